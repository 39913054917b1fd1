import { REPORT } from '../../../contract/match-procedure.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { summonPlaces } from './checks/places.ts'
import type { Answer, SignumCommand } from './command.ts'
import { activeSeat, leaverOf } from './leaving.ts'
import { cornerPairs } from './offers/corners.ts'
import { freeCorners } from './procedures/setting-up.ts'
import type { SignumQuestion } from './questions.ts'
import type { SignumState } from './state.ts'
import { playerOf } from './table.ts'

/** The least that a seat may do when the match waits for it. */
export function idleCommand(state: SignumState, seat: number, content: SignumContent): SignumCommand | null {
  const pending = state.procedure?.pending
  if (pending != null) return pending.seat === seat ? leastAnswer(pending) : null
  if (seat !== activeSeat(state)) return null
  if (leaverOf(state) !== null) return { endTurn: {} }
  switch (state.phase) {
    case 'setupFirst':
      return { chooseFirst: { seat } }
    case 'setupCorner':
      return firstCorner(state)
    case 'setupHero': {
      const [at] = summonPlaces({ state, content }, state.active, playerOf(state, state.active).hero)
      return at === undefined ? null : { placeHero: { at } }
    }
    case 'setupExchange':
      return { exchange: { cards: [] } }
    case 'setupDiscard':
      return { discardForProsperity: { cards: [] } }
    case 'construction':
      return { skipConstruction: {} }
    default:
      return state.activation === null ? { endTurn: {} } : { endActivation: {} }
  }
}

function firstCorner(state: SignumState): SignumCommand | null {
  const [pair] = cornerPairs(state)
  const [corner] = freeCorners(state)
  if (state.options.variant === 'teams' && pair !== undefined) {
    return { chooseCorner: { corner: pair[0], allyCorner: pair[1] } }
  }
  return corner === undefined ? null : { chooseCorner: { corner } }
}

/** The answer that does least: nothing revealed, nobody stabbed, as much defence as may be, all re-rolls. */
function leastAnswer({ kind, options }: SignumQuestion): SignumCommand | null {
  if (kind === REPORT) return null
  const answer = leastOf(kind, options)
  return answer === undefined ? null : { answer }
}

function leastOf(kind: SignumQuestion['kind'], options: readonly Answer[]): Answer | undefined {
  if (kind === 'revealTactic') return options.find(({ reveal }) => reveal === false)
  if (kind === 'allocate') return options.toSorted((a, b) => (b.defence ?? 0) - (a.defence ?? 0))[0]
  return options[0]
}
