import type { Locale, Localized } from '../../../lib/locale.ts'
import { countOf, formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { struggleName } from '../language/card-name.ts'
import type { Player } from '../vocabulary.ts'
import { EDGE_NAMES, objectiveName } from './mission.words.ts'
import type { DefenceFace } from './mission-set.ts'
import type { MissionViolation } from './mission-set-check.ts'
import type { TableEdge, Terrain } from './setup-steps.ts'

type SetFacts = { problem: MissionViolation | null; what: string; struggles: number | null; objectives: number | null }
type Deck = { cards: readonly string[]; unused: number | null; phase: number | null }
type Agreement = { player: Player | null; refused: number; terrain: Terrain }
type Maps = { card: string; maps: number; chooser: Player | null; isFirst: boolean; isNamed: boolean }

const VIOLATIONS: Readonly<Record<MissionViolation, Readonly<Record<Locale, (what: string) => string>>>> = {
  phase: {
    en: (what) => `There is no struggle card of phase ${what}.`,
    es: (what) => `No hay ninguna carta de Confrontación de la fase ${what}.`,
  },
  struggleTwice: {
    en: (what) => `The struggle card ${what} is there twice.`,
    es: (what) => `La carta de Confrontación ${what} está dos veces.`,
  },
  objectiveTwice: {
    en: (what) => `The objective ${what} is there twice.`,
    es: (what) => `El objetivo ${what} está dos veces.`,
  },
  objectiveOff: {
    en: (what) => `The objective ${what} lies off the battlefield.`,
    es: (what) => `El objetivo ${what} está fuera del campo de batalla.`,
  },
  objectiveUnknown: {
    en: (what) => `A map shows the objective ${what}, which the mission card does not place.`,
    es: (what) => `Un mapa muestra el objetivo ${what}, que la carta de Misión no coloca.`,
  },
  activeTwice: {
    en: (what) => `A map shows the objective ${what} twice.`,
    es: (what) => `Un mapa muestra dos veces el objetivo ${what}.`,
  },
  noMap: {
    en: (what) => `The struggle card ${what} has no map.`,
    es: (what) => `La carta de Confrontación ${what} no tiene mapa.`,
  },
}

const names = (cards: readonly string[], locale: Locale, content: ShatterpointContent): string =>
  formatList(
    cards.map((card) => struggleName(card, locale, content)),
    locale,
  )

const FACES: Readonly<Record<DefenceFace, Localized>> = {
  block: { en: 'a block', es: 'un bloqueo' },
  expertise: { en: 'an expertise', es: 'una pericia' },
  failure: { en: 'a failure', es: 'un fallo' },
}

/** Rules on mission sets. */
export const missionRules = {
  'shatterpoint.mission.set': rule<SetFacts>({
    title: { en: 'What a mission set is', es: 'Qué es un set de Misión' },
    says: {
      en: 'A mission set is a mission card, which places the objectives, and the struggle cards with its symbol: at least one of each phase, each with at least one map of active objectives.',
      es: 'Un set de Misión es una carta de Misión, que coloca los objetivos, y las cartas de Confrontación con su símbolo: al menos una de cada fase, y cada una con al menos un mapa de objetivos activos.',
    },
    section: 'Missions',
    page: '6–7',
    rulings: [],
    explain: {
      en: ({ problem, what, struggles, objectives }) =>
        problem === null
          ? `${what} has ${objectives} ${objectives === 1 ? 'objective' : 'objectives'} and ${struggles} struggle cards of all three phases.`
          : VIOLATIONS[problem].en(what),
      es: ({ problem, what, struggles, objectives }) =>
        problem === null
          ? `${what} tiene ${objectives} ${objectives === 1 ? 'objetivo' : 'objetivos'} y ${struggles} cartas de Confrontación de las tres fases.`
          : VIOLATIONS[problem].es(what),
    },
  }),
  'shatterpoint.mission.choice': rule<{ player: Player; mission: string; broughtBy: Player | null }>({
    title: { en: 'Choosing the mission', es: 'Elegir la misión' },
    says: {
      en: 'The starting player chooses the mission set from their own strike team or from the opponent’s.',
      es: 'El jugador inicial elige el set de Misión de su propio equipo de asalto o del de su adversario.',
    },
    section: 'Setting up the mission',
    page: '18',
    rulings: [],
    explain: {
      en: ({ player, mission, broughtBy }) =>
        `Player ${player} starts and chooses ${mission}${broughtBy === null ? '' : `, from the team of player ${broughtBy}`}.`,
      es: ({ player, mission, broughtBy }) =>
        `El jugador ${player} empieza y elige ${mission}${broughtBy === null ? '' : `, del equipo del jugador ${broughtBy}`}.`,
    },
  }),
  'shatterpoint.mission.deck': rule<Deck, ShatterpointContent>({
    title: { en: 'The mission deck', es: 'El mazo de Misión' },
    says: {
      en: 'Shuffle the struggle cards of each phase and draw one of each unseen: I on top, then II, then III. The others are not used.',
      es: 'Se barajan las cartas de Confrontación de cada fase y se roba una de cada sin mirarla: la I encima, luego la II y la III. Las demás no se usan.',
    },
    section: 'Setting up the mission',
    page: '18',
    rulings: [],
    explain: {
      en: ({ cards, unused, phase }, content) =>
        phase === null
          ? `The deck is ${names(cards, 'en', content)}; ${unused === 1 ? '1 card is' : `${unused} cards are`} not used.`
          : `${names(cards, 'en', content)} is not a struggle card of phase ${phase} of this set.`,
      es: ({ cards, unused, phase }, content) =>
        phase === null
          ? `El mazo es ${names(cards, 'es', content)}; ${unused === 1 ? '1 carta no se usa' : `${unused} cartas no se usan`}.`
          : `${names(cards, 'es', content)} no es una carta de Confrontación de la fase ${phase} de este set.`,
    },
  }),
  'shatterpoint.mission.orientation': rule<{ player: Player }>({
    title: { en: 'Which way the maps lie', es: 'Orientación de los mapas' },
    says: {
      en: 'The bottom of every map, and of the mission card, is the battlefield edge of the starting player.',
      es: 'La parte inferior de cada mapa, y de la carta de Misión, es el borde del campo de batalla del jugador inicial.',
    },
    section: 'Setting up the mission',
    page: '18',
    rulings: ['Q-02'],
    explain: {
      en: ({ player }) => `The bottom of the map is the edge of player ${player}.`,
      es: ({ player }) => `La parte inferior del mapa es el borde del jugador ${player}.`,
    },
  }),
  'shatterpoint.mission.priority-roll': rule<{
    player: Player
    phase: number
    face: DefenceFace | null
    objective: string | null
    isNew: boolean
  }>({
    title: { en: 'The priority roll', es: 'La tirada del objetivo prioritario' },
    says: {
      en: 'By the core mission, at the start of every turn of struggles II and III the active player rolls 1 defence die; the active objective that shows its face on the map gets a priority marker, if it has none yet. Other markers stay.',
      es: 'Según la misión básica, al empezar cada turno de las confrontaciones II y III el jugador activo tira 1 dado de defensa; el objetivo activo que muestre esa cara en el mapa recibe un marcador prioritario, si no lo tenía. Los demás se quedan.',
    },
    section: 'Missions',
    page: null,
    rulings: ['Q-71', 'Q-78'],
    explain: {
      en: ({ player, phase, face, objective, isNew }) =>
        face === null
          ? `No die is rolled in struggle ${phase}.`
          : objective === null
            ? `Player ${player} rolls ${FACES[face].en}, which no active objective shows.`
            : `Player ${player} rolls ${FACES[face].en}: ${objectiveName(objective, 'en')} ${isNew ? 'gets a priority marker' : 'keeps its priority marker'}.`,
      es: ({ player, phase, face, objective, isNew }) =>
        face === null
          ? `En la confrontación ${phase} no se tira ningún dado.`
          : objective === null
            ? `El jugador ${player} saca ${FACES[face].es}, que no muestra ningún objetivo activo.`
            : `El jugador ${player} saca ${FACES[face].es}: ${objectiveName(objective, 'es')} ${isNew ? 'recibe un marcador prioritario' : 'conserva su marcador prioritario'}.`,
    },
  }),
  'shatterpoint.mission.priority-end': rule<{ markers: number }>({
    title: { en: 'How long markers stay', es: 'Cuánto duran los marcadores' },
    says: {
      en: 'Priority markers stay until the struggle is reset.',
      es: 'Los marcadores prioritarios se quedan hasta que empiece la siguiente confrontación.',
    },
    section: 'Missions',
    page: null,
    rulings: ['Q-71'],
    explain: {
      en: ({ markers }) => `Priority markers on the battlefield: ${markers}.`,
      es: ({ markers }) => `Marcadores prioritarios en el campo de batalla: ${markers}.`,
    },
  }),
  'shatterpoint.mission.two-maps': rule<Maps, ShatterpointContent>({
    title: { en: 'Cards with several maps', es: 'Cartas con varios mapas' },
    says: {
      en: 'If a struggle card has several maps, the player who lost the previous struggle chooses one. A card of phase I has one map, unless the card names who chooses.',
      es: 'Si una carta de Confrontación tiene varios mapas, elige uno el jugador que perdió la confrontación anterior. Una carta de la fase I tiene un solo mapa, salvo que diga quién elige.',
    },
    section: 'Struggle cards',
    page: '7',
    rulings: ['Q-03'],
    explain: {
      en: ({ card, maps, chooser, isFirst, isNamed }, content) =>
        isFirst
          ? `${struggleName(card, 'en', content)} is of phase I and has ${maps} maps; nobody has lost yet who could choose.`
          : chooser === null
            ? `${struggleName(card, 'en', content)} has ${maps} ${maps === 1 ? 'map' : 'maps'}: choose one of them.`
            : `${struggleName(card, 'en', content)} has ${maps} maps: player ${chooser}, ${isNamed ? 'whom the card names' : 'who lost the last struggle'}, chooses.`,
      es: ({ card, maps, chooser, isFirst, isNamed }, content) =>
        isFirst
          ? `${struggleName(card, 'es', content)} es de la fase I y tiene ${maps} mapas; aún no hay perdedor que elija.`
          : chooser === null
            ? `${struggleName(card, 'es', content)} tiene ${maps} ${maps === 1 ? 'mapa' : 'mapas'}: elige uno de ellos.`
            : `${struggleName(card, 'es', content)} tiene ${maps} mapas: elige el jugador ${chooser}, ${isNamed ? 'como dice la carta' : 'que perdió la última confrontación'}.`,
    },
  }),
  'shatterpoint.setup.deploy-choice': rule<{ leader: string }>({
    title: { en: 'What a player chooses when deploying', es: 'Qué elige un jugador al desplegar' },
    says: {
      en: 'The player chooses which squad, which character of its primary unit comes first, and the order of the rest. Only that first character is measured from the edge.',
      es: 'El jugador elige qué escuadra, qué personaje de su unidad principal va primero y el orden del resto. Solo ese primer personaje se mide desde el borde.',
    },
    section: 'Deployment',
    page: '18',
    rulings: [],
    explain: {
      en: ({ leader }) =>
        `${leader} came first and alone is measured from the edge; the others may stand farther from it.`,
      es: ({ leader }) =>
        `${leader} va primero y es el único que se mide desde el borde; los demás pueden estar más lejos de él.`,
    },
  }),
  'shatterpoint.setup.side': rule<{ player: Player; chooses: 'edge' | 'mission' }>({
    title: { en: 'The starting player chooses an edge', es: 'El jugador inicial elige un borde' },
    says: {
      en: 'The starting player chooses an edge of the battlefield, and then the mission set.',
      es: 'El jugador inicial elige un borde del campo de batalla y luego el set de Misión.',
    },
    section: 'Setup',
    page: '17',
    rulings: [],
    explain: {
      en: ({ player, chooses }) =>
        `Player ${player} starts and chooses ${{ edge: 'an edge', mission: 'the mission set, after the edge' }[chooses]}.`,
      es: ({ player, chooses }) =>
        `El jugador ${player} empieza y elige ${{ edge: 'un borde', mission: 'el set de Misión, después del borde' }[chooses]}.`,
    },
  }),
  'shatterpoint.setup.opposite-edge': rule<{ player: Player; edge: TableEdge; opposite: TableEdge }>({
    title: { en: 'The other player has the opposite edge', es: 'El otro jugador tiene el borde opuesto' },
    says: {
      en: 'Any of the four edges may be chosen; the other player has the opposite one.',
      es: 'Se puede elegir cualquiera de los cuatro bordes; el otro jugador tiene el opuesto.',
    },
    section: 'Setup',
    page: '17',
    rulings: ['Q-62'],
    explain: {
      en: ({ player, edge, opposite }) =>
        `Player ${player} has the ${EDGE_NAMES[opposite].en} edge, opposite the ${EDGE_NAMES[edge].en} edge that was chosen.`,
      es: ({ player, edge, opposite }) =>
        `El jugador ${player} tiene el borde ${EDGE_NAMES[opposite].es}, opuesto al elegido, el ${EDGE_NAMES[edge].es}.`,
    },
  }),
  'shatterpoint.setup.battlefield': rule<{ hasObjectives: boolean; side: number }>({
    title: { en: 'The battlefield', es: 'El campo de batalla' },
    says: {
      en: 'The battlefield measures 900 by 900 mm and is built after the mission is chosen and the objectives are placed.',
      es: 'El campo de batalla mide 900 por 900 mm y se monta después de elegir la misión y colocar los objetivos.',
    },
    section: 'Setup',
    page: '18',
    rulings: [],
    explain: {
      en: ({ hasObjectives, side }) =>
        hasObjectives
          ? `The objectives lie there, so the battlefield of ${side} by ${side} mm is built now.`
          : `First the objectives are placed on ${side} by ${side} mm; only then is the battlefield built.`,
      es: ({ hasObjectives, side }) =>
        hasObjectives
          ? `Los objetivos ya están colocados, así que ahora se monta el campo de batalla, de ${side} por ${side} mm.`
          : `Primero se colocan los objetivos en ${side} por ${side} mm; solo después se monta el campo de batalla.`,
    },
  }),
  'shatterpoint.setup.terrain-agreement': rule<Agreement>({
    title: { en: 'The terrain is agreed on', es: 'El terreno se acuerda' },
    says: {
      en: 'The players agree on the terrain. Here the starting player proposes a layout, and the other accepts it or answers with another one, three times at most.',
      es: 'Los jugadores acuerdan el terreno. Aquí el jugador inicial propone una disposición y el otro la acepta o responde con otra, tres veces como mucho.',
    },
    section: 'Terrain',
    page: '35',
    rulings: ['Q-63'],
    explain: {
      en: ({ player, refused, terrain }) =>
        player === null
          ? `After ${refused} refused proposals ${{ proposed: '', named: 'the layout that was named beforehand stands', empty: 'the table stays empty, for no layout was named' }[terrain]}.`
          : `Player ${player} proposes the terrain${refused === 0 ? '' : `, after ${countOf(refused, 'refused proposal', 'refused proposals')}`}, and the other accepts it or answers with another one.`,
      es: ({ player, refused, terrain }) =>
        player === null
          ? `Tras ${refused} propuestas rechazadas, ${{ proposed: '', named: 'vale la disposición acordada de antemano', empty: 'la mesa queda vacía, pues no se acordó ninguna disposición' }[terrain]}.`
          : `El jugador ${player} propone el terreno${refused === 0 ? '' : `, tras ${countOf(refused, 'propuesta rechazada', 'propuestas rechazadas')}`}, y el otro lo acepta o responde con otra propuesta.`,
    },
  }),
  'shatterpoint.setup.redeploy': rule<{ player: Player }>({
    title: { en: 'A squad that does not fit', es: 'Una escuadra que no cabe' },
    says: {
      en: 'If a character of the squad has no legal place left, the player takes the squad up and deploys it again.',
      es: 'Si a un personaje de la escuadra no le queda un sitio legal, el jugador retira la escuadra y la despliega de nuevo.',
    },
    section: 'Deployment',
    page: '18',
    rulings: ['Q-65'],
    explain: {
      en: ({ player }) => `A character has no legal place: player ${player} takes the squad up and deploys it again.`,
      es: ({ player }) =>
        `Un personaje no tiene sitio legal: el jugador ${player} retira la escuadra y la despliega de nuevo.`,
    },
  }),
  'shatterpoint.setup.stances': rule<{ player: Player; isFirst: boolean }>({
    title: { en: 'Stances at the start', es: 'Posturas al principio' },
    says: {
      en: 'After all squads are deployed the starting player, then the other, choose the face-up side of stance cards with two sides.',
      es: 'Desplegadas todas las escuadras, el jugador inicial y luego el otro eligen la cara boca arriba de las cartas de Postura de dos caras.',
    },
    section: 'Stance cards',
    page: '12',
    rulings: [],
    explain: {
      en: ({ player, isFirst }) =>
        isFirst
          ? `All squads are deployed: player ${player}, who starts, chooses the stances first.`
          : `The starting player has chosen: now player ${player} chooses the stances.`,
      es: ({ player, isFirst }) =>
        isFirst
          ? `Todas las escuadras están desplegadas: el jugador ${player}, que empieza, elige primero las posturas.`
          : `El jugador inicial ya ha elegido: ahora elige las posturas el jugador ${player}.`,
    },
  }),
  'shatterpoint.setup.reveal': rule<{ player: Player }>({
    title: { en: 'The first struggle card', es: 'La primera carta de Confrontación' },
    says: {
      en: 'Last the starting player reveals the struggle card of phase I; its objectives turn active and its rules apply.',
      es: 'Por último, el jugador inicial revela la carta de Confrontación de la fase I; sus objetivos se activan y sus reglas se aplican.',
    },
    section: 'Setup',
    page: '18',
    rulings: [],
    explain: {
      en: ({ player }) => `Player ${player} reveals the first struggle card.`,
      es: ({ player }) => `El jugador ${player} revela la primera carta de Confrontación.`,
    },
  }),
  'shatterpoint.setup.end': rule<{ player: Player }>({
    title: { en: 'The end of setup', es: 'El final de la preparación' },
    says: {
      en: 'Effects at the end of setup are resolved after the first struggle card, the starting player first, before turn 1.',
      es: 'Los efectos del final de la preparación se resuelven después de la primera carta de Confrontación, primero los del jugador inicial, antes del turno 1.',
    },
    section: 'Setup',
    page: '21',
    rulings: ['Q-73'],
    explain: {
      en: ({ player }) => `Effects at the end of setup follow, those of player ${player} first.`,
      es: ({ player }) => `Siguen los efectos del final de la preparación, primero los del jugador ${player}.`,
    },
  }),
}
