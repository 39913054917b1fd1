import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import { cardCount, cardKindName, contractArticles, factionName } from '../language/words.ts'
import type { CardKind, Faction } from '../vocabulary.ts'

const SECTION = 'Starting to play'
const PAGE = '17'

/** Rules on building a deck. */
export const deckRules = {
  'signum.deck.one-hero': rule<{ heroes: number; hero: string | null; faction: Faction | null }>({
    title: { en: 'One hero leads', es: 'Dirige un héroe' },
    says: {
      en: 'A group has exactly one hero, who fixes its faction. Both players may take the same faction and even the same hero.',
      es: 'Un grupo tiene exactamente un héroe, que fija su facción. Los dos jugadores pueden tomar la misma facción e incluso el mismo héroe.',
    },
    section: SECTION,
    page: PAGE,
    rulings: [],
    explain: {
      en: ({ heroes, hero, faction }) =>
        hero === null
          ? `There are ${heroes} heroes; choose exactly one.`
          : `${hero} leads; the faction is ${factionName(faction, 'en')}.`,
      es: ({ heroes, hero, faction }) =>
        hero === null
          ? `Hay ${heroes} héroes; elige exactamente uno.`
          : `Dirige ${hero}; la facción es ${factionName(faction, 'es')}.`,
    },
  }),
  'signum.deck.size': rule<{ cards: number; min: number; max: number }>({
    title: { en: 'Size of the battle deck', es: 'Tamaño del mazo de batalla' },
    says: {
      en: 'A battle deck has from 20 to 40 cards; the players’ decks may differ in size.',
      es: 'Un mazo de batalla tiene de 20 a 40 cartas; los mazos de los jugadores pueden ser de distinto tamaño.',
    },
    section: SECTION,
    page: PAGE,
    rulings: [],
    explain: {
      en: ({ cards, min, max }) => `Cards in the deck: ${cards}; from ${min} to ${max} are allowed.`,
      es: ({ cards, min, max }) => `Cartas en el mazo: ${cards}; se permiten de ${min} a ${max}.`,
    },
  }),
  'signum.deck.types': rule<{ card: string; kind: CardKind; wanted: CardKind[] }>({
    title: { en: 'What goes into a deck', es: 'Qué va en el mazo' },
    says: {
      en: 'A battle deck holds only characters, spells, relics and tactics; heroes, buildings and terrain are chosen separately.',
      es: 'Un mazo de batalla solo tiene personajes, conjuros, reliquias y tácticas; héroes, edificios y terreno se eligen aparte.',
    },
    section: SECTION,
    page: PAGE,
    rulings: [],
    explain: {
      en: ({ card, kind, wanted }) =>
        `${card} is a ${cardKindName(kind, 'en')}; here only ${formatList(
          wanted.map((want) => cardKindName(want, 'en')),
          'en',
        )} cards may stand.`,
      es: ({ card, kind, wanted }) =>
        `${card} es una carta de ${cardKindName(kind, 'es')}; aquí solo van cartas de ${formatList(
          wanted.map((want) => cardKindName(want, 'es')),
          'es',
        )}.`,
    },
  }),
  'signum.deck.faction': rule<{ card: string; faction: Faction | null; wanted: Faction | null }>({
    title: { en: 'Cards of one faction', es: 'Cartas de una facción' },
    says: {
      en: 'Every card belongs to the hero’s faction, except mercenaries and the buildings and terrain that belong to no faction.',
      es: 'Todas las cartas son de la facción del héroe, salvo los mercenarios y los edificios y terrenos sin facción.',
    },
    section: SECTION,
    page: '16-17',
    rulings: [],
    explain: {
      en: ({ card, faction, wanted }) =>
        `${card} belongs to ${factionName(faction, 'en')}, not to ${factionName(wanted, 'en')}; leave it out.`,
      es: ({ card, faction, wanted }) =>
        `${card} es ${contractArticles(`de ${factionName(faction, 'es')}, no de ${factionName(wanted, 'es')}`)}; hay que dejar fuera esa carta.`,
    },
  }),
  'signum.deck.half-characters': rule<{ characters: number; cards: number; min: number }>({
    title: { en: 'Half of the deck are characters', es: 'La mitad del mazo son personajes' },
    says: {
      en: 'At least half of the cards of a deck are characters.',
      es: 'Al menos la mitad de las cartas de un mazo son personajes.',
    },
    section: SECTION,
    page: PAGE,
    rulings: [],
    explain: {
      en: ({ characters, cards, min }) => `${characters} of ${cards} cards are characters; at least ${min} have to be.`,
      es: ({ characters, cards, min }) =>
        `${characters} de ${cards} cartas son personajes; han de serlo al menos ${min}.`,
    },
  }),
  'signum.deck.mercenaries': rule<{ mercenaries: number; characters: number; max: number }>({
    title: { en: 'Half of the characters may be mercenaries', es: 'La mitad de los personajes pueden ser mercenarios' },
    says: {
      en: 'At most half of the characters of a deck, mercenaries included, are mercenaries.',
      es: 'A lo sumo la mitad de los personajes de un mazo, contando a los mercenarios, son mercenarios.',
    },
    section: SECTION,
    page: PAGE,
    rulings: [],
    explain: {
      en: ({ mercenaries, characters, max }) =>
        `${mercenaries} of ${characters} characters are mercenaries; at most ${max} may be.`,
      es: ({ mercenaries, characters, max }) =>
        `${mercenaries} de ${characters} personajes son mercenarios; pueden serlo a lo sumo ${max}.`,
    },
  }),
  'signum.deck.unique-characters': rule<{ name: string; copies: number }>({
    title: { en: 'Every character once', es: 'Cada personaje una vez' },
    says: {
      en: 'No two characters of a deck have the same name.',
      es: 'En un mazo no hay dos personajes con el mismo nombre.',
    },
    section: SECTION,
    page: PAGE,
    rulings: [],
    explain: {
      en: ({ name, copies }) => `${name} is in the deck ${copies} times; keep one.`,
      es: ({ name, copies }) => `${name} está ${copies} veces en el mazo; deja una.`,
    },
  }),
  'signum.deck.support-duplicates': rule<{ copies: number; names: readonly string[] }>({
    title: { en: 'Support cards in any number', es: 'Cartas de apoyo sin límite' },
    says: {
      en: 'Spells, relics and tactics may be repeated without limit, in any proportion, or be left out.',
      es: 'Conjuros, reliquias y tácticas pueden repetirse sin límite, en cualquier proporción, o faltar.',
    },
    section: SECTION,
    page: PAGE,
    rulings: [],
    explain: {
      en: ({ names }) => `${formatList(names, 'en')}: support cards may be repeated.`,
      es: ({ names }) => `${formatList(names, 'es')}: las cartas de apoyo pueden repetirse.`,
    },
  }),
  'signum.deck.city-selection': rule<{ name: string; copies: number; chosen: number }>({
    title: { en: 'Buildings and terrain are chosen beforehand', es: 'Edificios y terreno se eligen antes' },
    says: {
      en: 'Before the game each player chooses the building and terrain cards that may be used; a building is listed once.',
      es: 'Antes de la partida cada jugador elige los edificios y terrenos que podrá usar; un edificio se anota una vez.',
    },
    section: SECTION,
    page: PAGE,
    rulings: ['Q-05'],
    explain: {
      en: ({ name, copies, chosen }) =>
        copies > 1
          ? `The building ${name} is listed ${copies} times; list it once.`
          : `${cardCount(chosen, 'en')} ${chosen === 1 ? 'is' : 'are'} chosen for the city.`,
      es: ({ name, copies, chosen }) =>
        copies > 1
          ? `El edificio ${name} se anota ${copies} veces; anótalo una.`
          : `Se ${chosen === 1 ? 'elige' : 'eligen'} ${cardCount(chosen, 'es')} para la ciudad.`,
    },
  }),
  'signum.term.hero-locked': rule<{ card: string; hero: string; leader: string }>({
    title: { en: 'Cards of one hero', es: 'Cartas de un héroe' },
    says: {
      en: 'A card that names a hero can be put into play only by a group that this hero leads; it may lie in another deck.',
      es: 'Una carta que nombra a un héroe solo puede ponerla en juego un grupo que dirija ese héroe; puede estar en otro mazo.',
    },
    section: 'Hero cards',
    page: '10',
    rulings: ['Q-04'],
    explain: {
      en: ({ card, hero, leader }) => `Only ${hero} puts ${card} into play, and ${leader} leads.`,
      es: ({ card, hero, leader }) => `Solo ${hero} pone en juego ${card}, y dirige ${leader}.`,
    },
  }),
}
