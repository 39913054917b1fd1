import { describe, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { toyGame } from '../support/toy-game.ts'

const app = testApp({ games: [toyGame] })
const get = (url: string, locale = 'en') => app().inject({ url, headers: { 'accept-language': locale } })

const FIRST = {
  id: 'Q-1',
  game: 'toy',
  question: 'Does the first square count?',
  ruling: 'It does not.',
  reason: 'A step leads somewhere else.',
  page: '3',
  rules: ['toy.row.steps-count'],
  elsewhere: null,
}

describe('interpretations', () => {
  test('are listed with the rules that rest on them', async () => {
    const { interpretations } = (await get('/v1/games/toy/interpretations')).json()
    expect(interpretations).toHaveLength(3)
    expect(interpretations[0]).toEqual(FIRST)
    expect(interpretations[2]).toMatchObject({ id: 'Q-3', page: null, rules: [], elsewhere: 'In the content.' })
  })

  test('are read by their id, in the reader’s language', async () => {
    expect((await get('/v1/games/toy/interpretations/Q-1')).json()).toEqual(FIRST)
    expect((await get('/v1/games/toy/interpretations/q-1', 'es')).json()).toMatchObject({
      question: '¿Cuenta la primera casilla?',
      ruling: 'No cuenta.',
    })
  })

  test.each([
    ['/v1/games/toy/interpretations/Q-99', 'interpretation.not-found'],
    ['/v1/games/toy/interpretations/toString', 'interpretation.not-found'],
    ['/v1/games/nope/interpretations', 'game.not-found'],
    ['/v1/games/nope/interpretations/Q-1', 'game.not-found'],
  ])('%s is a problem', async (url, code) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.json().code]).toEqual([404, code])
  })

  test('are named by the steps and rules that rest on them, and marked in texts', async () => {
    const ask = (locale: string, query = '') =>
      app().inject({
        method: 'POST',
        url: `/v1/games/toy/rulings/count-steps${query}`,
        headers: { 'accept-language': locale },
        payload: { from: { edge: 1 }, to: { edge: 3 }, limit: null },
      })
    const ruling = (await ask('en')).json()
    expect(ruling.trace[0].interpretations).toEqual(['Q-1'])
    expect(ruling.text).toBe('**It is 2 steps.**\n- The way takes 2 steps. *(p. 3; our reading, Q-1)*')
    expect((await ask('es')).json().text).toContain('*(p. 3; lectura nuestra, Q-1)*')
    expect((await ask('en', '?detail=brief')).json().text).toBe('**It is 2 steps.**\n*Our reading: Q-1.*')
    expect((await ask('es', '?detail=brief')).json().text).toContain('*Lectura nuestra: Q-1.*')
    expect((await get('/v1/games/toy/rules/toy.row.steps-count')).json().interpretations).toEqual(['Q-1'])
  })
})

describe('the detail of a text', () => {
  const entry = { game: 'toy', operation: 'throw', input: { missile: { kind: 'pebble' }, power: 1 } }
  const brief = '**It lands at 0.**\n* Pebble: 1/4\n* Cap: 1/4'

  test('is chosen for one ruling, for a saved one and for a list', async () => {
    const url = '/v1/games/toy/rulings/throw?save=true&visibility=public&detail=brief'
    const saved = (await app().inject({ method: 'POST', url, payload: entry.input })).json()
    expect(saved.text).toBe(brief)
    const accept = { accept: 'text/markdown' }
    expect((await app().inject({ url: `/v1/rulings/${saved.id}?detail=brief`, headers: accept })).body).toBe(brief)
    expect((await get(`/v1/rulings/${saved.id}.md?detail=brief`)).body).toBe(brief)
    expect((await get('/v1/rulings?detail=brief')).json().rulings[0].text).toBe(brief)
    expect((await get(`/v1/rulings/${saved.id}?detail=long`)).statusCode).toBe(400)
  })

  test('is chosen for a batch, and for an entry of it', async () => {
    const input = { from: { edge: 1 }, to: { edge: 3 }, limit: null }
    const count = { game: 'toy', operation: 'count-steps', input }
    const payload = { detail: 'brief', rulings: [count, { ...count, detail: 'full' }] }
    const { rulings } = (await app().inject({ method: 'POST', url: '/v1/rulings/batch', payload })).json()
    expect(rulings.map(({ text }: { text: string }) => text.includes('- The way'))).toEqual([false, true])
  })
})
