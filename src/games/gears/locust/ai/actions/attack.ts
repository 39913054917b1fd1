import { attackDice } from '../../../combat/attack/attack-dice.ts'
import { netWounds, resolveTriggers } from '../../../combat/attack/attack-trigger.ts'
import { defenceDice } from '../../../combat/attack/defence-dice.ts'
import type { AttackInstruction, Selector } from '../../../content/effects.ts'
import { coverGrade } from '../../../sight/cover.ts'
import { sees } from '../../../sight/line-of-sight.ts'
import type { CogFigure, Figure, LocustFigure } from '../battlefield.ts'
import { candidates, passes } from '../conditions.ts'
import { emit, type LocustContext } from '../context.ts'
import { type Asking, askAnyway, DECLINE, pause } from '../decision.ts'
import { type Environment, zoneOf } from '../environment.ts'
import { pickAmong } from '../selection.ts'
import { guardWindow } from './guard.ts'
import { rollFor, shieldsFor } from './roll.ts'
import { spawnBeside } from './spawning.ts'
import { dealWounds } from './wounds.ts'

/** An attack of a Locust as a card says; without a legal target it is skipped (gears.ai.no-target). */
export function* resolveAttack(
  context: LocustContext,
  environment: Environment,
  instruction: AttackInstruction,
): Asking<void> {
  const attacker = environment[instruction.who ?? 'self']
  if (attacker?.side !== 'locust' || !context.field.locust.includes(attacker)) return
  const { target } = instruction
  if (typeof target === 'object' && 'area' in target) return yield* attackArea(context, attacker)
  const chosen = yield* targetOf(context, attacker, environment, instruction)
  if (chosen === null || !canAttack(context, attacker, chosen, instruction.maxRange)) {
    return skip(context, attacker, chosen)
  }
  yield* guardWindow(context, attacker)
  if (!context.field.locust.includes(attacker)) return
  context.attacked.add(attacker.id)
  if (chosen.status === 'bleeding') return yield* execute(context, attacker, chosen)
  yield* attackCog(context, attacker, chosen, instruction)
}

function skip(context: LocustContext, attacker: LocustFigure, chosen: CogFigure | null): void {
  context.trace.applied('gears.ai.no-target', { figure: attacker.id, target: chosen?.id ?? null })
  emit(context, { kind: 'attackSkipped', figure: attacker.id })
}

/** Whom the card means; a name that the selector gives is kept for the rest of the card. */
function* targetOf(
  context: LocustContext,
  attacker: LocustFigure,
  environment: Environment,
  { target, maxRange }: AttackInstruction,
): Asking<CogFigure | null> {
  if (typeof target === 'string') return cogOrNull(environment[target])
  if ('area' in target) return null
  const acting = { ...environment, self: attacker }
  const found = attackable(context, acting, target)
  const isLegal = (figure: Figure) => figure.side === 'cog' && canAttack(context, attacker, figure, maxRange)
  // A free choice is made among those that can be attacked; “the nearest” is the nearest, attackable or not.
  const legal = target.pick === 'choose' ? found.filter(isLegal) : found
  const chosen = yield* pickAmong(context, acting, target, legal.length > 0 ? legal : found, 'targetChoice')
  if (target.as !== undefined && chosen !== null) environment[target.as] = chosen
  return cogOrNull(chosen ?? undefined)
}

const cogOrNull = (referent: Environment['it']): CogFigure | null => (referent?.side === 'cog' ? referent : null)

/** The candidates of an attack; under Insane a bleeding COG in the attacker’s own zone is one of them. */
function attackable(context: LocustContext, acting: Environment, target: Selector): Figure[] {
  const standing = candidates(target, acting, context)
  if (!context.rules.insane) return standing
  const prone = context.field.cogs.filter(
    (cog) => isExecutable(acting.self, cog) && passes(cog, target, acting, context),
  )
  return [...standing, ...prone]
}

const isExecutable = (attacker: Environment['self'], { status, place }: CogFigure): boolean =>
  status === 'bleeding' && place.zone === attacker?.place.zone

function canAttack(
  { field: { map }, rules }: LocustContext,
  attacker: LocustFigure,
  target: CogFigure,
  maxRange = Number.MAX_SAFE_INTEGER,
): boolean {
  const isThere = target.status === 'standing' || (rules.insane && isExecutable(attacker, target))
  return isThere && map.range(zoneOf(attacker), zoneOf(target)) <= maxRange && sees(map, attacker.place, target.place)
}

function* execute(context: LocustContext, attacker: LocustFigure, target: CogFigure): Asking<void> {
  context.trace.applied('gears.insane.execute', { attacker: attacker.id, figure: target.id, reason: null })
  // biome-ignore lint/correctness/useYield: an execution needs no marker.
  yield* dealWounds(context, function* (casualties) {
    casualties.execute(target.id)
  })
}

/** One attack on one COG, from the dice to the wounds. */
function* attackCog(
  context: LocustContext,
  attacker: LocustFigure,
  target: CogFigure,
  { maxRange, extraDice = 0, forcesOmen = false }: AttackInstruction,
): Asking<void> {
  const { field, trace } = context
  const range = field.map.range(zoneOf(attacker), zoneOf(target))
  trace.applied('gears.attack.declare', { attacker: attacker.id, target: target.id, reason: null })
  trace.applied('gears.range.locust-infinite', { figure: attacker.id, range, limit: maxRange ?? null })
  const { dice } = attackPool(context, attacker, extraDice)
  const dodges = yield* dodgeOffer(context, target, attacker.id)
  const defence = defencePool(context, attacker, target, dodges)
  emit(context, {
    kind: 'attackDeclared',
    figure: attacker.id,
    target: target.id,
    attackDice: dice,
    defenceDice: defence.dice,
  })
  const given = context.dice.shift()
  const rolled = rollFor(context, dice, given)
  const shields = shieldsFor(context, defence.dice, given?.shields)
  const omens = forcesOmen ? Math.max(1, rolled.omens) : rolled.omens
  const triggered = resolveTriggers(attacker.enemy.triggered, omens, omens, trace)
  const { wounds } = rolled
  const net = netWounds({ figure: target.id, wounds, added: triggered.woundsAdded, shields }, trace)
  emit(context, { kind: 'diceRolled', figure: attacker.id, target: target.id, ...rolled, shields, amount: net })
  yield* dealWounds(context, function* (casualties) {
    yield* casualties.suffering(target.id, net, { cause: 'attack', weapon: null, atRandom: triggered.discardsAtRandom })
    const others = casualties.inZone(target.place.zone.id).filter(({ id }) => id !== target.id)
    if (triggered.woundsToOthers.length > 0 && others.length > 0) {
      trace.applied('gears.attack.trigger-wounds-others', {
        figures: others.map(({ id }) => id),
        amounts: triggered.woundsToOthers,
      })
    }
    for (const amount of triggered.woundsToOthers) {
      for (const { id } of others) yield* casualties.suffering(id, amount, { cause: 'trigger', weapon: null })
    }
    if (attacker.enemy.diesByAttacking) yield* casualties.killing(attacker.id, 'ownAttack')
  })
  yield* spawnBeside(context, attacker, triggered.spawns)
}

/** An attack on everyone else in the attacker’s zone: one roll to attack, one to defend for each. */
function* attackArea(context: LocustContext, attacker: LocustFigure): Asking<void> {
  const { field, trace } = context
  const { zone } = attacker.place
  const isHit = (figure: Figure) => figure.place.zone === zone && figure !== attacker
  yield* guardWindow(context, attacker)
  if (!field.locust.includes(attacker)) return
  const cogs = field.cogs.filter((cog) => isHit(cog) && cog.status === 'standing')
  const defenders: Figure[] = [...cogs, ...field.locust.filter(isHit)]
  const names = defenders.map(({ id }) => id)
  trace.applied('gears.berserker.zone-attack', { attacker: attacker.id, zone: zone.id, figures: names })
  if (defenders.length === 0) return
  trace.applied('gears.attack.area', { figures: names })
  context.attacked.add(attacker.id)
  const { dice } = attackPool(context, attacker, 0)
  const pools: DefencePool[] = []
  for (const defender of defenders) {
    const dodges = defender.side === 'cog' && (yield* dodgeOffer(context, defender, attacker.id))
    pools.push({ defender, dice: defencePool(context, attacker, defender, dodges).dice })
  }
  yield* strikeArea(context, attacker, dice, pools)
}

/** A figure in the zone of an area attack, and the dice that it defends with. */
type DefencePool = { readonly defender: Figure; readonly dice: number }

/** All results are known before any of them is applied. */
function* strikeArea(
  context: LocustContext,
  attacker: LocustFigure,
  dice: number,
  pools: readonly DefencePool[],
): Asking<void> {
  const given = context.dice.shift()
  const rolled = rollFor(context, dice, given)
  const { omens, wounds } = rolled
  const triggered = resolveTriggers(attacker.enemy.triggered, omens, omens, context.trace)
  if (triggered.discardsAtRandom) context.trace.applied('gears.berserker.brute-force', { attacker: attacker.id })
  const reported = given === undefined ? [] : [given.shields, ...given.moreShields]
  const struck = pools.map(({ defender, dice: defenceDice }, index) => {
    emit(context, {
      kind: 'attackDeclared',
      figure: attacker.id,
      target: defender.id,
      attackDice: dice,
      defenceDice,
    })
    const shields = shieldsFor(context, defenceDice, reported[index])
    const net = netWounds({ figure: defender.id, wounds, added: triggered.woundsAdded, shields }, context.trace)
    emit(context, { kind: 'diceRolled', figure: attacker.id, target: defender.id, ...rolled, shields, amount: net })
    return { id: defender.id, net }
  })
  yield* dealWounds(context, function* (casualties) {
    for (const { id, net } of struck) {
      const atRandom = triggered.discardsAtRandom
      yield* casualties.suffering(id, net, { cause: 'attack', weapon: null, atRandom })
    }
  })
}

function attackPool({ content, trace }: LocustContext, { id, enemy }: LocustFigure, other: number) {
  return attackDice({ attacker: id, weapon: null, printed: enemy.attack, other }, content.attackNumbers, trace)
}

function defencePool(context: LocustContext, attacker: Figure, defender: Figure, dodges: boolean) {
  const { field, content, trace } = context
  const cover = coverGrade(field.map, attacker.place, defender.place)
  const terms = { figure: defender.id, defence: defenceOf(context, defender), cover, rangeExcess: 0, dodges, other: 0 }
  return defenceDice(terms, content.attackNumbers, trace)
}

function defenceOf({ content: { characters, attackNumbers } }: LocustContext, figure: Figure): number {
  if (figure.side === 'locust') return figure.enemy.defence
  return characters.get(figure.character)?.defence ?? attackNumbers.cogDefence
}

/** A COG may dodge before any die is rolled (gears.attack.dodge-window). */
export function* dodgeOffer(context: LocustContext, cog: CogFigure, against: string): Asking<boolean> {
  yield* pause()
  if (cog.status !== 'standing' || cog.hand === 0) return false
  const { hands } = context
  if (hands === undefined && !cog.reactions.includes('dodge')) return false
  const cards = hands?.cards(cog.id, 'dodge') ?? ['dodge']
  const question = { kind: 'dodgeOffer', figure: cog.id, player: cog.id, against } as const
  const answer = yield* askAnyway(context, question, [DECLINE, ...cards], cards.length === 0)
  if (answer === DECLINE) return false
  emit(context, { kind: 'dodged', figure: cog.id })
  hands?.discard(cog.id, 'dodge', answer)
  return true
}
