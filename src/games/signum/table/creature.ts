import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import type { Step } from '../../../rulebook/trace.ts'
import { Danger, Effect, HoldingAction } from '../content/effects.ts'
import type { SignumRule } from '../rules.ts'
import { type AbilityId, Band, BaseSize, Centimetres, CreatureAbility, Id, LIMITS, Player } from '../vocabulary.ts'

/** An ability of a creature, with what its card says about it. */
export const FighterAbility = CreatureAbility.extend({
  from: Danger.exactOptional().describe('What Shield from keeps off.'),
  text: z.array(Effect).min(1).max(6).exactOptional().describe('What the card says, for Aura, Charge and the like.'),
}).meta({ id: 'SignumFighterAbility' })
export type FighterAbility = z.infer<typeof FighterAbility>

/** A text that holds on a creature now: of a spell, a First Word, a Howl, a building and so on. */
export const HoldingEffect = z
  .strictObject({ source: Id.describe('The name of the card or ability.'), does: HoldingAction })
  .meta({ id: 'SignumHoldingEffect' })
export type HoldingEffect = z.infer<typeof HoldingEffect>

/** What a creature can do and has suffered, wherever it stands. */
const fighter = {
  id: Id.exactOptional().describe('Its name; that of its card if left out.'),
  card: Id.exactOptional().describe('Its card in the content: what is not stated is as on the card, and as fresh.'),
  player: Player.describe('Who controls it.'),
  owner: Player.exactOptional().describe('Who owns it, if another player controls it now.'),
  kind: z.enum(['hero', 'character']).exactOptional().describe('A character, unless its card says otherwise.'),
  strength: wholeNumber(0, LIMITS.strength)
    .exactOptional()
    .describe('Its own melee dice: Berserk, Predator, auras and what holds on it are added. 1 without a card.'),
  health: wholeNumber(1, LIMITS.health).exactOptional().describe('The wounds that kill it. 1 without a card.'),
  wounds: wholeNumber(0, LIMITS.health).default(0),
  armour: wholeNumber(0, LIMITS.tokens).exactOptional().describe('Its armour tokens. 0 without a card.'),
  movement: Band.exactOptional().describe('M without a card.'),
  abilities: z.array(FighterAbility).max(LIMITS.abilities).exactOptional().describe('Instead of those of its card.'),
  effects: z
    .array(HoldingEffect)
    .max(20)
    .default([])
    .describe(
      'What holds on it now, in the order of application. Of dice and re-rolls, six for one roll count at most.',
    ),
  relics: z
    .array(Id)
    .max(6)
    .default([])
    .describe('Cards of the relics that a hero bears, for what they do all the time.'),
  hidden: z.boolean().exactOptional().describe('Whether it has a stealth token.'),
  moved: z.boolean().default(false).describe('Whether it moved in this activation.'),
  ran: z.boolean().default(false).describe('Whether it ran in this activation.'),
  tired: z.boolean().default(false).describe('Whether it already fought a melee as defender this turn.'),
}

/** A creature in a fight as a question states it: by its card, or described. */
export const StatedFighter = z.strictObject(fighter).meta({ id: 'SignumFighter' })
export type StatedFighter = z.infer<typeof StatedFighter>

/** A creature on the board as a question states it. */
export const StatedCreature = z
  .strictObject({
    ...fighter,
    x: Centimetres,
    y: Centimetres,
    base: BaseSize.exactOptional().describe('The diameter of the base in millimetres. 32 without a card.'),
  })
  .meta({ id: 'SignumCreature' })
export type StatedCreature = z.infer<typeof StatedCreature>

/** What a stated creature is called: by its own name, or its card’s. */
export const statedName = ({ id, card }: Pick<StatedFighter, 'id' | 'card'>): string => id ?? card ?? ''

/** A creature with everything that holds for it now. */
export type Fighter = {
  readonly id: string
  readonly card: string | null
  /** Who controls it now. */
  readonly player: string
  readonly owner: string
  readonly kind: 'hero' | 'character'
  readonly strength: number
  readonly health: number
  readonly wounds: number
  readonly armour: number
  readonly movement: Band
  readonly abilities: readonly FighterAbility[]
  /** Texts that hold on it and are no ability: more dice, re-rolls, safety. */
  readonly holds: readonly HoldingEffect[]
  readonly hidden: boolean
  readonly moved: boolean
  readonly ran: boolean
  readonly tired: boolean
  /** Why its values are what they are, where its card alone does not say it. */
  readonly reasons: readonly Step<SignumRule>[]
}

/** A creature on the board with everything that holds for it now. */
export type Creature = Fighter & { readonly x: number; readonly y: number; readonly base: number }

type Able = { readonly abilities: readonly CreatureAbility[] }

/** Whether a creature has an ability. */
export function has({ abilities }: Able, ability: AbilityId): boolean {
  for (const { id } of abilities) if (id === ability) return true
  return false
}

/** The number of an ability; of equal abilities the highest counts, and 0 is none. */
export function amountOf({ abilities }: Able, ability: AbilityId): number {
  let highest = 0
  for (const { id, x = 1 } of abilities) if (id === ability && x > highest) highest = x
  return highest
}

export const isWounded = ({ wounds }: Pick<Fighter, 'wounds'>): boolean => wounds > 0

type Held = Pick<Fighter, 'abilities' | 'holds'>

/** Whether a creature is safe from something, by Shield from or by a text that holds on it. */
export const isSafeFrom = ({ abilities, holds }: Held, danger: Danger): boolean =>
  abilities.some(({ id, from }) => id === 'shieldFrom' && from === danger) ||
  holds.some(({ does }) => 'immuneTo' in does && does.immuneTo === danger)

/** An ability as an answer names it, without the text of its card. */
export const plainAbility = ({ id, x, band }: FighterAbility): CreatureAbility => ({
  id,
  ...(x === undefined ? {} : { x }),
  ...(band === undefined ? {} : { band }),
})
