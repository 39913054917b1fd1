import type { Scene } from '../../../contract/scene.ts'
import { attackableEntries, crossShapes } from '../combat/attack/targets.scene.ts'
import { moveDisc } from '../movement/movement.scene.ts'
import { ghostShapes, objectFinder, reachShapes, rimShape } from '../table/base.scene.ts'
import type { Battlefield } from '../table/battlefield.ts'
import { micrometres } from '../table/lengths.ts'
import { fieldOf, lineShape, type ShatterpointCaption, tableScene } from '../table/table.scene.ts'
import { COLOURS } from '../table/table-colours.ts'
import type { Options } from './options.ts'

/** How far a character can move, a line to everyone it can attack, a cross over the others, and the places asked about. */
export function optionsScene(
  battlefield: Battlefield,
  character: string,
  { attacks, moves, ends }: Options,
  caption: ShatterpointCaption,
): Scene {
  const field = fieldOf(battlefield, caption.content)
  const object = objectFinder(field)
  const source = object(character)
  const all = attacks.flatMap(({ targets }) => targets)
  const legal = new Set(all.filter((target) => target.legal).map((target) => target.character))
  const others = new Set(all.map((target) => target.character).filter((id) => !legal.has(id)))
  const reaches = new Set(moves.filter((move) => move.legal).map(({ reach }) => micrometres(reach)))
  const places = ends.map(({ end, legal }) => ({
    disc: moveDisc(source, end),
    colour: legal ? COLOURS.good : COLOURS.blocked,
  }))
  return tableScene(
    field,
    caption,
    (canvas) => ({
      under: [
        // The base that moves comes so far with its near edge; all of it lies within its own width more.
        ...[...reaches].flatMap((reach) => reachShapes(source, reach + 2 * source.disc.radius, COLOURS.choice, canvas)),
        rimShape(source, COLOURS.visible, canvas),
        ...[...legal].map((id) => lineShape(source.disc, object(id).disc, COLOURS.good, true, canvas)),
        ...[...legal].map((id) => rimShape(object(id), COLOURS.good, canvas)),
        ...places.flatMap(({ disc, colour }) => ghostShapes(disc, colour, canvas)),
      ],
      over: [...others].flatMap((id) => crossShapes(object(id), canvas)),
      legend: [
        { isShown: true, colour: COLOURS.visible, en: character, es: character },
        {
          isShown: reaches.size > 0,
          colour: COLOURS.choice,
          mark: 'dashed',
          en: 'as far as its moves reach',
          es: 'hasta donde llegan sus movimientos',
        },
        ...attackableEntries(legal.size > 0, others.size > 0),
        {
          isShown: places.some(({ colour }) => colour === COLOURS.good),
          colour: COLOURS.good,
          mark: 'dashed',
          en: 'can go there',
          es: 'puede ir ahí',
        },
        {
          isShown: places.some(({ colour }) => colour === COLOURS.blocked),
          colour: COLOURS.blocked,
          mark: 'dashed',
          en: 'cannot go there',
          es: 'no puede ir ahí',
        },
      ],
    }),
    places.map(({ disc }) => disc),
  )
}
