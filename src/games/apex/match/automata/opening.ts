import type { Refusal } from '../../../../rulebook/refusal.ts'
import { ENEMY_SQUAD } from '../../automata/content/automaton-setup.ts'
import { beaconsOf, roomAt } from '../../automata/entry/beacons.ts'
import { fieldOf } from '../../automata/setting/read-field.ts'
import { choiceViolations } from '../../automata/setup/assign-legends.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { MAX_HEALTH, STARTING_SHIELD } from '../../content/vitals.ts'
import { type ApexViolation, refuse } from '../../refusal.ts'
import type { PlacedBoard } from '../../table/placed-board.ts'
import type { ApexOptions } from '../options.ts'
import type { TableSide } from '../state.ts'
import type { AutomataOptions } from './options.ts'
import type { AutomataState } from './state.ts'

/** The most seats against Automata (p. 3). */
const MOST_SEATS = 2

/** What forbids a match against Automata with these options. */
export function openingViolations(
  options: ApexOptions,
  automata: AutomataOptions,
  seats: number,
  board: PlacedBoard,
  content: ApexContent,
): Refusal | null {
  const violations = [
    ...seatViolations(options, automata, seats),
    ...settingViolations(automata),
    ...legendViolations(automata, content),
    ...beaconViolations(board, content),
  ]
  return violations.length === 0 ? null : refuse(violations)
}

function seatViolations({ mode, sides, shares }: ApexOptions, { teammate }: AutomataOptions, seats: number) {
  const violations: ApexViolation[] = []
  const coop = (reason: string, path: string[]) =>
    violations.push({ rule: 'apex.automata.scope.coop', path, facts: { reason, seats } })
  if (seats > MOST_SEATS) coop('SEATS', ['automata'])
  if (teammate && seats > 1) coop('TEAMMATE', ['automata', 'teammate'])
  if (mode !== '2v2') {
    const facts = { reason: 'WRONG_COUNT', count: 3, needed: ENEMY_SQUAD }
    violations.push({ rule: 'apex.automata.scope.two-versus-two', path: ['mode'], facts })
  }
  if (sides !== undefined || shares !== undefined) {
    const facts = { reason: 'side', seats, legends: ENEMY_SQUAD } as const
    violations.push({ rule: 'apex.seat.sides', path: [sides === undefined ? 'shares' : 'sides'], facts })
  }
  return violations
}

function settingViolations({ gameMode, automatonShield: shield, automatonHealth: health }: AutomataOptions) {
  const violations: ApexViolation[] = []
  if (gameMode !== 'battleRoyale') {
    const facts = { reason: 'NO_MODE_PACK', mode: gameMode }
    violations.push({ rule: 'apex.automata.setup.modes', path: ['automata', 'gameMode'], facts })
  }
  if (shield < STARTING_SHIELD || health < MAX_HEALTH) {
    const path = ['automata', shield < STARTING_SHIELD ? 'automatonShield' : 'automatonHealth']
    violations.push({ rule: 'apex.automata.setup.life', path, facts: { reason: 'TOO_LITTLE', shield, health } })
  }
  return violations
}

function legendViolations({ legends, teammate }: AutomataOptions, content: ApexContent): ApexViolation[] {
  if (legends === undefined) return []
  const needed = ENEMY_SQUAD + (teammate ? 1 : 0)
  const choice = [...legends.enemies, ...(legends.teammate === undefined ? [] : [legends.teammate])]
  return choiceViolations(choice, needed, content).map((one) => ({ ...one, path: ['automata', 'legends'] }))
}

/** Enemies come onto the board at beacons, and come back there. */
function beaconViolations(board: PlacedBoard, content: ApexContent): ApexViolation[] {
  const field = fieldOf(board, { figures: new Map(), zones: [], viewpoint: 'S' }, content)
  if (beaconsOf(field).some((beacon) => roomAt(field, beacon).length > 0)) return []
  return [{ rule: 'apex.automata.setup.beacons', path: ['board'], facts: { reason: 'NO_BEACON' } }]
}

/** Everybody sits on one side; a player alone leads two Legends, or one beside a teammate. */
export const playersSeated = ({ teammate }: AutomataOptions, seats: number) => ({
  sides: Array.from({ length: seats }, (): TableSide => 'A'),
  shares: seats === 1 ? [teammate ? 1 : ENEMY_SQUAD] : Array.from({ length: seats }, () => 1),
})

/** What all Automata share before anything is drawn. */
export function automataFrom(options: AutomataOptions, content: ApexContent): AutomataState {
  const { automatonShield: shield, automatonHealth: health, gameMode: _mode, ...rest } = options
  return {
    settings: { ...rest, shield, health },
    humanSquad: null,
    assigned: [],
    routes: [...content.routeCards.keys()],
    routeDiscard: [],
    routesInPlay: [],
  }
}
