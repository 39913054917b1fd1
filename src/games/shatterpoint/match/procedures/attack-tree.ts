import { nextOptions, optionAt, type Tree, traceChoice, traceEnd } from '../../combat/tree/tree.ts'
import { damageOf, iconsOf } from '../../combat/tree/tree-walk.ts'
import { isDirected } from '../../vocabulary.ts'
import type { ShatterpointCommand } from '../command.ts'
import { type Asking, ask, type MatchRun } from '../questions.ts'
import { unitOfCharacter } from '../units.ts'
import { directedIcons, isCancelled } from './attack-icons.ts'
import type { Fight } from './fight.ts'

/** Step 8: the attacker chooses options one by one, and each takes effect before the next. */
export function* chooseOptions(run: MatchRun, fight: Fight, tree: Tree): Asking<void> {
  const path: number[] = []
  while (path.length < fight.successes) {
    const place = yield* askOption(run, fight, tree, path)
    if (place === null) break
    const last = path.at(-1)
    traceChoice(last === undefined ? null : optionAt(tree, last), optionAt(tree, place), run.trace)
    path.push(place)
    yield* applyOption(run, fight, tree, place)
  }
  traceEnd(tree, path, fight.successes, run.trace)
}

function* askOption(run: MatchRun, fight: Fight, tree: Tree, path: readonly number[]): Asking<number | null> {
  const open = nextOptions(tree, path)
  if (open.length === 0) return null
  const options: ShatterpointCommand[] = [
    ...open.map((place) => ({ chooseOption: { id: optionAt(tree, place).id } })),
    { stopTree: {} },
  ]
  const { attacker, defender, pool, successes, number: attack } = fight
  const about = { attack, attacker, defender, pool, left: successes - path.length }
  const answer = yield* ask(unitOfCharacter(run.state, attacker).player, 'treeOption', { about, options })
  return 'chooseOption' in answer ? (tree.places.get(answer.chooseOption.id) ?? null) : null
}

/** All effects of an option: damage to the pool, shoves and conditions at once, the rest later. */
function* applyOption(run: MatchRun, fight: Fight, tree: Tree, place: number): Asking<void> {
  const option = optionAt(tree, place)
  const damage = damageOf(option)
  fight.pool += damage
  run.emit({ type: 'optionChosen', attack: fight.number, option: option.id, pool: fight.pool })
  if (damage > 0) run.trace.applied('shatterpoint.tree.damage-to-pool', { option: option.id, damage, pool: fight.pool })
  const icons = iconsOf(option)
  for (const icon of icons) {
    if (isDirected(icon)) run.trace.applied('shatterpoint.tree.directed-now', { option: option.id, icon })
    else if (!isCancelled(run, fight, icon)) {
      run.trace.applied('shatterpoint.tree.personal-later', { option: option.id, icon })
      fight.waiting.push(icon)
    }
  }
  yield* directedIcons(run, fight, 'attacker', icons.filter(isDirected), 'tree')
}
