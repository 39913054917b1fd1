import { rule } from '../../../../rulebook/rule.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { countOf, times } from '../../language/attack-words.ts'
import { figureName, weaponName } from '../../language/card-name.ts'
import { zones } from '../../language/notation.ts'

const WEAPONS = 'Weapon abilities'
const DROPPED = 'Dropped weapons'

type Restriction = 'hardRange' | 'notAfterMoving' | 'forbidsGrenades' | 'slow'

/** Rules on weapon cards and on picking them up. */
export const weaponRules = {
  'gears.weapon.constant': rule<{ weapon: string; restriction: Restriction; limit: number | null }, GearsContent>({
    title: { en: 'Constant abilities', es: 'Capacidades permanentes' },
    says: {
      en: 'The constant ability of every weapon that is held applies all the time, its restrictions too.',
      es: 'La capacidad permanente de toda arma que se lleva se aplica siempre, también sus restricciones.',
    },
    section: WEAPONS,
    page: '17',
    rulings: [],
    explain: {
      en: ({ weapon, restriction, limit }, content) =>
        ({
          hardRange: `${weaponName(weapon, 'en', content)} cannot be used beyond range ${limit}.`,
          notAfterMoving: `${weaponName(weapon, 'en', content)} cannot be used in a turn in which its bearer moved.`,
          forbidsGrenades: `Whoever holds ${weaponName(weapon, 'en', content)} throws no bolo grenades.`,
          slow: `Whoever holds ${weaponName(weapon, 'en', content)} moves at most ${zones(limit ?? 0, 'en')} in their own turn.`,
        })[restriction],
      es: ({ weapon, restriction, limit }, content) =>
        ({
          hardRange: `${weaponName(weapon, 'es', content)} no se puede usar más allá de alcance ${limit}.`,
          notAfterMoving: `${weaponName(weapon, 'es', content)} no se puede usar en un turno en que su portador se movió.`,
          forbidsGrenades: `Quien lleva ${weaponName(weapon, 'es', content)} no lanza granadas bolo.`,
          slow: `Quien lleva ${weaponName(weapon, 'es', content)} mueve como mucho ${zones(limit ?? 0, 'es')} en su propio turno.`,
        })[restriction],
    },
  }),
  'gears.weapon.triggered': rule<{ weapon: string; times: number }, GearsContent>({
    title: { en: 'Triggered abilities', es: 'Capacidades activadas' },
    says: {
      en: 'The triggered ability of the weapon that is used is resolved once for every omen.',
      es: 'La capacidad activada del arma usada se resuelve una vez por cada augurio.',
    },
    section: WEAPONS,
    page: '17',
    rulings: [],
    explain: {
      en: ({ weapon, times: count }, content) =>
        `The ability of ${weaponName(weapon, 'en', content)} is triggered ${times(count, 'en')}.`,
      es: ({ weapon, times: count }, content) =>
        `La capacidad de ${weaponName(weapon, 'es', content)} se activa ${times(count, 'es')}.`,
    },
  }),
  'gears.weapon.sniper': rule<{ weapon: string; target: string }, GearsContent>({
    title: { en: 'Not within its own zone', es: 'No en la propia zona' },
    says: {
      en: 'The sniper rifle cannot be used against figures in the zone of its bearer.',
      es: 'El rifle de francotirador no se puede usar contra figuras de la zona de su portador.',
    },
    section: WEAPONS,
    page: '17',
    rulings: [],
    explain: {
      en: ({ weapon, target }, content) =>
        `${weaponName(weapon, 'en', content)} cannot be used against ${figureName(target, 'en', content)}, which is in the same zone.`,
      es: ({ weapon, target }, content) =>
        `${weaponName(weapon, 'es', content)} no se puede usar contra ${figureName(target, 'es', content)}, que está en la misma zona.`,
    },
  }),
  'gears.drop.pickup': rule<
    {
      cog: string
      weapon: string
      reason: 'otherZone' | 'noCard' | 'down' | 'unknownMarker' | 'unknownCog' | 'notHeld' | null
      cost: number
    },
    GearsContent
  >({
    title: { en: 'Picking up a dropped weapon', es: 'Recoger un arma soltada' },
    says: {
      en: 'A COG in the zone of a dropped weapon discards an order card and the marker: it takes that weapon with 2 ammo, or 2 ammo if it has the weapon already.',
      es: 'Un CGO en la zona de un arma soltada descarta una carta de Orden y el indicador: toma esa arma con 2 de munición, o 2 de munición si ya la tiene.',
    },
    section: DROPPED,
    page: '20',
    rulings: [],
    explain: {
      en: ({ cog, weapon, reason, cost }, content) =>
        reason === null
          ? `${figureName(cog, 'en', content)} pays ${countOf(cost, 'card', 'en')} and picks up ${weaponName(weapon, 'en', content)}.`
          : {
              otherZone: `${weaponName(weapon, 'en', content)} does not lie in the zone of ${figureName(cog, 'en', content)}.`,
              noCard: `${figureName(cog, 'en', content)} has no order card to pay for ${weaponName(weapon, 'en', content)}.`,
              down: `${figureName(cog, 'en', content)} is not standing and cannot pick up ${weaponName(weapon, 'en', content)}.`,
              unknownMarker: `There is no dropped weapon ${weaponName(weapon, 'en', content)} on the table.`,
              unknownCog: `There is no COG ${figureName(cog, 'en', content)} on the table.`,
              notHeld: `${figureName(cog, 'en', content)} does not hold ${weaponName(weapon, 'en', content)}, so there is nothing to load.`,
            }[reason],
      es: ({ cog, weapon, reason, cost }, content) =>
        reason === null
          ? `${figureName(cog, 'es', content)} paga ${countOf(cost, 'card', 'es')} y recoge ${weaponName(weapon, 'es', content)}.`
          : {
              otherZone: `${weaponName(weapon, 'es', content)} no está en la zona de ${figureName(cog, 'es', content)}.`,
              noCard: `${figureName(cog, 'es', content)} no tiene carta de Orden con que pagar ${weaponName(weapon, 'es', content)}.`,
              down: `${figureName(cog, 'es', content)} no está en pie y no puede recoger ${weaponName(weapon, 'es', content)}.`,
              unknownMarker: `No hay ninguna arma soltada ${weaponName(weapon, 'es', content)} en la mesa.`,
              unknownCog: `No hay ningún CGO ${figureName(cog, 'es', content)} en la mesa.`,
              notHeld: `${figureName(cog, 'es', content)} no tiene ${weaponName(weapon, 'es', content)}: no hay nada que cargar.`,
            }[reason],
    },
  }),
  'gears.drop.random-ammo': rule<{ weapon: string; instead: string; ammo: number }, GearsContent>({
    title: { en: 'A random weapon instead', es: 'Un arma aleatoria en su lugar' },
    says: {
      en: 'If no copy of the named weapon is left, the top random weapon is taken instead, with 2 ammo as well.',
      es: 'Si no queda ninguna copia del arma indicada, se toma la primera arma aleatoria, también con 2 de munición.',
    },
    section: DROPPED,
    page: '20',
    rulings: ['Q-23'],
    explain: {
      en: ({ weapon, instead, ammo }, content) =>
        `No ${weaponName(weapon, 'en', content)} is left: ${weaponName(instead, 'en', content)} is drawn, with ${countOf(ammo, 'token', 'en')}.`,
      es: ({ weapon, instead, ammo }, content) =>
        `No queda ${weaponName(weapon, 'es', content)}: se roba ${weaponName(instead, 'es', content)}, con ${countOf(ammo, 'token', 'es')}.`,
    },
  }),
  'gears.weapon.special-not-shuffled': rule<{ weapon: string; pool: string }, GearsContent>({
    title: { en: 'Special weapons stay apart', es: 'Las armas especiales van aparte' },
    says: {
      en: 'Special weapons are never shuffled into the random weapons; they come from setup, dropped weapons, location and mission cards.',
      es: 'Las armas especiales nunca se mezclan con las aleatorias; vienen de la preparación, las armas soltadas y las cartas de Lugar y Misión.',
    },
    section: 'Setup; cards',
    page: '3, 5',
    rulings: [],
    explain: {
      en: ({ weapon }, content) => `${weaponName(weapon, 'en', content)} is not one of the random weapons.`,
      es: ({ weapon }, content) => `${weaponName(weapon, 'es', content)} no es una de las armas aleatorias.`,
    },
  }),
  'gears.weapon.duplicate': rule<{ weapon: string; ammo: number }, GearsContent>({
    title: { en: 'No second copy', es: 'Sin segunda copia' },
    says: {
      en: 'A player who would receive a second weapon of the same name gets 2 ammo for the one held instead.',
      es: 'Quien recibiría una segunda arma del mismo nombre recibe en su lugar 2 de munición para la que tiene.',
    },
    section: DROPPED,
    page: '20',
    rulings: [],
    explain: {
      en: ({ weapon, ammo }, content) =>
        `${weaponName(weapon, 'en', content)} is held already: ${countOf(ammo, 'token', 'en')} for it instead.`,
      es: ({ weapon, ammo }, content) =>
        `Ya se tiene ${weaponName(weapon, 'es', content)}: en su lugar, ${countOf(ammo, 'token', 'es')}.`,
    },
  }),
  'gears.ammo.no-cap': rule<{ weapon: string; ammo: number }, GearsContent>({
    title: { en: 'Any number of ammo tokens', es: 'Munición sin límite' },
    says: {
      en: 'A weapon may carry any number of ammo tokens.',
      es: 'Un arma puede llevar cualquier número de contadores de Munición.',
    },
    section: 'Ammo',
    page: '17',
    rulings: [],
    explain: {
      en: ({ weapon, ammo }, content) =>
        `${weaponName(weapon, 'en', content)} now carries ${countOf(ammo, 'token', 'en')}.`,
      es: ({ weapon, ammo }, content) =>
        `${weaponName(weapon, 'es', content)} lleva ahora ${countOf(ammo, 'token', 'es')}.`,
    },
  }),
  'gears.weapon.limit': rule<{ held: number; limit: number; discarded: string | null }, GearsContent>({
    title: { en: 'How many weapons', es: 'Cuántas armas' },
    says: {
      en: 'A player holds the bolo grenades and at most 3 other weapons; one too many is discarded at once, which may be the new one.',
      es: 'Un jugador lleva las granadas bolo y como máximo otras 3 armas; la que sobre se descarta de inmediato y puede ser la nueva.',
    },
    section: DROPPED,
    page: '17, 20',
    rulings: ['Q-22'],
    explain: {
      en: ({ held, limit, discarded }, content) =>
        discarded === null
          ? `${countOf(held, 'weapon', 'en')} are held, ${limit} are allowed: one has to be discarded.`
          : `${weaponName(discarded, 'en', content)} is discarded, so that ${countOf(limit, 'weapon', 'en')} are held.`,
      es: ({ held, limit, discarded }, content) =>
        discarded === null
          ? `Hay ${countOf(held, 'weapon', 'es')} y se permiten ${limit}: hay que descartar una.`
          : `Se descarta ${weaponName(discarded, 'es', content)}, y quedan ${countOf(limit, 'weapon', 'es')}.`,
    },
  }),
  'gears.weapon.discard-any-time': rule<{ weapon: string; reason: 'grenade' | 'notHeld' | null }, GearsContent>({
    title: { en: 'Discarding weapons', es: 'Descartar armas' },
    says: {
      en: 'A player may discard any weapon at any time, except bolo grenades; it leaves the game.',
      es: 'Un jugador puede descartar un arma en cualquier momento, salvo las granadas bolo; sale de la partida.',
    },
    section: DROPPED,
    page: '17, 20',
    rulings: ['Q-23'],
    explain: {
      en: ({ weapon, reason }, content) =>
        reason === null
          ? `${weaponName(weapon, 'en', content)} leaves the game.`
          : {
              grenade: `${weaponName(weapon, 'en', content)} cannot be discarded.`,
              notHeld: `${weaponName(weapon, 'en', content)} is not held.`,
            }[reason],
      es: ({ weapon, reason }, content) =>
        reason === null
          ? `${weaponName(weapon, 'es', content)} sale de la partida.`
          : {
              grenade: `${weaponName(weapon, 'es', content)} no se puede descartar.`,
              notHeld: `No se tiene ${weaponName(weapon, 'es', content)}.`,
            }[reason],
    },
  }),
}
