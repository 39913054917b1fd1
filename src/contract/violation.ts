import { z } from 'zod'
import { isJsonObject, type Json, type JsonObject } from '../lib/json.ts'
import type { Locale } from '../lib/locale.ts'
import { ownEntry } from '../lib/own-entry.ts'
import type { Violation } from '../rulebook/refusal.ts'
import { explainRule, type Rules } from '../rulebook/rule.ts'

const Facts: z.ZodType<JsonObject> = z
  .record(z.string(), z.json())
  .describe('What the rule read and what it concluded.')

/** One thing that is against the rules, in an answer that lists all of them. */
export const RuleViolation = z
  .object({
    rule: z.string().max(80).describe('The stable id of the rule.'),
    path: z.string().max(200).describe('The field that it is about, as in squads.1.units.0.'),
    facts: Facts,
    text: z.string().exactOptional().describe('The facts in words, in the language of the answer.'),
  })
  .meta({ id: 'RuleViolation' })
export type RuleViolation = z.infer<typeof RuleViolation>

/** A violation as an outcome keeps it: facts only, so that it can be read in any language. */
export const violationOf = ({ rule, path, facts }: Violation): RuleViolation => ({ rule, path: path.join('.'), facts })

/** Puts violations of a game's rules into words, with the names of its content. */
export function violationTexts<Content>({ byId }: Rules<Content>) {
  const explainViolation = ({ rule, facts }: RuleViolation, locale: Locale, content: Content): string => {
    const entry = ownEntry(byId, rule)
    return entry === undefined ? '' : explainRule(entry, locale, facts, content)
  }
  /** All of them, one after the other. */
  const explainViolations = (violations: readonly RuleViolation[], locale: Locale, content: Content): string =>
    violations.map((violation) => explainViolation(violation, locale, content)).join(' ')
  return { explainViolation, explainViolations }
}

/** Where violations stand in an outcome: the fields on the way, and `*` for every entry of a list. */
export type ViolationPlace = readonly string[]

const EACH = '*'

/** Finds every place of an outcome where violations stand. */
export function violationPlaces(schema: z.core.$ZodType): ViolationPlace[] {
  if (schema instanceof z.ZodArray) return violationPlaces(schema.element).map((place) => [EACH, ...place])
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return violationPlaces(schema.unwrap())
  if (!(schema instanceof z.ZodObject)) return []
  if (schema.shape.facts === Facts) return [[]]
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>)
  return fields.flatMap(([field, inner]) => violationPlaces(inner).map((place) => [field, ...place]))
}

type Describe = (violation: RuleViolation) => string

/** An outcome whose violations are put into words. */
export function describeViolations(
  outcome: JsonObject,
  places: readonly ViolationPlace[],
  describe: Describe,
): JsonObject {
  return places.reduce<JsonObject>((outcome, place) => describeAt(outcome, place, describe) as JsonObject, outcome)
}

function describeAt(value: Json, [step, ...rest]: ViolationPlace, describe: Describe): Json {
  if (value === null || typeof value !== 'object') return value
  if (step === undefined) return { ...value, text: describe(value as RuleViolation) }
  if (Array.isArray(value)) return value.map((entry) => describeAt(entry, rest, describe))
  if (!isJsonObject(value)) return value
  const inner = value[step]
  return inner === undefined ? value : { ...value, [step]: describeAt(inner, rest, describe) }
}
