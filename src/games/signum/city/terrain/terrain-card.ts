import { z } from 'zod'
import { wholeNumber } from '../../../../contract/whole-number.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { SignumContent } from '../../content/signum-content.ts'
import { citeViolations, type RuleViolation } from '../../language/violation.ts'
import type { SignumViolation } from '../../refusal.ts'
import { refuse } from '../../refusal.ts'
import type { SignumTrace } from '../../rules.ts'
import { Cost, Id, LIMITS } from '../../vocabulary.ts'
import { City, cityViolations, costViolations, paymentsOf, paymentViolations, tracePayment } from '../city.ts'

/** A terrain card of the caller’s own. */
const OwnTerrain = z
  .strictObject({
    name: Id,
    unique: z.boolean().default(false),
    requires: z.array(Id).max(3).default([]).describe('Buildings that have to stand in the city.'),
    cost: Cost,
  })
  .meta({ id: 'SignumOwnTerrain' })
type OwnTerrain = z.infer<typeof OwnTerrain>

export const TerrainPlay = z
  .strictObject({
    terrain: z
      .union([
        z.strictObject({ card: Id }).meta({ id: 'SignumKnownTerrain' }),
        z.strictObject({ own: OwnTerrain }).meta({ id: 'SignumDescribedTerrain' }),
      ])
      .meta({ id: 'SignumTerrainReference' }),
    city: City.default([]),
    prosperity: wholeNumber(0, LIMITS.prosperity).default(0),
    payment: z.array(Id).max(24).exactOptional().describe('The buildings to turn, if the cost leaves a choice.'),
    playedThisTurn: z.boolean().default(false).describe('Whether a terrain card was already played this turn.'),
    playedBefore: z.array(Id).max(60).default([]).describe('Terrain that this player played earlier in the game.'),
  })
  .meta({ id: 'SignumTerrainCardInput' })
export type TerrainPlay = z.infer<typeof TerrainPlay>

export type TerrainPlayed = { legal: boolean; turned: string[]; prosperity: number; violations: RuleViolation[] }

/** Whether a terrain card may be played now; where its template may lie is another question. */
export function playTerrain(play: TerrainPlay, content: SignumContent, trace: SignumTrace): TerrainPlayed | Refusal {
  const card = terrainOf(play.terrain, content)
  if (card instanceof Refusal) return card
  const broken = cityViolations(play.city)
  if (broken !== null) return broken
  const { city, prosperity } = play
  const { name: terrain, cost } = card
  const { count, listed } = paymentsOf(cost, city)
  const payment = play.payment ?? (count === 1 ? (listed[0] ?? []) : [])
  const violations = [
    ...playViolations(play, card),
    ...costViolations(cost, city, prosperity),
    ...(play.payment === undefined && count < 2 ? [] : paymentViolations(payment, cost, city)),
  ]
  if (violations.length > 0) {
    return { legal: false, turned: [], prosperity, violations: citeViolations(violations, trace) }
  }
  trace.applied('signum.terrain.one-per-turn', { terrain, played: false })
  if (play.playedBefore.includes(terrain)) trace.applied('signum.terrain.basic-repeat', { terrain })
  trace.applied('signum.terrain.cost', { terrain, missing: [] })
  trace.applied('signum.terrain.active-while-present', { terrain })
  tracePayment({ cost, city, payment: payment.length > 0 ? payment : null }, prosperity, trace)
  return { legal: true, turned: [...payment], prosperity: prosperity - cost.prosperity, violations: [] }
}

function terrainOf(reference: TerrainPlay['terrain'], { cards }: SignumContent): OwnTerrain | Refusal {
  if ('own' in reference) return reference.own
  const card = cards.get(reference.card)
  if (card?.kind === 'terrain') {
    return { name: card.id, unique: card.isUnique, requires: card.requires, cost: card.cost }
  }
  const facts = { kind: 'terrain', id: reference.card } as const
  return refuse([{ rule: 'signum.content.known', path: ['terrain', 'card'], facts }])
}

function playViolations({ city, playedThisTurn, playedBefore }: TerrainPlay, card: OwnTerrain): SignumViolation[] {
  const { name: terrain } = card
  const path = ['terrain']
  const violations: SignumViolation[] = []
  if (playedThisTurn) violations.push({ rule: 'signum.terrain.one-per-turn', path, facts: { terrain, played: true } })
  if (card.unique && playedBefore.includes(terrain)) {
    violations.push({ rule: 'signum.terrain.unique-once', path, facts: { terrain } })
  }
  const missing = card.requires.filter((building) => !city.some(({ name }) => name === building))
  if (missing.length > 0) violations.push({ rule: 'signum.terrain.cost', path, facts: { terrain, missing } })
  return violations
}
