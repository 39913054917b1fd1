import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { PROSPERITY } from '../content/numbers.ts'
import type { SignumViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { Id, LIMITS, Player } from '../vocabulary.ts'
import type { TieBreak } from './victory.rules.ts'

const Standing = z
  .strictObject({
    player: Player,
    team: Id.exactOptional().describe('Players of one team are allies; alone if it is left out.'),
    hero: z
      .enum(['alive', 'fallen', 'conceded', 'out'])
      .default('alive')
      .describe('Fallen just now, its player gave up just now, or out since an earlier moment.'),
    heroWounds: wholeNumber(0, LIMITS.health).default(0),
    prosperity: wholeNumber(0, LIMITS.prosperity).default(0),
    buildingCosts: wholeNumber(0, LIMITS.prosperity)
      .default(0)
      .describe('The prosperity that the built buildings cost.'),
    kills: wholeNumber(0, 200).default(0).describe('Enemy characters eliminated.'),
  })
  .meta({ id: 'SignumStanding' })
type Standing = z.infer<typeof Standing>

const CAUSES = ['event', 'timeLimit', 'agreedDraw', 'emptyDeck'] as const
export const VictoryQuestion = z
  .strictObject({
    players: z.array(Standing).min(2).max(4),
    cause: z.enum(CAUSES).default('event').describe('Why one looks.'),
    triggersPending: z.boolean().default(false).describe('Whether tactics or other effects are still to be resolved.'),
    reached: z.array(Player).max(4).default([]).describe('Who reached 51 points, in order, if several have.'),
  })
  .meta({ id: 'SignumVictoryInput' })
export type VictoryQuestion = z.infer<typeof VictoryQuestion>

const REASONS = ['hero', 'concession', 'prosperity', 'timeLimit', 'wealth', 'kills', 'agreement', 'nothing'] as const
export const Verdict = z
  .object({
    over: z.boolean(),
    winners: z.array(Player).describe('The winner, or the winning team; nobody in a draw.'),
    draw: z.boolean(),
    reason: z.enum(REASONS).describe('What decides; nothing if the game goes on or nothing tells the players apart.'),
    out: z.array(Player).describe('Who is out of the game now.'),
    resolveFirst: z.boolean().describe('Whether effects have to be resolved before.'),
  })
  .meta({ id: 'SignumVictoryOutcome' })
export type Verdict = z.infer<typeof Verdict>

type Team = { readonly members: readonly Standing[]; readonly names: readonly string[] }

const teamOf = ({ player, team }: Standing): string => (team === undefined ? `player ${player}` : `team ${team}`)

function teamsOf(players: readonly Standing[]): Team[] {
  const keys = [...new Set(players.map(teamOf))]
  return keys.map((key) => {
    const members = players.filter((player) => teamOf(player) === key)
    return { members, names: members.map(({ player }) => player) }
  })
}

const isAlive = ({ members }: Team): boolean => members.some(({ hero }) => hero === 'alive')

/** Whether the game is over, and who wins it by what. */
export function evaluate(question: VictoryQuestion, trace: SignumTrace): Verdict | Refusal {
  const { players, cause, triggersPending } = question
  const violations = playerViolations(question)
  if (violations.length > 0) return refuse(violations)
  const fallen = players.filter(({ hero }) => hero === 'fallen').map(({ player }) => player)
  const left = players.filter(({ hero }) => hero === 'alive').map(({ player }) => player)
  traceConcessions(players, trace)
  if (fallen.length > 0) trace.applied('signum.victory.hero', { fallen, left, pending: triggersPending })
  if (triggersPending) return { ...goesOn([]), resolveFirst: true }
  traceDeadRich(players, trace)
  const out = players.filter(({ hero }) => hero !== 'alive').map(({ player }) => player)
  const teams = teamsOf(players)
  const alive = teams.filter(isAlive)
  if (alive.length === 0) return tieBreak(fallenTogether(teams, trace), out, trace)
  const [last] = alive
  if (alive.length === 1 && last !== undefined) return winBy(last, lastReason(players), out, question, trace)
  if (players.length > 2) for (const player of fallen) trace.applied('signum.variant.multi.elimination', { player })
  const rich = byProsperity(question, trace)
  if (rich instanceof Refusal) return rich
  const winner = alive.find(({ names }) => rich !== null && names.includes(rich))
  if (winner !== undefined) return winBy(winner, 'prosperity', out, question, trace)
  if (cause === 'timeLimit') return timeUp(alive, out, question, trace)
  if (cause === 'event') return goesOn(out)
  trace.applied('signum.victory.agreed-draw', { cause })
  return cause === 'agreedDraw' ? { ...goesOn(out), over: true, draw: true, reason: 'agreement' } : goesOn(out)
}

/** Why only one team is left: a hero fell at this moment, or somebody gave up. */
const lastReason = (players: readonly Standing[]): 'hero' | 'concession' => {
  const isNow = (state: Standing['hero']) => players.some(({ hero }) => hero === state)
  return isNow('conceded') && !isNow('fallen') ? 'concession' : 'hero'
}

/** Who gives up is out without setting anything off. */
function traceConcessions(players: readonly Standing[], trace: SignumTrace): void {
  for (const { player, hero } of players) {
    if (hero === 'conceded') trace.applied('signum.victory.concession', { player })
  }
}

/** Points win nothing for those whose hero is dead. */
function traceDeadRich(players: readonly Standing[], trace: SignumTrace): void {
  for (const { player, hero, prosperity } of players) {
    if (hero === 'fallen' && prosperity >= PROSPERITY.victory) {
      trace.applied('signum.victory.dead-do-not-win', { player, prosperity })
    }
  }
}

/** The teams whose last heroes fell at this moment; who fell earlier is not compared with them. */
function fallenTogether(teams: readonly Team[], trace: SignumTrace): Team[] {
  const together = teams.filter(({ members }) => members.some(({ hero }) => hero === 'fallen'))
  const earlier = teams.filter((team) => !together.includes(team))
  if (earlier.length > 0) {
    const [compared, out] = [together, earlier].map((some) => some.flatMap(({ names }) => names))
    trace.applied('signum.victory.several-dead', { compared: compared ?? [], out: out ?? [] })
  }
  return together
}

const goesOn = (out: string[]): Verdict => ({
  over: false,
  winners: [],
  draw: false,
  reason: 'nothing',
  out,
  resolveFirst: false,
})

function winBy(
  team: Team,
  reason: Verdict['reason'],
  out: string[],
  { players }: Pick<VictoryQuestion, 'players'>,
  trace: SignumTrace,
): Verdict {
  const winners = [...team.names]
  if (winners.length > 1) trace.applied('signum.variant.teams.win', { team: winners })
  else if (players.length === 3) trace.applied('signum.variant.three.end', { winner: winners[0] ?? '' })
  return { over: true, winners, draw: false, reason, out, resolveFirst: false }
}

/** Who has 51 points, and had them first. */
function byProsperity({ players, reached }: VictoryQuestion, trace: SignumTrace): string | null | Refusal {
  const rich = players.filter(({ hero, prosperity }) => hero === 'alive' && prosperity >= PROSPERITY.victory)
  const names = rich.map(({ player }) => player)
  const first = names.length === 1 ? names[0] : reached.find((player) => names.includes(player))
  if (names.length === 0) return null
  if (first === undefined) {
    const facts = { reached: names, isKnown: false }
    return refuse([{ rule: 'signum.victory.check-order', path: ['reached'], facts }])
  }
  if (names.length > 1) trace.applied('signum.victory.check-order', { reached: [first], isKnown: true })
  const prosperity = rich.find(({ player }) => player === first)?.prosperity ?? 0
  trace.applied('signum.victory.prosperity', { player: first, prosperity, needed: PROSPERITY.victory })
  return first
}

/** At the end of time the heroes that live compare their wounds, a team those of its heroes together. */
function timeUp(alive: readonly Team[], out: string[], question: VictoryQuestion, trace: SignumTrace): Verdict {
  const best = leaders(alive, ({ members }) => -sum(members, ({ heroWounds }) => heroWounds))
  const wounds = formatStandings(alive, ({ heroWounds }) => heroWounds)
  const [only] = best
  const isDecided = best.length === 1 && only !== undefined
  trace.applied('signum.victory.time-limit', { wounds, isDecided })
  return isDecided ? winBy(only, 'timeLimit', out, question, trace) : tieBreak(best, out, trace)
}

const wealthOf = ({ prosperity, buildingCosts }: Standing): number => prosperity + buildingCosts

function tieBreak(teams: readonly Team[], out: string[], trace: SignumTrace): Verdict {
  const richest = leaders(teams, ({ members }) => sum(members, wealthOf))
  const deadliest = leaders(richest, ({ members }) => sum(members, ({ kills }) => kills))
  const by: TieBreak = richest.length === 1 ? 'wealth' : deadliest.length === 1 ? 'kills' : 'none'
  const kills = formatStandings(richest, (item) => item.kills)
  trace.applied('signum.victory.tie-break', { wealth: formatStandings(teams, wealthOf), kills, by })
  const winners = by === 'none' ? [] : [...(deadliest[0]?.names ?? [])]
  const reason = by === 'none' ? 'nothing' : by
  return { over: true, winners, draw: by === 'none', reason, out, resolveFirst: false }
}

const sum = (members: readonly Standing[], value: (one: Standing) => number): number =>
  members.reduce((total, entry) => total + value(entry), 0)

/** The teams with the highest value. */
function leaders(teams: readonly Team[], value: (team: Team) => number): Team[] {
  const highest = Math.max(...teams.map(value))
  return teams.filter((team) => value(team) === highest)
}

const formatStandings = (teams: readonly Team[], value: (one: Standing) => number): string[] =>
  teams.map(({ names, members }) => `${names.join(' + ')} ${sum(members, value)}`)

function playerViolations({ players, reached }: VictoryQuestion): SignumViolation[] {
  const names = players.map(({ player }) => player)
  const twice = names.flatMap((player, index): SignumViolation[] =>
    names.indexOf(player) === index
      ? []
      : [{ rule: 'signum.victory.players', path: ['players', index, 'player'], facts: { player } }],
  )
  const strangers = reached.flatMap((player, index): SignumViolation[] =>
    names.includes(player) ? [] : [{ rule: 'signum.victory.players', path: ['reached', index], facts: { player } }],
  )
  const alone: SignumViolation[] =
    teamsOf(players).length < 2
      ? [{ rule: 'signum.victory.players', path: ['players'], facts: { player: names[0] ?? '' } }]
      : []
  return [...twice, ...strangers, ...(twice.length > 0 ? [] : alone)]
}
