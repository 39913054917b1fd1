import { describe, expect, test } from 'vitest'
import type { Scene } from '../../../../src/contract/scene.ts'
import { signumContent } from '../../../../src/games/signum/content/signum-content.ts'
import { copyName } from '../../../../src/games/signum/language/copy-name.ts'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import type { SignumState } from '../../../../src/games/signum/match/state.ts'
import { LOCALES } from '../../../../src/lib/locale.ts'
import { playAtRandom } from './random-match.ts'

const IDS = [...signumContent.cards.keys()].filter((id) => id.includes('-'))
const states: SignumState[] = []
const { log } = playAtRandom(8, { roundLimit: 12 }, (state) => states.push(state))

describe.each(LOCALES)('the record of a match (%s)', (locale) => {
  const lines = log.map((event) => signumPlay.describe(signumPlay.seen(event, null), locale, ['Ana', 'Bruno']))

  test('has a whole sentence for every event and no id', () => {
    expect(new Set(log.map(({ type }) => type)).size).toBeGreaterThan(30)
    expect(lines.filter((line) => !/^[\p{Lu}\d].+\.$/u.test(line))).toEqual([])
    expect(lines.filter((line) => /undefined|null|NaN|\[object|#\d| {2}|: \.|, \.|[{}|[\]]/.test(line))).toEqual([])
    expect(lines.filter((line) => IDS.some((id) => line.split(/[^\w-]+/).includes(id)))).toEqual([])
  })

  test('counts one and several', () => {
    expect(
      lines.filter((line) => /\b1 (?:dice|wounds|cards|successes|dados|heridas|cartas|éxitos)\b/.test(line)),
    ).toEqual([])
  })
})

test('Spanish lines have no English words', () => {
  const lines = log.map((event) => signumPlay.describe(signumPlay.seen(event, null), 'es', ['Ana', 'Bruno']))
  expect(lines.filter((line) => /\b(?:the|of|is|attack|defence|player|card|turn)\b/.test(line))).toEqual([])
})

test('an effect is told with whom it holds on and how long', () => {
  const on = { creature: 'herrick', does: { modify: { stat: 'strength', by: 1 } } }
  const effect = { id: 1, source: 'arena', controller: 'A', lasts: 'endOfTurn', turn: 1, on }
  expect(signumPlay.describe({ type: 'effectBegan', effect }, 'en')).toBe(
    'Arena (Herrick: +1 strength, until the end of the turn).',
  )
  expect(signumPlay.describe({ type: 'effectBegan', effect }, 'es')).toBe(
    'Arena (Herrick: +1 de fuerza, hasta el final del turno).',
  )
})

const textsOf = (state: SignumState, viewer: number | null, locale: 'en' | 'es'): string[] => {
  const picture = signumPlay.picture(state, viewer, locale)
  if (picture === null || 'chart' in picture) throw new Error('The battlefield is drawn.')
  return (picture as Scene).shapes.flatMap((shape) => (shape.shape === 'text' ? [shape.text] : []))
}

describe('the picture of a match', () => {
  const state = states[Math.floor(states.length * 0.8)] as SignumState

  test.each(LOCALES)('names every creature and every building (%s)', (locale) => {
    const texts = textsOf(state, null, locale)
    const all = texts.join(' ')
    const names = state.creatures.map(({ id }) => copyName(id, locale, signumContent))
    expect(names.length).toBeGreaterThan(2)
    expect(names.filter((name) => !texts.includes(name))).toEqual([])
    const buildings = state.players.flatMap(({ city }) => city.map(({ card }) => copyName(card, locale, signumContent)))
    expect(buildings.filter((name) => !name.split(' ').every((word) => all.includes(word)))).toEqual([])
    expect(texts.filter((text) => IDS.some((id) => text.includes(id)))).toEqual([])
  })

  test.each(LOCALES)('calls players by their names (%s)', (locale) => {
    const picture = signumPlay.picture(state, 1, locale, ['Ana', 'Luis']) as Scene
    const texts = picture.shapes.flatMap((shape) => (shape.shape === 'text' ? [shape.text] : []))
    expect(picture.description).toMatch(
      { en: /^Round \d+, turn of (Ana|Luis)/, es: /^Ronda \d+, turno de (Ana|Luis)/ }[locale],
    )
    expect(texts.filter((text) => text.startsWith({ en: 'Luis (you): ', es: 'Luis (tú): ' }[locale]))).toHaveLength(1)
  })

  test('shows a hand to nobody but its owner', () => {
    const held = state.players[0]?.hand.map((id) => copyName(id, 'en', signumContent)) ?? []
    const hand = (viewer: number | null) => textsOf(state, viewer, 'en').filter((text) => text.startsWith('Hand:'))
    expect(hand(null)).toEqual([])
    expect(hand(1).join()).not.toBe(hand(0).join())
    expect(held.length === 0 || hand(0).length === 1).toBe(true)
  })
})

test('a draw is offered after everything else', () => {
  for (const now of states.filter((_, index) => index % 10 === 0)) {
    for (const seat of [0, 1]) {
      const social = signumPlay.offers(now, seat).map((offer) => offer.social === true)
      expect(social.slice(0, -1)).not.toContain(true)
    }
  }
})
