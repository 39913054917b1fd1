import type { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContext } from '../define.ts'
import type { Player } from '../vocabulary.ts'
import { gainMomentum, loseMomentum, type Track, type TrackChange } from './track.ts'
import { refuseTrack } from './track-change.ts'

/** A player gains momentum tokens, or loses them. */
type MomentumGain = {
  readonly player: Player
  readonly count: number
  readonly loses: boolean
  readonly byEffect: boolean
}

/** Places momentum tokens in order, until one of them wins the struggle. */
export function changeMomentum(
  { track, gains }: { readonly track: Track; readonly gains: readonly MomentumGain[] },
  { trace }: ShatterpointContext,
): TrackChange | Refusal {
  const refused = refuseTrack(track)
  if (refused !== null) return refused
  const [first] = gains
  if (first !== undefined && gains.some(({ player }) => player !== first.player))
    trace.applied('shatterpoint.struggle.simultaneous', { first: first.player })
  for (const { player, count, loses, byEffect } of gains)
    if (byEffect && !loses) trace.applied('shatterpoint.momentum.other', { player, count })
  let now = track
  for (const { player, loses } of gains.flatMap((gain) => Array.from({ length: gain.count }, () => gain))) {
    const change = loses ? loseMomentum(now, player, trace) : gainMomentum(now, player, trace)
    if (change.winner !== null) return change
    now = change.track
  }
  return { track: now, winner: null }
}
