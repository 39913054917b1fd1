import type { GraphQLArgumentConfig } from 'graphql/index.js'
import { z } from 'zod'
import { LOCALES, type Locale } from '../lib/locale.ts'
import type { GraphqlContext } from './context.ts'
import type { InputForms } from './types/input-forms.ts'

const LocaleSchema = z
  .enum(LOCALES)
  .meta({ id: 'Locale', description: 'A language; a field that is not given one answers in that of Accept-Language.' })

export type WithLocale = { readonly locale?: Locale | null }

/** The argument by which a field is asked in another language than the request's. */
export function localeArgument(inputs: InputForms): GraphQLArgumentConfig {
  return { type: inputs(LocaleSchema, 'Locale').type }
}

/** The language a field is answered in. */
export function localeOf({ locale }: WithLocale, context: GraphqlContext): Locale {
  return locale ?? context.locale
}
