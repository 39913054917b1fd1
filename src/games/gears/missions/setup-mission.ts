import type { Difficulty, Mission } from '../content/mission.ts'
import type { GearsTrace } from '../rules.ts'

type Prepared = {
  readonly players: number
  readonly levels: readonly { readonly number: number; readonly locations: readonly string[] }[]
  readonly difficulty: Difficulty | null
}

/** How many soldiers start on each map that is built first; with three the players agree on who is alone. */
export function splitBetweenMaps(mission: Mission, players: number, first = Math.floor(players / 2)): number[] {
  return hasSeparateMaps(mission) ? [first, players - first] : [players]
}

export const hasSeparateMaps = ({ rules }: Mission): boolean => rules.some(({ kind }) => kind === 'separateMaps')

/** Records the rules that only this mission’s setup has. */
export function citeSetup(mission: Mission, { players, levels, difficulty }: Prepared, trace: GearsTrace): void {
  const first = [...(levels[0]?.locations ?? [])]
  const kinds = [...mission.rules, ...(mission.phases[0]?.rules ?? [])].map(({ kind }) => kind)
  if (kinds.includes('spawnBeforeSeal')) trace.applied('gears.mission.emergence.spawn-before-seal', { pieces: first })
  if (kinds.includes('turnFirstPiece')) trace.applied('gears.mission.resonator.rotate', { entrances: 2 })
  if (kinds.includes('doorToLevel'))
    trace.applied('gears.mission.resonator.two-doors', { lastExit: 2, firstPiece: doorLevel(mission) })
  if (kinds.includes('exploreOneCard')) trace.applied('gears.mission.landown.one-at-a-time', { cards: 1 })
  if (kinds.includes('separateMaps'))
    trace.applied('gears.mission.scattered.setup', { maps: splitBetweenMaps(mission, players) })
  if (difficulty !== null && mission.difficulties.length > 0)
    trace.applied('gears.mission.waves.difficulty', { difficulty, pieces: first })
}

const doorLevel = ({ rules }: Mission): number => rules.find(({ kind }) => kind === 'doorToLevel')?.level ?? 0
