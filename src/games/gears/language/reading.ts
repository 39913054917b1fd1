import type { Localized } from '../../../lib/locale.ts'
import type { Interpretation } from '../../../rulebook/interpretation.ts'

type Both = readonly [en: string, es: string]

const inBothLanguages = ([en, es]: Both): Localized => ({ en, es })

/** How we read one place of the book: its page, the question, the ruling and the reason, each in both languages. */
export const reading = (
  page: string | null,
  question: Both,
  ruling: Both,
  reason: Both,
  elsewhere?: Both,
): Interpretation => ({
  page,
  question: inBothLanguages(question),
  ruling: inBothLanguages(ruling),
  reason: inBothLanguages(reason),
  ...(elsewhere === undefined ? {} : { elsewhere: inBothLanguages(elsewhere) }),
})
