import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import { Tag } from '../vocabulary.ts'
import {
  before,
  CardAction,
  Effect,
  free,
  harder,
  hurt,
  move,
  recover,
  shot,
  shotAtBearers,
  special,
} from './effects.ts'
import { LegendId } from './legends.ts'

/** Where the miniature of an ability goes. */
const Placement = z.strictObject({
  miniature: z.string(),
  on: z.enum(['space', 'intersection', 'legend']),
  free: z.boolean(),
  range: z.strictObject({ min: z.int().min(0), max: z.int().min(0) }),
  lineOfSight: z.boolean(),
  zone: z.boolean(),
})

/** An effect that lasts for, or comes after, a number of squad turns. */
const Timed = z.strictObject({ turns: z.int().min(1), effects: z.array(Effect) })

const AbilityFields = ContentEntry.extend({
  kind: z.literal('abilityCard'),
  legend: LegendId,
  slot: z.enum(['tactical', 'ultimate']),
  action: CardAction,
  /** The position at which the token enters the cooldown track. */
  cooldown: z.int().min(1).max(6),
  place: Placement.nullable(),
  duration: Timed.nullable(),
  delay: Timed.nullable(),
  area: z.strictObject({ columns: z.int().min(1), rows: z.int().min(1), aerial: z.boolean() }).nullable(),
  tags: z.array(Tag),
  /** The fields whose values are not in the book and were constructed for play. */
  constructedFields: z.array(z.string()),
})
export type AbilityCard = z.infer<typeof AbilityFields>

/** Everything that an ability does, at once or over time. */
const effectsOf = ({ action, duration, delay }: AbilityCard): Effect[] => [
  ...action.effects,
  ...(duration?.effects ?? []),
  ...(delay?.effects ?? []),
]

/** Whether the miniature is there that an effect speaks of: a Zone, an area, one to attach. */
function hasWhatItNeeds(effect: Effect, { place, area }: AbilityCard): boolean {
  if (effect.to === 'legendsInZone') return place?.zone ?? false
  if (effect.to === 'legendsInArea') return area !== null
  if (effect.effect === 'attachMiniature') return place?.on === 'legend' && place.miniature === effect.miniature
  return effect.effect !== 'shot' || effect.against === undefined || place?.on === 'legend'
}

export const AbilityCard = AbilityFields.refine(
  (card) => effectsOf(card).every((effect) => hasWhatItNeeds(effect, card)),
  { error: 'An effect speaks of a Zone, an area or a miniature that the card does not place.' },
)

type Origin = Pick<AbilityCard, 'provenance' | 'source' | 'constructedFields'>
type Given = Pick<AbilityCard, 'id' | 'legend' | 'slot' | 'action' | 'cooldown' | 'name'>
type Optional = Partial<Pick<AbilityCard, 'place' | 'duration' | 'delay' | 'area' | 'tags'>>

const ability = (given: Given & Optional, origin: Origin): AbilityCard => ({
  kind: 'abilityCard',
  place: null,
  duration: null,
  delay: null,
  area: null,
  tags: [],
  ...given,
  ...origin,
})

const seen = (pages: string, constructedFields: string[]): Origin => ({
  provenance: 'rulebook',
  source: constructedFields.length === 0 ? pages : `${pages}; the fields under constructedFields are constructed`,
  constructedFields,
})
const constructed: Origin = {
  provenance: 'constructed',
  source: 'Constructed for play: the book names the pieces of this ability but not its card.',
  constructedFields: ['name', 'action', 'cooldown', 'place', 'duration', 'delay', 'area'],
}

const place = (
  miniature: string,
  on: 'space' | 'intersection' | 'legend',
  range: [number, number],
  more: { free?: boolean; lineOfSight?: boolean; zone?: boolean } = {},
) => ({
  miniature,
  on,
  free: more.free ?? false,
  range: { min: range[0], max: range[1] },
  lineOfSight: more.lineOfSight ?? false,
  zone: more.zone ?? false,
})

/** The tactical and the ultimate ability of each Legend. */
export const abilityCards = defineEntries(AbilityCard, [
  ability(
    {
      id: 'smoke-launcher',
      legend: 'bangalore',
      slot: 'tactical',
      name: { en: 'Smoke Launcher', es: 'Lanzahumo' },
      action: free(),
      cooldown: 2,
      place: place('smoke', 'intersection', [0, 5], { free: true, zone: true }),
      duration: { turns: 3, effects: [shot({ difficulty: 10 }, 'legendsInZone')] },
      tags: ['ZONE', 'OCCUPIES_INTERSECTION'],
    },
    seen('p. 36-38', []),
  ),
  ability(
    {
      id: 'rolling-thunder',
      legend: 'bangalore',
      slot: 'ultimate',
      name: { en: 'Rolling Thunder', es: 'Retumbar del trueno' },
      action: special(1),
      cooldown: 4,
      place: place('thunder', 'space', [1, 5]),
      delay: { turns: 3, effects: [hurt(12, 'legendsInArea')] },
      area: { columns: 5, rows: 4, aerial: true },
      tags: ['AERIAL'],
    },
    seen('p. 15, 32, 35', ['action', 'cooldown', 'delay.effects']),
  ),
  ability(
    {
      id: 'dome-of-protection',
      legend: 'gibraltar',
      slot: 'tactical',
      name: { en: 'Dome of Protection', es: 'Cúpula de protección' },
      action: special(1),
      cooldown: 3,
      place: place('dome', 'intersection', [1, 2], { free: true, lineOfSight: true, zone: true }),
      duration: { turns: 2, effects: [{ effect: 'cancel', to: 'legendsInZone', what: 'attack' }] },
      tags: ['ZONE', 'OCCUPIES_INTERSECTION'],
    },
    seen('p. 15, 25, 35-37', ['action', 'cooldown', 'duration.effects']),
  ),
  ability(
    {
      id: 'defensive-bombardment',
      legend: 'gibraltar',
      slot: 'ultimate',
      name: { en: 'Defensive Bombardment', es: 'Bombardeo defensivo' },
      action: special(1),
      cooldown: 4,
      place: place('bombardment', 'space', [0, 5]),
      delay: { turns: 2, effects: [hurt(10, 'legendsInArea')] },
      area: { columns: 3, rows: 3, aerial: true },
      tags: ['AERIAL'],
    },
    seen('p. 36, 38', ['action', 'cooldown', 'delay.effects', 'area']),
  ),
  ability(
    {
      id: 'ravens',
      legend: 'bloodhound',
      slot: 'tactical',
      name: { en: 'Ravens', es: 'Cuervos' },
      action: free({ effect: 'attachMiniature', to: 'enemy', miniature: 'raven', upTo: 3 }),
      cooldown: 2,
      place: place('raven', 'legend', [1, 3]),
      duration: { turns: 2, effects: [shotAtBearers({ difficulty: -5 })] },
    },
    seen('p. 36', ['name', 'action.kind', 'cooldown', 'duration']),
  ),
  ability(
    {
      id: 'beast-of-the-hunt',
      legend: 'bloodhound',
      slot: 'ultimate',
      name: { en: 'Beast of the Hunt', es: 'Bestia cazadora' },
      action: free({ effect: 'attachMiniature', to: 'self', miniature: 'beast', upTo: 1 }),
      cooldown: 4,
      place: place('beast', 'legend', [0, 0]),
      duration: { turns: 2, effects: [{ effect: 'addMovePoints', to: 'self', points: 1 }, shot({ stability: 1 })] },
    },
    constructed,
  ),
  ability(
    {
      id: 'doc-heal-drone',
      legend: 'lifeline',
      slot: 'tactical',
      name: { en: 'D.O.C. drone', es: 'Dron médico DOC' },
      action: special(1),
      cooldown: 3,
      place: place('doc', 'intersection', [0, 1], { free: true, zone: true }),
      delay: { turns: 2, effects: [recover(10, 0, 'legendsInZone')] },
      tags: ['ZONE', 'OCCUPIES_INTERSECTION', 'DESTRUCTIBLE'],
    },
    constructed,
  ),
  ability(
    {
      id: 'airdrop',
      legend: 'lifeline',
      slot: 'ultimate',
      name: { en: 'Airdrop', es: 'Envío aéreo' },
      action: special(1),
      cooldown: 4,
      place: place('airdrop', 'space', [1, 2], { free: true, lineOfSight: true }),
      delay: { turns: 2, effects: [{ effect: 'draw', to: 'self', what: 'epicLoot', count: 1 }] },
    },
    seen('p. 36', ['action', 'cooldown', 'delay']),
  ),
  ability(
    {
      id: 'into-the-void',
      legend: 'wraith',
      slot: 'tactical',
      name: { en: 'Into the Void', es: 'Al vacío' },
      action: before(harder(15)),
      cooldown: 2,
    },
    constructed,
  ),
  ability(
    {
      id: 'dimensional-rift',
      legend: 'wraith',
      slot: 'ultimate',
      name: { en: 'Dimensional Rift', es: 'Brecha dimensional' },
      action: special(1, { effect: 'teleport', to: 'anySquadLegend', range: 6 }),
      cooldown: 4,
      place: place('rift', 'space', [0, 6], { free: true }),
      duration: { turns: 4, effects: [] },
    },
    constructed,
  ),
  ability(
    {
      id: 'grappling-hook',
      legend: 'pathfinder',
      slot: 'tactical',
      name: { en: 'Grappling Hook', es: 'Gancho de agarre' },
      action: free({ effect: 'teleport', to: 'self', range: 3 }),
      cooldown: 3,
    },
    constructed,
  ),
  ability(
    {
      id: 'zipline-gun',
      legend: 'pathfinder',
      slot: 'ultimate',
      name: { en: 'Zipline', es: 'Tirolina' },
      action: special(1, move(1)),
      cooldown: 4,
      place: place('zipline', 'intersection', [0, 6], { free: true, lineOfSight: true }),
      duration: { turns: 4, effects: [{ effect: 'teleport', to: 'anySquadLegend', range: 6 }] },
      tags: ['OCCUPIES_INTERSECTION', 'DESTRUCTIBLE'],
    },
    constructed,
  ),
])
