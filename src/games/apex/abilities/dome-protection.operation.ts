import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { contentRules } from '../content/content.rules.ts'
import { defineApexOperation, placeOnBoard } from '../define.ts'
import { type ApexTrace, ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { BoardForm } from '../table/board.ts'
import { gridRules } from '../table/grid.rules.ts'
import { Count, Intersection, Space } from '../vocabulary.ts'
import { HARM_SOURCES, isProtected } from './dome-protection.ts'

const Input = z
  .strictObject({
    board: BoardForm.prefault({ content: 'crossroads' }),
    dome: Intersection.describe('Where the miniature of the Dome stands.'),
    target: Space,
    attacker: Space.optional().describe('Where the attacking Legend stands; off the board if left out.'),
    source: z.enum(HARM_SOURCES).default('shot').meta({ id: 'ApexDomeSource' }),
    damage: z.int().min(0).max(200),
  })
  .meta({ id: 'ApexDomeProtectionInput' })
type Input = z.infer<typeof Input>

const Protection = z
  .object({ cancelled: z.boolean(), damage: Count.describe('What is dealt after all.') })
  .meta({ id: 'ApexDomeProtectionOutcome' })
type Protection = z.infer<typeof Protection>

export const domeProtectionOperation = defineApexOperation({
  id: 'apex.dome-protection',
  kind: 'resolution',
  summary: {
    en: 'Decides whether the Dome of Protection cancels damage to a Legend.',
    es: 'Decide si la Cúpula de protección anula el daño a una Leyenda.',
  },
  rules: [...ruleIds(boardRules, contentRules, gridRules), 'apex.ability.dome'],
  input: Input,
  outcome: Protection,
  examples: [
    {
      name: 'Rolling Thunder over Gibraltar in his Dome (E-94)',
      input: {
        dome: { x: 10, y: 8, level: 0 },
        target: { cell: { column: 10, row: 7 } },
        attacker: { cell: { column: 5, row: 7 } },
        source: 'area',
        damage: 12,
      },
    },
    {
      name: 'Shot by somebody who stands in the Dome too',
      input: {
        dome: { x: 10, y: 8, level: 0 },
        target: { cell: { column: 10, row: 7 } },
        attacker: { cell: { column: 9, row: 8 } },
        damage: 10,
      },
    },
  ],
  run: (input, { content, trace }) => protect(input, content, trace),
  headline: ({ cancelled, damage }, _input, locale) =>
    cancelled
      ? { en: 'The Dome cancels the damage.', es: 'La Cúpula anula el daño.' }[locale]
      : { en: `The Dome does not protect: ${damage} damage.`, es: `La Cúpula no protege: ${damage} de daño.` }[locale],
})

function protect(
  { board, dome, target, attacker, source, damage }: Input,
  content: ApexContent,
  trace: ApexTrace,
): Protection | Refusal {
  const placed = placeOnBoard(board, { dome: { intersection: dome }, target, attacker: attacker ?? target }, content)
  if (placed instanceof Refusal) return placed
  const { target: hit, attacker: from } = placed.ends
  const attack = { target: hit, attacker: attacker === undefined ? null : from, source, damage }
  const cancelled = isProtected(dome, attack, trace)
  return { cancelled, damage: cancelled ? 0 : damage }
}
