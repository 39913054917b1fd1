import { describe, expect, test } from 'vitest'
import type { Detail, ErrorEntry } from '../../src/contract/errors/error-entry.ts'
import { ApiError, ERRORS } from '../../src/contract/errors.ts'
import { problemOf } from '../../src/contract/problem.ts'
import type { Localized } from '../../src/lib/locale.ts'

const entries: [string, ErrorEntry][] = Object.entries(ERRORS)
const detailsOf = ({ detail, details }: ErrorEntry): [string, Detail][] =>
  detail === undefined ? Object.entries(details) : [['', detail]]
const all = entries.flatMap(([code, entry]) =>
  detailsOf(entry).map(([name, detail]) => ({ place: name === '' ? code : `${code} ${name}`, detail })),
)

/** Where both languages say the same: they repeat what has a language already, or a word that clients look for. */
const REPEATED = ['rules.forbid', 'query.refused fields', 'query.not-persisted']

describe('the table of errors', () => {
  test('has these details, in both languages', async () => {
    const line = ({ en, es }: Localized) => `- ${en}\n- ${es}\n`
    const text = all.map(
      ({ place, detail }) => `## ${place}\n\n${line(detail)}${detail.field ? line(detail.field) : ''}`,
    )
    await expect(text.join('\n')).toMatchFileSnapshot('./error-details.md')
  })

  test('names the same facts in both, and says nothing in English to who reads Spanish', () => {
    const names = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()
    const texts = all.flatMap(({ place, detail }) =>
      [detail, detail.field ?? []].flat().map((text) => ({ place, text })),
    )
    expect(texts.filter(({ text }) => `${names(text.en)}` !== `${names(text.es)}`)).toEqual([])
    const same = texts.filter(({ text }) => text.en === text.es).map(({ place }) => place)
    expect(same).toEqual(expect.arrayContaining(REPEATED))
    expect(same).toHaveLength(REPEATED.length)
  })
})

describe('an error', () => {
  test('is said in the language of its reader', () => {
    const { failure } = new ApiError('match.not-found', { id: 'nope' })
    expect(problemOf(failure, 'en').detail).toMatch(/^There is no match “nope”, or none that is shown to you\. GET/)
    expect(problemOf(failure, 'es').detail).toMatch(/^No hay ninguna partida “nope”, o ninguna que se te muestre\. GET/)
  })

  test('names the field that is at fault', () => {
    const { failure } = new ApiError('input.invalid', 'seatCount', { path: 'seats', min: 2, max: 4 })
    expect(problemOf(failure, 'es').errors).toEqual([{ path: 'seats', message: 'Indica de 2 a 4 asientos.' }])
  })

  test('takes what a caller wrote as it is', () => {
    const { failure } = new ApiError('operation.not-found', { game: '{name}', name: '$& {game}' })
    expect(problemOf(failure, 'en').detail).toContain('{name} has no operation “$& {game}”.')
  })

  test('compiles only with the details and the facts of its code', () => {
    // @ts-expect-error There is no such detail.
    expect(() => new ApiError('match.ended', 'tomorrow')).toThrow('no such detail')
    // @ts-expect-error The fact has another name.
    expect(new ApiError('seat.taken', { chair: 1 })).toBeInstanceOf(ApiError)
    // @ts-expect-error The facts are missing.
    expect(new ApiError('seat.taken')).toBeInstanceOf(ApiError)
    // @ts-expect-error The field at fault is not named.
    expect(new ApiError('input.invalid', 'version', { version: 3 })).toBeInstanceOf(ApiError)
  })
})
