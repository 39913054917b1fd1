import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { placeBoard } from '../abilities/place-board.ts'
import { readFighter } from '../abilities/read-fighter.ts'
import type { SignumContent } from '../content/signum-content.ts'
import type { SignumReading } from '../define.ts'
import { refuse, type SignumViolation } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { BoardForm } from '../table/board.ts'
import { type Creature, type Fighter, StatedFighter } from '../table/creature.ts'
import { livingViolations } from '../table/living.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import { LIMITS } from '../vocabulary.ts'
import { applyEffects, type EffectOutcome } from './effect.ts'
import { type EffectSource, type Text, textOf } from './effect-source.ts'

/** The creatures that a text may be about. */
export const Among = z
  .union([
    z
      .strictObject({ fighters: z.array(StatedFighter).min(1).max(LIMITS.creatures) })
      .describe('Creatures without places: reach and contact are taken as stated.')
      .meta({ id: 'SignumAmongFighters' }),
    z
      .strictObject({ board: BoardForm })
      .describe('Creatures with places: reach and contact are measured.')
      .meta({ id: 'SignumAmongBoard' }),
  ])
  .meta({ id: 'SignumAmong' })
type Among = z.output<typeof Among>

type Question = {
  readonly source: EffectSource
  readonly controller: string
  readonly allies: readonly string[]
  readonly creature: string | null
  readonly among: Among
  readonly targets: readonly string[]
  readonly option: number | null
  readonly used: boolean
}

/** Resolves the text of a card: whom it means, and what it does to them. */
export function resolveText(
  { source, controller, allies, creature: self, among, targets: chosen, option, used }: Question,
  { content, trace }: SignumReading,
): EffectOutcome | Refusal {
  const text = textOf(source, content)
  if (text instanceof Refusal) return text
  const found = creaturesOf(among, content)
  if (found instanceof Refusal) return found
  const { creatures, board } = found
  const violations = [
    ...unknownNames(creatures, self, chosen),
    ...creatures.flatMap((creature, index) => livingViolations(creature, [...pathOf(among), index])),
  ]
  if (violations.length > 0) return refuse(violations)
  const refused = speakOnce(text, used, trace)
  if (refused !== null) return refused
  if (text.kind === 'spell') trace.applied('signum.spell.immediate', { spell: text.name })
  const friends = [...allies, ...teammates(board, controller)]
  return applyEffects({ text, controller, allies: friends, self, chosen, creatures, board }, option, content, trace)
}

/** First and Last Words are spoken once. */
function speakOnce({ name, ability }: Text, used: boolean, trace: SignumTrace): Refusal | null {
  if (ability !== 'firstWord' && ability !== 'lastWord') return null
  const facts = { source: name, used }
  if (used) return refuse([{ rule: 'signum.ability.first-last-once', path: ['used'], facts }])
  trace.applied('signum.ability.first-last-once', facts)
  return null
}

function creaturesOf(
  among: Among,
  content: SignumContent,
): { creatures: readonly (Fighter | Creature)[]; board: PlacedBoard | null } | Refusal {
  if ('board' in among) {
    const placed = placeBoard(among.board, content, ['among', 'board'])
    if (placed instanceof Refusal) return placed
    return { creatures: placed.creatures.map(({ creature }) => creature), board: placed }
  }
  const violations: SignumViolation[] = []
  const path = ['among', 'fighters']
  const fighters = among.fighters.map((one, index) => readFighter(one, content, [...path, index], violations))
  const names = fighters.map(({ id }) => id)
  const twice = names.flatMap((id, index): SignumViolation[] =>
    names.indexOf(id) === index ? [] : [{ rule: 'signum.board.names', path: [...path, index, 'id'], facts: { id } }],
  )
  violations.push(...twice)
  return violations.length > 0 ? refuse(violations) : { creatures: fighters, board: null }
}

const pathOf = (among: Among): string[] => {
  if ('fighters' in among) return ['among', 'fighters']
  return 'drawn' in among.board ? ['among', 'board', 'drawn', 'creatures'] : ['among', 'board']
}

/** The allies that a board names. */
const teammates = (board: PlacedBoard | null, player: string): string[] =>
  board === null ? [] : board.teams.filter((team) => team.includes(player)).flat()

function unknownNames(
  creatures: readonly { id: string }[],
  self: string | null,
  chosen: readonly string[],
): SignumViolation[] {
  const names = [
    ...(self === null ? [] : [{ id: self, path: ['creature'] }]),
    ...chosen.map((id, index) => ({ id, path: ['targets', index] })),
  ]
  return names
    .filter(({ id }) => !creatures.some((creature) => creature.id === id))
    .map(({ id, path }) => ({ rule: 'signum.board.known', path, facts: { id } }))
}
