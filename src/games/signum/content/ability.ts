import { z } from 'zod'
import { ContentEntry } from '../../../contract/content.ts'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { ABILITY_IDS, Band, DieSymbol, TERRAIN_ABILITIES } from '../vocabulary.ts'
import { Danger, Duration, Pool, Token, Who } from './effects.ts'

/** How and when an ability works. */
const ABILITY_TAGS = ['passive', 'triggered', 'activated', 'impact', 'modifier', 'relic', 'terrain'] as const
type AbilityTag = (typeof ABILITY_TAGS)[number]

/** A number of the glossary, or the X that the card prints. */
const Amount = z.union([wholeNumber(1, 20), z.literal('x')])

/** What an ability lets a creature do against the general rules. */
const PERMISSIONS = [
  'meleeAfterRunning',
  'shotAfterMoving',
  'magicalShotAfterMoving',
  'activationWhenSummoned',
  'flight',
  'jump',
  'freeSplitWhenTired',
  'hiding',
] as const

/** What an ability keeps a creature, or its enemies, from. */
const BANS = ['running', 'otherMeleeTargets', 'crossing', 'sight'] as const

const Localized = z.strictObject({ en: z.string().min(1), es: z.string().min(1) })

/** What an ability does: a closed vocabulary that the rules read. */
const AbilityEffect = z.union([
  z.strictObject({ tokens: z.strictObject({ token: Token, count: Amount, at: z.enum(['entering', 'use']) }) }),
  z.strictObject({ lessDamage: z.strictObject({ by: Amount, from: z.literal('attacks') }) }),
  z.strictObject({ immuneTo: z.union([Danger, z.literal('text')]) }),
  z.strictObject({ strength: z.strictObject({ by: Amount, when: z.enum(['wounded', 'enemyWounded']) }) }),
  z.strictObject({ minDice: z.strictObject({ pool: Pool, dice: Amount }) }),
  z.strictObject({ extraDice: z.strictObject({ pool: Pool, dice: Amount, when: z.literal('allDiceThere') }) }),
  z.strictObject({
    reroll: z.strictObject({
      pools: z.array(Pool).min(1).max(4),
      whose: z.enum(['own', 'enemy']),
      which: z.enum(['failures', 'successes', 'any']),
      dice: z.union([Amount, z.literal('all')]),
      isForced: z.boolean(),
      /** Only from this distance on. */
      from: Band.nullable().default(null),
    }),
  }),
  z.strictObject({ hitsOn: z.array(DieSymbol).min(1).max(3) }),
  z.strictObject({
    damagePerHit: z.strictObject({ pool: Pool, damage: wholeNumber(2, 4), from: Band.nullable().default(null) }),
  }),
  z.strictObject({ attack: z.strictObject({ pool: Pool, dice: Amount, reach: Band.nullable(), wounds: z.boolean() }) }),
  z.strictObject({ strikesFirst: z.literal(true) }),
  z.strictObject({ push: z.strictObject({ by: Band, within: Band, blocked: wholeNumber(0, 5) }) }),
  z.strictObject({ followUp: z.strictObject({ move: Band, times: Amount }) }),
  z.strictObject({
    heal: z.strictObject({
      dice: Amount.nullable().describe('Null if no dice are rolled.'),
      max: Amount.nullable(),
      inContact: z.array(DieSymbol).max(3),
      within: z.strictObject({ band: Band, symbols: z.array(DieSymbol).max(3) }).nullable(),
      at: z.enum(['use', 'activationStart']),
    }),
  }),
  z.strictObject({ control: z.strictObject({ dice: Amount, within: Band, symbols: z.array(DieSymbol).max(3) }) }),
  /** The text of the card is gained. */
  z.strictObject({
    gains: z.strictObject({
      who: Who,
      isWithinBand: z.boolean(),
      at: z.enum([
        'always',
        'movedBeforeMelee',
        'activationStart',
        'playedFromHand',
        'discarded',
        'use',
        'namedAction',
      ]),
      lasts: Duration,
      costs: wholeNumber(0, 5),
    }),
  }),
  z.strictObject({ allows: z.enum(PERMISSIONS) }),
  z.strictObject({ forbids: z.enum(BANS) }),
  z.strictObject({ ignores: z.enum(['difficult', 'miniatures', 'terrain']) }),
  z.strictObject({ slows: z.literal('S') }),
  z.strictObject({ relic: z.enum(['uses', 'durability']) }),
])
type AbilityEffect = z.input<typeof AbilityEffect>

/** An ability of the glossary. */
export const Ability = ContentEntry.extend({
  id: z.enum([...ABILITY_IDS, ...TERRAIN_ABILITIES]),
  kind: z.literal('ability'),
  tags: z.array(z.enum(ABILITY_TAGS)).min(1).max(4),
  /** What its number means; null if it has none. */
  x: Localized.nullable(),
  /** Whether it has a reach. */
  hasBand: z.boolean(),
  /** Whether the card says what it does. */
  hasText: z.boolean(),
  text: Localized,
  effects: z.array(AbilityEffect).min(1).max(4),
  /** The rule that it makes an exception of; null if there is none. */
  overrides: z.string().max(80).nullable(),
  rulings: z.array(z.string().max(10)).max(3),
})
export type Ability = z.infer<typeof Ability>
export type AbilityInput = z.input<typeof Ability>

type Words = readonly [en: string, es: string]

/** What is printed about an ability besides its name and text. */
type Printed = {
  readonly tags: readonly AbilityTag[]
  readonly effects: readonly AbilityEffect[]
  readonly x?: Words
  readonly band?: true
  readonly hasText?: true
  readonly overrides?: string
  readonly rulings?: readonly string[]
  readonly page?: string
}

const localized = ([en, es]: Words) => ({ en, es })

/** An entry of the glossary. */
export function ability(id: AbilityInput['id'], name: Words, text: Words, printed: Printed): AbilityInput {
  const { tags, effects, x, band, hasText, overrides, rulings = [], page = '37-40' } = printed
  return {
    id,
    kind: 'ability',
    name: localized(name),
    text: localized(text),
    tags: [...tags],
    effects: [...effects],
    x: x === undefined ? null : localized(x),
    hasBand: band ?? false,
    hasText: hasText ?? false,
    overrides: overrides ?? null,
    rulings: [...rulings],
    provenance: 'rulebook',
    source: `Glossary, pp. ${page}, in our own words.`,
  }
}

export const DICE: Words = ['Dice', 'Dados']
