import type { Offer, OpenField } from '../../../../contract/match.ts'
import { nearestInRings } from '../../../../geometry/contour.ts'
import { withinOf } from '../../../../geometry/depths.ts'
import type { Steps } from '../../../../lib/steps.ts'
import { BOOK } from '../../content/book-numbers.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import type { MoveKind } from '../../movement/move.ts'
import { relationOf } from '../../table/elevation.ts'
import { micrometres, millimetres, rangeLength } from '../../table/lengths.ts'
import type { PlacedCharacter, PlacedField } from '../../table/placed-field.ts'
import { fieldOf, placedOf, spotOf } from '../field.ts'
import { judgeMove } from '../moves.ts'
import { accessText, moveText } from '../offer.words.ts'
import { moveRegions } from '../places/move-regions.ts'
import { around, keptRegions, type PlaceRegion, regionsOn } from '../places/regions.ts'
import { samplesOf } from '../places/samples.ts'
import { endOf } from '../places/spots.ts'
import type { MoveGrant } from '../questions.ts'
import type { ShatterpointState, Spot } from '../state.ts'

type Scene = { readonly state: ShatterpointState; readonly content: ShatterpointContent }

/** How a character may be moved: by kind and by surface, each with the region of where it may end; it pauses after each. */
export function* moveOffers(scene: Scene, grant: MoveGrant): Steps<Offer[]> {
  const field = fieldOf(scene.state, scene.content)
  const character = placedOf(field, grant.character)
  if (character.unit.conditions.includes('pinned'))
    return grant.kinds.slice(0, 1).map((kind) => stayOffer(scene, character, kind))
  const offers: Offer[] = []
  for (const kind of grant.kinds) {
    for (const region of yield* moveRegions(scene, grant, kind)) {
      offers.push(...regionOffer(scene, grant, kind, region))
      yield
      offers.push(...(yield* accessOffers(scene, grant, kind, region)))
    }
  }
  return offers
}

/** A pinned character can only be declared to move; it stays where it is. */
function stayOffer({ content }: Scene, character: PlacedCharacter, kind: MoveKind): Offer {
  const command = { moveChar: { charId: character.id, kind, to: endOf(spotOf(character)) } }
  return { command, group: 'moveChar', text: moveText(character.id, kind, null, content) }
}

/** The places that matter to a mover: active objectives, and enemies. */
function wantedPlaces(field: PlacedField, character: PlacedCharacter): readonly (readonly [number, number])[] {
  const away = ({ disc }: { readonly disc: { readonly x: number; readonly y: number } }) =>
    Math.hypot(disc.x - character.disc.x, disc.y - character.disc.y)
  const nearest = <One extends { readonly disc: { readonly x: number; readonly y: number } }>(all: readonly One[]) =>
    all.toSorted((a, b) => away(a) - away(b)).slice(0, 3)
  const objectives = nearest(field.objectives.filter(({ face }) => face === 'active'))
  const enemies = nearest(field.characters.filter(({ unit }) => unit.player !== character.unit.player))
  return [...objectives, ...enemies].map(({ disc }) => [millimetres(disc.x), millimetres(disc.y)] as const)
}

function regionOffer(scene: Scene, grant: MoveGrant, kind: MoveKind, region: PlaceRegion): Offer[] {
  const { state, content } = scene
  const field = fieldOf(state, content)
  const character = placedOf(field, grant.character)
  const from = spotOf(character)
  const isLegal = (spot: Spot) => 'end' in judgeMove(scene, grant, { charId: grant.character, kind, to: endOf(spot) })
  const samples = samplesOf(region, from, wantedPlaces(field, character)).filter(isLegal)
  const [first] = samples
  if (first === undefined) return []
  return [
    {
      command: { moveChar: { charId: grant.character, kind, to: endOf(first) } },
      group: 'moveChar',
      text: moveText(grant.character, kind, region.on, content),
      open: [openPlace('moveChar.to', region, samples)],
    },
  ]
}

/** A place of a command that may be anywhere in a region. */
export const openPlace = (path: string, { rings }: PlaceRegion, samples: readonly Spot[]): OpenField => ({
  path,
  region: { rings },
  samples: samples.map(endOf),
})

/** Moves that end at an access point and come out at another one of its group. */
function* accessOffers(scene: Scene, grant: MoveGrant, kind: MoveKind, region: PlaceRegion): Steps<Offer[]> {
  const { state, content } = scene
  const field = fieldOf(state, content)
  const reach = millimetres(rangeLength(BOOK.accessRange, field.lengths) + placedOf(field, grant.character).disc.radius)
  const offers: Offer[] = []
  for (const { to, exit } of accessWays(state.layout.access, region, reach, field)) {
    offers.push(...(yield* exitOffers(scene, grant, kind, to, exit, reach)))
  }
  return offers
}

/** From where in a region an access point is used, and where it leads. */
function accessWays(
  groups: ShatterpointState['layout']['access'],
  region: PlaceRegion,
  reach: number,
  field: PlacedField,
): { readonly to: Spot; readonly exit: Exit }[] {
  const height = region.on === null ? 0 : (field.parts.find(({ id }) => id === region.on)?.top ?? 0)
  return groups.flatMap(({ points }) =>
    points.flatMap((point) => {
      const at = nearestInRings(region.rings, point.x, point.y)
      const isNear = at !== null && Math.hypot(at[0] - point.x, at[1] - point.y) < reach
      if (!isNear || relationOf(height, micrometres(point.z), field) !== 'same') return []
      const to: Spot = { x: Math.round(at[0] * 10) / 10, y: Math.round(at[1] * 10) / 10, on: region.on }
      return points.filter(({ id }) => id !== point.id).map((exit) => ({ to, exit }))
    }),
  )
}

type Exit = { readonly id: string; readonly x: number; readonly y: number; readonly z: number }

function* exitOffers(
  scene: Scene,
  grant: MoveGrant,
  kind: MoveKind,
  to: Spot,
  exit: Exit,
  reach: number,
): Steps<Offer[]> {
  const { state, content } = scene
  const field = fieldOf(state, content)
  const { disc, id } = placedOf(field, grant.character)
  const isLevel = (z: number) => relationOf(z, micrometres(exit.z), field) === 'same'
  const surfaces = [...(isLevel(0) ? [null] : []), ...field.parts.filter(({ top }) => isLevel(top))]
  const base = { id, radius: millimetres(disc.radius) }
  const regions = yield* keptRegions(field, `exit ${exit.id} ${id}`, () =>
    regionsOn(surfaces, base, [withinOf(exit.x, exit.y, reach)], around(exit.x, exit.y, reach), field),
  )
  return regions.flatMap((region) => {
    const body = (spot: Spot) => ({
      charId: grant.character,
      kind,
      to: endOf(to),
      access: { point: exit.id, to: endOf(spot) },
    })
    const samples = samplesOf(region, exit, [[exit.x, exit.y]]).filter(
      (spot) => 'end' in judgeMove(scene, grant, body(spot)),
    )
    const [first] = samples
    if (first === undefined) return []
    return [
      {
        command: { moveChar: body(first) },
        group: 'moveChar',
        text: accessText(grant.character, kind, exit.id, region.on, content),
        open: [openPlace('moveChar.access.to', region, samples)],
      },
    ]
  })
}
