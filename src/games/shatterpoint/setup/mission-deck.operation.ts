import { z } from 'zod'
import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { PrintedName } from '../combat/stance/profile.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { defineShatterpointOperation } from '../define.ts'
import { struggleName } from '../language/card-name.ts'
import { Id } from '../vocabulary.ts'
import { objectiveNames } from './mission.words.ts'
import { dealMission, MissionQuestion } from './mission-deck.ts'
import { Phase } from './mission-set.ts'
import { Struggle } from './struggle.ts'

const EXAMPLE_SEED = 'hmac-sha256,1,0000000000000000000000000000000000000000000000000000000000000007'

const DeckCard = z.object({ card: Id, name: PrintedName, phase: Phase }).meta({ id: 'ShatterpointDeckCard' })

/** What a struggle card is called: one of the content in both languages, one that the caller describes as they wrote it. */
const cardName = (
  { card, name }: Pick<z.infer<typeof DeckCard>, 'card' | 'name'>,
  { mission }: z.infer<typeof MissionQuestion>,
  locale: Locale,
  content: ShatterpointContent,
): string => ('set' in mission ? struggleName(card, locale, content) : name)

export const missionDeckOperation = defineShatterpointOperation({
  id: 'shatterpoint.mission-deck',
  kind: 'resolution',
  summary: {
    en: 'Draws the three struggle cards of a mission and sets up the struggle at hand: who chooses its map, which objectives are active and where.',
    es: 'Roba las tres cartas de Confrontación de una misión y prepara la confrontación en curso: quién elige el mapa, qué objetivos están activos y dónde.',
  },
  rules: [
    'shatterpoint.mission.choice',
    'shatterpoint.mission.deck',
    'shatterpoint.mission.orientation',
    'shatterpoint.mission.set',
    'shatterpoint.mission.two-maps',
    'shatterpoint.content.known',
  ],
  input: MissionQuestion,
  outcome: z
    .object({
      deck: z.array(DeckCard).describe('I on top. Neither player may look at it at the table.'),
      struggle: Struggle.nullable().describe('null once a player has won two struggles.'),
    })
    .meta({ id: 'ShatterpointMissionDeckOutcome' }),
  examples: [
    {
      name: 'The first struggle of the core mission',
      input: { mission: { set: 'shifting-priorities' }, broughtBy: 'B', seed: EXAMPLE_SEED },
    },
    {
      name: 'The second, after player A won the first',
      input: {
        mission: { set: 'shifting-priorities' },
        cards: ['locate-the-asset', 'weve-been-double-crossed', 'hack-the-security-network'],
        claimed: ['A'],
        map: 2,
      },
    },
  ],
  run: dealMission,
  headline({ deck, struggle }, input, locale, content) {
    const name = (id: string) =>
      cardName(deck.find(({ card }) => card === id) ?? { card: id, name: id }, input, locale, content)
    if (struggle === null)
      return { en: 'A player has won two struggles.', es: 'Un jugador ha ganado dos confrontaciones.' }[locale]
    const { card, phase, chooser, map, active } = struggle
    if (map === null && chooser !== null)
      return {
        en: `Struggle ${phase}: ${name(card)}; player ${chooser} chooses one of its maps.`,
        es: `Confrontación ${phase}: ${name(card)}; el jugador ${chooser} elige uno de sus mapas.`,
      }[locale]
    return {
      en: `Struggle ${phase}: ${name(card)}, ${active.length} active ${active.length === 1 ? 'objective' : 'objectives'}.`,
      es: `Confrontación ${phase}: ${name(card)}, ${active.length} ${active.length === 1 ? 'objetivo activo' : 'objetivos activos'}.`,
    }[locale]
  },
  details({ deck, struggle }, input, locale, content) {
    const names = formatList(
      deck.map((card) => `${cardName(card, input, locale, content)} (${'I'.repeat(card.phase)})`),
      locale,
    )
    const active = objectiveNames(struggle?.active.map(({ objective }) => objective) ?? [], locale)
    return [
      { en: `The deck: ${names}.`, es: `El mazo: ${names}.` }[locale],
      ...(active === '' ? [] : [{ en: `Active: ${active}.`, es: `Activos: ${active}.` }[locale]]),
    ]
  },
})
