import { z } from 'zod'
import type { ApexContent } from '../content/apex-content.ts'
import { RingIcon, RoundCellKind } from '../content/round-track.ts'
import type { ApexTrace } from '../rules.ts'
import { Count } from '../vocabulary.ts'

/** One cell of a round track; rounds are numbered from 1 as they come. */
export const TrackCell = z
  .strictObject({ kind: RoundCellKind, icons: z.array(RingIcon).max(2).default([]) })
  .meta({ id: 'ApexTrackCell' })
export type TrackCell = z.infer<typeof TrackCell>

export const MarkerStep = z
  .object({
    position: Count.describe('The cell of the track, counted from 1.'),
    cell: RoundCellKind,
    round: Count.nullable(),
    icons: z.array(RingIcon).describe('The icons that are resolved.'),
  })
  .meta({ id: 'ApexMarkerStep' })
export type MarkerStep = z.infer<typeof MarkerStep>

/** The round panel of the game. */
export function panelOf(content: ApexContent) {
  const track = content.roundTracks.get('round-track')
  if (track === undefined) throw new Error('The content has no round panel.')
  return track
}

/** The Ring damage that the panel prints under a round. */
export function ringDamageOf(round: number, content: ApexContent): number {
  const rounds = panelOf(content).cells.filter(({ kind }) => kind === 'round')
  return rounds[round - 1]?.ringDamage ?? 0
}

/** Where the marker of a round stands: the index of its cell, or nothing if the track has no such round. */
export function positionOf(round: number, track: readonly TrackCell[]): number | null {
  let passed = 0
  const index = track.findIndex(({ kind }) => kind === 'round' && ++passed === round)
  return index === -1 ? null : index
}

/** Moves the marker on until it stands on a round or on the trophy, or falls off the track, which is the end too. */
export function advance(
  { track, from, round, ringInUse }: { track: readonly TrackCell[]; from: number; round: number; ringInUse: boolean },
  trace: ApexTrace,
): MarkerStep[] {
  const steps: MarkerStep[] = []
  for (let index = from + 1; index < track.length; index++) {
    const cell = track[index]
    if (cell === undefined) break
    const step = stepOnto(cell, { position: index + 1, next: round + 1, ringInUse }, trace)
    steps.push(step)
    if (step.cell !== 'event') break
  }
  return steps
}

function stepOnto(
  { kind, icons }: TrackCell,
  { position, next, ringInUse }: { position: number; next: number; ringInUse: boolean },
  trace: ApexTrace,
): MarkerStep {
  const round = kind === 'round' ? next : null
  const ignored = !ringInUse && icons.length > 0
  const resolved = ignored ? [] : icons
  trace.applied('apex.transition.round-marker', { position, cell: kind, round, icons: resolved, ignored })
  if (resolved.includes('ringReshuffle')) {
    trace.applied('apex.ring.reshuffle-icon', { reveals: resolved.includes('ringMove') ? 0 : 1 })
  }
  return { position, cell: kind, round, icons: resolved }
}
