import { describe, expect, test } from 'vitest'
import { toyService } from './service.ts'

const service = toyService()

describe('the catalogue', () => {
  test('a game tells its rules, operations with examples, and content', async () => {
    const query = `{
      game(id: "toy") {
        id name summary rulesVersion
        rules { id title says book section page interpretations }
        interpretations { id question ruling reason page rules elsewhere }
        operations { id name kind query summary hasPicture rules { id } examples { name input } }
        content { id kind pack name provenance source data }
      }
    }`
    expect(await service.sendThrice(query)).toMatchObject({
      status: 200,
      data: {
        game: {
          id: 'toy',
          name: 'Toy',
          summary: 'A game for tests.',
          rules: [
            { id: 'toy.row.steps-count', book: 'The Toy Book', page: '3', interpretations: ['Q-1'] },
            { id: 'toy.throw.within-reach', page: '4', interpretations: ['Q-2'] },
          ],
          interpretations: [
            { id: 'Q-1', question: 'Does the first square count?', page: '3', rules: ['toy.row.steps-count'] },
            { id: 'Q-2', page: null, rules: ['toy.throw.within-reach'], elsewhere: null },
            { id: 'Q-3', page: null, rules: [], elsewhere: 'In the content.' },
          ],
          operations: [
            {
              id: 'toy.count-steps',
              name: 'count-steps',
              kind: 'list',
              query: 'toyCountSteps',
              hasPicture: true,
              rules: [{ id: 'toy.row.steps-count' }],
              examples: [
                {
                  name: 'from a square to an edge',
                  input: { from: { square: { column: 2 } }, to: { edge: 7 }, mood: 'HALF_ANGRY', limit: 9 },
                },
                { name: 'on the spot' },
              ],
            },
            { id: 'toy.throw', examples: [{ input: { missile: { heavyStone: { weight: 2 } }, power: 3 } }] },
          ],
          content: [
            {
              id: 'pebble',
              kind: 'missile',
              pack: 'toy-base',
              name: 'Pebble',
              provenance: 'rulebook',
              data: { reach: 4 },
            },
            { id: 'cap', provenance: 'constructed' },
          ],
        },
      },
    })
  })

  test('an interpretation is read by its game and id, in a language', async () => {
    const query = '{ interpretation(game: "toy", id: "Q-1", locale: es) { ruling } }'
    expect((await service.sendThrice(query)).data).toEqual({ interpretation: { ruling: 'No cuenta.' } })
    const unknown = await service.send('{ interpretation(game: "toy", id: "Q-9") { ruling } }')
    expect(unknown.errors?.[0]).toMatchObject({ extensions: { code: 'interpretation.not-found' } })
  })

  test('a text is brief where it is asked to be', async () => {
    const input = '{ from: { edge: 1 }, to: { edge: 3 }, limit: null }'
    const query = `{ toyCountSteps(input: ${input}) { text brief: text(detail: brief) trace { interpretations } } }`
    expect((await service.sendThrice(query)).data?.toyCountSteps).toEqual({
      text: '**It is 2 steps.**\n- The way takes 2 steps. *(p. 3; our reading, Q-1)*',
      brief: '**It is 2 steps.**\n*Our reading: Q-1.*',
      trace: [{ interpretations: ['Q-1'] }],
    })
  })

  test.each([
    ['rules(topic: "row") { id }', { rules: [{ id: 'toy.row.steps-count' }] }],
    ['rules(q: "BEYOND") { id }', { rules: [{ id: 'toy.throw.within-reach' }] }],
    ['rules(topic: "row", q: "beyond") { id }', { rules: [] }],
    ['content(kind: "hat") { id }', { content: [{ id: 'cap' }] }],
    ['content(pack: "other") { id }', { content: [] }],
  ])('%s filters', async (field, expected) => {
    expect((await service.sendThrice(`{ game(id: "toy") { ${field} } }`)).data).toEqual({ game: expected })
  })

  test('a rule is read by its id', async () => {
    const query = '{ rule(id: "toy.row.steps-count", locale: es) { game title says } }'
    expect((await service.sendThrice(query)).data).toEqual({
      rule: { game: 'toy', title: 'Los pasos cuentan', says: 'Una distancia es el número de pasos.' },
    })
  })

  test.each([
    ['{ game(id: "chess") { id } }', 'game.not-found', 'There is no game “chess”. GET /v1/games lists the games.'],
    ['{ rule(id: "toy.none") { id } }', 'rule.not-found', expect.stringContaining('There is no rule “toy.none”.')],
  ])('%s is not found', async (query, code, detail) => {
    expect(await service.sendThrice(query)).toMatchObject({
      status: 404,
      errors: [{ message: detail, extensions: { code, status: 404, detail, errors: [] } }],
    })
  })
})

describe('the language', () => {
  const steps = (more = '') => `{ toyCountSteps(input: { from: { edge: 1 }, to: { edge: 3 } }${more}) { text } }`
  const spanish = {
    toyCountSteps: { text: '**Son 2 pasos.**\n- El camino requiere 2 pasos. *(p. 3; lectura nuestra, Q-1)*' },
  }
  const headers = { 'accept-language': 'es-MX, en;q=0.5' }

  test('is that of Accept-Language', async () => {
    expect((await service.send(steps(), {}, { headers })).data).toEqual(spanish)
  })

  test('is that of the argument before that of the header', async () => {
    expect((await service.sendThrice(steps(', locale: es'))).data).toEqual(spanish)
    const english = await service.send(steps(', locale: en'), {}, { headers })
    expect(english.data).toEqual({ toyCountSteps: { text: expect.stringContaining('It is 2 steps.') } })
  })

  test('goes down to every text of a game', async () => {
    const query = '{ games(locale: es) { summary rules { title } operations { summary } content { name } } }'
    expect((await service.sendThrice(query)).data).toEqual({
      games: [
        {
          summary: 'Un juego de pruebas.',
          rules: [{ title: 'Los pasos cuentan' }, { title: 'Al alcance' }],
          operations: [{ summary: 'Cuenta los pasos entre dos extremos.' }, { summary: 'Lanza un proyectil.' }],
          content: [{ name: 'Guijarro' }, { name: 'Gorra' }],
        },
      ],
    })
  })
})
