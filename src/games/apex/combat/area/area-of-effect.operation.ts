import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { PatternCell } from '../../content/area-patterns.ts'
import { contentRules } from '../../content/content.rules.ts'
import { defineApexOperation, placeOnBoard } from '../../define.ts'
import { cellName, spaces } from '../../language/notation.ts'
import { spaceRows } from '../../language/spaces.words.ts'
import { refuse } from '../../refusal.ts'
import { ruleIds } from '../../rules.ts'
import { boardRules } from '../../table/board.rules.ts'
import { BoardForm, boardOf } from '../../table/board.ts'
import { HOUSE_AND_CORNER } from '../../table/terrain-boards.examples.ts'
import { LIMITS, Space } from '../../vocabulary.ts'
import { areaRules } from './area.rules.ts'
import { areaScene } from './area.scene.ts'
import { type Area, AreaOfEffect, areaOfEffect, Rotation } from './area.ts'

const PatternChoice = z
  .union([
    z.strictObject({ id: z.string().max(80) }),
    z.strictObject({ cells: z.array(PatternCell).min(1).max(LIMITS.cells) }),
  ])
  .describe('A pattern of the content, or the spaces of one.')
  .meta({ id: 'ApexPatternChoice' })

export const areaOfEffectOperation = defineApexOperation({
  id: 'apex.area-of-effect',
  kind: 'resolution',
  summary: {
    en: 'Finds the spaces that an area of effect reaches, with their damage, and those it does not reach.',
    es: 'Encuentra los espacios a los que llega un área de efecto, con su daño, y aquellos a los que no.',
  },
  rules: ruleIds(boardRules, contentRules, areaRules),
  input: z
    .strictObject({
      board: BoardForm,
      pattern: PatternChoice,
      origin: Space,
      rotation: Rotation,
      aerial: z
        .boolean()
        .optional()
        .describe('Whether it ignores obstructions and levels; as its pattern if left out.'),
    })
    .meta({ id: 'ApexAreaOfEffectInput' }),
  outcome: AreaOfEffect,
  examples: [
    {
      name: 'Rolling Thunder comes from above (E-63)',
      input: {
        board: { drawn: HOUSE_AND_CORNER },
        pattern: { id: 'rolling-thunder-area' },
        origin: { cell: { column: 2, row: 2 } },
      },
    },
    {
      name: 'The same area if it were not aerial (E-63)',
      input: {
        board: { drawn: HOUSE_AND_CORNER },
        pattern: { id: 'rolling-thunder-area' },
        origin: { cell: { column: 2, row: 2 } },
        aerial: false,
      },
    },
    {
      name: 'A line of thermite from north to south',
      input: {
        board: { drawn: HOUSE_AND_CORNER },
        pattern: { id: 'thermite-area' },
        origin: { cell: { column: 4, row: 3 } },
        rotation: 1,
      },
    },
  ],
  run({ board, pattern, origin, rotation, aerial }, { trace, content }) {
    const placed = placeOnBoard(board, { origin }, content)
    if (placed instanceof Refusal) return placed
    const area = findArea(pattern, content)
    if (area instanceof Refusal) return area
    const laid = { origin: origin.cell, rotation }
    return areaOfEffect(placed.board, { cells: area.cells, aerial: aerial ?? area.aerial }, laid, trace)
  },
  headline({ affected, spared }, { origin }, locale) {
    const from = cellName(origin.cell)
    const count = spared.length
    return {
      en: `From ${from} it reaches ${spaces(affected.length, 'en')} and spares ${count === 0 ? 'none' : count}.`,
      es: `Desde ${from} alcanza ${spaces(affected.length, 'es')} y ${count === 0 ? 'no deja ninguno a salvo' : `deja ${count} a salvo`}.`,
    }[locale]
  },
  details({ affected, spared }, _input, locale) {
    const named = (cells: readonly { cell: { column: number; row: number } }[]) =>
      spaceRows(
        cells.map(({ cell }) => cell),
        locale,
      )
    return [
      ...(affected.length === 0 ? [] : [`${{ en: 'Reached', es: 'Alcanzados' }[locale]}: ${named(affected)}.`]),
      ...(spared.length === 0 ? [] : [`${{ en: 'Not reached', es: 'No alcanzados' }[locale]}: ${named(spared)}.`]),
    ]
  },
  picture: (area, { board, origin }, caption) =>
    areaScene(boardOf(board, caption.content), { origin: origin.cell, area }, caption),
})

function findArea(choice: z.infer<typeof PatternChoice>, content: ApexContent): Area | Refusal {
  if ('cells' in choice) return { cells: choice.cells, aerial: false }
  const pattern = content.areaPatterns.get(choice.id)
  if (pattern !== undefined) return pattern
  const facts = { pattern: choice.id, known: [...content.areaPatterns.keys()] }
  return refuse([{ rule: 'apex.area.pattern', path: ['pattern', 'id'], facts }])
}
