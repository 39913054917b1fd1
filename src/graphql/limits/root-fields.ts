import type { GraphQLFieldConfig } from 'graphql/index.js'
import { ApiError } from '../../contract/errors.ts'
import type { Locale } from '../../lib/locale.ts'
import type { GraphqlContext } from '../context.ts'
import { localeOf, type WithLocale } from '../locale-argument.ts'
import type { Fields } from '../operation-fields.ts'
import { answerProblem } from '../problems.ts'
import { costing } from './field-cost.ts'

type Field = GraphQLFieldConfig<unknown, GraphqlContext>

/** What a field takes that says nothing about it: most read or write a match. */
const USUAL_WEIGHT = 200

/** Lets the fields of a document take turns, so that a long one does not keep everybody else waiting. */
export function takeTurns(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, inTurn(field)]))
}

/** A field that is asked in a language of its own fails in it, too. */
async function failingIn(locale: Locale, run: () => unknown): Promise<unknown> {
  try {
    return await run()
  } catch (error) {
    throw error instanceof ApiError ? answerProblem(error.failure, locale) : error
  }
}

function inTurn(field: Field): Field {
  const { resolve } = field
  if (resolve === undefined) throw new Error('A field of a root type has no resolver.')
  return {
    ...costing({ weight: USUAL_WEIGHT }),
    ...field,
    resolve(source, given: WithLocale, context, info) {
      const run = () => context.work.run(() => resolve(source, given, context, info))
      const locale = localeOf(given, context)
      return locale === context.locale ? run() : failingIn(locale, run)
    },
  }
}
