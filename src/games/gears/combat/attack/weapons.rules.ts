import { rule } from '../../../../rulebook/rule.ts'
import { counted } from '../../language/attack-words.ts'
import { zones } from '../../language/notation.ts'

const WEAPONS = 'Weapon abilities'
const DROPPED = 'Dropped weapons'

type Restriction = 'hardRange' | 'notAfterMoving' | 'forbidsGrenades' | 'slow'

/** Rules on weapon cards and on picking them up. */
export const weaponRules = {
  'gears.weapon.constant': rule<{ weapon: string; restriction: Restriction; limit: number | null }>({
    title: { en: 'Constant abilities', es: 'Capacidades permanentes' },
    says: {
      en: 'The constant ability of every weapon that is held applies all the time, its restrictions too.',
      es: 'La capacidad permanente de toda arma que se lleva se aplica siempre, también sus restricciones.',
    },
    section: WEAPONS,
    page: '17',
    rulings: [],
    told: {
      en: ({ weapon, restriction, limit }) =>
        ({
          hardRange: `${weapon} cannot be used beyond range ${limit}.`,
          notAfterMoving: `${weapon} cannot be used in a turn in which its bearer moved.`,
          forbidsGrenades: `Who holds ${weapon} throws no bolo grenades.`,
          slow: `Who holds ${weapon} moves at most ${zones(limit ?? 0, 'en')} in the own turn.`,
        })[restriction],
      es: ({ weapon, restriction, limit }) =>
        ({
          hardRange: `${weapon} no se puede usar más allá de alcance ${limit}.`,
          notAfterMoving: `${weapon} no se puede usar en un turno en que su portador se movió.`,
          forbidsGrenades: `Quien lleva ${weapon} no lanza granadas bolo.`,
          slow: `Quien lleva ${weapon} mueve como mucho ${zones(limit ?? 0, 'es')} en su propio turno.`,
        })[restriction],
    },
  }),
  'gears.weapon.triggered': rule<{ weapon: string; times: number }>({
    title: { en: 'Triggered abilities', es: 'Capacidades activadas' },
    says: {
      en: 'The triggered ability of the weapon that is used is resolved once for every omen.',
      es: 'La capacidad activada del arma usada se resuelve una vez por cada augurio.',
    },
    section: WEAPONS,
    page: '17',
    rulings: [],
    told: {
      en: ({ weapon, times }) => `The ability of ${weapon} is triggered ${times} ${times === 1 ? 'time' : 'times'}.`,
      es: ({ weapon, times }) => `La capacidad de ${weapon} se activa ${times} ${times === 1 ? 'vez' : 'veces'}.`,
    },
  }),
  'gears.weapon.sniper': rule<{ weapon: string; target: string }>({
    title: { en: 'Not in the own zone', es: 'No en la propia zona' },
    says: {
      en: 'The sniper rifle cannot be used against figures in the zone of its bearer.',
      es: 'El rifle de francotirador no se puede usar contra figuras de la zona de su portador.',
    },
    section: WEAPONS,
    page: '17',
    rulings: [],
    told: {
      en: ({ weapon, target }) => `${weapon} cannot be used against ${target}, who is in the same zone.`,
      es: ({ weapon, target }) => `${weapon} no se puede usar contra ${target}, que está en la misma zona.`,
    },
  }),
  'gears.drop.pickup': rule<{
    cog: string
    weapon: string
    reason: 'otherZone' | 'noCard' | 'down' | 'unknownMarker' | 'unknownCog' | 'notHeld' | null
    cost: number
  }>({
    title: { en: 'Picking up a dropped weapon', es: 'Recoger un arma soltada' },
    says: {
      en: 'A COG in the zone of a dropped weapon discards an order card and the marker: it takes that weapon with 2 ammo, or 2 ammo if it has the weapon already.',
      es: 'Un CGO en la zona de un arma soltada descarta una carta de Orden y el marcador: toma esa arma con 2 de munición, o 2 de munición si ya la tiene.',
    },
    section: DROPPED,
    page: '20',
    rulings: [],
    told: {
      en: ({ cog, weapon, reason, cost }) =>
        reason === null
          ? `${cog} pays ${counted(cost, 'card', 'en')} and picks up ${weapon}.`
          : {
              otherZone: `${weapon} does not lie in the zone of ${cog}.`,
              noCard: `${cog} has no order card to pay for ${weapon}.`,
              down: `${cog} is not standing and cannot pick up ${weapon}.`,
              unknownMarker: `There is no dropped weapon ${weapon} on the table.`,
              unknownCog: `There is no COG ${cog} on the table.`,
              notHeld: `${cog} does not hold ${weapon}, so there is nothing to load.`,
            }[reason],
      es: ({ cog, weapon, reason, cost }) =>
        reason === null
          ? `${cog} paga ${counted(cost, 'card', 'es')} y recoge ${weapon}.`
          : {
              otherZone: `${weapon} no está en la zona de ${cog}.`,
              noCard: `${cog} no tiene carta de Orden con que pagar ${weapon}.`,
              down: `${cog} no está en pie y no puede recoger ${weapon}.`,
              unknownMarker: `No hay ninguna arma soltada ${weapon} en la mesa.`,
              unknownCog: `No hay ningún CGO ${cog} en la mesa.`,
              notHeld: `${cog} no tiene ${weapon}: no hay nada que cargar.`,
            }[reason],
    },
  }),
  'gears.drop.random-ammo': rule<{ weapon: string; instead: string; ammo: number }>({
    title: { en: 'A random weapon instead', es: 'Un arma aleatoria en su lugar' },
    says: {
      en: 'If no copy of the named weapon is left, the top random weapon is taken instead, with 2 ammo as well.',
      es: 'Si no queda ninguna copia del arma indicada, se toma la primera arma aleatoria, también con 2 de munición.',
    },
    section: DROPPED,
    page: '20',
    rulings: ['Q-23'],
    told: {
      en: ({ weapon, instead, ammo }) =>
        `No ${weapon} is left: ${instead} is drawn, with ${counted(ammo, 'token', 'en')}.`,
      es: ({ weapon, instead, ammo }) => `No queda ${weapon}: se roba ${instead}, con ${counted(ammo, 'token', 'es')}.`,
    },
  }),
  'gears.weapon.special-not-shuffled': rule<{ weapon: string; pool: string }>({
    title: { en: 'Special weapons stay apart', es: 'Las armas especiales van aparte' },
    says: {
      en: 'Special weapons are never shuffled into the random weapons; they come from setup, dropped weapons, location and mission cards.',
      es: 'Las armas especiales nunca se mezclan con las aleatorias; vienen de la preparación, las armas soltadas y las cartas de Lugar y Misión.',
    },
    section: 'Setup; cards',
    page: '3, 5',
    rulings: [],
    told: {
      en: ({ weapon }) => `${weapon} is not one of the random weapons.`,
      es: ({ weapon }) => `${weapon} no es una de las armas aleatorias.`,
    },
  }),
  'gears.weapon.duplicate': rule<{ weapon: string; ammo: number }>({
    title: { en: 'No second copy', es: 'Sin segunda copia' },
    says: {
      en: 'Who would receive a second weapon of the same name gets 2 ammo for the one held instead.',
      es: 'Quien recibiría una segunda arma del mismo nombre recibe en su lugar 2 de munición para la que tiene.',
    },
    section: DROPPED,
    page: '20',
    rulings: [],
    told: {
      en: ({ weapon, ammo }) => `${weapon} is held already: ${counted(ammo, 'token', 'en')} for it instead.`,
      es: ({ weapon, ammo }) => `Ya se tiene ${weapon}: ${counted(ammo, 'token', 'es')} para ella.`,
    },
  }),
  'gears.ammo.no-cap': rule<{ weapon: string; ammo: number }>({
    title: { en: 'Any number of ammo tokens', es: 'Munición sin límite' },
    says: {
      en: 'A weapon may carry any number of ammo tokens.',
      es: 'Un arma puede llevar cualquier número de fichas de munición.',
    },
    section: 'Ammo',
    page: '17',
    rulings: [],
    told: {
      en: ({ weapon, ammo }) => `${weapon} now carries ${counted(ammo, 'token', 'en')}.`,
      es: ({ weapon, ammo }) => `${weapon} lleva ahora ${counted(ammo, 'token', 'es')}.`,
    },
  }),
  'gears.weapon.limit': rule<{ held: number; limit: number; discarded: string | null }>({
    title: { en: 'How many weapons', es: 'Cuántas armas' },
    says: {
      en: 'A player holds the bolo grenades and at most 3 other weapons; one too many is discarded at once, which may be the new one.',
      es: 'Un jugador lleva las granadas bolo y como máximo otras 3 armas; la que sobre se descarta de inmediato y puede ser la nueva.',
    },
    section: DROPPED,
    page: '17, 20',
    rulings: ['Q-22'],
    told: {
      en: ({ held, limit, discarded }) =>
        discarded === null
          ? `${counted(held, 'weapon', 'en')} are held, ${limit} are allowed: one has to be discarded.`
          : `${discarded} is discarded, so that ${counted(limit, 'weapon', 'en')} are held.`,
      es: ({ held, limit, discarded }) =>
        discarded === null
          ? `Hay ${counted(held, 'weapon', 'es')} y se permiten ${limit}: hay que descartar una.`
          : `Se descarta ${discarded}, y quedan ${counted(limit, 'weapon', 'es')}.`,
    },
  }),
  'gears.weapon.discard-any-time': rule<{ weapon: string; reason: 'grenade' | 'notHeld' | null }>({
    title: { en: 'Discarding weapons', es: 'Descartar armas' },
    says: {
      en: 'A player may discard any weapon at any time, except bolo grenades; it leaves the game.',
      es: 'Un jugador puede descartar un arma en cualquier momento, salvo las granadas bolo; sale de la partida.',
    },
    section: DROPPED,
    page: '17, 20',
    rulings: ['Q-23'],
    told: {
      en: ({ weapon, reason }) =>
        reason === null
          ? `${weapon} leaves the game.`
          : { grenade: `${weapon} cannot be discarded.`, notHeld: `${weapon} is not held.` }[reason],
      es: ({ weapon, reason }) =>
        reason === null
          ? `${weapon} sale de la partida.`
          : { grenade: `${weapon} no se puede descartar.`, notHeld: `No se tiene ${weapon}.` }[reason],
    },
  }),
}
