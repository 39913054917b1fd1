import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import type { AutomatonState } from '../../../../src/games/apex/match/automata/state.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { ApexState, LegendState } from '../../../../src/games/apex/match/state.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { drawnFrom, Table } from './arranged.ts'
import { begin, chanceOf, fold } from './random-match.ts'

/** Solo matches against Automata that begin in the middle. */

/** The Legends of the enemies, where nothing else is said. */
export const OPPONENTS = ['wraith', 'gibraltar']
export const ENEMIES = { legends: { enemies: OPPONENTS } }

/** Who plays and how: the Legends that the player picks, the options of the Automata and of the match. */
type Settings = { readonly picks?: readonly string[]; readonly automata?: JsonObject; readonly options?: JsonObject }

/** A solo match of a colour, played by the least until its phase. */
export function until(phase: ApexState['phase'], squad: 'red' | 'blue', settings: Settings = {}): ApexState {
  const { picks = ['bangalore', 'lifeline'], automata = ENEMIES, options = {} } = settings
  for (let seed = 1; ; seed++) {
    const random = chanceOf(seed)
    let { state } = begin(1, { ...options, automata }, random)
    if (state.automata?.humanSquad !== squad) continue
    while (state.phase !== phase) {
      const pick = state.phase === 'recruit' ? { recruit: { legend: picks[state.legends.length] ?? '' } } : null
      const decision = apexPlay.decide(state, 0, pick ?? apexPlay.idle(state, 0), random)
      if (decision.kind !== 'decided') throw new Error(JSON.stringify(decision))
      state = fold(state, decision.events)
    }
    return state
  }
}

type Change = Partial<Omit<LegendState, 'automaton'>> & { readonly automaton?: Partial<AutomatonState> }

export const at = (column: number, row: number) => ({ cell: { column, row } })

/** A match in the middle: the Legends as they are given, at a turn. */
export function middle(
  squad: 'red' | 'blue',
  turnIndex: number,
  legends: Readonly<Record<string, Change>>,
  settings: Settings = {},
  more: Partial<ApexState> = {},
): Table {
  const state = until('turn', squad, settings)
  const arranged = state.legends.map((legend): LegendState => {
    const { automaton, ...change } = legends[legend.id] ?? {}
    const own = legend.automaton === undefined ? {} : { automaton: { ...legend.automaton, ...automaton } }
    return { ...legend, hand: [], deck: [...legend.deck, ...legend.hand], activated: false, ...change, ...own }
  })
  const round = Math.floor(turnIndex / 2) + 1
  const turn = { turnIndex, round, trackCell: 2 * (round - 1), activation: null }
  return new Table({ ...state, legends: arranged, ...turn, ...more })
}

export const armed = (card: string, ammo: number) => ({
  card,
  ammo,
  attachments: (apexContent.weapons.get(card)?.slots ?? []).map(() => null),
})

/** The Feats of an Automaton, and the chance that draws some of them. */
export const FEATS = [...apexContent.automatonFeats.keys()]
export const feats = (...wanted: readonly string[]) => drawnFrom(FEATS, ...wanted)

/** Each activation of an enemy waits for a command, and nobody uses Abilities. */
export const STEP = { pace: 'step', abilities: 'none', legends: { enemies: OPPONENTS } }
export const WITH_TEAMMATE = {
  ...STEP,
  teammate: true,
  legends: { enemies: ['wraith', 'bangalore'], teammate: 'gibraltar' },
}

/** A player’s Lifeline with Gibraltar, an Automaton, whom Wraith has in her optimal range. */
export function underFire(hand: readonly string[], turnIndex = 1): Table {
  const activated = turnIndex % 2 === 1
  return middle(
    'red',
    turnIndex,
    {
      lifeline: { where: at(0, 15), hand, activated },
      gibraltar: {
        where: at(8, 7),
        shield: 10,
        health: 30,
        activated,
        automaton: { arsenal: 'ar-1', charges: 0, feats: FEATS },
      },
      wraith: { where: at(8, 3), automaton: { arsenal: 'ar-2', charges: 1, feats: FEATS } },
      bangalore: { where: at(15, 0) },
    },
    { picks: ['lifeline'], automata: WITH_TEAMMATE },
  )
}
