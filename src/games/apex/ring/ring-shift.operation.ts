import { defineApexOperation } from '../define.ts'
import { spaces } from '../language/notation.ts'
import { ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { boardOf } from '../table/board.ts'
import { ringShiftScene } from './ring.scene.ts'
import { spanName } from './ring.words.ts'
import { drawShift, RingShift, RingShiftInput } from './ring-shift.ts'

export const ringShiftOperation = defineApexOperation({
  id: 'apex.ring-shift',
  kind: 'resolution',
  summary: {
    en: 'Moves the sides of the Ring as a Ring card says.',
    es: 'Desplaza los lados del Anillo según una carta de Desplazamiento del Anillo.',
  },
  rules: [...ruleIds(boardRules), 'apex.content.known', 'apex.ring.shape', 'apex.ring.shift'],
  input: RingShiftInput,
  outcome: RingShift,
  examples: [
    { name: 'Two sides move (E-05)', input: { board: { drawn: { width: 12, height: 10 } }, card: { id: 'ring-1' } } },
    {
      name: 'A side that can go no farther',
      input: {
        board: { drawn: { width: 12, height: 10 } },
        ring: { left: 4, top: 4, right: 7, bottom: 5 },
        card: { sides: { top: 2, right: 1, bottom: 1, left: -1 } },
      },
    },
  ],
  run: (input, { content, random, trace }) => drawShift(input, { content, random, trace }),
  headline({ ring: { left, top, right, bottom }, spacesOutside }, _input, locale) {
    const [columns, rows] = [spanName('column', left, right, locale), spanName('row', top, bottom, locale)]
    return {
      en: `The Ring now holds ${columns} and ${rows}; ${spaces(spacesOutside, 'en')} outside.`,
      es: `El Anillo contiene ahora ${columns} y ${rows}; ${spaces(spacesOutside, 'es')} fuera.`,
    }[locale]
  },
  picture: ({ before, ring }, { board }, caption) =>
    ringShiftScene(boardOf(board, caption.content), { before, after: ring }, caption),
})
