import { required } from '../../../../lib/required.ts'
import { CHARGE_TOKENS, ENEMY_SQUAD, EPIC_CHOICE, STARTING_CHARGES } from '../../automata/content/automaton-setup.ts'
import { coloursBy } from '../../automata/setup/squad-colour.ts'
import { POOL } from '../../content/setup.ts'
import { drawSome } from '../../loot/supply-bin.ts'
import { enemyOf } from '../../table/squad.ts'
import { openly } from '../chance.ts'
import { readersOf } from '../legends.ts'
import type { ApexRun } from '../questions.ts'
import type { ApexState } from '../state.ts'

/** The colours and the Legends of the Automata; then the players choose theirs. */
export function setUpAutomata(run: ApexRun): void {
  const { settings } = sharedOf(run.state)
  const { sides, ring } = run.state
  run.trace.applied('apex.automata.setup.base', { ring: ring !== null })
  run.trace.applied('apex.automata.scope.seats', { seats: sides.length })
  if (sides.length === 1) run.trace.applied('apex.automata.scope.solo-options', { teammate: settings.teammate })
  drawColour(run)
  assign(run)
  run.trace.applied('apex.automata.setup.pick-order', { seats: sides.length, picks: picksOf(run.state) })
}

/** The shared state of the Automata; there is none in other matches. */
export const sharedOf = ({ automata }: ApexState) => required(automata, 'Automata')

/** How many Legends the players choose. */
export const picksOf = (state: ApexState): number => state.shares.reduce((sum, share) => sum + share, 0)

function drawColour(run: ApexRun): void {
  const [card = ''] = drawSome([...run.content.aimCards.keys()], 1, openly(run.random))
  const { humanSquad } = coloursBy(run.content.aimCards.get(card)?.value ?? 0, run.trace)
  run.emit({ type: 'squadColoured', card, humanSquad })
}

function assign(run: ApexRun): void {
  const { teammate, legends: chosen } = sharedOf(run.state).settings
  const needed = ENEMY_SQUAD + (teammate ? 1 : 0)
  const given = chosen === undefined ? null : [...chosen.enemies, ...(chosen.teammate ? [chosen.teammate] : [])]
  const legends = given ?? drawSome([...run.content.automatonLegends.keys()], needed, openly(run.random))
  const enemies = legends.slice(0, ENEMY_SQUAD)
  const mate = legends[ENEMY_SQUAD] ?? null
  run.trace.applied('apex.automata.setup.assign-automata-first', { reason: null, enemies, teammate: mate })
  for (const legend of enemies) run.emit({ type: 'automatonAssigned', legend, role: 'enemy' })
  if (mate !== null) run.emit({ type: 'automatonAssigned', legend: mate, role: 'teammate' })
}

/** After the last pick: decks, Arsenal cards, dials, in the order of assignment. */
export function prepareAutomata(run: ApexRun): void {
  const { assigned, humanSquad, routes, settings } = sharedOf(run.state)
  const own = humanSquad ?? 'red'
  const dealt = drawSome([...run.content.automatonArsenals.keys()], assigned.length, openly(run.random))
  const arsenals = run.content.automatonArsenals.size
  const supply = CHARGE_TOKENS - STARTING_CHARGES * assigned.length
  run.trace.applied('apex.automata.setup.common-supply', { routes: routes.length, arsenals, charges: supply })
  run.trace.applied('apex.automata.setup.deal-order', { legends: assigned.map(({ legend }) => legend) })
  const { shield, health } = settings
  run.trace.applied('apex.automata.setup.life', { reason: null, shield, health })
  for (const [index, { legend, role }] of assigned.entries()) {
    const isMate = role === 'teammate'
    const arsenal = dealt[index] ?? ''
    const squad = isMate ? own : enemyOf(own)
    run.trace.applied('apex.automata.setup.automaton-components', { legend, arsenal, charges: STARTING_CHARGES })
    run.trace.applied('apex.automata.setup.personal-supply', { legend })
    run.emit({ type: 'automatonPrepared', legend, squad, seat: isMate ? 0 : null, arsenal })
  }
}

/** Each Legend of a player draws its pool, with epic tokens of which one is kept. Automata do nothing. */
export function drawPlayerPools(run: ApexRun): void {
  const automata = run.state.legends.filter(({ automaton }) => automaton !== undefined).map(({ id }) => id)
  run.trace.applied('apex.automata.stage1.automata-idle', { legends: automata })
  for (const { id, squad, automaton } of run.state.legends) {
    if (automaton !== undefined) continue
    const { weapons, common, rare, epic } = run.state.stock
    run.trace.applied('apex.automata.setup.player-legends', { legend: id })
    run.trace.applied('apex.automata.stage1.br-reserve', { legend: id, ...POOL, epic: EPIC_CHOICE })
    run.emit({
      type: 'poolDrawn',
      legend: id,
      weapons: drawSome(weapons, POOL.weapons, run.random),
      tokens: [...drawSome(common, POOL.common, run.random), ...drawSome(rare, POOL.rare, run.random)],
      epics: drawSome(epic, EPIC_CHOICE, run.random),
      readers: readersOf(run.state, squad),
    })
  }
}
