import { BIN_AND_PARAPET, ROOF_AND_WALL } from '../../table/boards.examples.ts'

/** The shots of the published examples. */

/** The Longbow of p. 28-30: the target is lower, six spaces away, and wears an epic helmet. */
export const LONGBOW_SHOT = {
  situation: { given: { distance: 6, shooterLevel: 1 } },
  weapon: { card: 'longbow' },
  attachments: [{ token: 'extended-mag-rare-sniper' }, { token: 'barrel-common' }],
  target: { helmet: { token: 'helmet-epic' }, shield: 15, health: 30 },
}

/** A shotgun through a joint of a bin and a parapet: the target is in cover. */
export const SHOTGUN_AT_COVER = {
  situation: {
    table: {
      board: { drawn: BIN_AND_PARAPET },
      shooter: { cell: { column: 1, row: 1 } },
      target: { cell: { column: 2, row: 2 } },
    },
  },
  weapon: { card: 'eva-8' },
}

/** A rifle from a roof, through smoke, over a wall. */
export const FROM_A_ROOF = {
  situation: {
    table: {
      board: { drawn: ROOF_AND_WALL },
      shooter: { cell: { column: 0, row: 0 } },
      target: { cell: { column: 7, row: 0 } },
    },
  },
  weapon: { card: 'r-301' },
  attachments: [{ token: 'sight-3x-hcog-ranger' }, { token: 'stock-standard-rare' }],
  modifiers: [{ label: 'Smoke', kind: 'zone' as const, effects: [{ difficulty: 10 }] }],
}
