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
  'signum.damage.kill-credit': rule<{ player: string; killed: string; owner: string; counts: boolean }>({
    title: { en: 'Whose kill it is', es: 'De quién es la baja' },
    says: {
      en: 'Only a character that an opponent owns counts, for the player whose creature or effect dealt the last wound. Own characters count for nobody.',
      es: 'Solo cuenta un personaje propiedad de un oponente, para el jugador cuya criatura o efecto causó la última herida. Los personajes propios no cuentan para nadie.',
    },
    section: 'Wounds',
    page: '26',
    rulings: ['Q-76'],
    explain: {
      en: ({ player, killed, owner, counts }) =>
        counts
          ? `${owner} owns ${killed}, so the kill counts for ${player}.`
          : `${killed} is no character of an opponent of ${player}: nobody counts the kill.`,
      es: ({ player, killed, owner, counts }) =>
        counts
          ? `${killed} es propiedad de ${owner}, así que la baja cuenta para ${player}.`
          : `${killed} no es un personaje de un oponente de ${player}: nadie anota la baja.`,
    },
  }),
  'signum.damage.health-lowered': rule<{ creature: string; wounds: number; health: number; credit: string | null }>({
    title: { en: 'Health that falls', es: 'Salud que baja' },
    says: {
      en: 'A creature also dies if its health falls to its wounds because an effect begins or ends. Nobody counts the kill unless an enemy’s effect lowered it.',
      es: 'Una criatura también muere si su salud baja hasta sus heridas porque empieza o acaba un efecto. Nadie anota la baja salvo que la bajara un efecto enemigo.',
    },
    section: 'Wounds',
    page: '26',
    rulings: ['Q-77'],
    explain: {
      en: ({ creature, wounds, health, credit }) =>
        `The health of ${creature} falls to ${health} and it has ${woundCount(wounds, 'en')}: it dies${credit === null ? ', and nobody counts the kill' : `, and ${credit} counts the kill`}.`,
      es: ({ creature, wounds, health, credit }) =>
        `La salud de ${creature} baja a ${health} y tiene ${woundCount(wounds, 'es')}: muere${credit === null ? ' y nadie anota la baja' : ` y ${credit} anota la baja`}.`,
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
