import type { Locale } from '../../../../lib/locale.ts'
import { rule } from '../../../../rulebook/rule.ts'
import { diceCount, formatLength } from '../../language/words.ts'
import { rangedName } from './ranged.words.ts'
import type { RangedKind } from './ranged-kind.ts'

const far = (distance: number | null, locale: Locale): string =>
  distance === null ? '' : ` ${formatLength(distance, locale)}`

/** Abilities that bear on ranged attacks. */
export const rangedAbilityRules = {
  'signum.ability.quick-shooter': rule<{ shooter: string; kind: RangedKind }>({
    title: { en: 'Quick Shooter', es: 'Disparo Rápido' },
    says: {
      en: 'It may use Shot and Throwing after a move that was not a run.',
      es: 'Puede usar Disparo y Lanzamiento tras un movimiento que no sea correr.',
    },
    section: 'Glossary',
    page: '37',
    rulings: [],
    explain: {
      en: ({ shooter, kind }) => `${shooter} moved, and as a Quick Shooter still uses ${rangedName(kind, 'en')}.`,
      es: ({ shooter, kind }) => `${shooter} se movió y, con Disparo Rápido, aún usa ${rangedName(kind, 'es')}.`,
    },
  }),
  'signum.ability.battle-mage': rule<{ shooter: string; kind: RangedKind }>({
    title: { en: 'Battle Mage', es: 'Mago de Batalla' },
    says: {
      en: 'It may use Magical Shot after a move that was not a run.',
      es: 'Puede usar Disparo Mágico tras un movimiento que no sea correr.',
    },
    section: 'Glossary',
    page: '37',
    rulings: [],
    explain: {
      en: ({ shooter, kind }) => `${shooter} moved, and as a Battle Mage still uses ${rangedName(kind, 'en')}.`,
      es: ({ shooter, kind }) => `${shooter} se movió y, como Mago de Batalla, aún usa ${rangedName(kind, 'es')}.`,
    },
  }),
  'signum.ability.hard-target': rule<{ target: string; dice: number }>({
    title: { en: 'Hard Target', es: 'Objetivo Difícil' },
    says: {
      en: 'Whoever makes a ranged attack on it rolls every success again once.',
      es: 'Quien le hace un ataque a distancia repite cada éxito una vez.',
    },
    section: 'Glossary',
    page: '38',
    rulings: ['Q-40'],
    explain: {
      en: ({ target, dice }) => `${target} is a Hard Target: ${diceCount(dice, 'en')} that hit must be re-rolled.`,
      es: ({ target, dice }) =>
        `${target} es un Objetivo Difícil: se ${dice === 1 ? 'repite' : 'repiten'} ${diceCount(dice, 'es')} de los que acertaron.`,
    },
  }),
  'signum.ability.sniper': rule<{ shooter: string; distance: number; applies: boolean }>({
    title: { en: 'Sniper', es: 'Francotirador' },
    says: {
      en: 'A Shot from L or farther away may roll any of its dice again once, and each of its hits deals 2 damage.',
      es: 'Un Disparo a L o más puede repetir cualquiera de sus dados una vez, y cada impacto causa 2 de daño.',
    },
    section: 'Glossary',
    page: '40',
    rulings: ['Q-37'],
    explain: {
      en: ({ shooter, distance, applies }) =>
        applies
          ? `${shooter} snipes from ${formatLength(distance, 'en')}: dice may be re-rolled, and each hit deals 2 damage.`
          : `At ${formatLength(distance, 'en')} ${shooter} is too near to snipe.`,
      es: ({ shooter, distance, applies }) =>
        applies
          ? `${shooter} usa Francotirador a ${formatLength(distance, 'es')}: puede repetir dados y cada impacto causa 2 de daño.`
          : `A ${formatLength(distance, 'es')} ${shooter} está demasiado cerca para usar Francotirador.`,
    },
  }),
  'signum.ability.master-shooting': rule<{ shooter: string; x: number; dice: number }>({
    title: { en: 'Master of Shooting', es: 'Maestro del Disparo' },
    says: {
      en: 'It may roll up to X of its Shot or Throwing dice again.',
      es: 'Puede repetir hasta X de sus dados de Disparo o Lanzamiento.',
    },
    section: 'Glossary',
    page: '39',
    rulings: ['Q-40'],
    explain: {
      en: ({ shooter, x, dice }) => `${shooter}, with Master of Shooting ${x}, re-rolls ${diceCount(dice, 'en')}.`,
      es: ({ shooter, x, dice }) => `${shooter}, con Maestro del Disparo ${x}, repite ${diceCount(dice, 'es')}.`,
    },
  }),
  'signum.ability.master-magic': rule<{ shooter: string; x: number; dice: number }>({
    title: { en: 'Master of Magic', es: 'Maestro de la Magia' },
    says: {
      en: 'It may roll up to X of its Magical Shot dice again.',
      es: 'Puede repetir hasta X de sus dados de Disparo Mágico.',
    },
    section: 'Glossary',
    page: '39',
    rulings: ['Q-40'],
    explain: {
      en: ({ shooter, x, dice }) => `${shooter}, with Master of Magic ${x}, re-rolls ${diceCount(dice, 'en')}.`,
      es: ({ shooter, x, dice }) => `${shooter}, con Maestro de la Magia ${x}, repite ${diceCount(dice, 'es')}.`,
    },
  }),
  'signum.ability.buckshot': rule<{ target: string; distance: number | null; stopped: boolean; by: string | null }>({
    title: { en: 'Buckshot', es: 'Perdigones' },
    says: {
      en: 'A target within M that leaves a hit unblocked is pushed S away from the shooter, without backstab. If it cannot go all the way it goes as far as it can and takes 1 more damage.',
      es: 'Un objetivo a M o menos con algún impacto sin bloquear se aleja S del tirador, sin puñalada. Si no puede recorrerlo todo, va hasta donde puede y sufre 1 de daño más.',
    },
    section: 'Glossary',
    page: '37',
    rulings: ['Q-35'],
    explain: {
      en: ({ target, distance, stopped, by }) =>
        stopped
          ? `${target} is pushed${far(distance, 'en')} away, stopped${by === null ? '' : ` by ${by}`}, and takes 1 more damage.`
          : `${target} is pushed${far(distance, 'en')} away.`,
      es: ({ target, distance, stopped, by }) =>
        stopped
          ? `${target} se aleja${far(distance, 'es')}${by === null ? ' y no puede más' : ` hasta topar con ${by}`}, y sufre 1 de daño más.`
          : `${target} se aleja${far(distance, 'es')}.`,
    },
  }),
}
