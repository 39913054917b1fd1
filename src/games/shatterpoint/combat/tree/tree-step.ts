import { isDirected } from '../../vocabulary.ts'
import type { Course, Resolving } from '../attack/attack-host.ts'
import { directedIcons, isCancelled } from '../attack/attack-icons.ts'
import type { TreeOption } from './combat-tree.ts'
import { nextOptions, optionAt, traceChoice, traceEnd } from './tree.ts'
import { damageOf, iconsOf } from './tree-walk.ts'

/** Step 8: the attacker chooses options one by one, and each takes effect before the next. */
export function* chooseOptions<Q, A>(attack: Resolving<Q, A>): Course<Q, A, void> {
  const { results, clash, host } = attack
  const { tree, successes } = results
  const { path } = clash
  while (path.length < successes) {
    const place = yield* host.chooseOption(nextOptions(tree, path))
    if (place === null) break
    const last = path.at(-1)
    traceChoice(last === undefined ? null : optionAt(tree, last), optionAt(tree, place), host.trace)
    path.push(place)
    yield* applyOption(attack, optionAt(tree, place))
  }
  traceEnd(tree, path, successes, host.trace)
}

/** All effects of an option: damage to the pool, shoves and conditions at once, the rest later. */
function* applyOption<Q, A>(attack: Resolving<Q, A>, option: TreeOption): Course<Q, A, void> {
  const { clash, host } = attack
  const { trace } = host
  const damage = damageOf(option)
  clash.pool += damage
  host.optionChosen(option)
  if (damage > 0) trace.applied('shatterpoint.tree.damage-to-pool', { option: option.id, damage, pool: clash.pool })
  const icons = iconsOf(option)
  for (const icon of icons) {
    if (isDirected(icon)) trace.applied('shatterpoint.tree.directed-now', { option: option.id, icon })
    else if (!isCancelled(attack, 'attacker', icon)) {
      trace.applied('shatterpoint.tree.personal-later', { option: option.id, icon })
      clash.waiting.attacker.push(icon)
    }
  }
  yield* directedIcons(attack, 'attacker', icons.filter(isDirected), 'tree')
}
