import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { canChoose } from '../abilities/meant.ts'
import { placeBoard } from '../abilities/place-board.ts'
import { EffectText, effectText } from '../cards/card-text.words.ts'
import { Effect } from '../content/effects.ts'
import type { SignumContent } from '../content/signum-content.ts'
import type { SignumReading } from '../define.ts'
import { citeViolations, RuleViolations } from '../language/violation.ts'
import { refuse, type SignumViolation } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { BoardForm } from '../table/board.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import { Id, Player } from '../vocabulary.ts'
import { cityContradictions } from './agreeing-city.ts'
import { City, CityBuilding, cityViolations } from './city.ts'

/** The building that is used: its card in the content, or its text. */
const UsedBuilding = z
  .union([
    z.strictObject({ card: Id }).meta({ id: 'SignumUsedBuildingCard' }),
    z
      .strictObject({
        own: z
          .strictObject({ name: Id, turned: z.array(Effect).min(1).max(6).describe('What turning it does.') })
          .meta({ id: 'SignumUsedBuildingText' }),
      })
      .meta({ id: 'SignumUsedOwnBuilding' }),
  ])
  .meta({ id: 'SignumUsedBuilding' })

export const BuildingUseQuestion = z
  .strictObject({
    building: UsedBuilding,
    player: Player,
    city: City,
    ownTurn: z.boolean().default(true),
    phase: z.enum(['initial', 'construction', 'activation']).default('activation'),
    inActivation: z.boolean().default(false).describe('Whether a creature is being activated.'),
    board: BoardForm.exactOptional().describe('For those that the ability may be used on.'),
  })
  .meta({ id: 'SignumBuildingUseInput' })
type BuildingUseQuestion = z.infer<typeof BuildingUseQuestion>

export const BuildingUse = z
  .object({
    legal: z.boolean(),
    violations: RuleViolations,
    building: Id,
    city: z.array(CityBuilding).describe('Afterwards.'),
    does: z.array(EffectText).max(6).describe('What happens; `signum.effect` applies it to creatures.'),
  })
  .meta({ id: 'SignumBuildingUseOutcome' })
type BuildingUse = z.infer<typeof BuildingUse>

type Text = { readonly name: string; readonly effects: readonly Effect[] }

/** Turns a building for the ability printed on it, or tells everything against it. */
export function useBuilding(question: BuildingUseQuestion, { content, trace }: SignumReading): BuildingUse | Refusal {
  const { city, board } = question
  const text = textOf(question, content)
  if (text instanceof Refusal) return text
  const broken = cityViolations(city)
  if (broken !== null) return broken
  const placed = board === undefined ? null : placeBoard(board, content)
  if (placed instanceof Refusal) return placed
  const contradictions = cityContradictions(question, content)
  if (contradictions.length > 0) return refuse(contradictions)
  const violations = [
    ...timingViolations(question, text),
    ...standingViolations(question, text),
    ...targetViolations(question, text, placed),
  ]
  const legal = violations.length === 0
  if (legal) traceUse(text, trace)
  return {
    legal,
    violations: citeViolations(violations, trace),
    building: text.name,
    city: legal ? city.map((one) => (one.name === text.name ? { ...one, turned: true } : one)) : city,
    does: legal ? text.effects.map(({ does }) => effectText(does, content)) : [],
  }
}

function textOf({ building }: BuildingUseQuestion, { cards }: SignumContent): Text | Refusal {
  if ('own' in building) return { name: building.own.name, effects: building.own.turned }
  const card = cards.get(building.card)
  if (card?.kind === 'building') return { name: card.id, effects: card.turned }
  const facts = { kind: 'building' as const, id: building.card }
  return refuse([{ rule: 'signum.content.known', path: ['building', 'card'], facts }])
}

function timingViolations({ ownTurn, phase, inActivation }: BuildingUseQuestion, { name }: Text): SignumViolation[] {
  const untimely = (problem: 'turn' | 'phase' | 'activation', field: string): SignumViolation => ({
    rule: 'signum.city.ability-timing',
    path: [field],
    facts: { building: name, problem },
  })
  return [
    ...(ownTurn ? [] : [untimely('turn', 'ownTurn')]),
    ...(phase === 'activation' ? [] : [untimely('phase', 'phase')]),
    ...(inActivation ? [untimely('activation', 'inActivation')] : []),
  ]
}

/** Only a building that stands, has an ability and can be turned is used. */
function standingViolations({ city }: BuildingUseQuestion, { name, effects }: Text): SignumViolation[] {
  const standing = city.find((building) => building.name === name)
  const useless = (problem: 'absent' | 'textless'): SignumViolation => ({
    rule: 'signum.city.uses',
    path: ['building'],
    facts: { building: name, problem },
  })
  const facts = { buildings: [name] }
  return [
    ...(standing === undefined ? [useless('absent')] : []),
    ...(effects.length === 0 ? [useless('textless')] : []),
    ...(standing?.turned === true ? [{ rule: 'signum.city.turned' as const, path: ['city'], facts }] : []),
    ...(standing?.locked === true ? [{ rule: 'signum.city.locked' as const, path: ['city'], facts }] : []),
  ]
}

/** An ability that has to choose a creature needs one to choose, as far as a board tells. */
function targetViolations(
  { player }: BuildingUseQuestion,
  { name: card, effects }: Text,
  board: PlacedBoard | null,
): SignumViolation[] {
  if (board === null) return []
  return effects
    .filter(({ to }) => !canChoose(to, player, board, null))
    .map(({ to }) => ({ rule: 'signum.play.needs-target', path: ['board'], facts: { card, who: to.who } }))
}

function traceUse({ name: building }: Text, trace: SignumTrace): void {
  trace.applied('signum.city.ability-timing', { building, problem: null })
  trace.applied('signum.city.uses', { building, problem: null })
}
