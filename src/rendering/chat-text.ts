import type { TextDetail } from '../contract/text-detail.ts'
import type { Locale, Localized } from '../lib/locale.ts'
import { escapeMarkdown, shortenMiddle } from './markdown.ts'

/** The longest messages: what a chat takes, and what is read at a glance. */
export const CHAT_LENGTH = 2000
export const BRIEF_LENGTH = 599

/** The argument of a ruling. Its steps are put into words one by one, as far as they are needed. */
export type ExplainedSteps = { readonly count: number; readonly at: (index: number) => ExplainedStep }
export type ExplainedStep = {
  readonly text: string
  /** Where it stands, as it is written behind the step; empty if it stands nowhere. */
  readonly mark: string
}

/** What a message is made of, in plain sentences of one language. */
export type Message = {
  /** The answer in one sentence. */
  readonly headline: string
  /** What follows from it: consequences, and the members of lists. */
  readonly details: readonly string[]
  readonly steps: ExplainedSteps
  /** What the ruling rests on besides the book, at the end. */
  readonly notes: readonly string[]
}

/**
 * The ruling as one chat message: the answer, what follows from it, the argument, what it rests on. What is too long
 * loses its middle and says so; the beginning and the end always stand.
 */
export function chatText({ headline, details, steps, notes }: Message, detail: TextDetail, locale: Locale): string {
  const end = notes.map((note) => `\n*${shortenMiddle(escapeMarkdown(note), MAX_NOTE)}*`).join('')
  const limit = (detail === 'brief' ? BRIEF_LENGTH : CHAT_LENGTH) - end.length
  const start = `**${shortenMiddle(escapeMarkdown(headline), limit / 2)}**`
  const hasSteps = detail === 'full' && steps.count > 0
  const followed =
    start + fitLines(detailLines(details), limit - start.length - (hasSteps ? ROOM_FOR_STEPS : 0), MORE[locale])
  if (!hasSteps) return followed + end
  // Another bullet makes the argument a list of its own, apart from what follows.
  const gap = details.length === 0 ? '' : '\n'
  return followed + gap + fitLines(stepLines(steps), limit - followed.length - gap.length, STEPS_LEFT_OUT[locale]) + end
}

/** The longest that a note is. */
const MAX_NOTE = 200
/** However long the details are, the end of the argument is kept. */
const ROOM_FOR_STEPS = 400

type Lines = { readonly count: number; readonly at: (index: number) => string }

const detailLines = (details: readonly string[]): Lines => ({
  count: details.length,
  at: (index) => `\n* ${escapeMarkdown(details[index] ?? '')}`,
})

const stepLines = ({ count, at }: ExplainedSteps): Lines => ({
  count,
  at(index) {
    const { text, mark } = at(index)
    return mark === '' ? `\n- ${escapeMarkdown(text)}` : `\n- ${escapeMarkdown(text)} *(${mark})*`
  },
})

type LeftOut = (count: number) => string

const MORE: Localized<LeftOut> = {
  en: (count) => `\n* *… and ${count} more …*`,
  es: (count) => `\n* *… y ${count} más …*`,
}
const STEPS_LEFT_OUT: Localized<LeftOut> = {
  en: (count) => (count === 1 ? '\n- *1 step left out*' : `\n- *${count} steps left out*`),
  es: (count) => (count === 1 ? '\n- *se omite 1 paso*' : `\n- *se omiten ${count} pasos*`),
}

/** As many lines as there is room for. */
function fitLines(lines: Lines, room: number, leftOut: LeftOut): string {
  const written: string[] = []
  let length = 0
  for (let index = 0; index < lines.count; index++) {
    const line = lines.at(index)
    written.push(line)
    length += line.length
    if (length > room) return withoutMiddle(lines, written, room, leftOut)
  }
  return written.join('')
}

/**
 * Lines from both ends, the last one first, as many as there is room for; and how many are left out between them.
 * The first lines were written already.
 */
function withoutMiddle({ count, at }: Lines, written: readonly string[], room: number, leftOut: LeftOut): string {
  const free = room - leftOut(count).length
  const first: string[] = []
  const last: string[] = []
  for (let length = 0; first.length + last.length < count; ) {
    const isLast = last.length <= first.length
    const index = isLast ? count - 1 - last.length : first.length
    const line = shortenMiddle(written[index] ?? at(index), free / 2)
    length += line.length
    if (length > free) break
    if (isLast) last.push(line)
    else first.push(line)
  }
  const left = count - first.length - last.length
  return first.join('') + (left === 0 ? '' : leftOut(left)) + last.reverse().join('')
}
