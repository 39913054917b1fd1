import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { contentRules } from '../content/content.rules.ts'
import { defineApexOperation } from '../define.ts'
import { legendName } from '../language/legend-name.ts'
import { cellNames } from '../language/spaces.words.ts'
import { ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { GameSetup, GameSetupInput, setUpGame } from './game-setup.ts'
import { pieceList } from './setup.rules.ts'

const MOMENTS = {
  laidOut: { en: 'Laid out', es: 'Al preparar' },
  poolsDrawn: { en: 'After the pools of stage 1', es: 'Tras las reservas de la etapa 1' },
  dropPrepared: { en: 'Before the drop', es: 'Antes del salto aéreo' },
} as const

export const gameSetupOperation = defineApexOperation({
  id: 'apex.setup',
  kind: 'resolution',
  summary: {
    en: 'Lays out a game: decks, bags, panels, personal supplies and the Ring, and what is left of them before the drop.',
    es: 'Prepara una partida: mazos, bolsas, paneles, reservas personales y el Anillo, y lo que queda antes del salto aéreo.',
  },
  rules: [
    ...ruleIds(boardRules, contentRules),
    'apex.setup.default-game',
    'apex.setup.players',
    'apex.setup.recruit-alternate',
    'apex.setup.board',
    'apex.setup.bags',
    'apex.setup.decks',
    'apex.setup.ring',
    'apex.setup.legend-kit',
    'apex.setup.legend-panel',
    'apex.stage2.prepare',
  ],
  input: GameSetupInput,
  outcome: GameSetup,
  examples: [
    { name: 'The introductory game (E-82)', input: {} },
    {
      name: 'Three against three without the Ring',
      input: {
        mode: '3v3',
        ring: false,
        legends: { red: ['wraith', 'pathfinder', 'lifeline'], blue: ['gibraltar', 'bangalore', 'bloodhound'] },
      },
    },
  ],
  run: (input, { content, trace }) => setUpGame(input, content, trace),
  headline({ mode, introductory, kits }, _input, locale, content) {
    const named = (squad: 'red' | 'blue') =>
      formatList(
        kits.filter((kit) => kit.squad === squad).map(({ legend }) => legendName(legend, locale, content)),
        locale,
      )
    const game = introductory
      ? { en: 'Introductory game', es: 'Partida introductoria' }[locale]
      : { en: 'Game', es: 'Partida' }[locale]
    return {
      en: `${game} ${mode}: Red with ${named('red')}; Blue with ${named('blue')}.`,
      es: `${game} ${mode}: el Rojo con ${named('red')}; el Azul con ${named('blue')}.`,
    }[locale]
  },
  details: ({ stock, panel, kits, ringMarkers }, _input, locale, content) => [
    ...stock.map((moment) => stockLine(moment, locale)),
    {
      en: `Every Legend: starting equipment, Shield ${panel.shield}, Health ${panel.health}, ${panel.deathBoxes} death boxes.`,
      es: `Cada Leyenda: equipo inicial, Escudo ${panel.shield}, Salud ${panel.health}, ${panel.deathBoxes} cajas.`,
    }[locale],
    ...kits.map(
      ({ legend, pieces }) => `${legendName(legend, locale, content)}: ${pieceList(legend, pieces, locale, content)}.`,
    ),
    ...(ringMarkers.length === 0
      ? []
      : [`${{ en: 'Ring markers', es: 'Marcadores del Anillo' }[locale]}: ${cellNames(ringMarkers)}.`]),
  ],
})

function stockLine(stock: GameSetup['stock'][number], locale: Locale): string {
  const { moment, weaponDeck, supplyBinDeck, ringDeck, bags, featDeck, featsInHand } = stock
  return {
    en: `${MOMENTS[moment].en}: ${weaponDeck} weapon cards, ${supplyBinDeck} supply-bin cards, ${ringDeck} Ring cards in the deck, ${bags.common} common, ${bags.rare} rare and ${bags.epic} epic tokens; each Legend ${featDeck} feats in the deck and ${featsInHand} in hand.`,
    es: `${MOMENTS[moment].es}: ${weaponDeck} cartas de Arma, ${supplyBinDeck} de Depósito de suministros, ${ringDeck} del Anillo en el mazo, ${bags.common} fichas comunes, ${bags.rare} raras y ${bags.epic} épicas; cada Leyenda, ${featDeck} cartas de Proeza en el mazo y ${featsInHand} en la mano.`,
  }[locale]
}
