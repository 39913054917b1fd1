import type { Scene, Shape } from '../../../contract/scene.ts'
import { BOOK } from '../content/book-numbers.ts'
import { objectFinder, reachShapes, rimShape } from '../table/base.scene.ts'
import type { Battlefield } from '../table/battlefield.ts'
import { rangeLength } from '../table/lengths.ts'
import { fieldOf, lineShape, partShapes, type ShatterpointCaption, tableScene } from '../table/table.scene.ts'
import type { TableCanvas } from '../table/table-canvas.ts'
import { COLOURS, PLAYER_COLOURS } from '../table/table-colours.ts'
import type { Control } from './control.ts'

/** Range 2 around every objective in the colour of whoever controls it, with a line from everybody who contests it. */
export function controlScene(
  battlefield: Battlefield,
  results: readonly Control[],
  caption: ShatterpointCaption,
): Scene {
  const field = fieldOf(battlefield, caption.content)
  const object = objectFinder(field)
  const reach = rangeLength(BOOK.contestRange, field.lengths)
  const after = new Map(results.map(({ objective, controller }) => [objective, controller]))
  const objectives = field.objectives.map((objective) => ({
    ...objective,
    controller: after.get(objective.id) ?? objective.controller,
  }))
  const contests = results.flatMap(({ contestants }) => contestants.map((contestant) => ({ contestant, contestants })))
  return tableScene({ ...field, objectives }, caption, (canvas) => ({
    under: results.flatMap(({ objective, controller, basis, contestants }): Shape[] => {
      if (basis === 'inactive') return []
      const colour = controller === null ? COLOURS.label : PLAYER_COLOURS[controller].fill
      return [
        ...reachShapes(object(objective), reach, colour, canvas),
        ...contestants.map((contestant) =>
          lineShape(
            object(contestant.character).disc,
            object(objective).disc,
            PLAYER_COLOURS[contestant.player].fill,
            counts({ contestant, contestants }),
            canvas,
          ),
        ),
      ]
    }),
    legend: [
      {
        isShown: results.some(({ basis }) => basis !== 'inactive'),
        colour: COLOURS.label,
        mark: 'dashed',
        en: `range ${BOOK.contestRange}, in the colour of who controls it`,
        es: `alcance ${BOOK.contestRange}, del color de quien lo controla`,
      },
      { isShown: contests.some(counts), colour: COLOURS.label, mark: 'line', en: 'counts', es: 'cuenta' },
      {
        isShown: contests.some((contest) => !counts(contest)),
        colour: COLOURS.label,
        mark: 'dashedLine',
        en: 'at another elevation: does not count',
        es: 'a otro nivel de altura: no cuenta',
      },
    ],
  }))
}

type Contestants = Control['contestants']

/** Whoever is at the elevation of the token counts, and the others only where nobody is. */
const counts = ({ contestant, contestants }: { contestant: Contestants[number]; contestants: Contestants }): boolean =>
  contestant.isLevel || !contestants.some(({ isLevel }) => isLevel)

type Placement = { readonly objective: string; readonly fits: boolean; readonly on: string | null }

/** The parts that objectives go onto; tokens that fit nowhere are marked. */
export function placementScene(
  battlefield: Battlefield,
  placements: readonly Placement[],
  caption: ShatterpointCaption,
): Scene {
  const field = fieldOf(battlefield, caption.content)
  const object = objectFinder(field)
  return tableScene(field, caption, (canvas) => ({
    under: placements.flatMap(({ on }) => markPart(on, COLOURS.good, canvas)),
    over: placements
      .filter(({ fits }) => !fits)
      .map(({ objective }) => rimShape(object(objective), COLOURS.blocked, canvas)),
    legend: [
      {
        isShown: placements.some(({ on }) => on !== null),
        colour: COLOURS.good,
        en: 'an objective lies on it',
        es: 'un objetivo queda encima',
      },
      {
        isShown: placements.some(({ fits }) => !fits),
        colour: COLOURS.blocked,
        en: 'does not lie wholly on a part',
        es: 'no queda por completo sobre una parte',
      },
    ],
  }))
}

function markPart(part: string | null, colour: string, canvas: TableCanvas): Shape[] {
  return canvas.field.parts.filter(({ id }) => id === part).flatMap((part) => partShapes(part, colour, canvas))
}
