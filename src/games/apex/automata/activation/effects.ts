import { type Cell, sameCell } from '../../../../geometry/grid.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { blast, findGrenade, scatterFrom } from '../../combat/area/grenade.ts'
import { isNear } from '../../measuring/contiguity.ts'
import { push } from '../../movement/push.ts'
import { oneStep } from '../../table/direction.ts'
import { type CardEnemy, enemiesBy, enemiesMeeting, targetOf } from '../cards/card-table.ts'
import { planLine } from '../cards/lines.ts'
import {
  attachTarget,
  figurePlace,
  fragTarget,
  isResolvable,
  ownTransferPlace,
  pushTarget,
  transferPlace,
} from '../cards/resolvable.ts'
import { AUTOMATON_GRENADE } from '../content/automaton-setup.ts'
import type { CardCondition, CardEffect, CardLine, EnemyChoice } from '../content/card-effects.ts'
import { scanAround } from '../frame/viewpoint.ts'
import { RouteMove } from '../movement/route-move.ts'
import { tacticalShift } from '../placing/tactical-shift.ts'
import type { Acting, Figure } from './acting.ts'
import { checkOptimal, shoot, targetFor } from './firing.ts'
import { ActingMover } from './mover.ts'
import { type Asking, question } from './questions.ts'

type BodyOf<Name extends string> =
  Extract<CardEffect, Record<Name, unknown>> extends Record<Name, infer Value> ? Value : never

/** Resolves the lines of a card from top to bottom. */
export function* resolveLines(
  acting: Acting,
  actor: Figure,
  card: string,
  lines: readonly CardLine[],
  settled: CardEnemy | null,
  isShooting: boolean,
  condition: CardCondition | null = null,
): Asking<void> {
  const count = lines.reduce((sum, { effects }) => sum + effects.length, 0)
  if (count > 1) acting.trace.applied('apex.automata.feat.order', { card, lines: count })
  for (const [index, line] of lines.entries()) {
    if (acting.over !== null || actor.cell === null) return
    const table = acting.tableOf(actor, isShooting)
    const plan = planLine(line, index, table, settled, acting.content, acting.trace)
    if (plan === 'forNothing') skip(acting, line.effects[0])
    if (typeof plan === 'string') continue
    acting.spend(actor, plan.paid)
    yield* resolveEffects(acting, actor, card, plan.effects, plan.bound, isShooting, line.when ?? condition)
  }
}

function* resolveEffects(
  acting: Acting,
  actor: Figure,
  card: string,
  effects: readonly CardEffect[],
  settled: CardEnemy | null,
  isShooting: boolean,
  condition: CardCondition | null,
): Asking<void> {
  let bound = settled
  for (const [index, effect] of effects.entries()) {
    if (acting.over !== null || actor.cell === null) return
    const table = acting.tableOf(actor, isShooting)
    const now = asItStands(table, bound)
    if (!isResolvable(effect, table, now, acting.content)) {
      skip(acting, effect)
      continue
    }
    const hadShot = acting.shotThisActivation
    const choice = choiceOf(effect)
    const taken =
      choice === 'all'
        ? yield* resolveForEach(acting, actor, effect, isShooting, condition)
        : yield* resolve(acting, actor, effect, now, condition)
    if (choice === 'priority') bound ??= taken
    if (!hadShot && acting.shotThisActivation && index < effects.length - 1) {
      acting.trace.applied('apex.automata.feat.interrupted', { card })
    }
  }
}

/** The enemy that a line is about as it stands now; off the board it has no space. */
function asItStands({ enemies }: ReturnType<Acting['tableOf']>, bound: CardEnemy | null): CardEnemy | null {
  return bound === null ? null : (enemies.find(({ id }) => id === bound.id) ?? { ...bound, cell: null })
}

/** Which enemy an effect is about; null if about none. A figure goes to several in one effect. */
function choiceOf(effect: CardEffect): EnemyChoice | null {
  if ('damage' in effect) return effect.damage.enemy
  if ('frag' in effect) return effect.frag.enemy
  if ('transferEnemy' in effect) return effect.transferEnemy.enemy
  if ('push' in effect) return effect.push.enemy
  return 'attach' in effect && effect.attach.enemy === 'priority' ? 'priority' : null
}

/** The same effect on the one enemy that it is about now. */
function onOne(effect: CardEffect): CardEffect {
  const enemy = 'priority' as const
  if ('damage' in effect) return { damage: { ...effect.damage, enemy } }
  if ('frag' in effect) return { frag: { ...effect.frag, enemy } }
  if ('transferEnemy' in effect) return { transferEnemy: { ...effect.transferEnemy, enemy } }
  return 'push' in effect ? { push: { ...effect.push, enemy } } : effect
}

/** An effect on all enemies: the primary one, then the other, each completely and only where it can be resolved. */
function* resolveForEach(
  acting: Acting,
  actor: Figure,
  effect: CardEffect,
  isShooting: boolean,
  condition: CardCondition | null,
): Asking<null> {
  const single = onOne(effect)
  for (const { id } of acting.tableOf(actor, isShooting).enemies) {
    if (acting.over !== null || actor.cell === null) return null
    const table = acting.tableOf(actor, isShooting)
    const enemy = table.enemies.find((one) => one.id === id)
    if (enemy === undefined || !isResolvable(single, table, enemy, acting.content)) continue
    yield* resolve(acting, actor, single, enemy, condition)
  }
  return null
}

const nameOf = (effect: CardEffect): string => Object.keys(effect)[0] ?? ''

function skip(acting: Acting, effect: CardEffect | undefined): void {
  if (effect !== undefined) acting.emit({ type: 'effectSkipped', effect: nameOf(effect) })
}

/** Carries one effect out; tells the enemy that it was about. */
function* resolve(
  acting: Acting,
  actor: Figure,
  effect: CardEffect,
  bound: CardEnemy | null,
  condition: CardCondition | null,
): Asking<CardEnemy | null> {
  if ('gainCharges' in effect) acting.gain(actor, effect.gainCharges)
  else if ('recover' in effect) recoverBy(acting, actor, effect.recover)
  else if ('damage' in effect) return yield* damageBy(acting, actor, effect.damage, bound)
  else if ('frag' in effect) return yield* throwFrag(acting, actor, effect.frag, bound)
  else if ('movement' in effect) yield* moveBy(acting, actor, effect.movement)
  else if ('tacticalShift' in effect) yield* shiftBy(acting, actor)
  else if ('shoot' in effect) yield* shootBy(acting)
  else if ('transferEnemy' in effect) return yield* transferBy(acting, actor, effect.transferEnemy, bound)
  else if ('transferSelf' in effect) yield* transferSelf(acting, actor, bound)
  else if ('push' in effect) return yield* pushBy(acting, actor, effect.push, bound)
  else if ('placeFigure' in effect) placeBy(acting, actor, effect.placeFigure, bound)
  else if ('attach' in effect) return attachBy(acting, actor, effect.attach, bound, condition)
  return null
}

/** Records whom an effect takes. */
function preferred(acting: Acting, enemy: CardEnemy): CardEnemy {
  acting.trace.applied('apex.automata.priority.preference', { enemy: enemy.id, primary: enemy.role === 'primary' })
  return enemy
}

function recoverBy(acting: Acting, actor: Figure, { shield, health, target }: BodyOf<'recover'>): void {
  const { mate } = acting.cast
  if (target === 'self') acting.recover(actor, { shield, health })
  else if (mate !== null && actor === acting.me) acting.recover(mate, { shield, health })
  else acting.emit({ type: 'squadmateRecovers', shieldGain: shield, healthGain: health })
}

function* damageBy(
  acting: Acting,
  actor: Figure,
  effect: BodyOf<'damage'>,
  bound: CardEnemy | null,
): Asking<CardEnemy | null> {
  const enemy = targetOf(acting.tableOf(actor, false), effect.enemy, effect, bound)
  const figure = enemy === null ? null : acting.figure(enemy.id)
  if (enemy === null || figure === null) return null
  preferred(acting, enemy)
  yield* acting.stage.harm(acting, [{ figure, amount: effect.amount, tag: effect.tag }], 'card')
  return enemy
}

/** Throws a frag grenade: the template, two aim cards, everybody in the area. */
function* throwFrag(
  acting: Acting,
  actor: Figure,
  effect: BodyOf<'frag'>,
  bound: CardEnemy | null,
): Asking<CardEnemy | null> {
  const { trace, content, field } = acting
  const target = fragTarget(effect, acting.tableOf(actor, false), bound, content)
  const grenade = findGrenade({ id: AUTOMATON_GRENADE }, content)
  if (target === null || target.cell === null || grenade instanceof Refusal) return null
  trace.applied('apex.automata.use.frag-target', { target: target.id, cell: target.cell })
  trace.applied('apex.automata.use.frag-not-a-shot', { target: target.id })
  acting.emit({ type: 'grenadeThrown', target: target.id, cell: target.cell })
  const cards = acting.decks.aim.reveal(grenade.aimCards, content)
  const scatter = scatterFrom(target.cell, cards, trace)
  const landing = scatter.at(-1)?.to ?? target.cell
  trace.applied('apex.automata.use.frag-orientation', { arrows: scatter.filter(({ arrow }) => arrow !== null).length })
  trace.applied('apex.automata.use.frag-resolve', { cell: landing, cards: cards.length })
  acting.emit({ type: 'grenadeLanded', place: landing, cards: cards.map(({ id }) => id) })
  yield* explode(acting, grenade, landing, field.board)
  return preferred(acting, target)
}

function* explode(
  acting: Acting,
  { area }: Exclude<ReturnType<typeof findGrenade>, Refusal>,
  landing: Cell,
  board: Acting['field']['board'],
): Asking<void> {
  const { me, mate, enemies } = acting.cast
  const known = [me, ...enemies, ...(mate === null ? [] : [mate])].flatMap((figure) =>
    figure.cell === null ? [] : [{ id: figure.id, cell: figure.cell, figure }],
  )
  const others = [...acting.field.figures.values()].filter((cell) => !known.some((one) => sameCell(one.cell, cell)))
  const legends = [...known, ...others.map((cell) => ({ id: '', cell, figure: null }))]
  const { tolls } = blast(board, area, { landing, rotation: 0, legends }, acting.trace)
  for (const { figure, cell, damage } of tolls) if (figure === null) acting.emit({ type: 'hit', place: cell, damage })
  const blows = tolls.flatMap(({ figure, damage }) => (figure === null ? [] : [{ figure, amount: damage }]))
  yield* acting.stage.harm(acting, blows, 'grenade')
}

function* moveBy(acting: Acting, actor: Figure, order: BodyOf<'movement'>): Asking<void> {
  acting.trace.applied('apex.automata.feat.movement', { mp: order.mp })
  yield* moveAlong(acting, actor, order)
}

/** A Movement action by Route cards. */
export function* moveAlong(acting: Acting, actor: Figure, order: BodyOf<'movement'>): Asking<void> {
  const move = new RouteMove(new ActingMover(acting, actor), order, acting.decks.routes, acting.trace)
  yield* move.run()
  acting.zonesGone.push(...move.zonesGone)
}

/** A tactical shift; in steps 5 to 9 it is a change of position. */
export function* shiftBy(acting: Acting, actor: Figure): Asking<void> {
  const { field, trace } = acting
  if (actor.cell === null) return
  const isMe = actor === acting.me
  const foes = (isMe ? acting.foes : [acting.me]).flatMap(({ cell }) => (cell === null ? [] : [cell]))
  const others = isMe ? field : withoutFigure(acting, actor)
  const { to } = tacticalShift(others, actor.cell, foes, trace)
  if (isMe) trace.applied('apex.automata.tactical.no-optimal', { step: acting.step })
  const isSame = sameCell(to, actor.cell)
  acting.move(actor, to, 'shift')
  if (!isSame) yield* changed(acting, actor)
}

/** The table as another Automaton finds it: its own figure does not stand in its way, the one that acts does. */
function withoutFigure(acting: Acting, actor: Figure) {
  const figures = new Map(
    [...acting.field.figures].filter(([, cell]) => actor.cell === null || !sameCell(cell, actor.cell)),
  )
  if (acting.me.cell !== null) figures.set('acting', acting.me.cell)
  return acting.field.withFigures(figures)
}

/** A Legend has changed its position: that is a moment for the Optimal Shot. */
function* changed(acting: Acting, figure: Figure): Asking<void> {
  if (!acting.isArmed || acting.isShooting || figure.cell === null) return
  acting.trace.applied('apex.automata.optimal.one-check', { legend: figure.id, cell: figure.cell })
  yield* checkOptimal(acting, 'positionChanged')
}

function* shootBy(acting: Acting): Asking<void> {
  const possible = targetFor(acting, 'card') !== null && !acting.shotThisActivation
  acting.trace.applied('apex.automata.shot.card-ordered', { possible })
  if (possible) yield* shoot(acting, 'card')
}

function* transferBy(
  acting: Acting,
  actor: Figure,
  effect: BodyOf<'transferEnemy'>,
  bound: CardEnemy | null,
): Asking<CardEnemy | null> {
  const found = transferPlace(effect, acting.tableOf(actor, false), bound)
  const figure = found === null ? null : acting.figure(found.target.id)
  if (found === null || figure === null) return null
  preferred(acting, found.target)
  acting.move(figure, found.to, 'transfer')
  yield* changed(acting, figure)
  return found.target
}

function* transferSelf(acting: Acting, actor: Figure, bound: CardEnemy | null): Asking<void> {
  const to = ownTransferPlace(acting.tableOf(actor, false), bound)
  if (to === null) return
  acting.move(actor, to, 'transfer')
  yield* changed(acting, actor)
}

function* pushBy(
  acting: Acting,
  actor: Figure,
  effect: BodyOf<'push'>,
  bound: CardEnemy | null,
): Asking<CardEnemy | null> {
  const { field, trace } = acting
  const target = pushTarget(effect, acting.tableOf(actor, false), bound)
  const figure = target === null ? null : acting.figure(target.id)
  if (target === null || figure === null || figure.cell === null || actor.cell === null) return null
  const own = actor.cell
  const isOccupied = (cell: Cell) =>
    !sameCell(cell, figure.cell ?? own) && (field.isOccupied(cell) || sameCell(cell, own))
  const terms = {
    pusher: own,
    target: figure.cell,
    distance: effect.spaces,
    collisionDamage: effect.collision,
    isOccupied,
  }
  const pushed = push(field.board, terms, trace)
  if (pushed instanceof Refusal) return null
  if (pushed.path.length > 0) acting.move(figure, pushed.end, 'push')
  if (pushed.relocation.length > 0) {
    const to = yield* relocate(acting, figure, oneStep(pushed.end, pushed.direction), pushed.relocation)
    acting.move(figure, to, 'placed')
  }
  if (pushed.damage > 0) yield* acting.stage.harm(acting, [{ figure, amount: pushed.damage }], 'card')
  yield* changed(acting, figure)
  return target
}

/** Where somebody goes who fell onto an occupied space: an Automaton by the scan, else the player chooses. */
function* relocate(acting: Acting, figure: Figure, onto: Cell, options: readonly Cell[]): Asking<Cell> {
  const { field, trace } = acting
  if (figure.isAutomaton) {
    const near = scanAround(onto, field.viewpoint).find(
      (cell) => options.some((option) => sameCell(option, cell)) && isNear(field.board, onto, cell),
    )
    trace.applied('apex.automata.scope.push-fall', { legend: figure.id, cell: near ?? null })
    return near ?? figure.cell ?? onto
  }
  const spaces = [...options].sort((a, b) => a.row - b.row || a.column - b.column)
  const [first = onto] = spaces
  const answer = yield question('pushPlace', figure.id, { spaces }, { space: first })
  return 'space' in answer ? answer.space : first
}

function placeBy(acting: Acting, actor: Figure, effect: BodyOf<'placeFigure'>, bound: CardEnemy | null): void {
  const end = figurePlace(effect, acting.tableOf(actor, false), bound)
  if (end === null) return
  takeFigure(acting, effect.figure)
  acting.emit({ type: 'figurePlaced', figure: effect.figure, end })
}

function takeFigure({ cast }: Acting, figure: string): void {
  cast.supply.set(figure, (cast.supply.get(figure) ?? 0) - 1)
}

/** One figure each: the enemy that the line is about first, then others that are meant or meet the same condition. */
function attachBy(
  acting: Acting,
  actor: Figure,
  effect: BodyOf<'attach'>,
  bound: CardEnemy | null,
  condition: CardCondition | null,
): CardEnemy | null {
  const table = acting.tableOf(actor, false)
  const first = attachTarget(effect, table, bound)
  if (first === null) return null
  const others = othersFor(effect.enemy, table, condition).filter(({ id }) => id !== first.id)
  const carriers = [first, ...others].slice(0, Math.min(effect.max, acting.cast.supply.get(effect.figure) ?? 0))
  acting.trace.applied('apex.automata.feat.attach', { figure: effect.figure, enemies: carriers.map(({ id }) => id) })
  for (const { id } of carriers) {
    takeFigure(acting, effect.figure)
    acting.emit({ type: 'figureAttached', figure: effect.figure, legend: id })
  }
  return first
}

/** Who may get a figure besides the first: all enemies, those that meet the condition, or nobody. */
function othersFor(
  choice: EnemyChoice,
  table: ReturnType<Acting['tableOf']>,
  condition: CardCondition | null,
): readonly CardEnemy[] {
  if (choice === 'all') return enemiesBy('all', table.enemies)
  const asked = condition?.enemy ?? null
  return choice === 'priority' && asked !== null ? enemiesMeeting(table, asked) : []
}
