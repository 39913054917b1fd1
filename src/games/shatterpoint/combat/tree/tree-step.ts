import { isDirected } from '../../vocabulary.ts'
import type { Asking } from '../attack/decision.ts'
import { directedEffects } from '../attack/directed-effects.ts'
import { choose, type Fight, isCancelled, note } from '../attack/fight.ts'
import type { TreeOption } from './combat-tree.ts'
import { nextOptions, optionAt, type Tree, traceChoice, traceEnd } from './tree.ts'
import { damageOf, iconsOf } from './tree-walk.ts'

/** Step 8: the attacker chooses options one by one. A path that is known beforehand is not asked. */
export function* chooseOptions(fight: Fight, known: readonly number[] | null): Asking<void> {
  const { tree, path, successes, trace } = fight
  while (path.length < successes) {
    const place = known === null ? yield* askOption(fight) : known[path.length]
    if (place === undefined) break
    const last = path.at(-1)
    traceChoice(last === undefined ? null : optionAt(tree, last), optionAt(tree, place), trace)
    path.push(place)
    yield* applyOption(fight, optionAt(tree, place))
  }
  traceEnd(tree, path, successes, trace)
}

const STOP = 'stop'

function* askOption(fight: Fight): Asking<number | undefined> {
  const { tree, path } = fight
  const [first, ...more] = nextOptions(tree, path).map((place) => optionAt(tree, place).id)
  if (first === undefined) return undefined
  const chosen = yield* choose(fight, 'treeOption', 'attacker', [first, ...more, stopFor(tree)])
  return tree.places.get(chosen)
}

/** The word for stopping; a tree with an option of that name gets another one. */
function stopFor({ places }: Tree): string {
  let word = STOP
  for (let number = 2; places.has(word); number++) word = `${STOP} ${number}`
  return word
}

/** All effects of an option: damage to the pool, shoves and conditions at once, the rest later. */
function* applyOption(fight: Fight, option: TreeOption): Asking<void> {
  const { trace, waiting } = fight
  const damage = damageOf(option)
  fight.pool += damage
  note(fight, 'optionChosen', null, { name: option.id, amount: fight.pool })
  if (damage > 0) trace.applied('shatterpoint.tree.damage-to-pool', { option: option.id, damage, pool: fight.pool })
  const icons = iconsOf(option)
  for (const icon of icons) {
    if (isDirected(icon)) trace.applied('shatterpoint.tree.directed-now', { option: option.id, icon })
    else if (!isCancelled(fight, 'attacker', icon)) {
      trace.applied('shatterpoint.tree.personal-later', { option: option.id, icon })
      waiting.attacker.push(icon)
    }
  }
  yield* directedEffects(fight, 'attacker', icons.filter(isDirected), 'tree')
}
