import { z } from 'zod'
import { AimIcon } from '../../content/shot-effect.ts'
import { Label } from '../../language/label.ts'
import { ClosedRange } from './automaton-arsenals.ts'
import { MAX_CHARGES, MovementOrder } from './automaton-legends.ts'

/** Which enemy an effect is about; `priority` is the primary if it qualifies, else the secondary. */
export const EnemyChoice = z.enum(['primary', 'secondary', 'priority', 'all']).meta({ id: 'ApexEnemyChoice' })
export type EnemyChoice = z.infer<typeof EnemyChoice>

/** Whether an effect asks for sight: it must see, must not see, or does not ask. */
export const SightAsked = z
  .boolean()
  .nullable()
  .default(null)
  .describe('true: it must see it, false: it must not see it, null: sight does not matter.')

const EnemyCondition = z
  .strictObject({
    enemy: EnemyChoice.default('priority'),
    range: ClosedRange.nullable().default(null),
    los: SightAsked,
    inOptimal: z.boolean().default(false),
    inNormal: z.boolean().default(false),
    adjacent: z.boolean().default(false),
  })
  .meta({ id: 'ApexEnemyCondition' })
export type EnemyCondition = z.infer<typeof EnemyCondition>

/** Where a figure stands. */
export const FigurePlace = z.enum(['space', 'intersection']).meta({ id: 'ApexFigurePlace' })

const amount = z.int().min(0).max(200)

export const CardCondition = z
  .strictObject({
    enemy: EnemyCondition.nullable().default(null),
    chargesAtLeast: z.int().min(0).max(MAX_CHARGES).nullable().default(null),
    shieldAtMost: amount.nullable().default(null),
    healthAtMost: amount.nullable().default(null),
    hasShot: z.boolean().nullable().default(null),
  })
  .describe('Everything that is named has to hold.')
  .meta({ id: 'ApexCardCondition' })
export type CardCondition = z.infer<typeof CardCondition>

const away = { enemy: EnemyChoice.default('priority'), range: ClosedRange.nullable().default(null), los: SightAsked }
const change = z.int().min(-100).max(100).default(0)

const ModifyShot = z
  .strictObject({
    firstHit: change,
    perHit: change,
    difficulty: change,
    rate: change,
    stability: change,
    ignoreIcons: z.array(AimIcon).max(5).default([]),
  })
  .meta({ id: 'ApexShotChange' })
export type ModifyShot = z.infer<typeof ModifyShot>

const side = z.int().min(1).max(9)

/** What comes at the end of a Duration or a Delay. */
const LaterEffect = z
  .union([
    z.strictObject({
      damageArea: z
        .strictObject({ amount, columns: side, rows: side, aerial: z.boolean() })
        .meta({ id: 'ApexDelayedArea' }),
    }),
    z.strictObject({ modifyShot: ModifyShot }),
  ])
  .meta({ id: 'ApexLaterEffect' })

const Later = z
  .strictObject({ turns: z.int().min(1).max(8), effects: z.array(LaterEffect).max(4) })
  .meta({ id: 'ApexLaterEffects' })

const marker = z.literal(true)

/** One effect of an Automaton's Feat or Ability. */
export const CardEffect = z
  .union([
    z.strictObject({ gainCharges: z.int().min(1).max(MAX_CHARGES) }),
    z.strictObject({
      recover: z
        .strictObject({
          shield: amount.default(0),
          health: amount.default(0),
          target: z.enum(['self', 'squadmate']).meta({ id: 'ApexRecoveryTarget' }).default('self'),
        })
        .meta({ id: 'ApexCardRecovery' }),
    }),
    z.strictObject({
      damage: z
        .strictObject({
          ...away,
          amount,
          tag: z.enum(['NORMAL', 'SHIELD_ONLY', 'HEALTH_ONLY']).meta({ id: 'ApexCardDamageTag' }).default('NORMAL'),
        })
        .meta({ id: 'ApexCardDamage' }),
    }),
    z.strictObject({ frag: z.strictObject(away).meta({ id: 'ApexCardFrag' }) }),
    z.strictObject({ movement: MovementOrder.meta({ id: 'ApexMovementOrder' }) }),
    z.strictObject({ tacticalShift: marker }),
    z.strictObject({ shoot: marker }),
    z.strictObject({
      transferEnemy: z
        .strictObject({ ...away, to: z.enum(['near', 'adjacent']).meta({ id: 'ApexTransferPlace' }) })
        .meta({ id: 'ApexTransferEnemy' }),
    }),
    z.strictObject({ transferSelf: marker }),
    z.strictObject({
      push: z
        .strictObject({
          enemy: EnemyChoice.default('priority'),
          spaces: z.int().min(1).max(6),
          collision: amount,
        })
        .meta({ id: 'ApexCardPush' }),
    }),
    z.strictObject({
      placeFigure: z
        .strictObject({
          figure: Label,
          on: FigurePlace,
          free: z.boolean(),
          range: ClosedRange,
          los: SightAsked,
          anchor: z.enum(['self', 'primary', 'enemy']).meta({ id: 'ApexFigureAnchor' }).default('self'),
        })
        .meta({ id: 'ApexCardFigure' }),
    }),
    z.strictObject({
      attach: z
        .strictObject({ figure: Label, enemy: EnemyChoice.default('priority'), max: z.int().min(1).max(2) })
        .meta({ id: 'ApexCardAttachment' }),
    }),
    z.strictObject({ duration: Later }),
    z.strictObject({ delay: Later }),
    z.strictObject({ modifyShot: ModifyShot }),
    z.strictObject({ forbidReaction: marker }),
    z.strictObject({ cancelReaction: marker }),
  ])
  .meta({ id: 'ApexCardEffect' })
export type CardEffect = z.infer<typeof CardEffect>

/** A line of a card: on a condition, at a cost, its effects; what comes instead without the Charges. */
export const CardLine = z
  .strictObject({
    when: CardCondition.nullable().default(null),
    spend: z.int().min(0).max(MAX_CHARGES).default(0),
    effects: z.array(CardEffect).min(1).max(6),
    otherwise: z.array(CardEffect).max(6).default([]).describe('Instead, if the Charges are missing.'),
  })
  .meta({ id: 'ApexCardLine' })
export type CardLine = z.infer<typeof CardLine>
