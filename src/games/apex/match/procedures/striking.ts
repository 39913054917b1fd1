import { checkTarget, judgeBlow } from '../../combat/melee/melee.ts'
import { MELEE_CARDS } from '../../content/melee.ts'
import { wouldEliminate } from '../../damage/damage.ts'
import { cellOf, isOnBoard, legendOf } from '../legends.ts'
import type { ApexRun, Asking } from '../questions.ts'
import { boardOf, vitalsOf } from '../table.ts'
import { returnCards, revealCards } from './aim-deck.ts'
import { dealDamage, joinTolls, NO_TOLL, type Toll } from './damage.ts'
import { pushAway } from './pushing.ts'
import { damageWindows } from './windows.ts'

/** A melee attack: one Aim card, damage, push, collision; then the windows, once for all of it (6.7). */
export function* strikeAt(run: ApexRun, attacker: string, target: string): Asking<void> {
  const { state, content, trace } = run
  const [from, to] = [legendOf(state, attacker), legendOf(state, target)]
  const [cell, at] = [cellOf(from), cellOf(to)]
  if (cell === null || at === null) return
  const squads = { attacker: from.squad, target: to.squad }
  checkTarget(boardOf(state, content), { attacker: cell, target: at, squads }, trace)
  const cards = revealCards(run, attacker, MELEE_CARDS, 'melee')
  const [card] = cards
  if (card === undefined) return
  const blow = judgeBlow(card, wouldEliminate(vitalsOf(to, content), content.melee.damage), content, trace)
  const { value, hit, damage } = blow
  run.emit({ type: 'meleeResolved', legend: attacker, target, card: card.id, value, hit })
  const toll = hit ? yield* hitWith(run, attacker, target, damage) : NO_TOLL
  yield* damageWindows(run, toll)
  returnCards(run, cards)
}

/** A blow whose damage something cancels does not push either. */
function* hitWith(run: ApexRun, pusher: string, target: string, amount: number): Asking<Toll> {
  const struck = dealDamage(run, [{ legend: target, amount, tag: 'NORMAL' }], { kind: 'melee', legend: pusher })
  if (!struck.damaged.includes(target) || !isOnBoard(legendOf(run.state, target))) return struck
  const { push: spaces, collisionDamage } = run.content.melee
  return joinTolls(struck, yield* pushAway(run, { pusher, target, spaces, collisionDamage }, 'melee'))
}
