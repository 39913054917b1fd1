import type { Random } from '../../../../rulebook/random.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { ApexRules } from '../../rules.ts'
import { abilitiesOfStep, judgeAbility, payFor, turnsOf } from '../cards/abilities.ts'
import { benefitFromBins } from '../cards/supply-bin.ts'
import { MAX_CHARGES } from '../content/automaton-legends.ts'
import { REST } from '../content/automaton-setup.ts'
import { RecruitDraws, setPriorities } from '../decisions/priorities.ts'
import { procedureFor } from '../decisions/procedures.ts'
import { equalBeacons, type Respawn, respawnEnemy, respawnTeammate, teammateSpaces } from '../entry/respawn.ts'
import { fleeDanger } from '../movement/danger-move.ts'
import { DrawsExhausted } from '../route/route-draws.ts'
import { relationsTo } from '../setting/weapons.ts'
import { reactionOf } from '../shot/reveal-reaction.ts'
import type { Acting, Figure } from './acting.ts'
import type { SkipReason } from './activation.rules.ts'
import { moveAlong, resolveLines, shiftBy } from './effects.ts'
import { checkOptimal, shoot, targetFor } from './firing.ts'
import { ActingMover } from './mover.ts'
import { type Asking, question } from './questions.ts'

/** How the beacon of an enemy is settled where several are equal. */
export type Comeback = { readonly role: 'enemy' | 'teammate'; readonly askBeacon: boolean }

/** The whole activation of an Automaton: coming back, then eleven steps. */
export function* activate(acting: Acting, comeback: Comeback): Asking<void> {
  const { me, trace, cast } = acting
  const { usesStep4: step4, usesStep9: step9, legend } = cast.legend
  acting.emit({ type: 'activationStarted', legend: me.id })
  trace.applied('apex.automata.activation.no-ap', { legend })
  trace.applied('apex.automata.activation.legend-differences', { legend, step4, step9 })
  if (me.cell === null) yield* comeBack(acting, comeback)
  if (!prioritise(acting)) return end(acting, 'noEnemies')
  yield* untilShift(acting)
  if (acting.over === 'eliminated') return end(acting, 'eliminated')
  yield* shift(acting)
  begin(acting, 11)
  discard(acting)
  end(acting, 'done')
}

/** Steps 2 to 9; they stop when nothing is left to be done. */
function* untilShift(acting: Acting): Asking<void> {
  begin(acting, 2)
  bins(acting)
  begin(acting, 3)
  drawFeat(acting)
  for (const [index, step] of [abilities4, feat5, procedure, shot, feat8, abilities9].entries()) {
    begin(acting, index + 4)
    yield* step(acting)
    if (acting.over === 'eliminated') discard(acting)
    if (acting.over !== null) return
  }
}

const abilities4 = (acting: Acting): Asking<void> => abilities(acting, 4)

function begin(acting: Acting, step: number): void {
  acting.step = step
  acting.emit({ type: 'stepStarted', step })
}

function skip(acting: Acting, reason: SkipReason): void {
  acting.trace.applied('apex.automata.activation.skip', { step: acting.step, reason })
  acting.emit({ type: 'stepSkipped', step: acting.step, reason })
}

function end(acting: Acting, reason: string): void {
  acting.emit({ type: 'activationEnded', legend: acting.me.id, reason })
}

/** Comes back before step 1. */
function* comeBack(acting: Acting, comeback: Comeback): Asking<void> {
  const { me, trace } = acting
  trace.applied('apex.automata.respawn.when', { reason: null, onBoard: false })
  trace.applied('apex.automata.scope.boxes', { role: comeback.role })
  const back = comeback.role === 'teammate' ? yield* teammateBack(acting) : yield* enemyBack(acting, comeback)
  if (back instanceof Refusal) throw new DrawsExhausted(back)
  if (back.space !== null) acting.move(me, back.space, 'respawn')
}

/** The player chooses for a teammate; without anybody it goes where an enemy would. */
function* teammateBack(acting: Acting): Asking<Respawn | Refusal> {
  const { me, field, trace, cast } = acting
  const spaces = teammateSpaces(field)
  if (spaces.length === 0) return respawnTeammate(field, tableOf(acting), null, trace)
  const unseen = new RecruitDraws([], { random: firstOf, isClosed: false })
  const as = respawnEnemy(field, tableOf(acting), cast.arsenal, null, unseen, new Trace<ApexRules>())
  const simplest = as instanceof Refusal ? null : as.space
  const [first = { column: 0, row: 0 }] = spaces
  const answer = yield question('respawnSpace', me.id, { spaces }, { space: simplest ?? first })
  return respawnTeammate(field, tableOf(acting), 'space' in answer ? answer.space : first, trace)
}

function* enemyBack(acting: Acting, { askBeacon }: Comeback): Asking<Respawn | Refusal> {
  const { me, field, trace, cast, decks } = acting
  const table = tableOf(acting)
  const beacons = equalBeacons(field, table)
  const [first] = beacons
  let wanted: string | null = null
  if (first !== undefined && askBeacon) {
    const answer = yield question('beacon', me.id, { beacons }, { beacon: first })
    wanted = 'beacon' in answer ? answer.beacon : first
  } else if (first !== undefined) trace.applied('apex.automata.choice.default', { beacon: first })
  return respawnEnemy(field, table, cast.arsenal, wanted, decks.recruit, trace)
}

const tableOf = (acting: Acting) => ({ squadmate: acting.squadmate, enemies: onBoard(acting.cast.enemies) })

/** What a teammate would do by itself is only a suggestion: it draws nothing. */
const firstOf: Random = { below: () => 0, draws: [] }

const onBoard = (enemies: readonly Figure[]) =>
  enemies.flatMap(({ id, cell, shield, health }) => (cell === null ? [] : [{ id, cell, shield, health }]))

/** Step 1: whether there is anybody to fight. */
function prioritise(acting: Acting): boolean {
  const { me, field, trace, cast, decks } = acting
  begin(acting, 1)
  const enemies = onBoard(cast.enemies)
  if (enemies.length === 0 || me.cell === null) {
    const { charges, shield, health } = REST
    trace.applied('apex.automata.priority.no-enemies', {
      charges: Math.min(charges, MAX_CHARGES - me.charges),
      shield: Math.min(shield, me.maxShield - me.shield),
      health: Math.min(health, me.maxHealth - me.health),
    })
    acting.gain(me, charges)
    acting.recover(me, { shield, health })
    return false
  }
  const { id, weapons } = cast.arsenal
  trace.applied('apex.automata.priority.arsenal-ranges', { arsenal: id, weapons: weapons.map(({ name }) => name) })
  const found = setPriorities(field, { cell: me.cell, arsenal: cast.arsenal }, enemies, decks.recruit, trace)
  const { primary, secondary, criterion } = found
  Object.assign(acting, { primary, secondary })
  trace.applied('apex.automata.priority.fixed', { primary, secondary })
  acting.emit({ type: 'prioritiesSet', primary, secondary, criterion })
  return true
}

/** Step 2. */
function bins(acting: Acting): void {
  const { me, field, trace } = acting
  if (me.cell === null) return
  const before = { shield: me.shield, health: me.health, charges: me.charges }
  const { bins: beside, ...after } = benefitFromBins(field, me.cell, me, trace)
  if (beside.length === 0) {
    skip(acting, 'noBin')
    return
  }
  Object.assign(me, after)
  acting.emit({
    type: 'recovered',
    legend: me.id,
    shield: { before: before.shield, after: after.shield },
    health: { before: before.health, after: after.health },
  })
  if (after.charges !== before.charges) {
    const charges = { before: before.charges, after: after.charges }
    acting.emit({ type: 'chargesChanged', legend: me.id, charges })
  }
}

/** Step 3. */
function drawFeat(acting: Acting): void {
  const { trace, decks } = acting
  const feat = decks.feats.draw(trace, (size) => acting.emit({ type: 'featReshuffled', size }))
  acting.activeFeat = feat
  trace.applied('apex.automata.activefeat.draw', { feat: feat.id, step: feat.step })
  trace.applied('apex.automata.feat.sections', { feat: feat.id, step: feat.step, bottom: feat.bottom?.kind ?? null })
  if (reactionOf(feat) !== null) trace.applied('apex.automata.feat.bottom-unused', { feat: feat.id })
  acting.emit({ type: 'featDrawn', card: feat.id })
}

/** Steps 4 and 9: every Ability that can be used is used, the tactical one first. */
function* abilities(acting: Acting, step: 4 | 9): Asking<void> {
  const { me, trace, cast, content } = acting
  const own = abilitiesOfStep(cast.abilities, step)
  trace.applied('apex.automata.ability.sections', { step, abilities: own.map(({ id }) => id) })
  if (own.length === 0) return skip(acting, 'noAbilityOfStep')
  if (own.length > 1) trace.applied('apex.automata.ability.mandatory-order', { order: own.map(({ id }) => id) })
  let used = 0
  for (const ability of own) {
    if (acting.over !== null) return
    const { reasons, bound } = judgeAbility(ability, acting.tableOf(me, false), acting.tokens, content, trace)
    if (reasons.length > 0) {
      acting.emit({ type: 'abilityUnusable', card: ability.id, reasons: [...reasons] })
      continue
    }
    used += 1
    payFor(ability, me.charges, trace)
    acting.spend(me, ability.cost)
    acting.tokens = { ...acting.tokens, [ability.type]: acting.tokens[ability.type] - 1 }
    const turns = turnsOf(ability.lines.flatMap(({ effects }) => effects))
    acting.emit({ type: 'abilityUsed', card: ability.id, turns, cooldown: ability.cooldown })
    const condition = ability.conditions.find(({ enemy }) => enemy !== null) ?? null
    yield* resolveLines(acting, me, ability.id, ability.lines, bound, false, condition)
  }
  if (used === 0) {
    trace.applied('apex.automata.ability.none', { step })
    skip(acting, 'noUsableAbility')
  }
}

function* abilities9(acting: Acting): Asking<void> {
  const own = abilitiesOfStep(acting.cast.abilities, 9)
  if (own.length > 0) acting.trace.applied('apex.automata.step9.abilities', { abilities: own.map(({ id }) => id) })
  yield* abilities(acting, 9)
}

/** Step 5, with the first moment of the Optimal Shot before it. */
function* feat5(acting: Acting): Asking<void> {
  acting.trace.applied('apex.automata.optimal.window', { reason: null, step: 5 })
  yield* checkOptimal(acting, 'stepFive')
  if (acting.over === null) yield* resolveFeat(acting, 5)
}

function* feat8(acting: Acting): Asking<void> {
  const { activeFeat } = acting
  if (activeFeat?.step === 8) acting.trace.applied('apex.automata.step8.feat', { feat: activeFeat.id })
  yield* resolveFeat(acting, 8)
}

function* resolveFeat(acting: Acting, step: 5 | 8): Asking<void> {
  const { activeFeat: feat, me } = acting
  if (feat === null || feat.step !== step) return skip(acting, 'otherStep')
  yield* resolveLines(acting, me, feat.id, feat.lines, null, false)
}

/** Step 6: out of danger if it can, else a procedure from A to D. */
function* procedure(acting: Acting): Asking<void> {
  const { me, field, trace, cast, decks } = acting
  const enemy = acting.primaryFigure
  if (me.cell === null || enemy === null || enemy.cell === null) return
  const zones = field.zonesAt(me.cell)
  if (zones.length > 0) {
    trace.applied('apex.automata.danger.definition', { cell: me.cell, zones })
    trace.applied('apex.automata.proc.danger-first', { reason: null, zones })
    acting.emit({ type: 'procedureSelected', procedure: 'danger' })
    const fled = yield* fleeDanger(new ActingMover(acting, me), decks.routes, trace)
    acting.zonesGone.push(...fled.zonesGone)
    if (fled.success || acting.over !== null) return
  }
  const [name, relation] = procedureFor(relationsTo(field, cast.arsenal, me.cell, enemy.cell))
  const printed = cast.legend.procedures[name]
  trace.applied('apex.automata.proc.list', { reason: null, procedure: name, relation, enemy: enemy.id })
  trace.applied('apex.automata.proc.selected-once', { procedure: name })
  trace.applied('apex.automata.proc.sequence', { procedure: name, printed })
  acting.emit({ type: 'procedureSelected', procedure: name })
  trace.applied('apex.automata.proc.charges-before-move', { charges: printed.charges })
  acting.gain(me, printed.charges)
  yield* moveAlong(acting, me, printed)
}

/** Step 7. */
function* shot(acting: Acting): Asking<void> {
  if (acting.shotThisActivation) return skip(acting, 'alreadyShot')
  if (targetFor(acting, 'step7') === null) return skip(acting, 'noTarget')
  yield* shoot(acting, 'step7')
}

/** Step 10. */
function* shift(acting: Acting): Asking<void> {
  const { me, trace } = acting
  begin(acting, 10)
  trace.applied('apex.automata.tactical.condition', { reason: null, cause: 'step10', charges: me.charges })
  if (me.charges === 0) return skip(acting, 'noCharges')
  yield* shiftBy(acting, me)
}

/** Step 11, or the end of an Automaton that was eliminated. */
function discard(acting: Acting): void {
  const { activeFeat, trace } = acting
  if (activeFeat === null) return
  trace.applied('apex.automata.step11.discard', { feat: activeFeat.id })
  acting.emit({ type: 'featDiscarded', card: activeFeat.id })
  acting.activeFeat = null
}
