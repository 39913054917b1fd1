import { z } from 'zod'
import { percent } from '../../../../contract/probability.ts'
import { formatPercent } from '../../../../lib/wording.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { contentRules } from '../../content/content.rules.ts'
import { defineApexOperation } from '../../define.ts'
import { legendName } from '../../language/legend-name.ts'
import { cellName } from '../../language/notation.ts'
import { ruleIds } from '../../rules.ts'
import { boardRules } from '../../table/board.rules.ts'
import { boardOf } from '../../table/board.ts'
import { WALL_BETWEEN } from '../../table/terrain-boards.examples.ts'
import { withAimDeck } from '../shot/aim-deck.ts'
import { grenadeOddsScene } from './area.scene.ts'
import { grenadeRules } from './grenade.rules.ts'
import { declareThrow } from './grenade.ts'
import { hitSentence } from './grenade.words.ts'
import { GrenadeOdds, grenadeOdds } from './grenade-odds.ts'
import { prepareThrow, throwFields } from './grenade-throw.ts'

export const grenadeOddsOperation = defineApexOperation({
  id: 'apex.grenade-odds',
  kind: 'resolution',
  summary: {
    en: 'Gives the exact odds of where a grenade lands, and of every space and Legend being hit.',
    es: 'Da las probabilidades exactas de dónde cae una granada y de que afecte a cada espacio y Leyenda.',
  },
  rules: [...ruleIds(boardRules, contentRules, grenadeRules), 'apex.damage.recover-cap', 'apex.use.options'],
  input: z.strictObject(throwFields).meta({ id: 'ApexGrenadeOddsInput' }),
  outcome: GrenadeOdds,
  examples: [
    {
      name: 'A frag grenade over a wall (E-61)',
      input: {
        board: { drawn: WALL_BETWEEN },
        grenade: { id: 'frag' },
        thrower: { cell: { column: 0, row: 3 } },
        aim: { cell: { column: 5, row: 2 } },
        legends: [{ id: 'Bangalore', cell: { column: 6, row: 3 } }],
      },
    },
  ],
  run(declared, { trace, content }) {
    const prepared = prepareThrow(declared, content)
    if (prepared instanceof Refusal) return prepared
    const { board, grenade, thrown } = prepared
    const outOfRange = declareThrow(grenade, thrown, trace)
    return outOfRange ?? grenadeOdds(board, grenade, thrown, withAimDeck(content, declared.aimDeck), trace)
  },
  headline({ landings, legends }, { aim }, locale, content) {
    const exact = landings.find(({ cell }) => cell.column === aim.cell.column && cell.row === aim.cell.row)
    const there = exact === undefined ? formatPercent(0, locale) : percent(exact.probability, locale)
    const hits = legends.map((legend) => `; ${hitSentence(legend, locale, content)}`).join('')
    return {
      en: `Lands in ${cellName(aim.cell)} ${there} of the time${hits}.`,
      es: `Cae en ${cellName(aim.cell)} el ${there} de las veces${hits}.`,
    }[locale]
  },
  details: ({ landings, legends, offBoard }, _input, locale, content) => [
    ...legends.flatMap(({ legend, eliminates }) => {
      if (eliminates === null) return []
      const [name, share] = [legendName(legend, locale, content), percent(eliminates, locale)]
      return [{ en: `Eliminates ${name}: ${share}.`, es: `Elimina a ${name}: ${share}.` }[locale]]
    }),
    `${{ en: 'Landing', es: 'Caída' }[locale]}: ${landings
      .map(({ cell, probability }) => `${cellName(cell)} ${percent(probability, locale)}`)
      .join(', ')}.`,
    ...(offBoard.decimal === 0
      ? []
      : [
          {
            en: `Off the board: ${percent(offBoard, locale)}.`,
            es: `Fuera del tablero: ${percent(offBoard, locale)}.`,
          }[locale],
        ]),
  ],
  picture: (odds, { board, thrower, aim, legends }, caption) =>
    grenadeOddsScene(boardOf(board, caption.content), { thrower: thrower.cell, aim: aim.cell, legends, odds }, caption),
})
