import { rule } from '../../../rulebook/rule.ts'
import { tokens, woundCount } from '../dice/fight.words.ts'
import { points, quedan } from '../language/words.ts'

/** Rules on damage, wounds and death. */
export const damageRules = {
  'signum.damage.order': rule<{ creature: string; damage: number }>({
    title: { en: 'The path of damage', es: 'El recorrido del daño' },
    says: {
      en: 'Hits become damage, then “−X from Attacks” takes its share, then durable relics, then armour tokens; what is left becomes wounds.',
      es: 'Los impactos se vuelven daño; después actúan «−X de Ataques», las reliquias duraderas y las fichas de armadura; lo que queda son heridas.',
    },
    section: 'Wounds',
    page: '26',
    rulings: ['Q-30'],
    explain: {
      en: ({ creature, damage }) => `${creature} is dealt ${points(damage, 'en')} of damage.`,
      es: ({ creature, damage }) => `${creature} recibe ${points(damage, 'es')} de daño.`,
    },
  }),
  'signum.damage.armour': rule<{ creature: string; absorbed: number; left: number }>({
    title: { en: 'Armour tokens', es: 'Fichas de armadura' },
    says: {
      en: 'Each armour token takes one point of damage and is removed, whether the damage comes from an attack, a backstab, a spell or an ability.',
      es: 'Cada ficha de armadura absorbe un punto de daño y se retira, venga el daño de un ataque, una puñalada, un conjuro o una capacidad.',
    },
    section: 'Wounds',
    page: '26',
    rulings: ['Q-31'],
    explain: {
      en: ({ creature, absorbed, left }) =>
        `The armour of ${creature} takes ${points(absorbed, 'en')}; ${tokens(left, 'en')} left.`,
      es: ({ creature, absorbed, left }) =>
        `La armadura de ${creature} absorbe ${points(absorbed, 'es')}; ${quedan(left, tokens(left, 'es'))}.`,
    },
  }),
  'signum.damage.wounds-bypass': rule<{ creature: string; wounds: number }>({
    title: { en: 'Wounds pass everything', es: 'Las heridas lo atraviesan todo' },
    says: {
      en: 'What deals wounds instead of damage is not reduced by armour, durable relics or “−X from Attacks”.',
      es: 'Lo que causa heridas en lugar de daño no lo reducen ni la armadura, ni las reliquias duraderas, ni «−X de Ataques».',
    },
    section: 'Wounds',
    page: '26',
    rulings: [],
    explain: {
      en: ({ creature, wounds }) => `${creature} takes ${woundCount(wounds, 'en')} that nothing reduces.`,
      es: ({ creature, wounds }) => `${creature} recibe ${woundCount(wounds, 'es')} que nada reduce.`,
    },
  }),
  'signum.damage.death': rule<{ creature: string; wounds: number; health: number }>({
    title: { en: 'Death', es: 'Muerte' },
    says: {
      en: 'A creature with as many wounds as health leaves the battlefield with everything on it, and its card goes to the graveyard.',
      es: 'Una criatura con tantas heridas como salud deja el campo de batalla con todo lo que lleva, y su carta va al cementerio.',
    },
    section: 'Wounds',
    page: '26',
    rulings: [],
    explain: {
      en: ({ creature, wounds, health }) =>
        `${creature} has ${woundCount(wounds, 'en')} and health ${health}: it dies.`,
      es: ({ creature, wounds, health }) => `${creature} tiene ${woundCount(wounds, 'es')} y salud ${health}: muere.`,
    },
  }),
  'signum.damage.kill-count': rule<{ player: string; killed: string }>({
    title: { en: 'Kills are counted', es: 'Las bajas se cuentan' },
    says: {
      en: 'The player whose creature or effect kills an enemy character counts one kill.',
      es: 'El jugador cuya criatura o efecto mata a un personaje enemigo anota una baja.',
    },
    section: 'Wounds',
    page: '26',
    rulings: ['Q-76'],
    explain: {
      en: ({ player, killed }) => `${player} counts the kill of ${killed}.`,
      es: ({ player, killed }) => `${player} anota la baja de ${killed}.`,
    },
  }),
  'signum.damage.last-word': rule<{ creature: string }>({
    title: { en: 'Last Word', es: 'Última Palabra' },
    says: {
      en: 'Last Word takes effect when the card leaves play for the graveyard, once in a game.',
      es: 'Última Palabra surte efecto cuando la carta pasa del juego al cementerio, una vez por partida.',
    },
    section: 'Wounds',
    page: '26',
    rulings: ['Q-08'],
    explain: {
      en: ({ creature }) => `The Last Word of ${creature} takes effect now.`,
      es: ({ creature }) => `La Última Palabra de ${creature} surte efecto ahora.`,
    },
  }),
}
