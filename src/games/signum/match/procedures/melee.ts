import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { rollSteam } from '../../activated/steam-engine.ts'
import { legalSplits, type Split } from '../../combat/melee/allocation.ts'
import { fightOut, type Melee, type MeleeInput } from '../../combat/melee/melee.ts'
import { type DeclaredMelee, declareMelee } from '../../combat/melee/melee-declaration.ts'
import type { MeleeTable } from '../../combat/melee/melee-table.ts'
import type { SignumRules } from '../../rules.ts'
import { has } from '../../table/creature.ts'
import { meleeQuestion, type RelicUses } from '../checks/fights.ts'
import { strikeRefusal } from '../checks/strikes.ts'
import type { Answer, CommandBody } from '../command.ts'
import { asPlayer, type PlayerId } from '../players.ts'
import { type Asking, ask, askPick, type MatchRun, type SignumQuestion } from '../questions.ts'
import { combatStrength, creatureOf, fighterOf, playerOf } from '../table.ts'
import { buryDead, isMarkedBy, writeDamage } from './harm.ts'
import { orderRelics, rollFor } from './rolling.ts'
import { gainUntilEndOfTurn } from './starting.ts'
import { openWindow, settle } from './triggers.ts'

/** A melee from its declaration to the deaths; the answer is whether the attacker killed a character. */
export function* fight(run: MatchRun, attacker: string, body: CommandBody<'declareMelee'>): Asking<boolean> {
  const { target, kind, relicUses } = body
  const { controller, hidden } = creatureOf(run.state, attacker)
  const defending = creatureOf(run.state, target).controller
  if (hidden) run.emit({ type: 'stealthLost', creature: attacker })
  run.emit({ type: 'meleeDeclared', creature: attacker, target, kind })
  runSteamEngine(run, attacker)
  spendRelics(run, controller, relicUses)
  const { cancelled } = yield* openWindow(run, 'opponentDeclaresAttack', { attacker, target }, [defending])
  const isOff = cancelled || !areBothThere(run, attacker, target) || strikeRefusal(run, attacker, target, kind) !== null
  if (isOff) return yield* cancelAttack(run, controller, attacker, target)
  const helping = yield* askRelics(run, target, defending)
  const uses = { attacker: relicUses, defender: helping }
  const melee = yield* fightDeclared(run, attacker, body, uses)
  const isCharacter = creatureOf(run.state, target).kind === 'character'
  run.emit({ type: 'meleeFought', creature: attacker, target })
  writeDamage(run, melee.defender.suffered, kind === 'magicalStrike' ? 'wound' : 'attack')
  writeDamage(run, melee.attacker.suffered, 'attack')
  breakUsed(run, [controller, defending])
  buryDead(run, [
    { creature: target, by: controller, isMarked: isMarkedBy(melee.defender.suffered) },
    { creature: attacker, by: defending, isMarked: isMarkedBy(melee.attacker.suffered) },
  ])
  yield* settle(run)
  return isCharacter && melee.defender.suffered.dead && !melee.attacker.suffered.dead
}

export const areBothThere = ({ state }: MatchRun, ...ids: readonly string[]): boolean =>
  ids.every((id) => state.creatures.some((one) => one.id === id))

/** A cancelled attack counts as made: nothing is rolled, nobody is tired. */
function* cancelAttack(run: MatchRun, active: PlayerId, creature: string, target: string): Asking<boolean> {
  run.trace.applied('signum.tactic.cancelled-attack', { active })
  run.emit({ type: 'attackCancelled', creature, target })
  breakUsed(run, [active])
  yield* settle(run)
  return false
}

/** A Steam Engine runs once a turn: an axe or a shield gives its text. */
export function runSteamEngine(run: MatchRun, id: string): void {
  const { abilities, card } = fighterOf(run, id)
  const engine = abilities.find((ability) => ability.id === 'steamEngine')
  const { steamed, controller } = creatureOf(run.state, id)
  if (engine?.text === undefined || steamed) return
  run.roller = run.state.players.findIndex(({ player }) => player === controller)
  const symbol = rollSteam(fighterOf(run, id), {}, run.random, run.trace)
  if (symbol === null) return
  run.emit({ type: 'steamRolled', creature: id, symbol })
  if (symbol === 'target') return
  for (const { does } of engine.text) gainUntilEndOfTurn(run, id, card ?? id, does)
}

/** Relics are used before the dice are split. */
function spendRelics(run: MatchRun, player: PlayerId, relics: readonly string[]): void {
  for (const relic of relics) {
    const uses = playerOf(run.state, player).relics.find(({ id }) => id === relic)?.uses ?? 1
    run.emit({ type: 'relicUsed', player, relic, left: uses - 1 })
  }
}

/** Relics without uses left are gone when the combat is over. */
function breakUsed(run: MatchRun, players: readonly PlayerId[]): void {
  for (const player of players) {
    for (const { id, uses } of playerOf(run.state, player).relics) {
      if (uses === 0) run.emit({ type: 'relicDiscarded', player, relic: id, why: 'usedUp' })
    }
  }
}

/** The player of an attacked hero may use relics. */
function* askRelics(run: MatchRun, target: string, player: PlayerId): Asking<string[]> {
  const { kind } = creatureOf(run.state, target)
  const relics = kind === 'hero' ? playerOf(run.state, player).relics : []
  const candidates = relics
    .filter((one) => (one.uses ?? 0) > 0 && combatStrength(one, run.content) > 0)
    .map(({ id }) => id)
  if (candidates.length === 0) return []
  const pick = { field: 'relics', candidates, min: 0, max: candidates.length } as const
  const used = yield* askPick(player, 'useRelics', { creature: target }, pick)
  spendRelics(run, player, used)
  return used
}

/** Both split their dice, the defender first; then the melee is fought by the same procedure as every other. */
function* fightDeclared(
  run: MatchRun,
  attacker: string,
  { target, kind }: CommandBody<'declareMelee'>,
  uses: RelicUses,
): Asking<Melee> {
  const question = meleeQuestion(run, attacker, target, kind, uses)
  const declared = declareMelee(question, { content: run.content, trace: new Trace<SignumRules>() })
  if (declared instanceof Refusal) throw new Error(`No melee: ${JSON.stringify(declared.violations)}`)
  const about = { attacker, defender: target, kind, uses, split: null }
  const defending = yield* askSplit(run, declared, 'defender', about)
  const answering = { ...about, split: defending }
  const attacking = declared.magical === null ? yield* askSplit(run, declared, 'attacker', answering) : null
  const input: MeleeInput = {
    ...question,
    attacker: { ...question.attacker, ...(attacking === null ? {} : { split: attacking }) },
    defender: { ...question.defender, split: defending },
  }
  const melee = yield* fightOut(input, run, tableOf(run))
  if (melee instanceof Refusal) throw new Error(`No melee: ${JSON.stringify(melee.violations)}`)
  return melee
}

/** What a split is about: the melee, and how the defender has split its dice when the attacker is asked. */
export type SplitAbout = {
  readonly attacker: string
  readonly defender: string
  readonly kind: MeleeInput['kind']
  readonly uses: RelicUses
  readonly split: Split | null
}

function* askSplit(
  run: MatchRun,
  declared: DeclaredMelee,
  role: 'attacker' | 'defender',
  about: SplitAbout,
): Asking<Split> {
  const { creature, strength, metFirst } = declared[role]
  const splits = legalSplits(creature, strength, metFirst)
  const answer = yield* ask(asPlayer(creature.player), 'allocate', { creature: creature.id, role, ...about }, splits)
  const split = { attack: answer.attack ?? 0, defence: answer.defence ?? 0 }
  if (splits.length === 1) run.trace.applied('signum.melee.only-split', { creature: creature.id, ...split })
  run.emit({ type: 'allocated', creature: creature.id, ...split })
  return split
}

/** In a match the controllers are asked about re-rolls and relics. */
const tableOf = (run: MatchRun): MeleeTable<SignumQuestion, Answer> => ({
  *roll({ creature, pool }) {
    return yield* rollFor(run, creature, pool)
  },
  *relics(bearer, damage, held) {
    return yield* orderRelics(bearer, damage, held)
  },
})

/** Whether the attacker may go on to another enemy. */
export function persecutionsLeft(run: MatchRun, attacker: string): number {
  const fighter = fighterOf(run, attacker)
  if (!has(fighter, 'persecution')) return 0
  const x = fighter.abilities.reduce(
    (most, { id, x: amount = 1 }) => (id === 'persecution' ? Math.max(most, amount) : most),
    0,
  )
  return Math.max(0, x - creatureOf(run.state, attacker).persecutions)
}
