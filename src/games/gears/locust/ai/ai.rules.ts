import type { Locale } from '../../../../lib/locale.ts'
import { formatList } from '../../../../lib/wording.ts'
import { rule } from '../../../../rulebook/rule.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { countOf } from '../../language/attack-words.ts'
import { enemyName, figureList, figureName } from '../../language/card-name.ts'
import { type Answered, decisionName } from './ai.words.ts'
import { deciderName, decisionText } from './decision.words.ts'

const ACTIVATION = 'Locust activation step'
const TRAITS = 'AI card traits'
const DECISIONS = 'Locust decisions'

type Nearest = { locust: string; figures: string[]; distance: number | null }

/** Rules on the Locust activation step and its AI cards. */
export const aiRules = {
  'gears.ai.draw': rule<{ card: number | null; left: number }>({
    title: { en: 'The top AI card', es: 'La primera carta de IA' },
    says: {
      en: 'The active player draws the top AI card, resolves it and discards it face up.',
      es: 'El jugador activo roba la primera carta de IA, la resuelve y la descarta boca arriba.',
    },
    section: ACTIVATION,
    page: '10',
    rulings: [],
    explain: {
      en: ({ card, left }) =>
        card === null ? 'There is no AI card to draw.' : `AI card ${card} is drawn; cards left in the deck: ${left}.`,
      es: ({ card, left }) =>
        card === null
          ? 'No queda ninguna carta de IA que robar.'
          : `Se roba la carta de IA ${card}; cartas restantes en el mazo: ${left}.`,
    },
  }),
  'gears.ai.reshuffle': rule<{ cards: number }>({
    title: { en: 'A new AI deck', es: 'Un nuevo mazo de IA' },
    says: {
      en: 'Once the last AI card has been resolved or redrawn, the discards are shuffled into a new deck.',
      es: 'Cuando se ha resuelto o sustituido la última carta de IA, los descartes se barajan para formar un nuevo mazo.',
    },
    section: ACTIVATION,
    page: '11',
    rulings: ['Q-34'],
    explain: {
      en: ({ cards }) =>
        `The AI deck is empty: the ${cards === 1 ? 'discard is' : `${cards} discards are`} shuffled into a new one.`,
      es: ({ cards }) =>
        `El mazo de IA está vacío: ${cards === 1 ? 'se baraja 1 descarte' : `se barajan ${cards} descartes`} para formar otro.`,
    },
  }),
  'gears.ai.trait-event': rule<{ card: number }>({
    title: { en: 'Event cards', es: 'Cartas de Evento' },
    says: {
      en: 'An event has no condition and is resolved once, completely.',
      es: 'Un Evento no tiene condición y se resuelve una vez, por completo.',
    },
    section: TRAITS,
    page: '11',
    rulings: [],
    explain: {
      en: ({ card }) => `AI card ${card} is an event: it is resolved once.`,
      es: ({ card }) => `La carta de IA ${card} es un Evento: se resuelve una vez.`,
    },
  }),
  'gears.ai.trait-for-each': rule<{ card: number; figures: string[] }, GearsContent>({
    title: { en: '“For each” cards', es: 'Cartas «Por cada»' },
    says: {
      en: 'A “for each” card is resolved for every figure of its type in play, in the order the active player picks; the condition is checked for each figure when its turn comes.',
      es: 'Una carta «Por cada» se resuelve para cada figura de su tipo en juego, en el orden que elija el jugador activo; cada figura comprueba la condición cuando le toca.',
    },
    section: TRAITS,
    page: '11',
    rulings: [],
    explain: {
      en: ({ card, figures }, content) => `AI card ${card} is resolved for ${figureList(figures, 'en', content)}.`,
      es: ({ card, figures }, content) =>
        `La carta de IA ${card} se resuelve para ${figureList(figures, 'es', content)}.`,
    },
  }),
  'gears.ai.for-each-snapshot': rule<{ figures: string[] }, GearsContent>({
    title: { en: 'The figures of the card are fixed', es: 'Las figuras de la carta quedan fijadas' },
    says: {
      en: 'The list is fixed when the card starts: figures that die before their turn are passed over, and figures that appear are not added.',
      es: 'La lista se fija al empezar la carta: las figuras que mueren antes de su turno se saltan y las que aparecen no se añaden.',
    },
    section: TRAITS,
    page: '11',
    rulings: ['Q-15'],
    explain: {
      en: ({ figures }, content) => `Only these act: ${figureList(figures, 'en', content)}.`,
      es: ({ figures }, content) => `Solo actúan: ${figureList(figures, 'es', content)}.`,
    },
  }),
  'gears.ai.trait-group': rule<{ card: number }>({
    title: { en: 'Group cards', es: 'Cartas de Grupo' },
    says: {
      en: 'The condition of a group card is checked once; then all its figures act, one at a time.',
      es: 'Una carta de Grupo comprueba su condición una sola vez; después actúan todas sus figuras, de una en una.',
    },
    section: TRAITS,
    page: '11',
    rulings: [],
    explain: {
      en: ({ card }) => `AI card ${card} is a group card: its condition is checked once.`,
      es: ({ card }) => `La carta de IA ${card} es de Grupo: su condición se comprueba una vez.`,
    },
  }),
  'gears.ai.figure-complete': rule<{ figures: string[] }, GearsContent>({
    title: { en: 'One figure after another', es: 'Una figura tras otra' },
    says: {
      en: 'A figure finishes all of its movement and attacks before the next one starts.',
      es: 'Cada figura termina todo su movimiento y sus ataques antes de que empiece la siguiente.',
    },
    section: DECISIONS,
    page: '10, 27',
    rulings: [],
    explain: {
      en: ({ figures }, content) => `One after another: ${figureList(figures, 'en', content)}.`,
      es: ({ figures }, content) => `Uno tras otro: ${figureList(figures, 'es', content)}.`,
    },
  }),
  'gears.ai.restricted-first': rule<
    { card: number; figure: string | null; branch: 'restricted' | 'alternative' },
    GearsContent
  >({
    title: { en: 'Either the one ability or the other', es: 'O una capacidad o la otra' },
    says: {
      en: 'If the condition of the restricted ability is true, only that ability is resolved, as far as possible; if not, only the alternative. An ability that can do nothing does not lead to the other.',
      es: 'Si se cumple la condición de la capacidad restringida, solo se resuelve esa, en lo posible; si no, solo la alternativa. Una capacidad que no puede hacer nada no lleva a la otra.',
    },
    section: 'AI card elements',
    page: '11',
    rulings: ['Q-17'],
    explain: {
      en: ({ card, figure, branch }, content) => {
        const whom = figure === null ? '' : ` for ${figureName(figure, 'en', content)}`
        return branch === 'restricted'
          ? `The condition of AI card ${card} is true${whom}: its restricted ability is resolved.`
          : `The condition of AI card ${card} is false${whom}: its alternative is resolved.`
      },
      es: ({ card, figure, branch }, content) => {
        const whom = figure === null ? '' : ` para ${figureName(figure, 'es', content)}`
        return branch === 'restricted'
          ? `La condición de la carta de IA ${card} se cumple${whom}: se resuelve la capacidad restringida.`
          : `La condición de la carta de IA ${card} no se cumple${whom}: se resuelve la alternativa.`
      },
    },
  }),
  'gears.ai.redraw': rule<{ card: number; reason: 'cardSaysSo' | 'wouldSpawn' | 'drawAnother' }>({
    title: { en: 'Draw another AI card', es: 'Robar otra carta de IA' },
    says: {
      en: 'When a card or the mission says so, it is discarded and a new one is drawn, as often as needed; it is still the same activation step.',
      es: 'Cuando la carta o la misión lo dice, se descarta y se roba otra, tantas veces como haga falta; sigue siendo el mismo paso de Activación.',
    },
    section: ACTIVATION,
    page: '10-12',
    rulings: ['Q-16'],
    explain: {
      en: ({ card, reason }) =>
        ({
          cardSaysSo: `AI card ${card} has nothing to act on: it is discarded without effect and another is drawn.`,
          wouldSpawn: `AI card ${card} would spawn Locust, which the mission forbids: it is discarded and another is drawn.`,
          drawAnother: `AI card ${card} calls for another card.`,
        })[reason],
      es: ({ card, reason }) =>
        ({
          cardSaysSo: `La carta de IA ${card} no tiene a quién aplicarse: se descarta sin efecto y se roba otra.`,
          wouldSpawn: `La carta de IA ${card} generaría Locust, lo que la misión prohíbe: se descarta y se roba otra.`,
          drawAnother: `La carta de IA ${card} pide otra carta.`,
        })[reason],
    },
  }),
  'gears.ai.redraw-guard': rule<{ cards: number }>({
    title: { en: 'Nothing left to redraw', es: 'Nada más que robar' },
    says: {
      en: 'If every card of the deck and its discards has been passed over in one step, the step ends without effect.',
      es: 'Si en un mismo paso se han descartado así todas las cartas del mazo y de sus descartes, el paso termina sin efecto.',
    },
    section: ACTIVATION,
    page: '10',
    rulings: ['Q-16'],
    explain: {
      en: ({ cards }) => `Every AI card has been passed over (${cards}): the step ends.`,
      es: ({ cards }) => `Se han descartado todas las cartas de IA (${cards}): el paso termina.`,
    },
  }),
  'gears.ai.you': rule<{ active: string; status: string; you: string }, GearsContent>({
    title: { en: 'Whom a card calls “you”', es: 'A quién llama «tú» la carta' },
    says: {
      en: '“You” on an AI card is the active player’s COG; if it is bleeding out or gone, another standing COG that the active player chooses.',
      es: '«Tú» en una carta de IA es el CGO del jugador activo; si se desangra o ya no está, otro CGO en pie que elige el jugador activo.',
    },
    section: ACTIVATION,
    page: '10, 21',
    rulings: ['Q-31'],
    explain: {
      en: ({ active, you }, content) =>
        `${figureName(active, 'en', content)} is not standing: the card means ${figureName(you, 'en', content)}.`,
      es: ({ active, you }, content) =>
        `${figureName(active, 'es', content)} no está en pie: la carta se refiere a ${figureName(you, 'es', content)}.`,
    },
  }),
  'gears.ai.nearest': rule<Nearest, GearsContent>({
    title: { en: 'The nearest', es: 'El más cercano' },
    says: {
      en: 'The nearest figure is the one with the fewest moves from the acting Locust, after the filters of the card.',
      es: 'La figura más cercana es la que está a menos movimientos del Locust que actúa, tras aplicar los filtros de la carta.',
    },
    section: ACTIVATION,
    page: '10',
    rulings: [],
    explain: {
      en: ({ locust, figures, distance }, content) =>
        `The nearest to ${figureName(locust, 'en', content)} is ${figureName(figures[0] ?? '', 'en', content)}${away(distance, 'en')}.`,
      es: ({ locust, figures, distance }, content) =>
        `El más cercano a ${figureName(locust, 'es', content)} es ${figureName(figures[0] ?? '', 'es', content)}${away(distance, 'es')}.`,
    },
  }),
  'gears.ai.nearest-tie': rule<Nearest, GearsContent>({
    title: { en: 'Equally near', es: 'A igual distancia' },
    says: {
      en: 'If several are equally near, or none can be reached, the active player chooses among them; any path at all beats none.',
      es: 'Si hay varios a igual distancia, o no se llega a ninguno, elige el jugador activo; cualquier camino vale más que ninguno.',
    },
    section: DECISIONS,
    page: '10',
    rulings: ['Q-10'],
    explain: {
      en: ({ locust, figures, distance }, content) =>
        `Equally near to ${figureName(locust, 'en', content)}${away(distance, 'en')}: ${figureList(figures, 'en', content)}; the active player chooses.`,
      es: ({ locust, figures, distance }, content) =>
        `A igual distancia de ${figureName(locust, 'es', content)}${away(distance, 'es')}: ${figureList(figures, 'es', content)}; elige el jugador activo.`,
    },
  }),
  'gears.ai.ignore-bleeding': rule<{ figures: string[] }, GearsContent>({
    title: { en: 'Bleeding COG are ignored', es: 'Los CGO que se desangran no cuentan' },
    says: {
      en: 'AI cards ignore COG that are bleeding out: in conditions, as the nearest, as goals and as targets.',
      es: 'Las cartas de IA no tienen en cuenta a los CGO que se desangran: ni en condiciones, ni como más cercanos, ni como destino u objetivo.',
    },
    section: 'Bleeding out',
    page: '21',
    rulings: [],
    explain: {
      en: ({ figures }, content) => `Bleeding out and so ignored by the card: ${figureList(figures, 'en', content)}.`,
      es: ({ figures }, content) =>
        `${figures.length === 1 ? 'Se desangra y la carta no lo tiene' : 'Se desangran y la carta no los tiene'} en cuenta: ${figureList(figures, 'es', content)}.`,
    },
  }),
  'gears.ai.active-decides': rule<Answered, GearsContent>({
    title: { en: 'The active player decides', es: 'Decide el jugador activo' },
    says: {
      en: 'Whatever a card leaves open is chosen by the active player within its text: order, path, target, cover, hole or exit among equals.',
      es: 'Lo que la carta deja abierto lo elige el jugador activo dentro de su texto: orden, camino, objetivo, cobertura, agujero o salida entre iguales.',
    },
    section: DECISIONS,
    page: '10, 21',
    rulings: ['Q-31'],
    explain: {
      en: (facts, content) => {
        if ('fault' in facts) {
          return {
            illegal: `${facts.answer} is not one of the options (${decisionName(facts.decision, 'en')}): ${facts.options.join(', ') || 'there is none'}.`,
            nothingAsked: `Nothing is asked that ${facts.answer} would answer.`,
            unknownPlayer: `There is no COG ${facts.answer} on the table.`,
          }[facts.fault]
        }
        return `${deciderName(facts.player, 'en', content)} decides ${decisionText(facts, 'en', content)}.`
      },
      es: (facts, content) => {
        if ('fault' in facts) {
          return {
            illegal: `${facts.answer} no es una de las opciones (${decisionName(facts.decision, 'es')}): ${facts.options.join(', ') || 'no hay ninguna'}.`,
            nothingAsked: `No se pregunta nada a lo que ${facts.answer} responda.`,
            unknownPlayer: `No hay ningún CGO ${facts.answer} en la mesa.`,
          }[facts.fault]
        }
        return `${deciderName(facts.player, 'es', content)} decide ${decisionText(facts, 'es', content)}.`
      },
    },
  }),
  'gears.ai.most-wounded': rule<{ figures: string[]; cards: number }, GearsContent>({
    title: { en: 'The most wounded COG', es: 'El CGO más herido' },
    says: {
      en: 'The COG with the most wounds is the one with the fewest order cards in hand; the active player chooses among equals.',
      es: 'El CGO con más heridas es el que tiene menos cartas de Orden en la mano; entre iguales elige el jugador activo.',
    },
    section: ACTIVATION,
    page: '11, 20',
    rulings: ['Q-13'],
    explain: {
      en: ({ figures, cards }, content) =>
        `Most wounded, with ${countOf(cards, 'card', 'en')}: ${figureList(figures, 'en', content)}.`,
      es: ({ figures, cards }, content) =>
        `${figures.length === 1 ? 'Más herido' : 'Más heridos'}, con ${countOf(cards, 'card', 'es')}: ${figureList(figures, 'es', content)}.`,
    },
  }),
  'gears.ai.no-target': rule<{ figure: string; target: string | null }, GearsContent>({
    title: { en: 'No target, no attack', es: 'Sin objetivo no hay ataque' },
    says: {
      en: 'An instruction to attack is skipped if there is no legal target: in sight, within the range of the card, standing.',
      es: 'La instrucción de atacar se omite si no hay un objetivo legal: a la vista, dentro del alcance de la carta y en pie.',
    },
    section: 'Resolving an attack',
    page: '16',
    rulings: ['Q-17'],
    explain: {
      en: ({ figure, target }, content) =>
        target === null
          ? `${figureName(figure, 'en', content)} has nobody to attack.`
          : `${figureName(figure, 'en', content)} cannot attack ${figureName(target, 'en', content)}: the attack is skipped.`,
      es: ({ figure, target }, content) =>
        target === null
          ? `${figureName(figure, 'es', content)} no tiene a quién atacar.`
          : `${figureName(figure, 'es', content)} no puede atacar a ${figureName(target, 'es', content)}: el ataque se omite.`,
    },
  }),
  'gears.ai.four-per-enemy': rule<
    { general: number; enemies: string[]; cards: number; fault: 'notGeneral' | null },
    GearsContent
  >({
    title: { en: 'The AI deck of a mission', es: 'El mazo de IA de una misión' },
    says: {
      en: 'The AI deck holds the general cards that the mission lists and all four cards of each enemy in its slots.',
      es: 'El mazo de IA contiene las cartas generales que indica la misión y las cuatro cartas de cada enemigo de sus letras.',
    },
    section: 'Setup',
    page: '5',
    rulings: [],
    explain: {
      en: ({ general, enemies, cards, fault }, content) =>
        fault === null
          ? `${general} general ${general === 1 ? 'card' : 'cards'} and the cards of ${formatList(
              enemies.map((id) => enemyName(id, 'en', content)),
              'en',
            )}: ${cards} cards.`
          : `AI card ${general} is not a general card.`,
      es: ({ general, enemies, cards, fault }, content) =>
        fault === null
          ? `${general} ${general === 1 ? 'carta general' : 'cartas generales'} y las cartas de ${formatList(
              enemies.map((id) => enemyName(id, 'es', content)),
              'es',
            )}: ${cards} cartas.`
          : `La carta de IA ${general} no es general.`,
    },
  }),
  'gears.kantus.heal': rule<{ kantus: string; patient: string }, GearsContent>({
    title: { en: 'The Kantus heals', es: 'El Kantus cura' },
    says: {
      en: 'A Kantus that reaches a wounded Locust heals it; it never heals itself.',
      es: 'Un Kantus que llega hasta un Locust herido lo cura; nunca se cura a sí mismo.',
    },
    section: 'Hive',
    page: '28',
    rulings: [],
    explain: {
      en: ({ kantus, patient }, content) =>
        `${figureName(kantus, 'en', content)} heals ${figureName(patient, 'en', content)}.`,
      es: ({ kantus, patient }, content) =>
        `${figureName(kantus, 'es', content)} cura a ${figureName(patient, 'es', content)}.`,
    },
  }),
  'gears.kantus.resurrect': rule<
    { kantus: string; marker: string; enemy: string; zone: string; hasFigure: boolean },
    GearsContent
  >({
    title: { en: 'The Kantus raises the dead', es: 'El Kantus levanta a los muertos' },
    says: {
      en: 'A Kantus turns a dropped weapon to its wound side and spawns a wounded figure of that type on it; if all such figures are in play the marker is discarded and nothing comes instead.',
      es: 'Un Kantus da la vuelta a un arma soltada por el lado de herida y genera sobre ella una figura herida de ese tipo; si todas están en juego, el indicador se descarta y nada la sustituye.',
    },
    section: 'Hive',
    page: '28',
    rulings: ['Q-26'],
    explain: {
      en: ({ kantus, marker, enemy, zone, hasFigure }, content) =>
        hasFigure
          ? `${figureName(kantus, 'en', content)} turns ${marker} over: a wounded ${enemyName(enemy, 'en', content)} rises in ${zone}.`
          : `${figureName(kantus, 'en', content)} turns ${marker} over, but every ${enemyName(enemy, 'en', content)} is in play: the marker is discarded.`,
      es: ({ kantus, marker, enemy, zone, hasFigure }, content) =>
        hasFigure
          ? `${figureName(kantus, 'es', content)} da la vuelta a ${marker}: en ${zone} se levanta ${enemyName(enemy, 'es', content)}, herido.`
          : `${figureName(kantus, 'es', content)} da la vuelta a ${marker}, pero no queda ninguna figura de ${enemyName(enemy, 'es', content)}: el indicador se descarta.`,
    },
  }),
}

function away(distance: number | null, locale: Locale): string {
  if (distance === null) return { en: ', which no path reaches', es: ', sin camino hasta allí' }[locale]
  const one = distance === 1
  return {
    en: `, ${distance} ${one ? 'move' : 'moves'} away`,
    es: `, a ${distance} ${one ? 'movimiento' : 'movimientos'}`,
  }[locale]
}
