import { buildApp } from '../src/app.ts'
import { LONGBOW_SHOT } from '../src/games/apex/combat/shot/shot.examples.ts'
import { shotOperation } from '../src/games/apex/combat/shot/shot.operation.ts'
import { attackOperation } from '../src/games/shatterpoint/combat/attack/attack.operation.ts'
import { GREER_AND_CORDELIA } from '../src/games/signum/combat/melee/melee.examples.ts'
import { meleeOperation } from '../src/games/signum/combat/melee/melee.operation.ts'
import { memoryDatabase } from '../tests/support/memory-store.ts'
import { addressOf, measureInTurns, type Route } from './http.ts'
import { SMOGON_QUESTION, smogonRoute } from './smogon.ts'

const seed = `hmac-sha256,1,${'5'.repeat(64)}`
const WITHOUT_TEXTS = '?fields=game,operation,outcome,trace,randomness,rulesVersion,contentHash'

const QUESTIONS = [
  { name: 'Apex shot', path: shotOperation.path, input: { ...LONGBOW_SHOT, seed }, wanted: 1.2 },
  { name: 'Signum melee', path: meleeOperation.path, input: { ...GREER_AND_CORDELIA, seed }, wanted: 1.2 },
  {
    name: 'Shatterpoint attack, by cards',
    path: attackOperation.path,
    input: attackOperation.examples[3]?.input,
    wanted: 0.6,
  },
  {
    name: 'Shatterpoint attack, on a table (E-24)',
    path: attackOperation.path,
    input: attackOperation.examples[0]?.input,
    wanted: 0.6,
  },
]

/** Whole rulings with their trace against a damage calculator that answers with one sentence, in turns. */
export async function benchPeers(): Promise<void> {
  const app = await buildApp({ database: memoryDatabase(), corsOrigin: '*' })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const smogon = await smogonRoute()
  const peer: Route = { name: 'smogon', url: `${addressOf(smogon)}/`, body: JSON.stringify(SMOGON_QUESTION) }
  const routes = QUESTIONS.flatMap(({ name, path, input }): Route[] => {
    const route = { name, url: addressOf(app) + path, body: JSON.stringify(input) }
    return [route, { ...route, name: `${name}, without texts`, url: route.url + WITHOUT_TEXTS }]
  })
  const figures = await measureInTurns([peer, ...routes])
  const base = figures.get(peer.name)?.perSecond ?? Number.NaN
  for (const { name, wanted } of QUESTIONS) {
    for (const row of [name, `${name}, without texts`]) {
      const { perSecond = Number.NaN, p99Ms = Number.NaN } = figures.get(row) ?? {}
      const rates = `${Math.round(perSecond)} /s against ${Math.round(base)} /s of @smogon/calc, p99 ${p99Ms} ms`
      console.log(`${row}: ${(perSecond / base).toFixed(2)} (${rates}; wanted ${wanted})`)
    }
  }
  await Promise.all([app.close(), smogon.close()])
}
