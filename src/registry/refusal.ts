import { z } from 'zod'
import { type FieldError, failure } from '../contract/errors.ts'
import { formatPath, type Problem, ProblemError, problemOf, suggestionOf } from '../contract/problem.ts'
import type { RefusedRecord } from '../contract/ruling-store.ts'
import type { Picture } from '../contract/scene.ts'
import { itemAt } from '../lib/items.ts'
import type { Locale } from '../lib/locale.ts'
import { nearestNames } from '../lib/nearest.ts'
import { chatText } from '../rendering/chat-text.ts'
import { noticeScene } from '../rendering/notice.ts'
import type { Violation } from '../rulebook/refusal.ts'
import { presentContent, provenanceNotes } from './provenance.ts'
import { contentIds, explainStep, type Registry, requireRule } from './registry.ts'
import { type Kept, presentStep, RulingFrame } from './ruling.ts'
import { markOf, readingNotes, type TextOptions } from './ruling-text.ts'

const MAX_ERRORS = 20

/** What a saved refusal looks like on the wire: a ruling without an outcome. */
export const RefusedRuling = RulingFrame.omit({ randomness: true })
  .extend({
    outcome: z.null(),
    refusal: z.array(ProblemError).describe('Why the rules forbid what was asked: each rule with the field at fault.'),
  })
  .meta({ id: 'RefusedRuling', description: 'A question that the rules forbid to resolve, as it was saved.' })

/** The problem of what the rules forbid, naming each rule. */
export function refusalProblem(registry: Registry, violations: readonly Violation[], locale: Locale): Problem {
  const errors = refusalErrors(registry, violations, locale)
  const { message: text = '', didYouMean = [] } = errors[0] ?? {}
  return problemOf({ ...failure('rules.forbid', { text }), didYouMean }, locale, errors)
}

/** The rules that forbid something, each with the field at fault, its page and its facts. */
export function refusalErrors(registry: Registry, violations: readonly Violation[], locale: Locale): FieldError[] {
  return violations.slice(0, MAX_ERRORS).map((violation) => {
    const { rule: id, path, facts } = violation
    const { page, rulings } = requireRule(registry, id).rule
    const message = explainStep(registry, id, locale, facts)
    const didYouMean = nearestContent(registry, violation)
    const suggestions = didYouMean.length === 0 ? {} : { didYouMean }
    return { path: formatPath(path), message, rule: id, page, interpretations: [...rulings], facts, ...suggestions }
  })
}

/** The content that may have been meant where none has the id that was given. */
function nearestContent(registry: Registry, { rule: id, facts }: Violation): string[] {
  const { rule, game } = requireRule(registry, id)
  if (rule.namesContent === undefined || typeof facts.id !== 'string') return []
  return nearestNames(facts.id, contentIds(registry, game, facts.kind))
}

/** The refusal as a chat message: every rule that forbids it, with its page and our reading where it rests on one. */
export function refusalText(registry: Registry, refused: RefusedRecord, { locale, detail }: TextOptions): string {
  const { refusal, steps, content } = refused
  const headline = problemOf(failure('rules.forbid', { text: '' }), locale).title
  const at = (index: number) => {
    const { rule, facts } = itemAt(refusal, index)
    return { text: explainStep(registry, rule, locale, facts), mark: markOf(requireRule(registry, rule))[locale] }
  }
  const isBrief = detail === 'brief'
  const details = isBrief ? refusal.map((_violation, index) => at(index).text) : []
  const readings = isBrief ? readingNotes(registry, steps, locale) : []
  const suggestions = refusal.flatMap((violation) => suggestionOf(nearestContent(registry, violation), locale))
  const notes = [...suggestions, ...readings, ...provenanceNotes(content, locale)]
  return chatText({ headline, details, steps: { count: refusal.length, at }, notes }, detail, locale)
}

/** The refusal as a small picture: whoever asked for one has something to show. */
export function refusalPicture(registry: Registry, { refusal }: RefusedRecord, locale: Locale): Picture {
  const { title, errors } = refusalProblem(registry, refusal, locale)
  const lines = errors.map(({ message, rule = '' }) => {
    const mark = markOf(requireRule(registry, rule))[locale]
    return mark === '' ? message : `${message} (${mark})`
  })
  return noticeScene(title, lines)
}

type KeptRefusal = RefusedRecord & Kept

/** Puts a saved refusal into the form it has on the wire, in the reader's language. */
export function presentRefusal(registry: Registry, refused: KeptRefusal, options: TextOptions) {
  const { id, savedAt, visibility, labels, asked, game, operation, refusal, steps, tables, rulesVersion, contentHash } =
    refused
  return {
    game,
    operation,
    outcome: null,
    refusal: refusalErrors(registry, refusal, options.locale),
    trace: steps.map((step) => presentStep(registry, step, options.locale)),
    content: presentContent(refused.content, options.locale),
    text: refusalText(registry, refused, options),
    rulesVersion,
    contentHash,
    ...(tables === undefined ? {} : { tables }),
    ...(visibility === undefined ? {} : { visibility }),
    ...(labels === undefined ? {} : { labels }),
    ...(asked === undefined ? {} : { input: asked }),
    ...(id === undefined ? {} : { id }),
    ...(savedAt === undefined ? {} : { savedAt: savedAt.toISOString() }),
  }
}
