import '@fastify/accepts'
import accepts from 'accepts'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../contract/errors.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../lib/locale.ts'

/** The forms a ruling can be read in; the first is the default. */
const RULING_TYPES = ['application/json', 'text/markdown', 'image/svg+xml', 'image/png'] as const
export type RulingType = (typeof RULING_TYPES)[number]

/** The language the caller reads best. A request that no route was found for has nothing but what it was sent as. */
export function localeOf({ raw }: Pick<FastifyRequest, 'raw'>): Locale {
  if (raw.headers['accept-language'] === undefined) return DEFAULT_LOCALE
  const best = accepts(raw).languages([...LOCALES])
  return LOCALES.find((locale) => locale === best) ?? DEFAULT_LOCALE
}

/** The form the caller wants a ruling in; pictures only where there are any. */
export function rulingTypeOf(request: FastifyRequest, hasPicture: boolean): RulingType {
  const { accept } = request.headers
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return 'application/json'
  const offered = hasPicture ? RULING_TYPES : RULING_TYPES.filter((type) => !type.startsWith('image/'))
  const best = request.types([...offered])
  const type = offered.find((candidate) => candidate === best)
  if (type === undefined) throw new ApiError('answer.not-acceptable', { types: offered.join(', ') })
  return type
}
