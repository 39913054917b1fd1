import type { Cell } from '../../../geometry/grid.ts'
import type { Locale } from '../../../lib/locale.ts'
import { formatCount, formatList, type Noun } from '../../../lib/wording.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { legendName } from '../language/legend-name.ts'
import { cellNames } from '../language/spaces.words.ts'
import { rule } from '../rule.ts'
import { type Squad, squadName } from '../table/squad.ts'

const SECTION = 'Setup'
const LEGEND: Noun = { en: ['Legend', 'Legends'], es: ['Leyenda', 'Leyendas'] }
const FEAT: Noun = { en: ['feat card', 'feat cards'], es: ['carta de Proeza', 'cartas de Proeza'] }

type Pair = { first: number; second: number }

/** Rules on laying out a game and on who begins. */
export const setupRules = {
  'apex.setup.initiative-draw': rule<
    | { draw: Pair; squads: { first: string; second: string }; introductory: boolean }
    | { given: number; needed: number }
    | { chooses: string; colour: Squad }
  >({
    title: { en: 'Who is Red', es: 'Quién es el Rojo' },
    says: {
      en: 'Each squad draws an aim card; the higher value chooses its colour, and in the introductory game it simply is Red. Equal values are drawn again.',
      es: 'Cada pelotón roba una carta de Puntería; el valor más alto elige color, y en la partida introductoria es sin más el Rojo. Con valores iguales se repite.',
    },
    section: SECTION,
    page: '10',
    rulings: [],
    explain: {
      en: (facts) => {
        if ('given' in facts)
          return `Cards are reported in pairs, one per squad, but ${facts.given} ${facts.given === 1 ? 'was' : 'were'} given.`
        if ('colour' in facts) return `${facts.chooses} chooses to be ${squadName(facts.colour, 'en')}.`
        const { draw, squads, introductory } = facts
        if (draw.first === draw.second) return `Both squads draw ${draw.first}: a tie, so they draw again.`
        return `${draw.first} for ${squads.first}, ${draw.second} for ${squads.second}: ${draw.first > draw.second ? squads.first : squads.second} ${introductory ? 'is the Red squad' : 'chooses the colour'}.`
      },
      es: (facts) => {
        if ('given' in facts)
          return `Las cartas se indican por parejas, una por pelotón, pero ${facts.given === 1 ? 'se ha' : 'se han'} indicado ${facts.given}.`
        if ('colour' in facts) return `${facts.chooses} elige ser el ${squadName(facts.colour, 'es')}.`
        const { draw, squads, introductory } = facts
        if (draw.first === draw.second) return `Ambos pelotones roban ${draw.first}: hay empate y se vuelve a robar.`
        return `${draw.first} para ${squads.first}, ${draw.second} para ${squads.second}: ${draw.first > draw.second ? squads.first : squads.second} ${introductory ? 'es el pelotón Rojo' : 'elige el color'}.`
      },
    },
  }),
  'apex.setup.initiative-fixed': rule<{ red: string; blue: string }>({
    title: { en: 'Red goes first', es: 'El Rojo va primero' },
    says: {
      en: 'Red has the initiative on the board for the whole game; Blue recruits first and places first on the entry module.',
      es: 'El Rojo tiene la iniciativa en el tablero toda la partida; el Azul recluta primero y coloca primero en el módulo de Entrada.',
    },
    section: SECTION,
    page: '10',
    rulings: [],
    explain: {
      en: ({ red, blue }) => `${red} (Red) takes the first turn of every round; ${blue} (Blue) recruits first.`,
      es: ({ red, blue }) => `${red} (Rojo) tiene el primer turno de cada ronda; ${blue} (Azul) recluta primero.`,
    },
  }),
  'apex.setup.players': rule<{ red: number; blue: number; needed: number | null }>({
    title: { en: 'Squads of equal size', es: 'Pelotones del mismo tamaño' },
    says: {
      en: 'Both squads have the same number of Legends: 2 in 2v2, 3 in 3v3. With fewer players than Legends some lead several, and components of different Legends are never mixed.',
      es: 'Ambos pelotones tienen el mismo número de Leyendas: 2 en 2v2, 3 en 3v3. Con menos jugadores que Leyendas, algunos llevan varias, y los componentes de distintas Leyendas nunca se mezclan.',
    },
    section: SECTION,
    page: '8',
    rulings: [],
    explain: {
      en: ({ red, blue, needed }) =>
        red === blue && (needed === null || needed === red)
          ? `Both squads have ${formatCount(red, LEGEND, 'en')}.`
          : `Red has ${formatCount(red, LEGEND, 'en')}, Blue has ${blue}${needed === null ? '; they have to be equal' : `; ${needed} each are needed`}.`,
      es: ({ red, blue, needed }) =>
        red === blue && (needed === null || needed === red)
          ? `Ambos pelotones tienen ${formatCount(red, LEGEND, 'es')}.`
          : `El pelotón Rojo tiene ${formatCount(red, LEGEND, 'es')} y el Azul ${blue}${needed === null ? '; deben ser iguales' : `; hacen falta ${needed} en cada uno`}.`,
    },
  }),
  'apex.setup.default-game': rule<{ introductory: boolean }>({
    title: { en: 'The introductory game', es: 'La partida introductoria' },
    says: {
      en: 'The core rulebook holds one complete game: a pitched battle at the crossroads with the Ring and player screens. Every other game takes its setup, stages and victory from the settings booklet.',
      es: 'El Reglamento básico contiene una partida completa: una Batalla campal en el Cruce de carreteras, con el Anillo y pantallas. Las demás toman su preparación, etapas y victoria del libro de Ajustes de partida.',
    },
    section: SECTION,
    page: '7',
    rulings: [],
    explain: {
      en: ({ introductory }) =>
        introductory
          ? 'This is the introductory game of the core rulebook.'
          : 'This is not the introductory game: what the settings booklet says comes on top.',
      es: ({ introductory }) =>
        introductory
          ? 'Es la partida introductoria del Reglamento básico.'
          : 'No es la partida introductoria: se añade lo que diga el libro de Ajustes de partida.',
    },
  }),
  'apex.setup.board': rule<{ width: number; height: number; aimCards: number }>({
    title: { en: 'The board', es: 'El tablero' },
    says: {
      en: 'Four modules form a square. The round panel lies beside it with its marker on cell 1, the aim panel along one border, which is below for scatter arrows; the 14 aim cards are shuffled.',
      es: 'Cuatro módulos forman un cuadrado. El panel de Ronda queda al lado, con su indicador en la casilla 1, y el panel de Puntería junto a un lado del tablero, que es el de abajo para las flechas de las cartas; se barajan las 14 cartas de Puntería.',
    },
    section: SECTION,
    page: '7',
    rulings: ['Q-41'],
    explain: {
      en: ({ width, height, aimCards }) =>
        `The board has ${width} × ${height} spaces; the aim panel lies along its south side, and ${aimCards} aim cards are shuffled.`,
      es: ({ width, height, aimCards }) =>
        `El tablero tiene ${width} × ${height} espacios; el panel de Puntería queda en su lado sur y se barajan ${aimCards} cartas de Puntería.`,
    },
  }),
  'apex.setup.bags': rule<{ common: number; rare: number; epic: number }>({
    title: { en: 'Three bags of loot', es: 'Tres bolsas de Botín' },
    says: {
      en: 'Common loot without the starting equipment, rare and epic loot go into a bag each; legendary tokens stay out.',
      es: 'El Botín común sin el equipo inicial, el raro y el épico van cada uno a su bolsa; las fichas legendarias quedan fuera.',
    },
    section: SECTION,
    page: '8',
    rulings: [],
    explain: {
      en: ({ common, rare, epic }) =>
        `Bags: ${common} common, ${rare} rare and ${epic} epic tokens; the legendary ones stay out.`,
      es: ({ common, rare, epic }) =>
        `Bolsas: ${common} fichas comunes, ${rare} raras y ${epic} épicas; las legendarias quedan fuera.`,
    },
  }),
  'apex.setup.decks': rule<{ weapons: number; supplyBins: number }>({
    title: { en: 'Weapon and supply-bin cards', es: 'Cartas de Arma y de Depósito de suministros' },
    says: {
      en: 'The 48 basic weapon cards and the 18 supply-bin cards are shuffled into two face-down decks.',
      es: 'Las 48 cartas de Arma básica y las 18 de Depósito de suministros se barajan en dos mazos bocabajo.',
    },
    section: SECTION,
    page: '8',
    rulings: ['Q-67'],
    explain: {
      en: ({ weapons, supplyBins }) => `Decks: ${weapons} weapon cards and ${supplyBins} supply-bin cards.`,
      es: ({ weapons, supplyBins }) => `Mazos: ${weapons} cartas de Arma y ${supplyBins} de Depósito de suministros.`,
    },
  }),
  'apex.setup.legend-panel': rule<{ shield: number; health: number; deathBoxes: number }>({
    title: { en: 'A Legend’s panel', es: 'El panel de una Leyenda' },
    says: {
      en: 'Each Legend starts with the starting helmet, body shield and emergency shield, no ammunition, Shield 20, Health 40 and two death boxes.',
      es: 'Cada Leyenda empieza con el casco, el escudo corporal y el escudo de emergencia iniciales, sin munición, Escudo 20, Salud 40 y dos cajas.',
    },
    section: SECTION,
    page: '8',
    rulings: [],
    explain: {
      en: ({ shield, health, deathBoxes }) =>
        `Every Legend has its starting equipment, no ammunition, Shield ${shield}, Health ${health} and ${deathBoxes} death boxes.`,
      es: ({ shield, health, deathBoxes }) =>
        `Cada Leyenda tiene su equipo inicial, ninguna munición, Escudo ${shield}, Salud ${health} y ${deathBoxes} cajas.`,
    },
  }),
  'apex.setup.ring': rule<{ cards: number; markers: Cell[] }>({
    title: { en: 'The Ring at the start', es: 'El Anillo al comienzo' },
    says: {
      en: 'The 8 Ring cards are shuffled and the top one is revealed, its A aligned with that of the entry module; the four markers stand on the corner spaces.',
      es: 'Se barajan las 8 cartas de Desplazamiento del Anillo y se muestra la primera, con su A alineada con la del módulo de Entrada; los cuatro delimitadores van en los espacios de las esquinas.',
    },
    section: SECTION,
    page: '9',
    rulings: [],
    explain: {
      en: ({ cards, markers }) =>
        `One of the ${cards} Ring cards is revealed; the markers stand in ${cellNames(markers)}.`,
      es: ({ cards, markers }) =>
        `Se muestra una de las ${cards} cartas de Desplazamiento del Anillo; los delimitadores están en ${cellNames(markers)}.`,
    },
  }),
  'apex.setup.legend-kit': rule<{
    legend: string
    pieces: { id: string; count: number }[]
    feats: number
    screen: boolean
  }>({
    title: { en: 'Personal supply', es: 'Reserva personal' },
    says: {
      en: 'Each Legend takes its ring, help card, sheet and miniature, its ability cards face up, its shuffled feat deck, a screen if the mode uses it, and all its miniatures, markers and tokens: its personal supply.',
      es: 'Cada Leyenda toma su anillo, carta de ayuda, hoja y miniatura, sus cartas de Habilidad bocarriba, su mazo de Proeza barajado, una pantalla si el modo la usa y todas sus miniaturas, indicadores y fichas: su reserva personal.',
    },
    section: SECTION,
    page: '10',
    rulings: [],
    explain: {
      en: ({ legend, pieces, feats, screen }, content) =>
        `${legendName(legend, 'en', content)}: ${pieceList(legend, pieces, 'en', content)}, ${formatCount(feats, FEAT, 'en')}${screen ? ', a player screen' : ''}.`,
      es: ({ legend, pieces, feats, screen }, content) =>
        `${legendName(legend, 'es', content)}: ${pieceList(legend, pieces, 'es', content)}, ${formatCount(feats, FEAT, 'es')}${screen ? ', una pantalla' : ''}.`,
    },
  }),
  'apex.setup.recruit-alternate': rule<
    { legend: string; taken: true } | { squad: Squad; next: Squad | null } | { next: Squad; options: string[] }
  >({
    title: { en: 'Recruiting in turns', es: 'Reclutar por turnos' },
    says: {
      en: 'Blue recruits the first Legend, and the squads take turns until everyone has one; the rest returns to the box.',
      es: 'El Azul recluta la primera Leyenda y los pelotones se alternan hasta que todos tengan la suya; el resto vuelve a la caja.',
    },
    section: SECTION,
    page: '10',
    rulings: [],
    explain: {
      en: (facts, content) => {
        if ('taken' in facts) return `${legendName(facts.legend, 'en', content)} has been recruited already.`
        if ('squad' in facts) {
          return facts.next === null
            ? 'Both squads are complete.'
            : `It is ${squadName(facts.next, 'en')}’s turn to recruit, not ${squadName(facts.squad, 'en')}’s.`
        }
        return `${squadName(facts.next, 'en')} recruits next: ${facts.options.map((id) => legendName(id, 'en', content)).join(', ')}.`
      },
      es: (facts, content) => {
        if ('taken' in facts) return `${legendName(facts.legend, 'es', content)} ya está reclutada.`
        if ('squad' in facts) {
          return facts.next === null
            ? 'Ambos pelotones están completos.'
            : `Le toca reclutar al pelotón ${squadName(facts.next, 'es')}, no al ${squadName(facts.squad, 'es')}.`
        }
        return `Recluta ahora el pelotón ${squadName(facts.next, 'es')}: ${facts.options.map((id) => legendName(id, 'es', content)).join(', ')}.`
      },
    },
  }),
  'apex.setup.intro-legends': rule<{ squad: Squad; legends: string[]; legend: string | null }>({
    title: { en: 'The Legends of the introductory game', es: 'Las Leyendas de la partida introductoria' },
    says: {
      en: 'In the introductory game Red plays Bangalore and Wraith, in 3v3 Lifeline too; Blue plays Gibraltar and Bloodhound, in 3v3 Pathfinder too. The players of a squad share them as they like.',
      es: 'En la partida introductoria el Rojo juega con Bangalore y Wraith, y en 3v3 también con Lifeline; el Azul, con Gibraltar y Bloodhound, y en 3v3 también con Pathfinder. Los jugadores de un pelotón se las reparten como quieran.',
    },
    section: SECTION,
    page: '10',
    rulings: [],
    explain: {
      en: ({ squad, legends, legend }, content) => {
        const names = formatList(
          legends.map((id) => legendName(id, 'en', content)),
          'en',
        )
        const not = legend === null ? '' : `, not ${legendName(legend, 'en', content)}`
        return `${squadName(squad, 'en')} plays ${names}${not}.`
      },
      es: ({ squad, legends, legend }, content) => {
        const names = formatList(
          legends.map((id) => legendName(id, 'es', content)),
          'es',
        )
        const not = legend === null ? '' : `, no con ${legendName(legend, 'es', content)}`
        return `El pelotón ${squadName(squad, 'es')} juega con ${names}${not}.`
      },
    },
  }),
}

/** `2 × Smoke, Rolling Thunder`: pieces of a Legend by their printed names. */
export function pieceList(
  legend: string,
  pieces: readonly { id: string; count: number }[],
  locale: Locale,
  content: ApexContent,
): string {
  const owned = content.legends.get(legend)?.pieces ?? []
  return pieces
    .map(({ id, count }) => {
      const name = owned.find((piece) => piece.id === id)?.name[locale] ?? id
      return count === 1 ? name : `${count} × ${name}`
    })
    .join(', ')
}
