import { Following } from './following.ts'
import { MatchDesk, type MatchSurroundings } from './match-desk.ts'

/** The machinery of matches: the desk where they are played, and those who follow them. */
export type Matches = { readonly desk: MatchDesk; readonly following: Following; close(): void }

export function openMatches(around: MatchSurroundings): Matches {
  const [desk, following] = [new MatchDesk(around), new Following(around.store)]
  return {
    desk,
    following,
    close() {
      desk.close()
      following.close()
    },
  }
}
