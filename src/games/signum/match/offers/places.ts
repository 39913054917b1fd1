import type { Offer, OpenField } from '../../../../contract/match.ts'
import { centimetres, type Point } from '../../vocabulary.ts'
import type { Scene } from '../checks/moment.ts'
import { pointAt, positionsFor } from '../checks/places.ts'
import type { SignumCommand } from '../command.ts'
import type { PlayerId } from '../players.ts'
import { playerOf } from '../table.ts'
import { commandText } from './words.ts'

/** Where a creature may be put: a first place, and the stretches as narrow regions with samples. */
export function placesFor(
  scene: Scene,
  player: PlayerId,
  card: string,
  path: string,
): { at: Point; open: OpenField } | null {
  const positions = positionsFor(scene, player, card)
  if (positions === null || positions.intervals.length === 0) return null
  const { intervals, axis, across } = positions
  const along = intervals
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .flatMap(({ from, to }) => [Math.round((from + to) / 2), from, to])
  const samples = along.slice(0, MAX_SAMPLES).map((place) => pointAt(positions, place))
  const [at] = samples
  if (at === undefined) return null
  const fixed = centimetres(across)
  const rings = intervals.map(({ from, to }): [number, number][] => {
    const [start, end] = [centimetres(from), centimetres(to)]
    return axis === 'x'
      ? [
          [start, fixed],
          [end, fixed],
          [end, fixed],
        ]
      : [
          [fixed, start],
          [fixed, end],
          [fixed, end],
        ]
  })
  return { at, open: { path, region: { rings }, samples } }
}

const MAX_SAMPLES = 9

export function heroOffers(scene: Scene): Offer[] {
  const { active } = scene.state
  const found = placesFor(scene, active, playerOf(scene.state, active).hero, 'placeHero.at')
  if (found === null) return []
  const command: SignumCommand = { placeHero: { at: found.at } }
  return [{ command, group: 'placeHero', text: commandText(command, scene.content), open: [found.open] }]
}
