import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/contract/game.ts'
import { currentEdition, editionsOf, writeHistory } from '../../src/contract/history.ts'
import { games } from '../../src/games/index.ts'
import { testApp } from '../support/app.ts'
import { toyGame } from '../support/toy-game.ts'

const app = testApp()
const get = async (path: string, headers = {}) => (await app().inject({ url: path, headers })).json()

describe.each(games.map((game): [string, Game] => [game.id, game]))('the versions of %s', (id, game) => {
  test('are listed up to the current one, from the first that is recorded', async () => {
    const { versions } = await get(`/v1/games/${id}/versions`)
    const { rules, content } = currentEdition(game)
    expect(versions.at(-1)).toEqual({
      rulesVersion: game.rulesVersion,
      rules: rules.size,
      content: content.size,
      isCurrent: true,
    })
    expect(versions[0]).toMatchObject({ rulesVersion: '1.0.0', isCurrent: false })
    expect(new Set(versions.map((one: { rulesVersion: string }) => one.rulesVersion)).size).toBe(versions.length)
  })

  test('are compared: what came, what went and what says something else', async () => {
    const [before, now] = [
      await get(`/v1/games/${id}/versions/1.0.0`),
      await get(`/v1/games/${id}/versions/${game.rulesVersion}`),
    ]
    const changes = await get(`/v1/games/${id}/changes?from=1.0.0`)
    expect(changes).toMatchObject({ game: id, from: '1.0.0', to: game.rulesVersion })
    for (const kind of ['rules', 'content']) {
      const [old, fresh] = [hashes(before[kind]), hashes(now[kind])]
      const ids = (entries: { id: string }[]) => entries.map((entry) => entry.id)
      expect(ids(changes[kind].added)).toEqual([...fresh.keys()].filter((one) => !old.has(one)).sort())
      expect(ids(changes[kind].removed)).toEqual([...old.keys()].filter((one) => !fresh.has(one)).sort())
      const changed = [...fresh].filter(([one, hash]) => old.has(one) && old.get(one) !== hash).map(([one]) => one)
      expect(ids(changes[kind].changed)).toEqual(changed.sort())
      for (const { name } of [...changes[kind].added, ...changes[kind].changed])
        expect(name).toEqual(expect.any(String))
    }
    expect(changes.rules.added.length + changes.rules.changed.length).toBeGreaterThan(0)
  })

  test('that are the same have no changes', async () => {
    const none = { added: [], changed: [], removed: [] }
    const same = await get(`/v1/games/${id}/changes?from=${game.rulesVersion}`)
    expect(same).toMatchObject({ rules: none, content: none })
  })
})

const hashes = (entries: { id: string; hash: string }[]) => new Map(entries.map(({ id, hash }) => [id, hash]))

test('changes are named in the asked language, and may be read backwards', async () => {
  const changes = (query: string, language: string) =>
    get(`/v1/games/signum/changes?${query}`, { 'accept-language': language })
  const [english, spanish] = [await changes('from=1.0.0', 'en'), await changes('from=1.0.0', 'es')]
  expect(spanish.rules.added.map(({ id }: { id: string }) => id)).toEqual(
    english.rules.added.map(({ id }: { id: string }) => id),
  )
  expect(spanish.rules.added).not.toEqual(english.rules.added)
  const back = await changes(`from=${english.to}&to=1.0.0`, 'en')
  expect(back.rules.removed).toEqual(english.rules.added)
})

test('a version of which nothing is recorded says which ones are', async () => {
  const problem = await get('/v1/games/apex/changes?from=0.9.0')
  expect(problem).toMatchObject({ status: 404, code: 'version.not-recorded' })
  expect(problem.detail).toContain('1.0.0, 1.1.0')
  expect(await get('/v1/games/apex/changes')).toMatchObject({ status: 400, errors: [{ path: 'from' }] })
  expect(await get('/v1/games/chess/changes?from=1.0.0')).toMatchObject({ status: 404, code: 'game.not-found' })
  expect(await get('/v1/games/apex/versions/x')).toMatchObject({ status: 404, code: 'version.not-recorded' })
})

test('GraphQL tells the same', async () => {
  const query =
    '{ game(id: "signum") { versions { rulesVersion isCurrent } changes(from: "1.0.0") { to rules { added { id name } changed { id } removed { id } } content { added { id } } } } }'
  const { data } = (await app().inject({ method: 'POST', url: '/graphql', payload: { query } })).json()
  const changes = await get('/v1/games/signum/changes?from=1.0.0')
  expect(data.game.changes.rules.added).toEqual(changes.rules.added)
  expect(data.game.changes.to).toBe(changes.to)
  expect(data.game.versions).toHaveLength((await get('/v1/games/signum/versions')).versions.length)
})

test('a record keeps what differs from the version before, and is read as it was written', () => {
  const first = { ...currentEdition(toyGame), rulesVersion: '0.1.0' }
  const [gone = ''] = first.rules.keys()
  const second = { ...first, rulesVersion: '0.2.0', rules: new Map([...first.rules].slice(1)) }
  const history = writeHistory([first, second])
  expect(history.split('\n').filter((line) => line.endsWith(` ${gone}`))).toEqual([
    expect.stringMatching(/^rule [0-9a-f]{12} /),
    expect.stringMatching(/^rule -{12} /),
  ])
  const read = editionsOf({ ...toyGame, history })
  expect(read.slice(0, 2).map(({ rules }) => Object.fromEntries(rules))).toEqual(
    [first, second].map(({ rules }) => Object.fromEntries(rules)),
  )
  expect(read.at(-1)).toEqual(currentEdition(toyGame))
})
