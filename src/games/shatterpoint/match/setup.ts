import { type Random, shuffled } from '../../../rulebook/random.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { missionSetOf } from '../setup/mission-lookup.ts'
import { PHASES } from '../setup/mission-set-check.ts'
import { judgeTeam } from '../setup/strike-team-check.ts'
import { drawnOf } from '../table/drawn-battlefield.ts'
import { placeDrawn } from '../table/place-field.ts'
import { SHATTERPOINT } from '../turn/order-deck.ts'
import { FRESH_TRACK } from '../victory/track.ts'
import type { Player } from '../vocabulary.ts'
import type { ShatterpointEvent } from './events.ts'
import type { ShatterpointChoices, ShatterpointOptions } from './options.ts'
import { procedures } from './procedures/procedure.ts'
import type { Layout, PlayerState, ShatterpointState, UnitInMatch } from './state.ts'
import { BOX_TEAMS } from './teams.ts'
import { playerOf } from './units.ts'

type Context = {
  readonly random: Random
  readonly trace: ShatterpointTrace
  readonly content: ShatterpointContent
  readonly choices: readonly (ShatterpointChoices | null)[]
}

/** Sets a match up: both teams are checked, decks are shuffled, and the first question is asked. */
export function setUpMatch(
  options: ShatterpointOptions,
  _seats: number,
  context: Context,
): readonly ShatterpointEvent[] | Refusal {
  const layout = layoutOf(options, context.content)
  if (layout instanceof Refusal) return layout
  const teams = [0, 1].map((seat) => context.choices[seat] ?? (BOX_TEAMS[seat] as ShatterpointChoices))
  const refusals = teams.flatMap((team, seat) => refuseTeam(team, seat, context) ?? [])
  if (refusals.length > 0) return Refusal.join(refusals)
  const state = startOf(options, layout, teams as [ShatterpointChoices, ShatterpointChoices], context)
  return [{ type: 'matchSetUp', state }, ...procedures.begin(state, 0, { setUp: {} }, context)]
}

/** The terrain of the options, checked. */
function layoutOf({ battlefield, access }: ShatterpointOptions, content: ShatterpointContent): Layout | Refusal {
  const drawn = drawnOf(battlefield, content)
  if (drawn instanceof Refusal) return drawn
  const placed = placeDrawn({ ...drawn.battlefield, units: [], objectives: [] }, content, drawn.path)
  if (placed instanceof Refusal) return placed
  const own = 'content' in battlefield ? content.battlefields.get(battlefield.content)?.access : undefined
  return { terrain: drawn.battlefield.terrain, access: access ?? own ?? [] }
}

/** Why a strike team cannot play; null if it can. */
function refuseTeam({ squads, missionSet }: ShatterpointChoices, seat: number, context: Context): Refusal | null {
  const path = ['choices', seat]
  const question = {
    squads: squads.map(({ units, era }) => ({
      units: units.map((unit) => ({ unit })),
      ...(era === undefined ? {} : { era }),
    })),
    missionSet: { set: missionSet },
    opponent: [],
  }
  const judged = judgeTeam(question, context)
  if (judged instanceof Refusal) return judged
  const { violations } = judged
  if (violations.length === 0) return null
  return Refusal.again(violations, ...path)
}

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f']

/** The units of a team; a unit that both sides have gets another name on the second. */
function unitsOf(
  { squads }: ShatterpointChoices,
  player: Player,
  taken: ReadonlySet<string>,
  content: ShatterpointContent,
): UnitInMatch[] {
  return squads.flatMap(({ units }, squad) =>
    units.flatMap((card): UnitInMatch[] => {
      const entry = content.units.get(card)
      if (entry === undefined) return []
      const id = taken.has(card) ? `${card}-2` : card
      const { characters } = entry.profile
      const names = characters === 1 ? [id] : LETTERS.slice(0, characters).map((letter) => `${id}-${letter}`)
      return [
        {
          ...{ id, card, player, squad: squad + 1, damage: 0, wounds: 0, injuries: 0, conditions: [], strainTokens: 0 },
          ...{ hunker: 0, defeated: false, stance: (entry.stances[0] ?? '').slice(card.length + 1) },
          characters: names.map((name) => ({ id: name, at: null })),
        },
      ]
    }),
  )
}

function playerState(
  units: readonly UnitInMatch[],
  { missionSet }: ShatterpointChoices,
  context: Context,
): PlayerState {
  const total = units.reduce((sum, { card }) => sum + (context.content.units.get(card)?.profile.forceAffinity ?? 0), 0)
  const deck = shuffled([...units.map(({ id }) => id), SHATTERPOINT], context.random)
  return {
    deck,
    under: [],
    reserve: null,
    discard: [],
    removed: [],
    revealed: null,
    skipped: null,
    force: { total, ready: total },
    missionSet,
  }
}

/** One struggle card of each phase, the first on top. */
function missionDeck(set: string, { content, random }: Context): string[] {
  const mission = missionSetOf({ set }, content)
  if (mission instanceof Refusal) return []
  return PHASES.flatMap((phase) =>
    shuffled(
      mission.struggles.filter((card) => card.phase === phase),
      random,
    )
      .slice(0, 1)
      .map(({ id }) => id),
  )
}

/** The match before anybody was asked. */
function startOf(
  { coverVariant, turnLimit }: ShatterpointOptions,
  layout: Layout,
  [first, second]: readonly [ShatterpointChoices, ShatterpointChoices],
  context: Context,
): ShatterpointState {
  const ofA = unitsOf(first, playerOf(0), new Set(), context.content)
  const ofB = unitsOf(second, playerOf(1), new Set(ofA.map(({ id }) => id)), context.content)
  const missions = [...new Set([first.missionSet, second.missionSet])]
  for (const [player, units] of [
    ['A', ofA],
    ['B', ofB],
  ] as const) {
    context.trace.applied('shatterpoint.team.secret', { player, units: units.map(({ card }) => card) })
  }
  return {
    options: { coverVariant, turnLimit, layout },
    phase: 'setup',
    starter: null,
    side: 0,
    mission: null,
    missionDecks: Object.fromEntries(missions.map((set) => [set, missionDeck(set, context)])),
    layout: { terrain: [], access: [] },
    proposals: 0,
    units: [...ofA, ...ofB],
    objectives: [],
    players: { A: playerState(ofA, first, context), B: playerState(ofB, second, context) },
    struggle: null,
    track: FRESH_TRACK,
    claimed: { A: [], B: [] },
    turn: 0,
    active: 'A',
    thisTurn: { reserved: false, uses: {} },
    activation: null,
    action: null,
    attacks: 0,
    result: null,
    procedure: null,
  }
}
