import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../../contract/content.ts'
import type { Localized } from '../../../../lib/locale.ts'
import { Label } from '../../language/label.ts'
import { CardLine } from './card-effects.ts'

/** What the lower part of a Feat is for. */
export const BOTTOM_KINDS = ['shotBoost', 'reactionBefore', 'reactionAfter'] as const
export const BottomKind = z.enum(BOTTOM_KINDS).meta({ id: 'ApexFeatBottomKind' })
export type BottomKind = z.infer<typeof BottomKind>

const lines = z.array(CardLine).max(6)

const Bottom = z.strictObject({ kind: BottomKind, lines }).meta({ id: 'ApexFeatBottom' })

/** The steps of an activation in which a Feat is resolved. */
export const FEAT_STEPS = [5, 8] as const

const face = {
  step: z.union([z.literal(5), z.literal(8)]),
  lines,
  bottom: Bottom.nullable().default(null),
}

/** An Automaton's Feat as it is described in a question. */
export const FeatFace = z.strictObject({ id: Label, ...face }).meta({ id: 'ApexAutomatonFeatCard' })
export type AutomatonFeat = z.infer<typeof FeatFace>

export const AutomatonFeatEntry = ContentEntry.extend({ kind: z.literal('automatonFeat'), ...face })

type Line = z.input<typeof CardLine>
type BottomInput = z.input<typeof Bottom>

const card = (
  number: number,
  name: Localized,
  step: 5 | 8,
  does: readonly Line[],
  bottom: BottomInput | null = null,
): z.input<typeof AutomatonFeatEntry> => ({
  id: `gf-${String(number).padStart(2, '0')}`,
  kind: 'automatonFeat',
  name,
  provenance: 'constructed',
  source: 'The 60 Feats of the Automata are not printed in the book; this generic deck of ten is constructed.',
  step,
  lines: [...does],
  bottom,
})

const shield = (amount: number): Line => ({ effects: [{ recover: { shield: amount } }] })

/** The ten Feats of which every Automaton has its own deck. */
export const automatonFeats = defineEntries(AutomatonFeatEntry, [
  card(1, { en: 'Focus', es: 'Concentración' }, 5, [{ effects: [{ gainCharges: 1 }] }], {
    kind: 'shotBoost',
    lines: [{ spend: 1, effects: [{ modifyShot: { firstHit: 10 } }] }],
  }),
  card(2, { en: 'Recharge', es: 'Recarga' }, 5, [shield(5)], {
    kind: 'reactionAfter',
    lines: [shield(5), { ...shield(5), spend: 1 }],
  }),
  card(3, { en: 'Frag Out', es: 'Granada va' }, 8, [{ effects: [{ frag: { range: { min: 3, max: 5 } } }] }]),
  card(4, { en: 'Reposition', es: 'Reposicionarse' }, 8, [{ effects: [{ tacticalShift: true }] }], {
    kind: 'reactionBefore',
    lines: [{ effects: [{ modifyShot: { difficulty: 10 } }] }],
  }),
  card(5, { en: 'Push Up', es: 'Avanzar' }, 5, [{ effects: [{ movement: { mp: 1, left: 'W', right: 'X' } }] }]),
  card(6, { en: 'Patch', es: 'Cura rápida' }, 8, [
    { spend: 1, effects: [{ recover: { health: 10 } }], otherwise: [{ gainCharges: 1 }] },
  ]),
  card(
    7,
    { en: 'Drag', es: 'Arrastre' },
    5,
    [
      {
        spend: 1,
        effects: [{ transferEnemy: { to: 'near', range: { min: 2, max: 4 }, los: true } }],
        otherwise: [{ gainCharges: 1 }],
      },
    ],
    { kind: 'shotBoost', lines: [{ effects: [{ modifyShot: { difficulty: -10 } }] }] },
  ),
  card(8, { en: 'Disengage', es: 'Retirada' }, 8, [{ effects: [{ movement: { mp: 2, left: 'W', right: 'G' } }] }], {
    kind: 'reactionAfter',
    lines: [{ effects: [{ tacticalShift: true }] }],
  }),
  card(9, { en: 'Shove Aside', es: 'Apartar' }, 5, [
    {
      when: { enemy: { adjacent: true } },
      effects: [{ damage: { amount: 4 } }, { push: { spaces: 1, collision: 4 } }],
    },
  ]),
  card(10, { en: 'Overcharge', es: 'Sobrecarga' }, 8, [{ effects: [{ gainCharges: 2 }] }]),
])
