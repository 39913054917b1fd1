import { describe, expect, test } from 'vitest'
import { LONGBOW_SHOT } from '../../src/games/apex/combat/shot/shot.examples.ts'
import { testApp } from '../support/app.ts'

const app = testApp()
const get = async (url: string, locale = 'en') =>
  (await app().inject({ url, headers: { 'accept-language': locale } })).json()

describe('a name that names nothing', () => {
  test.each([
    ['/v1/games/apx', ['apex']],
    ['/v1/games/apex/rules/apex.los.level2-over-level', ['apex.los.level2-over-level1']],
    ['/v1/games/apex/content/R301', ['r-301']],
    ['/v1/problems/game.not-fond', ['game.not-found']],
  ])('%s is answered with the nearest ones', async (url, didYouMean) => {
    expect(await get(url)).toMatchObject({ status: 404, didYouMean })
  })

  test('is asked about in both languages', async () => {
    expect((await get('/v1/games/apx')).detail).toBe(
      'There is no game “apx”. Did you mean “apex”? GET /v1/games lists the games.',
    )
    expect((await get('/v1/games/apx', 'es')).detail).toBe(
      'No hay ningún juego “apx”. ¿Querías decir «apex»? GET /v1/games enumera los juegos.',
    )
  })

  test('of an operation is answered with the nearest operation', async () => {
    const url = '/v1/games/apex/rulings/line-of-site'
    const answer = await app().inject({ method: 'POST', url, payload: {} })
    expect(answer.json()).toMatchObject({ code: 'operation.not-found', didYouMean: ['line-of-sight'] })
  })

  test('is not guessed where nothing comes near', async () => {
    expect(await get('/v1/games/chess')).not.toHaveProperty('didYouMean')
  })

  test('inside of a question says which card may have been meant, as JSON and as a message', async () => {
    const payload = JSON.parse(JSON.stringify(LONGBOW_SHOT).replaceAll('"longbow"', '"long-bow"'))
    const ask = (accept: string) =>
      app().inject({ method: 'POST', url: '/v1/games/apex/rulings/shot', payload, headers: { accept } })
    const { errors } = (await ask('application/json')).json()
    expect(errors[0]).toMatchObject({ rule: 'apex.content.known', didYouMean: ['longbow'] })
    expect((await ask('text/markdown')).body).toContain('Did you mean “longbow”?')
  })
})
