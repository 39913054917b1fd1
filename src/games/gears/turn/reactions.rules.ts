import type { Localized } from '../../../lib/locale.ts'
import { rule } from '../../../rulebook/rule.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { countOf } from '../language/attack-words.ts'
import { figureList, figureName } from '../language/card-name.ts'
import type { Reaction } from '../vocabulary.ts'

const REACTIONS = 'Reactions'
const GUARD = 'Guard'
const DODGE = 'Dodge'
const FOLLOW = 'Follow'

const ICONS = {
  en: { guard: 'guard', dodge: 'dodge', follow: 'follow' },
  es: { guard: 'Proteger', dodge: 'Esquivar', follow: 'Seguir' },
} as const

export type GuardMoment =
  | 'locustLeavesCover'
  | 'locustBeforeMove'
  | 'locustBetweenZones'
  | 'locustBeforeAttack'
  | 'locustAfterMove'
  | 'locustSpawned'

const MOMENTS: Localized<Readonly<Record<GuardMoment, string>>> = {
  en: {
    locustLeavesCover: 'about to leave its cover',
    locustBeforeMove: 'about to move its first zone',
    locustBetweenZones: 'between two zones of its move',
    locustBeforeAttack: 'about to attack',
    locustAfterMove: 'done with its move',
    locustSpawned: 'being spawned',
  },
  es: {
    locustLeavesCover: 'a punto de salir de su cobertura',
    locustBeforeMove: 'a punto de mover su primera zona',
    locustBetweenZones: 'entre dos zonas de su movimiento',
    locustBeforeAttack: 'a punto de atacar',
    locustAfterMove: 'al final de su movimiento',
    locustSpawned: 'recién generado',
  },
}

/** Rules on reactions. */
export const reactionRules = {
  'gears.react.discard-for-icon': rule<
    {
      cog: string
      reaction: Reaction
      reason: 'may' | 'wrongIcon' | 'notStanding' | 'notThere'
      cards: number
    },
    GearsContent
  >({
    title: { en: 'Any card for its icon', es: 'Cualquier carta por su icono' },
    says: {
      en: 'A standing player may discard an order card for its reaction icon; its actions are ignored.',
      es: 'Un jugador en pie puede descartar una carta de Orden por su icono de reacción; sus acciones se ignoran.',
    },
    section: REACTIONS,
    page: '23-24',
    rulings: ['Q-20'],
    explain: {
      en: ({ cog, reaction, reason, cards }, content) =>
        ({
          may: `${figureName(cog, 'en', content)} may discard a card to ${ICONS.en[reaction]} (${cards} in hand).`,
          wrongIcon: `${figureName(cog, 'en', content)} holds no card with the ${ICONS.en[reaction]} icon.`,
          notStanding: `${figureName(cog, 'en', content)} is not standing and cannot react.`,
          notThere: `There is no figure ${figureName(cog, 'en', content)} on the table.`,
        })[reason],
      es: ({ cog, reaction, reason, cards }, content) =>
        ({
          may: `${figureName(cog, 'es', content)} puede descartar una carta para ${ICONS.es[reaction]} (${cards} en la mano).`,
          wrongIcon: `${figureName(cog, 'es', content)} no tiene ninguna carta con el icono de ${ICONS.es[reaction]}.`,
          notStanding: `${figureName(cog, 'es', content)} no está en pie y no puede reaccionar.`,
          notThere: `No hay ninguna figura ${figureName(cog, 'es', content)} en la mesa.`,
        })[reason],
    },
  }),
  'gears.react.guard-window': rule<{ moment: GuardMoment }>({
    title: { en: 'When to guard', es: 'Cuándo proteger' },
    says: {
      en: 'Guard is possible immediately before a Locust leaves cover, before each zone it moves, and before it attacks; the attack is on that Locust.',
      es: 'Se puede proteger justo antes de que un Locust salga de su cobertura, antes de cada zona que mueva y antes de que ataque; se ataca a ese Locust.',
    },
    section: GUARD,
    page: '24',
    rulings: ['Q-27'],
    explain: {
      en: ({ moment }) =>
        moment === 'locustAfterMove'
          ? 'Too late to guard: the Locust has finished its move.'
          : `The Locust is ${MOMENTS.en[moment]}: a moment to guard.`,
      es: ({ moment }) =>
        moment === 'locustAfterMove'
          ? 'Es tarde para proteger: el Locust ya ha terminado de mover.'
          : `El Locust está ${MOMENTS.es[moment]}: un momento para proteger.`,
    },
  }),
  'gears.react.guard-not-spawn': rule<{ moment: GuardMoment }>({
    title: { en: 'Not against a spawn', es: 'No contra lo que se genera' },
    says: {
      en: 'A Locust that is neither about to move nor about to attack, such as one being spawned, cannot be guarded against.',
      es: 'No se puede proteger contra un Locust que no va a mover ni a atacar, como uno que se está generando.',
    },
    section: GUARD,
    page: '24',
    rulings: [],
    explain: {
      en: ({ moment }) => `The Locust is ${MOMENTS.en[moment]}: nobody can guard.`,
      es: ({ moment }) => `El Locust está ${MOMENTS.es[moment]}: no se puede proteger.`,
    },
  }),
  'gears.react.guard-limit': rule<{ used: boolean; ready: string[] }, GearsContent>({
    title: { en: 'One guard per step', es: 'Una protección por paso' },
    says: {
      en: 'The whole team has one guard in each Locust activation step; if several want it, the active player decides.',
      es: 'Todo el equipo dispone de una protección por paso de Activación de los Locust; si la quieren varios, decide el jugador activo.',
    },
    section: GUARD,
    page: '24',
    rulings: [],
    explain: {
      en: ({ used, ready }, content) =>
        used
          ? 'The guard of this step has been used.'
          : `The guard of this step is still available${ready.length === 1 ? ` to ${figureList(ready, 'en', content)}` : `, to one of ${figureList(ready, 'en', content)}`}.`,
      es: ({ used, ready }, content) =>
        used
          ? 'La protección de este paso ya se ha usado.'
          : `La protección de este paso sigue disponible para ${ready.length === 1 ? figureList(ready, 'es', content) : `uno de ellos: ${figureList(ready, 'es', content)}`}.`,
    },
  }),
  'gears.react.guard-attack': rule<{ cog: string; sees: boolean; coverCounts: boolean }, GearsContent>({
    title: { en: 'Guard is an attack', es: 'Proteger es un ataque' },
    says: {
      en: 'Guard is an ordinary attack with a weapon or the chainsaw, not with grenades, on the Locust where it stands now.',
      es: 'Proteger es un ataque corriente con un arma o la motosierra, no con granadas, contra el Locust donde está ahora.',
    },
    section: GUARD,
    page: '24',
    rulings: ['Q-27'],
    explain: {
      en: ({ cog, sees, coverCounts }, content) =>
        sees
          ? `${figureName(cog, 'en', content)} sees the Locust, which ${coverCounts ? 'is in cover' : 'has no cover'} now.`
          : `${figureName(cog, 'en', content)} has no line of sight to the Locust.`,
      es: ({ cog, sees, coverCounts }, content) =>
        sees
          ? `${figureName(cog, 'es', content)} ve al Locust, que ahora ${coverCounts ? 'está a cubierto' : 'no tiene cobertura'}.`
          : `${figureName(cog, 'es', content)} no tiene línea de visión hasta el Locust.`,
    },
  }),
  'gears.react.dodge': rule<
    { cog: string; reason: 'may' | 'tooLate' | 'dodged' | 'notDefending'; dice: number },
    GearsContent
  >({
    title: { en: 'Dodge', es: 'Esquivar' },
    says: {
      en: 'A COG that is attacked may discard a dodge card before any attack die is rolled for 2 more defence dice; one dodge for each attack and player.',
      es: 'Un CGO atacado puede descartar una carta de Esquivar antes de tirar los dados de ataque y suma 2 dados de defensa; una por ataque y jugador.',
    },
    section: DODGE,
    page: '24',
    rulings: [],
    explain: {
      en: ({ cog, reason, dice }, content) =>
        ({
          may: `${figureName(cog, 'en', content)} defends and would get ${countOf(dice, 'defenceDie', 'en')} more.`,
          tooLate: `Too late for ${figureName(cog, 'en', content)} to dodge: the dice are rolled.`,
          dodged: `${figureName(cog, 'en', content)} has already dodged this attack.`,
          notDefending: `${figureName(cog, 'en', content)} is not being attacked.`,
        })[reason],
      es: ({ cog, reason, dice }, content) =>
        ({
          may: `${figureName(cog, 'es', content)} se defiende y sumaría ${countOf(dice, 'defenceDie', 'es')}.`,
          tooLate: `Es tarde para que ${figureName(cog, 'es', content)} esquive: los dados ya se han tirado.`,
          dodged: `${figureName(cog, 'es', content)} ya ha esquivado este ataque.`,
          notDefending: `Nadie ataca a ${figureName(cog, 'es', content)}.`,
        })[reason],
    },
  }),
  'gears.react.dodge-attacks-only': rule<{ cog: string }, GearsContent>({
    title: { en: 'No dodging direct wounds', es: 'Las heridas directas no se esquivan' },
    says: {
      en: 'Wounds that come without an attack roll cannot be dodged.',
      es: 'Las heridas que llegan sin tirada de ataque no pueden esquivarse.',
    },
    section: DODGE,
    page: '24',
    rulings: ['Q-18'],
    explain: {
      en: ({ cog }, content) => `${figureName(cog, 'en', content)} takes direct wounds, which nobody can dodge.`,
      es: ({ cog }, content) => `${figureName(cog, 'es', content)} recibe heridas directas, que no se pueden esquivar.`,
    },
  }),
  'gears.react.follow': rule<
    { cog: string; zone: string; reason: 'may' | 'elsewhere' | 'mover' | 'noMove' },
    GearsContent
  >({
    title: { en: 'Follow', es: 'Seguir' },
    says: {
      en: 'When a COG leaves the zone of another one, that one may discard a follow card and is placed in the zone where the mover ends.',
      es: 'Cuando un CGO sale de la zona de otro, este puede descartar una carta de Seguir y se coloca en la zona donde acabe el primero.',
    },
    section: FOLLOW,
    page: '24',
    rulings: [],
    explain: {
      en: ({ cog, zone, reason }, content) =>
        ({
          may: `${figureName(cog, 'en', content)} may follow and would be placed in ${zone}.`,
          elsewhere: `${figureName(cog, 'en', content)} is in none of the zones that are left.`,
          mover: `${figureName(cog, 'en', content)} is the one who moves.`,
          noMove: 'Nobody leaves a zone, so nobody can follow.',
        })[reason],
      es: ({ cog, zone, reason }, content) =>
        ({
          may: `${figureName(cog, 'es', content)} puede seguir y se colocaría en ${zone}.`,
          elsewhere: `${figureName(cog, 'es', content)} no está en ninguna de las zonas que se abandonan.`,
          mover: `${figureName(cog, 'es', content)} es quien se mueve.`,
          noMove: 'Nadie sale de una zona, así que nadie puede seguir.',
        })[reason],
    },
  }),
  'gears.react.follow-joins': rule<{ cog: string; zone: string }, GearsContent>({
    title: { en: 'Joining along the path', es: 'Unirse por el camino' },
    says: {
      en: 'Following is possible where the mover starts and in the zones it passes through.',
      es: 'Se puede seguir desde donde empieza quien mueve y desde las zonas por las que pasa.',
    },
    section: FOLLOW,
    page: '24',
    rulings: [],
    explain: {
      en: ({ cog, zone }, content) =>
        `The mover passes through ${zone}, where ${figureName(cog, 'en', content)} may join.`,
      es: ({ cog, zone }, content) =>
        `Quien mueve pasa por ${zone}, donde ${figureName(cog, 'es', content)} puede unirse.`,
    },
  }),
  'gears.react.follow-whole-turn': rule<{ cog: string; zone: string }, GearsContent>({
    title: { en: 'Following for the whole turn', es: 'Seguir todo el turno' },
    says: {
      en: 'Followers go along with every later move of the turn without another card and are placed after each of them.',
      es: 'Quienes siguen acompañan los demás movimientos del turno sin gastar otra carta y se colocan tras cada uno.',
    },
    section: FOLLOW,
    page: '24',
    rulings: ['Q-28'],
    explain: {
      en: ({ cog, zone }, content) =>
        `${figureName(cog, 'en', content)} already follows and comes along to ${zone} without another card.`,
      es: ({ cog, zone }, content) =>
        `${figureName(cog, 'es', content)} ya sigue y va también a ${zone} sin gastar otra carta.`,
    },
  }),
  'gears.react.follow-cover': rule<{ followers: string[]; zone: string }, GearsContent>({
    title: { en: 'Cover for followers', es: 'Cobertura para quien sigue' },
    says: {
      en: 'Followers may take cover after the mover has decided, if spaces are left.',
      es: 'Quienes siguen pueden ponerse a cubierto después de que decida quien mueve, si quedan espacios.',
    },
    section: FOLLOW,
    page: '24',
    rulings: [],
    explain: {
      en: ({ followers, zone }, content) =>
        `After the mover, followers may take cover in ${zone}: ${figureList(followers, 'en', content)}.`,
      es: ({ followers, zone }, content) =>
        `Después de quien mueve, pueden cubrirse en ${zone} quienes siguen: ${figureList(followers, 'es', content)}.`,
    },
  }),
}
