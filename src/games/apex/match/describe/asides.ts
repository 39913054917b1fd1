import type { MatchEvent } from '../../../../contract/match.ts'
import type { ApexEventType } from '../events.ts'

/** What keeps the books: a round, of which the marker has told, a part or an action is over, a step follows or is skipped, cards go back, the end, which the log tells with its reason. */
const ASIDES: ReadonlySet<string> = new Set<ApexEventType>([
  'roundStarted',
  'partDone',
  'interactOptionUsed',
  'actionEnded',
  'lootHandled',
  'shotEnded',
  'aimDeckShuffled',
  'matchEnded',
  'automatonStepStarted',
  'automatonStepSkipped',
  'automatonAbilityUnusable',
  'automatonRouteDiscarded',
])

/** Whether a report can do without an event; an action that costs nothing is told by what it does. */
export const isAside = ({ type, cost }: MatchEvent): boolean =>
  ASIDES.has(type) || (type === 'actionStarted' && cost === 0)
