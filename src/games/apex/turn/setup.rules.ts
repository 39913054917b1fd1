import type { Locale } from '../../../lib/locale.ts'
import { formatCount, formatList } from '../../../lib/wording.ts'
import { lootNames, weaponChoice } from '../loot/loot.words.ts'
import { rule } from '../rule.ts'

type Pair = { first: number; second: number }

/** Rules on who begins and on what a supply bin holds. */
export const setupRules = {
  'apex.setup.initiative-draw': rule<
    { draw: Pair; squads: { first: string; second: string } } | { given: number; needed: number }
  >({
    title: { en: 'Who is Red', es: 'Quién es el Rojo' },
    says: {
      en: 'Each squad draws an aim card; in the introductory game the higher value is Red. Equal values are drawn again.',
      es: 'Cada pelotón roba una carta de Puntería; en la partida introductoria, el valor más alto es el Rojo. Con valores iguales se repite.',
    },
    section: 'Setup',
    page: '10',
    rulings: [],
    explain: {
      en: (facts) => {
        if ('given' in facts)
          return `Cards are reported in pairs, one per squad, but ${facts.given} ${facts.given === 1 ? 'was' : 'were'} given.`
        const { draw, squads } = facts
        if (draw.first === draw.second) return `Both squads draw ${draw.first}: a tie, so they draw again.`
        return `${draw.first} for ${squads.first}, ${draw.second} for ${squads.second}: ${draw.first > draw.second ? squads.first : squads.second} is the Red squad.`
      },
      es: (facts) => {
        if ('given' in facts)
          return `Las cartas se indican por parejas, una por pelotón, pero ${facts.given === 1 ? 'se ha' : 'se han'} indicado ${facts.given}.`
        const { draw, squads } = facts
        if (draw.first === draw.second) return `Ambos pelotones roban ${draw.first}: hay empate y se vuelve a robar.`
        return `${draw.first} para ${squads.first}, ${draw.second} para ${squads.second}: ${draw.first > draw.second ? squads.first : squads.second} es el pelotón Rojo.`
      },
    },
  }),
  'apex.setup.initiative-fixed': rule<{ red: string; blue: string }>({
    title: { en: 'Red goes first', es: 'El Rojo va primero' },
    says: {
      en: 'Red has the initiative on the board for the whole game; Blue recruits first and places first on the entry module.',
      es: 'El Rojo tiene la iniciativa en el tablero toda la partida; el Azul recluta primero y coloca primero en el módulo de Entrada.',
    },
    section: 'Setup',
    page: '10',
    rulings: [],
    explain: {
      en: ({ red, blue }) => `${red} (Red) takes the first turn of every round; ${blue} (Blue) recruits first.`,
      es: ({ red, blue }) => `${red} (Rojo) tiene el primer turno de cada ronda; ${blue} (Azul) recluta primero.`,
    },
  }),
  'apex.interact.supply-bin': rule<
    | { step: 'card'; card: string | null; common: number; rare: number; epic: number }
    | { step: 'loot'; tokens: string[]; missing: number }
    | { step: 'weapons'; weapons: string[]; missing: number }
    | { step: 'open' }
  >({
    title: { en: 'Opening a supply bin', es: 'Abrir un depósito de suministros' },
    says: {
      en: 'Reveal a bin card, draw the loot it lists, draw 2 weapon cards and choose 1; keep or drop the tokens, decide about the weapon, and mark the bin open. An empty bag or deck gives what it has.',
      es: 'Se muestra una carta de Depósito, se roba el botín que indica y 2 cartas de Arma para elegir 1; se conservan o sueltan las fichas, se decide sobre el arma y el depósito queda abierto. Una bolsa o mazo vacío da lo que tenga.',
    },
    section: 'Interact',
    page: '21',
    rulings: ['Q-58'],
    explain: {
      en: (facts, content) => {
        switch (facts.step) {
          case 'card':
            return `The bin holds ${rarities(facts, 'en')}.`
          case 'loot':
            return `Loot: ${lootNames(facts.tokens, 'en', content)}${facts.missing > 0 ? `; ${facts.missing} fewer, as the bag is empty` : ''}.`
          case 'weapons':
            return `Choose one weapon: ${weaponChoice(facts.weapons, 'en', content)}${facts.missing > 0 ? `; ${facts.missing} fewer, as the deck is empty` : ''}. Whatever is not chosen leaves the game.`
          case 'open':
            return 'The bin is open and cannot be looted again; its card leaves the game.'
        }
      },
      es: (facts, content) => {
        switch (facts.step) {
          case 'card':
            return `El depósito contiene ${rarities(facts, 'es')}.`
          case 'loot':
            return `Botín: ${lootNames(facts.tokens, 'es', content)}${facts.missing > 0 ? `; ${facts.missing} menos, pues la bolsa está vacía` : ''}.`
          case 'weapons':
            return `Se elige un arma: ${weaponChoice(facts.weapons, 'es', content)}${facts.missing > 0 ? `; ${facts.missing} menos, pues el mazo está vacío` : ''}. Lo que no se elige sale de la partida.`
          case 'open':
            return 'El depósito queda abierto y no puede saquearse otra vez; su carta sale de la partida.'
        }
      },
    },
  }),
}

const RARITIES = {
  epic: { en: ['epic token', 'epic tokens'], es: ['ficha épica', 'fichas épicas'] },
  rare: { en: ['rare token', 'rare tokens'], es: ['ficha rara', 'fichas raras'] },
  common: { en: ['common token', 'common tokens'], es: ['ficha común', 'fichas comunes'] },
} as const

/** `1 rare token and 2 common tokens`. */
function rarities(counts: { epic: number; rare: number; common: number }, locale: Locale): string {
  const held = (['epic', 'rare', 'common'] as const).filter((rarity) => counts[rarity] > 0)
  if (held.length === 0) return { en: 'no loot', es: 'nada de botín' }[locale]
  return formatList(
    held.map((rarity) => formatCount(counts[rarity], RARITIES[rarity], locale)),
    locale,
  )
}
