import type { Scene, Shape } from '../../../contract/scene.ts'
import type { Cell } from '../../../geometry/grid.ts'
import type { ApexCaption } from '../table/board.scene.ts'
import {
  boardScene,
  type Canvas,
  COLOURS,
  endMark,
  type KeyEntry,
  keyIf,
  LEGENDS_KEY,
  pointOf,
  tint,
} from '../table/board.scene.ts'
import type { Board } from '../table/board.ts'
import type { End } from '../vocabulary.ts'
import { legendMark } from './movement.scene.ts'
import type { Placement } from './placement.ts'
import type { RespawnOptions } from './respawn.ts'

/** Where a miniature may be placed: green is legal, red is not. */
export function placementScene(
  board: Board,
  { legend, miniatures, placement }: { legend: Cell; miniatures: readonly End[]; placement: Placement },
  caption: ApexCaption,
): Scene {
  const { candidate, places } = placement
  return boardScene(board, caption, (canvas) => ({
    under: [
      ...places.flatMap((place) => ('cell' in place ? [tint(place.cell, COLOURS.cover, 0.35, canvas)] : [])),
      ...(candidate?.outerSpaces ?? []).map((cell) => tint(cell, COLOURS.cover, 0.2, canvas)),
    ],
    over: [
      ...places.flatMap((place) => ('cell' in place ? [] : [dot(place, COLOURS.cover, canvas)])),
      ...miniatures.map((place) => dot(place, COLOURS.other, canvas)),
      ...endMark({ cell: legend }, 'A', COLOURS.visible, canvas),
      ...(candidate === null
        ? []
        : endMark(candidate.place, 'B', candidate.legal ? COLOURS.cover : COLOURS.blocked, canvas)),
    ],
    key: [
      { colour: COLOURS.visible, mark: 'disc', en: 'A: Legend', es: 'A: Leyenda' },
      ...keyIf(candidate !== null, candidateKey(candidate?.legal ?? false)),
      ...keyIf((candidate?.outerSpaces ?? []).length > 0, OUTER_KEY),
      ...keyIf(places.length > 0, LEGAL_KEY),
      ...keyIf(miniatures.length > 0, MINIATURE_KEY),
    ],
  }))
}

const LEGAL_KEY: KeyEntry = { colour: COLOURS.cover, en: 'legal', es: 'legal' }
const OUTER_KEY: KeyEntry = { colour: '#cbd9c3', en: 'it stands on this side', es: 'queda de este lado' }
const MINIATURE_KEY: KeyEntry = { colour: COLOURS.other, mark: 'disc', en: 'miniature', es: 'miniatura' }
const USABLE_KEY: KeyEntry = { colour: COLOURS.cover, mark: 'ring', en: 'beacon in use', es: 'baliza utilizable' }
const UNUSABLE_KEY: KeyEntry = { colour: COLOURS.blocked, mark: 'ring', en: 'not this beacon', es: 'esta baliza no' }

/** The place that was asked about. */
const candidateKey = (isLegal: boolean): KeyEntry =>
  isLegal
    ? { colour: COLOURS.cover, mark: 'disc', en: 'B: legal', es: 'B: legal' }
    : { colour: COLOURS.blocked, mark: 'disc', en: 'B: not legal', es: 'B: no es legal' }

const SQUADMATE_KEY: KeyEntry = { colour: COLOURS.visible, mark: 'disc', en: 'squadmate', es: 'compañera de pelotón' }

function dot(place: End, fill: string, canvas: Canvas): Shape {
  const radius = Math.max(3, canvas.cell * 0.1)
  return { shape: 'circle', ...pointOf(place, canvas), radius, fill, stroke: COLOURS.paper, strokeWidth: 1.5 }
}

/** Where a Legend may respawn; usable beacons have a green ring, the others a red one. */
export function respawnScene(
  board: Board,
  {
    options,
    squadmates,
    occupied,
  }: { options: RespawnOptions; squadmates: readonly Cell[]; occupied: readonly Cell[] },
  caption: ApexCaption,
): Scene {
  return boardScene(board, caption, (canvas) => ({
    under: options.spaces.map((cell) => tint(cell, COLOURS.cover, 0.35, canvas)),
    over: [
      ...options.beacons.map(({ cell, usable }) => ring(cell, usable ? COLOURS.cover : COLOURS.blocked, canvas)),
      ...occupied.flatMap((cell) => legendMark(cell, canvas)),
      ...squadmates.flatMap((cell) => endMark({ cell }, 'A', COLOURS.visible, canvas)),
    ],
    key: [
      ...keyIf(options.spaces.length > 0, LEGAL_KEY),
      ...keyIf(
        options.beacons.some(({ usable }) => usable),
        USABLE_KEY,
      ),
      ...keyIf(
        options.beacons.some(({ usable }) => !usable),
        UNUSABLE_KEY,
      ),
      ...keyIf(squadmates.length > 0, SQUADMATE_KEY),
      ...keyIf(occupied.length > 0, LEGENDS_KEY),
    ],
  }))
}

/** A ring around a space. */
export function ring(cell: Cell, stroke: string, canvas: Canvas): Shape {
  return { shape: 'circle', ...canvas.centre(cell), radius: canvas.cell * 0.38, fill: 'none', stroke, strokeWidth: 4 }
}
