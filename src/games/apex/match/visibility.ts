import type { MatchEvent, Viewer } from '../../../contract/match.ts'
import { byType } from '../../../lib/by-type.ts'
import type { ApexContent } from '../content/apex-content.ts'
import type { ApexEvent, ApexEventType } from './events.ts'
import { questionView, viewOf } from './view.ts'

/** What a viewer may see of an event; what is hidden is left out. */
export const seenBy = (event: ApexEvent, viewer: Viewer, content: ApexContent): MatchEvent =>
  see(event, viewer, content) ?? event

const reads = ({ readers }: { readonly readers: readonly number[] }, viewer: Viewer): boolean =>
  viewer !== null && readers.includes(viewer)

/** The events of which something is hidden from somebody. */
const see = byType<ApexEvent, [viewer: Viewer, content: ApexContent], MatchEvent>({
  matchSetUp: ({ type, state }, viewer, content) => ({ type, state: viewOf(state, viewer, content) }),
  poolDrawn({ type, legend, weapons, tokens, epics, ...event }, viewer) {
    const open = { type, legend, count: weapons.length + tokens.length + (epics?.length ?? 0) }
    return reads(event, viewer) ? { ...open, weapons, tokens, ...(epics === undefined ? {} : { epics }) } : open
  },
  epicChosen({ type, legend, token, removed, ...event }, viewer) {
    return reads(event, viewer) ? { type, legend, token, removed } : { type, legend }
  },
  poolGiven({ type, from, to, weapons, tokens, ...event }, viewer) {
    return reads(event, viewer) ? { type, from, to, weapons, tokens } : { type }
  },
  loadoutLocked({ type, legend, outfit, backpack, removed, ...event }, viewer) {
    return reads(event, viewer) ? { type, legend, outfit, backpack, removed } : { type, legend }
  },
  featsDrawn({ type, legend, count, cards, ...event }, viewer) {
    return reads(event, viewer) ? { type, legend, count, cards } : { type, legend, count }
  },
  began({ type, seat, command }, viewer) {
    const name = Object.keys(command)[0] ?? ''
    return seat === viewer ? { type, seat, name, command } : { type, seat, name }
  },
  asked({ type, seat, decision }, viewer) {
    const isHidden = decision.isQuick && !reads(decision, viewer)
    return { type, seat: isHidden ? null : seat, decision: questionView(decision, viewer) }
  },
  answered({ type, seat, option, decision }, viewer) {
    const { readers, isQuick, ...asked } = decision ?? {}
    const isOwn = viewer !== null && Array.isArray(readers) && readers.includes(viewer)
    const isHidden = isQuick === true && !isOwn
    const shown = isHidden ? { ...asked, seat: null, legend: null } : asked
    const answered = { type, seat: isHidden ? null : seat, ...(isOwn ? { option } : {}) }
    return decision === undefined ? answered : { ...answered, decision: shown }
  },
})

const REVEALING: ReadonlySet<ApexEventType> = new Set([
  'matchSetUp',
  'squadsDetermined',
  'poolDrawn',
  'loadoutsShown',
  'entryPrepared',
  'featsDrawn',
  'binOpened',
  'lootDrawn',
  'weaponsDrawn',
  'ringCardRevealed',
  'rushed',
  'featPlayed',
  'tokenDropped',
  'tokenUsed',
  'attachmentInstalled',
  'lootKept',
  'squadColoured',
  'automatonAssigned',
  'automatonPrepared',
  'epicChosen',
  'automatonFeatDrawn',
  'automatonFeatReshuffled',
  'automatonRouteDrawn',
  'automatonReactionRevealed',
  'routesReshuffled',
])

/** Whether an event showed somebody something that was hidden before. */
export const revealsHidden = ({ type }: ApexEvent): boolean => REVEALING.has(type)
