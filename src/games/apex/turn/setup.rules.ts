import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import { lootName } from '../loot/loot.words.ts'

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
    told: {
      en: (facts) => {
        if ('given' in facts) return `Cards are reported in pairs, one a squad: ${facts.given} given.`
        const { draw, squads } = facts
        if (draw.first === draw.second) return `Both draw ${draw.first}: a tie is drawn again.`
        return `${squads.first} draws ${draw.first}, ${squads.second} ${draw.second}: ${draw.first > draw.second ? squads.first : squads.second} is Red.`
      },
      es: (facts) => {
        if ('given' in facts)
          return `Las cartas se indican por parejas, una por pelotón: se han indicado ${facts.given}.`
        const { draw, squads } = facts
        if (draw.first === draw.second) return `Ambos roban ${draw.first}: se repite el empate.`
        return `${squads.first} roba ${draw.first}, ${squads.second} ${draw.second}: ${draw.first > draw.second ? squads.first : squads.second} es el Rojo.`
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
    told: {
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
    told: {
      en: (facts) => {
        switch (facts.step) {
          case 'card':
            return `The bin holds ${facts.epic} epic, ${facts.rare} rare and ${facts.common} common loot.`
          case 'loot':
            return `Loot: ${drawn(facts.tokens, 'en')}${facts.missing > 0 ? `; ${facts.missing} fewer, as the bag is empty` : ''}.`
          case 'weapons':
            return `Choose one weapon: ${drawn(facts.weapons, 'en')}${facts.missing > 0 ? `; ${facts.missing} fewer, as the deck is empty` : ''}. The others leave the game.`
          case 'open':
            return 'The bin is open and cannot be looted again; its card leaves the game.'
        }
      },
      es: (facts) => {
        switch (facts.step) {
          case 'card':
            return `Contenido del depósito: épicas ${facts.epic}, raras ${facts.rare}, comunes ${facts.common}.`
          case 'loot':
            return `Botín: ${drawn(facts.tokens, 'es')}${facts.missing > 0 ? `; ${facts.missing} menos, pues la bolsa está vacía` : ''}.`
          case 'weapons':
            return `Se elige un arma: ${drawn(facts.weapons, 'es')}${facts.missing > 0 ? `; ${facts.missing} menos, pues el mazo está vacío` : ''}. Las demás salen de la partida.`
          case 'open':
            return 'El depósito queda abierto y no puede saquearse otra vez; su carta sale de la partida.'
        }
      },
    },
  }),
}

const drawn = (ids: readonly string[], locale: 'en' | 'es'): string =>
  ids.length === 0
    ? { en: 'nothing', es: 'nada' }[locale]
    : formatList(
        ids.map((id) => lootName(id, locale)),
        locale,
      )
