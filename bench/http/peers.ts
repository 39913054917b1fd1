import { startOther, startService } from './contender.ts'
import { compared, figuresOf, measureInTurns, type Route } from './load.ts'
import { FIGHTING } from './questions.ts'
import { SMOGON_QUESTION } from './smogon.ts'

const WITHOUT_TEXTS = '?fields=game,operation,outcome,trace,randomness,rulesVersion,contentHash'

/** Whole rulings with their trace against a damage calculator that answers with one sentence, in turns. */
export async function benchPeers(): Promise<void> {
  const [service, smogon] = [await startService(), await startOther('smogon')]
  const peer: Route = { name: 'smogon', contender: smogon, path: '/', body: JSON.stringify(SMOGON_QUESTION) }
  const routes = FIGHTING.flatMap(({ name, path, input, wanted }) => {
    const route = { name, contender: service, path, body: JSON.stringify(input), wanted }
    return [route, { ...route, name: `${name}, without texts`, path: path + WITHOUT_TEXTS }]
  })
  const figures = await measureInTurns([peer, ...routes])
  for (const { name, wanted } of routes) {
    const told = compared(figuresOf(figures, name), figuresOf(figures, peer.name))
    console.log(`${name} against @smogon/calc: ${told}   (wanted ${wanted})`)
  }
  await Promise.all([service.stop(), smogon.stop()])
}
