import type { Locale } from '../../../lib/locale.ts'
import { formatCount, formatList } from '../../../lib/wording.ts'
import { rule } from '../rule.ts'
import { lootNames, weaponChoice } from './loot.words.ts'

/** The rule on opening a supply bin. */
export const supplyBinRules = {
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
