import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { RevealedCard } from '../../combat/shot/aim-deck.ts'
import { findArms } from '../../combat/shot/equipped-weapon.ts'
import { judgeShot, type ShotResult } from '../../combat/shot/shot.ts'
import { aimShot, readyShot, type Shooting } from '../../combat/shot/shot-declaration.ts'
import { seeTarget } from '../../combat/shot/situation.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import { cover } from '../../sight/cover.ts'
import { usableAgain } from '../../turn/windows/timing.ts'
import { discardRevealed } from '../automata/reacting.ts'
import type { CommandBody } from '../command.ts'
import type { PlayedReaction } from '../events/card-events.ts'
import { cellOf, findLegend, isOnBoard, legendOf } from '../legends.ts'
import type { ApexRun, Asking } from '../questions.ts'
import type { ApexState } from '../state.ts'
import { boardOf, vitalsOf } from '../table.ts'
import { returnCards, revealCards, withDeck } from './aim-deck.ts'
import { dealDamage, NO_TOLL } from './damage.ts'
import { lastingShotModifiers } from './lasting.ts'
import { modifiersOf, reactionWindow } from './reactions.ts'
import { damageWindows } from './windows.ts'

type Shoot = CommandBody<'shoot'>

/** A shoot action as the ruling on shots takes it; null if there is no such target or weapon. */
export function shootingOf(
  state: ApexState,
  shooter: string,
  { target, weapon, enhancement }: Shoot,
  content: ApexContent,
  trace: ApexTrace,
): Shooting | null {
  const [own, enemy] = [legendOf(state, shooter), findLegend(state, target)]
  const held = own.weapons[weapon]
  const [from, to] = [cellOf(own), enemy === null ? null : cellOf(enemy)]
  if (enemy === null || held === undefined || from === null || to === null) return null
  const attachments = held.attachments.flatMap((token) => (token === null ? [] : [{ token }]))
  const arms = findArms({ card: held.card }, attachments, content)
  const helmet = content.helmets.get(enemy.equipment.helmet.token)
  if (arms instanceof Refusal || helmet === undefined) return null
  const card = enhancement === undefined ? undefined : content.featCards.get(enhancement)
  return {
    ...arms,
    helmet: { source: helmet.id, face: helmet },
    target: vitalsOf(enemy, content),
    seen: seeTarget(boardOf(state, content), { shooter: from, target: to }, [], content, trace),
    ammunition: held.ammo,
    modifiers: [
      ...lastingShotModifiers(state, { shooter, target }, content),
      ...(card === undefined ? [] : modifiersOf(card, 'enhancement')),
    ],
    alreadyShot: state.activation?.shotUsed ?? false,
    sameSquad: own.squad === enemy.squad,
    specialActionOf: undefined,
    track: undefined,
  }
}

/** A shoot action: aim, reactions before, shoot, reactions after, replenish (6.5). */
export function* shootAt(run: ApexRun, shooter: string, body: Shoot): Asking<void> {
  const shooting = shootingOf(run.state, shooter, body, run.content, run.trace)
  if (shooting === null || aimShot(shooting, run.trace) !== null) return
  declare(run, shooter, body, shooting)
  yield* resolveShot(run, { shooter, target: body.target }, shooting)
}

/** Steps 2 to 5 of a shot that was declared. */
export function* resolveShot(
  run: ApexRun,
  shot: { readonly shooter: string; readonly target: string },
  shooting: Shooting,
): Asking<void> {
  const before = yield* reactionWindow(run, 'beforeShot', shot)
  const modifiers = [...shooting.modifiers, ...before.modifiers]
  // A target that has left the board ends the shoot action; AP and ammunition are spent.
  const played = isOnBoard(legendOf(run.state, shot.target))
    ? yield* fireAndReact(run, shot, { ...shooting, modifiers, seen: nowSeen(run, shot, shooting) })
    : []
  discardRevealed(run, shot.target)
  for (const reaction of [...before.played, ...played]) coolDown(run, reaction)
  run.emit({ type: 'shotEnded', ...shot })
}

/** Steps 3 to 5: the cards, the reactions to them, and the cards go back. */
function* fireAndReact(
  run: ApexRun,
  shot: { shooter: string; target: string },
  shooting: Shooting,
): Asking<readonly PlayedReaction[]> {
  const cards = yield* fire(run, shot, shooting)
  const { played } = yield* reactionWindow(run, 'afterShot', shot)
  run.trace.applied('apex.shot.replenish', { cards: cards.length })
  returnCards(run, cards)
  return played
}

/** Step 1: everybody hears who shoots at whom, with what and how difficult it is. */
function declare(
  run: ApexRun,
  shooter: string,
  { target, weapon: slot, enhancement }: Shoot,
  shooting: Shooting,
): void {
  const { difficulty } = readyShot(shooting, run.content, new Trace<ApexRules>())
  const { distance, inCover } = shooting.seen
  if (enhancement !== undefined) {
    const played = { legend: shooter, card: enhancement }
    run.trace.applied('apex.card.enhancement', { ...played, reason: 'playable' })
    run.trace.applied('apex.feat.use', { ...played, inHand: true })
    run.emit({ type: 'featPlayed', ...played })
  }
  run.emit({
    type: 'shotDeclared',
    shooter,
    target,
    weapon: shooting.weapon.source,
    slot,
    ammo: shooting.ammunition - 1,
    distance,
    inCover,
    difficulty: difficulty.difficulty,
    enhancement: enhancement ?? null,
  })
}

/** Sight, distance and Zones stay as they were declared; cover and levels are read when the cards are judged. */
function nowSeen(run: ApexRun, { shooter, target }: { shooter: string; target: string }, { seen }: Shooting) {
  const board = boardOf(run.state, run.content)
  const [from, to] = [cellOf(legendOf(run.state, shooter)), cellOf(legendOf(run.state, target))]
  if (from === null || to === null) return seen
  const { inCover } = cover(board, from, to, new Trace<ApexRules>())
  return { ...seen, inCover, shooterLevel: board.levelOf(from), targetLevel: board.levelOf(to) }
}

/** Step 3: the cards are revealed and judged, and the target takes the damage. */
function* fire(run: ApexRun, shot: { shooter: string; target: string }, shooting: Shooting): Asking<RevealedCard[]> {
  const declared = readyShot(shooting, withDeck(run.state, run.content), run.trace)
  const cards = revealCards(run, shot.shooter, declared.cards, 'shot')
  const result = judgeShot(declared, cards, run.trace)
  recordResult(run, shot, declared.terms.difficulty, result)
  const hits = [{ legend: shot.target, amount: result.damage, tag: 'NORMAL' as const }]
  const toll = result.damage === 0 ? NO_TOLL : dealDamage(run, hits, { kind: 'shot', legend: shot.shooter })
  yield* damageWindows(run, toll)
  return cards
}

function recordResult(
  run: ApexRun,
  shot: { shooter: string; target: string },
  difficulty: number,
  { cards, hits, hitsFromPartials, headshots, cancelledHeadshots, damage }: ShotResult,
): void {
  const shown = cards.map(({ card, slot, sum, hit, headshot }) => ({ card, slot, sum, hit, headshot }))
  const counts = { hits, hitsFromPartials, headshots, cancelledHeadshots, damage }
  run.emit({ type: 'shotResolved', ...shot, difficulty, cards: shown, ...counts })
}

/** The token of an ability that was a reaction goes to its cooldown when the shoot action is over. */
function coolDown(run: ApexRun, { legend, card, token }: PlayedReaction): void {
  const ability = run.content.abilityCards.get(card)
  if (token === null || ability === undefined) return
  const { cooldown } = ability
  usableAgain({ ability: card, cooldown }, run.state.round, run.trace)
  run.emit({ type: 'cooldownStarted', legend, ability: card, token, cooldown, miniatures: [] })
}
