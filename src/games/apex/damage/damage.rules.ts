import type { Locale } from '../../../lib/locale.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { type Source, sourceName } from '../language/words.ts'
import { rule } from '../rule.ts'

const SECTION = 'Damage and elimination'

type Pair = { shield: number; health: number }

/** Rules on damage, recovery and elimination. */
export const damageRules = {
  'apex.damage.order': rule<{ amount: number; before: Pair; after: Pair }>({
    title: { en: 'Shield first, then Health', es: 'Primero el Escudo, luego la Salud' },
    says: {
      en: 'Damage reduces Shield to 0 first; the rest reduces Health.',
      es: 'El daño reduce primero el Escudo hasta 0; el resto reduce la Salud.',
    },
    section: SECTION,
    page: '30',
    rulings: [],
    explain: {
      en: ({ amount, before, after }) =>
        `${amount} damage: Shield ${before.shield} → ${after.shield}, Health ${before.health} → ${after.health}.`,
      es: ({ amount, before, after }) =>
        `${amount} de daño: Escudo ${before.shield} → ${after.shield}, Salud ${before.health} → ${after.health}.`,
    },
  }),
  'apex.damage.tags': rule<{ tag: 'SHIELD_ONLY' | 'HEALTH_ONLY'; amount: number; lost: number }>({
    title: { en: 'Damage to one of the two', es: 'Daño solo a uno de los dos' },
    says: {
      en: 'SHIELD_ONLY damage reduces Shield only, and what is left over is lost; HEALTH_ONLY damage ignores the Shield.',
      es: 'El daño SHIELD_ONLY solo reduce Escudo y el exceso se pierde; el daño HEALTH_ONLY ignora el Escudo.',
    },
    section: SECTION,
    page: '31',
    rulings: [],
    explain: {
      en: ({ tag, amount, lost }) =>
        tag === 'HEALTH_ONLY'
          ? `The ${amount} damage ignores the Shield.`
          : `The ${amount} damage is for the Shield only${lost > 0 ? `; ${lost} of it is lost` : ''}.`,
      es: ({ tag, amount, lost }) =>
        tag === 'HEALTH_ONLY'
          ? `El daño (${amount}) ignora el Escudo.`
          : `El daño (${amount}) es solo para el Escudo${lost > 0 ? `; ${lost === 1 ? 'se pierde' : 'se pierden'} ${lost}` : ''}.`,
    },
  }),
  'apex.damage.emergency-shield': rule<{ shield: Source; about: number; health: number; cancelled: number }>({
    title: { en: 'The emergency shield', es: 'El escudo de emergencia' },
    says: {
      en: 'If Health would drop to 0 and the emergency shield is not depleted, it cancels up to its value of the damage to Health and is flipped; the Legend can still be eliminated.',
      es: 'Si la Salud fuera a quedar en 0 y el escudo de emergencia no está agotado, anula hasta su valor del daño a la Salud y se voltea; la Leyenda aún puede ser eliminada.',
    },
    section: SECTION,
    page: '30-31, 41',
    rulings: ['Q-31'],
    explain: {
      en: ({ shield, about, health, cancelled }, content) =>
        `${about} damage to Health ${health} would eliminate the Legend: ${sourceName(shield, 'en', content)} cancels ${cancelled} and is depleted.`,
      es: ({ shield, about, health, cancelled }, content) =>
        `${about} de daño a Salud ${health} eliminaría a la Leyenda: ${sourceName(shield, 'es', content)} anula ${cancelled} y queda agotado.`,
    },
  }),
  'apex.damage.recover-cap': rule<{
    what: 'shield' | 'health'
    before: number
    amount: number
    maximum: number
    after: number
  }>({
    title: { en: 'Recovery has a cap', es: 'La recuperación tiene un tope' },
    says: {
      en: 'Health never exceeds 40, and Shield never exceeds its current maximum.',
      es: 'La Salud nunca supera 40 y el Escudo nunca supera su máximo actual.',
    },
    section: SECTION,
    page: '30, 32',
    rulings: [],
    explain: {
      en: ({ what, before, amount, maximum, after }) => {
        const name = { shield: 'Shield', health: 'Health' }[what]
        if (before > maximum) return `${name} ${before} is above its maximum of ${maximum}.`
        return `${name} ${before} + ${amount} = ${after}${before + amount > maximum ? `, the maximum` : ''}.`
      },
      es: ({ what, before, amount, maximum, after }) => {
        const name = { shield: 'Escudo', health: 'Salud' }[what]
        if (before > maximum) return `${name} ${before} supera su máximo de ${maximum}.`
        return `${name} ${before} + ${amount} = ${after}${before + amount > maximum ? `, el máximo` : ''}.`
      },
    },
  }),
  'apex.use.options': rule<{ token: Source; category: 'grenade' | 'consumable'; held: boolean }>({
    title: { en: 'A grenade or a consumable', es: 'Una Granada o un Consumible' },
    says: {
      en: 'Use means one grenade or one consumable from the backpack; a resource on a card means the same choice.',
      es: 'Usar significa una Granada o un Consumible de la mochila; un Recurso en una carta significa la misma elección.',
    },
    section: 'Use',
    page: '31',
    rulings: [],
    explain: {
      en: ({ token, category, held }, content) => {
        const name = usedName(token, 'en', content)
        if (!held) return `${name} is not in the backpack.`
        return `${name} is used from the backpack: one ${category}, and nothing else with this action.`
      },
      es: ({ token, category, held }, content) => {
        const name = usedName(token, 'es', content)
        if (!held) return `${name} no está en la mochila.`
        return `Se usa ${name} de la mochila: ${category === 'grenade' ? 'una Granada' : 'un Consumible'}, y nada más con esta acción.`
      },
    },
  }),
  'apex.use.consumable': rule<{ consumable: Source; health: number; shield: number; cooldown: number }>({
    title: { en: 'Using a consumable', es: 'Usar un consumible' },
    says: {
      en: 'A consumable has its effect, within the maxima, and leaves the game.',
      es: 'Un consumible produce su efecto, respetando los máximos, y sale de la partida.',
    },
    section: 'Use',
    page: '32',
    rulings: [],
    explain: {
      en: ({ consumable, health, shield, cooldown }, content) =>
        `${sourceName(consumable, 'en', content)}: ${gains(health, shield, cooldown, 'en')}. The token leaves the game.`,
      es: ({ consumable, health, shield, cooldown }, content) =>
        `${sourceName(consumable, 'es', content)}: ${gains(health, shield, cooldown, 'es')}. La ficha sale de la partida.`,
    },
  }),
  'apex.elimination.trigger': rule<{ health: number }>({
    title: { en: 'Health 0 is elimination', es: 'Salud 0 es eliminación' },
    says: {
      en: 'A Legend with Health 0 is eliminated at once.',
      es: 'Una Leyenda con Salud 0 queda eliminada al instante.',
    },
    section: SECTION,
    page: '31, 39',
    rulings: [],
    explain: {
      en: ({ health }) => `Health ${health}: the Legend is eliminated.`,
      es: ({ health }) => `Salud ${health}: la Leyenda queda eliminada.`,
    },
  }),
  'apex.elimination.steps': rule<{
    flippedBack: boolean
    shield: number
    health: number
    victoryPoints: number
    deathBoxesLeft: number
  }>({
    title: { en: 'What elimination does', es: 'Qué hace la eliminación' },
    says: {
      en: 'The miniature leaves the board, a depleted emergency shield is flipped back, Shield becomes 20 and Health 40, and the enemy squad takes one death box token as a victory point, if one is left.',
      es: 'La miniatura sale del tablero, un escudo de emergencia agotado se voltea, el Escudo pasa a 20 y la Salud a 40, y el pelotón enemigo toma una ficha de caja como Punto de Victoria, si queda alguna.',
    },
    section: SECTION,
    page: '31',
    rulings: ['Q-33', 'Q-35', 'Q-36'],
    explain: {
      en: ({ flippedBack, shield, health, victoryPoints, deathBoxesLeft }) =>
        `The miniature leaves the board;${flippedBack ? ' the emergency shield is flipped back;' : ''} Shield ${shield}, Health ${health}; ${victoryPoints > 0 ? `the enemy squad takes 1 victory point (death boxes left: ${deathBoxesLeft})` : 'there was no death box left to take'}.`,
      es: ({ flippedBack, shield, health, victoryPoints, deathBoxesLeft }) =>
        `La miniatura sale del tablero;${flippedBack ? ' el escudo de emergencia se voltea;' : ''} Escudo ${shield}, Salud ${health}; ${victoryPoints > 0 ? `el pelotón enemigo toma 1 Punto de Victoria (cajas restantes: ${deathBoxesLeft})` : 'no quedaba ninguna caja'}.`,
    },
  }),
  'apex.elimination.keeps': rule<{ eliminated: boolean }>({
    title: { en: 'What an eliminated Legend keeps', es: 'Qué conserva una Leyenda eliminada' },
    says: {
      en: 'Loot, weapons, ammunition, hand, decks, tokens and attached miniatures are kept.',
      es: 'Se conservan botín, armas, munición, mano, mazos, fichas y miniaturas vinculadas.',
    },
    section: SECTION,
    page: '31',
    rulings: ['Q-36'],
    explain: {
      en: () => 'Loot, weapons, ammunition and cards are kept.',
      es: () => 'Se conservan botín, armas, munición y cartas.',
    },
  }),
}

function gains(health: number, shield: number, cooldown: number, locale: Locale): string {
  const words = {
    en: ['Health', 'Shield', 'cooldown of every ability'],
    es: ['Salud', 'Escudo', 'espera de cada habilidad'],
  }
  const [healthWord, shieldWord, cooldownWord] = words[locale]
  return [
    health > 0 ? `${healthWord} +${health}` : '',
    shield > 0 ? `${shieldWord} +${shield}` : '',
    cooldown > 0 ? `${cooldownWord} −${cooldown}` : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** The rules by which a Legend takes damage. */
export const DAMAGE_RULES = [
  'apex.damage.order',
  'apex.damage.recover-cap',
  'apex.damage.emergency-shield',
  'apex.elimination.trigger',
  'apex.elimination.steps',
  'apex.elimination.keeps',
] as const

/** The printed name of a grenade or a consumable. */
const usedName = (token: Source, locale: Locale, content: ApexContent): string =>
  content.grenades.get(token)?.name[locale] ?? sourceName(token, locale, content)
