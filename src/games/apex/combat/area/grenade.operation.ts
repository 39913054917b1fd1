import { z } from 'zod'
import { Seed } from '../../../../contract/operation.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { contentRules } from '../../content/content.rules.ts'
import { DAMAGE_RULES } from '../../damage/damage.rules.ts'
import { targetSentence } from '../../damage/damage.words.ts'
import { defineApexOperation } from '../../define.ts'
import { legendName } from '../../language/legend-name.ts'
import { cellName } from '../../language/notation.ts'
import { spaceRows } from '../../language/spaces.words.ts'
import { ruleIds } from '../../rules.ts'
import { boardRules } from '../../table/board.rules.ts'
import { boardOf } from '../../table/board.ts'
import { WALL_BETWEEN } from '../../table/terrain-boards.examples.ts'
import { aimRules } from '../shot/aim.rules.ts'
import { GivenCards, withAimDeck } from '../shot/aim-deck.ts'
import { areaRules } from './area.rules.ts'
import { grenadeScene } from './area.scene.ts'
import { grenadeRules } from './grenade.rules.ts'
import { Explosion, throwGrenade } from './grenade.ts'
import { tolls } from './grenade.words.ts'
import { prepareThrow, throwFields } from './grenade-throw.ts'

export const grenadeOperation = defineApexOperation({
  id: 'apex.grenade',
  kind: 'resolution',
  summary: {
    en: 'Throws a grenade: scatters it by aim cards and lists every Legend that is hit.',
    es: 'Lanza una granada: la desvía con cartas de Puntería y enumera cada Leyenda afectada.',
  },
  rules: [...ruleIds(boardRules, contentRules, aimRules, areaRules, grenadeRules), ...DAMAGE_RULES, 'apex.use.options'],
  input: z
    .strictObject({
      ...throwFields,
      cards: GivenCards,
      seed: Seed.optional(),
    })
    .meta({ id: 'ApexGrenadeInput' }),
  outcome: Explosion,
  examples: [
    {
      name: 'Over a wall, with the cards that were drawn (E-61, E-62)',
      input: {
        board: { drawn: WALL_BETWEEN },
        grenade: { id: 'frag' },
        thrower: { cell: { column: 0, row: 3 } },
        aim: { cell: { column: 5, row: 2 } },
        legends: [
          { id: 'Gibraltar', cell: { column: 0, row: 3 } },
          { id: 'Bangalore', cell: { column: 6, row: 3 } },
        ],
        cards: [{ card: 'aim-03' }, { card: 'aim-06' }],
      },
    },
    {
      name: 'Thermite, drawn by the service',
      input: {
        board: { drawn: WALL_BETWEEN },
        grenade: { id: 'thermite' },
        thrower: { cell: { column: 0, row: 3 } },
        aim: { cell: { column: 5, row: 3 } },
        rotation: 1,
        legends: [{ id: 'Bangalore', cell: { column: 6, row: 3 } }],
        seed: `hmac-sha256,1,${'0'.repeat(64)}`,
      },
    },
  ],
  run({ cards, ...declared }, { trace, content, random }) {
    const prepared = prepareThrow(declared, content)
    if (prepared instanceof Refusal) return prepared
    const { board, grenade, thrown } = prepared
    const own = withAimDeck(content, declared.aimDeck)
    return throwGrenade(board, grenade, { ...thrown, cards }, { content: own, random, trace })
  },
  headline({ landing, onBoard, damage }, _input, locale, content) {
    const off = onBoard ? '' : { en: ', off the board', es: ', fuera del tablero' }[locale]
    const hit =
      damage.length === 0 ? { en: 'nobody is hit', es: 'no afecta a nadie' }[locale] : tolls(damage, locale, content)
    return { en: `Lands in ${cellName(landing)}${off}: ${hit}.`, es: `Cae en ${cellName(landing)}${off}: ${hit}.` }[
      locale
    ]
  },
  details: ({ affected, damage }, _input, locale, content) => [
    ...damage.flatMap(({ legend, after }) =>
      after === null ? [] : [targetSentence(legendName(legend, locale, content), after, locale)],
    ),
    `${{ en: 'Reaches', es: 'Alcanza' }[locale]}: ${spaceRows(
      affected.map(({ cell }) => cell),
      locale,
    )}.`,
  ],
  picture: (explosion, { board, thrower, aim, legends }, caption) =>
    grenadeScene(
      boardOf(board, caption.content),
      { thrower: thrower.cell, aim: aim.cell, legends, explosion },
      caption,
    ),
})
