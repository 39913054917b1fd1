import { z } from 'zod'
import type { Localized } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { defineApexOperation } from '../define.ts'
import type { ApexViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import {
  AttachmentMarks,
  attachmentOfContent,
  type FittingAttachment,
  fitOf,
  type Misfit,
  type NumberedSlot,
  SlotChoice,
  SlotFit,
  slotsOf,
} from './attachment-fit.ts'
import { lootName } from './loot.words.ts'

const Fitting = z
  .union([z.strictObject({ token: z.string().max(80) }), z.strictObject({ marks: AttachmentMarks })])
  .describe('An attachment of the content, or what is shown on one.')
  .meta({ id: 'ApexAttachmentChoice' })

const Input = z
  .strictObject({
    on: SlotChoice,
    slot: z.int().min(0).max(5).optional().describe('One slot of the card, counted from 0; all of them if left out.'),
    attachment: Fitting,
  })
  .meta({ id: 'ApexAttachmentFitInput' })
type Input = z.infer<typeof Input>

export const attachmentFitOperation = defineApexOperation({
  id: 'apex.attachment-fit',
  kind: 'list',
  summary: {
    en: 'Decides whether an attachment fits a slot of a weapon, and why not.',
    es: 'Decide si un accesorio encaja en una casilla de un arma, y por qué no.',
  },
  rules: ['apex.content.known', 'apex.attachment.fit', 'apex.attachment.printed'],
  input: Input,
  outcome: z.object({ fits: z.boolean(), slots: z.array(SlotFit) }).meta({ id: 'ApexAttachmentFitOutcome' }),
  examples: [
    {
      name: 'An extended sniper mag on the Longbow (E-48)',
      input: { on: { weapon: 'longbow' }, attachment: { token: 'extended-mag-rare-sniper' } },
    },
    {
      name: 'A magazine for other ammunition',
      input: {
        on: { slots: [{ type: 'extendedMag', ammoType: 'sniper' }] },
        attachment: { marks: { name: 'light mag', type: 'extendedMag', ammoType: 'light' } },
      },
    },
  ],
  run(input, { trace, content }) {
    const found = lookUp(input, content)
    if (found instanceof Refusal) return found
    const slots = found.slots.map((slot) => fitOf(found.attachment, slot, trace))
    return { fits: slots.some(({ fits }) => fits), slots }
  },
  headline({ slots }, { attachment }, locale, content) {
    const name = lootName('token' in attachment ? attachment.token : attachment.marks.name, locale, content)
    const fitting = slots.filter(({ fits }) => fits).map(({ slot }) => String(slot + 1))
    if (fitting.length === 0) return { en: `${name} does not fit.`, es: `${name} no encaja.` }[locale]
    return {
      en: `${name} fits ${fitting.length === 1 ? 'slot' : 'slots'} ${formatList(fitting, 'en')}.`,
      es: `${name} encaja en ${fitting.length === 1 ? 'la casilla' : 'las casillas'} ${formatList(fitting, 'es')}.`,
    }[locale]
  },
  details: ({ slots }, _input, locale) =>
    slots.flatMap(({ slot, misfit }) =>
      misfit === null ? [] : [`${{ en: 'Slot', es: 'Casilla' }[locale]} ${slot + 1}: ${MISFITS[misfit][locale]}.`],
    ),
})

const MISFITS: Readonly<Record<Misfit, Localized>> = {
  printedOnly: { en: 'no, it exists only in print', es: 'no, solo existe impreso' },
  type: { en: 'no, for another kind', es: 'no, es para otro tipo' },
  ammunition: { en: 'no, for other ammunition', es: 'no, es para otra munición' },
  node: { en: 'no, without its node', es: 'no, sin su nodo' },
}

type Found = { attachment: FittingAttachment; slots: readonly NumberedSlot[] }

function lookUp({ on, slot: only, attachment }: Input, content: ApexContent): Found | Refusal {
  const found = attachmentOf(attachment, content)
  const slots = slotsOf(on, content)
  const violations: ApexViolation[] = []
  if (found === null && 'token' in attachment)
    violations.push(unknownViolation('attachment', attachment.token, ['attachment', 'token']))
  if (slots === null && 'weapon' in on) violations.push(unknownViolation('weapon', on.weapon, ['on', 'weapon']))
  if (only !== undefined && slots?.[only] === undefined)
    violations.push(unknownViolation('slot', String(only), ['slot']))
  if (found === null || slots === null || violations.length > 0) return refuse(violations)
  return { attachment: found, slots: slots.filter(({ index }) => only === undefined || index === only) }
}

function attachmentOf(chosen: Input['attachment'], content: ApexContent): FittingAttachment | null {
  if ('token' in chosen) return attachmentOfContent(chosen.token, content)
  const { name, ...marks } = chosen.marks
  return { id: name, ...marks, printedOnly: false }
}

const unknownViolation = (kind: string, id: string, path: readonly string[]): ApexViolation => ({
  rule: 'apex.content.known',
  path,
  facts: { kind, id },
})
