import type { Scene } from '../../../contract/scene.ts'
import type { Locale } from '../../../lib/locale.ts'
import type { Refusal } from '../../../rulebook/refusal.ts'
import { refuse } from '../refusal.ts'
import type { ShatterpointCaption } from '../table/table.scene.ts'
import { Player } from '../vocabulary.ts'
import { trackScene } from './track.scene.ts'
import { isRunning, Track } from './track.ts'

/** What became of the track. */
export const trackOutcome = {
  track: Track,
  winner: Player.nullable().describe('Who wins the struggle by it.'),
}

/** A track on which a struggle cannot be running is refused. */
export function refuseTrack(track: Track): Refusal | null {
  if (isRunning(track)) return null
  const { token, momentum } = track
  return refuse([
    { rule: 'shatterpoint.track.invariant', path: ['track'], facts: { token, a: momentum.A, b: momentum.B } },
  ])
}

/** `The token is on square 3 of A’s half; momentum 4 to 1.` */
export function trackSentence({ token, momentum }: Track, winner: Player | null, locale: Locale): string {
  const half = token > 0 ? 'A' : 'B'
  const square = Math.abs(token)
  if (locale === 'en') {
    const place = token === 0 ? 'in the centre' : `on square ${square} of ${half}’s half`
    const end = winner === null ? '' : `; player ${winner} wins the struggle`
    return `The token is ${place}, momentum ${momentum.A} (A) to ${momentum.B} (B)${end}.`
  }
  const place = token === 0 ? 'en el centro' : `en la casilla ${square} de la mitad de ${half}`
  const end = winner === null ? '' : `; el jugador ${winner} gana la confrontación`
  return `La ficha está ${place}, predominio ${momentum.A} (A) a ${momentum.B} (B)${end}.`
}

const BEFORE = { en: 'Before', es: 'Antes' } as const
const AFTER = { en: 'After', es: 'Después' } as const

/** The track before and after. */
export function trackChangeScene(
  before: Track,
  { track, winner }: { readonly track: Track; readonly winner: Player | null },
  caption: ShatterpointCaption,
): Scene {
  const rows = [
    { label: BEFORE[caption.locale], track: before },
    { label: AFTER[caption.locale], track, winner },
  ]
  return trackScene(rows, caption)
}
