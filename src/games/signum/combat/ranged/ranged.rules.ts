import { formatList } from '../../../../lib/wording.ts'
import { rule } from '../../../../rulebook/rule.ts'
import { hitCount, woundCount } from '../../dice/fight.words.ts'
import { diceCount, formatLength } from '../../language/words.ts'
import { rangedName } from './ranged.words.ts'
import type { RangedKind } from './ranged-kind.ts'

/** Rules on ranged attacks. */
export const rangedRules = {
  'signum.ranged.ability': rule<{ shooter: string; kind: RangedKind; x: number }>({
    title: { en: 'Who attacks from afar', es: 'Quién ataca a distancia' },
    says: {
      en: 'A ranged attack takes Shot, Throwing or Magical Shot of at least 1 with everything that changes it now.',
      es: 'Un ataque a distancia requiere Disparo, Lanzamiento o Disparo Mágico de al menos 1 con todo lo que lo modifica.',
    },
    section: 'Ranged attack',
    page: '27',
    rulings: [],
    explain: {
      en: ({ shooter, kind, x }) =>
        x > 0
          ? `${shooter} has ${rangedName(kind, 'en')} ${x}.`
          : `${shooter} has no ${rangedName(kind, 'en')} of at least 1; choose an attack that it has.`,
      es: ({ shooter, kind, x }) =>
        x > 0
          ? `${shooter} tiene ${rangedName(kind, 'es')} ${x}.`
          : `${shooter} no tiene ${rangedName(kind, 'es')} de al menos 1; elige un ataque que tenga.`,
    },
  }),
  'signum.ranged.no-move': rule<{ shooter: string; kind: RangedKind; ran: boolean }>({
    title: { en: 'No ranged attack after moving', es: 'Sin ataque a distancia tras moverse' },
    says: {
      en: 'A creature that moved makes no ranged attack, unless Quick Shooter or Battle Mage lets it; after running nothing does.',
      es: 'Una criatura que se movió no ataca a distancia, salvo por Disparo Rápido o Mago de Batalla; tras correr, nunca.',
    },
    section: 'Ranged attack',
    page: '27',
    rulings: [],
    explain: {
      en: ({ shooter, kind, ran }) =>
        `${shooter} ${ran ? 'ran' : 'moved'} and cannot use ${rangedName(kind, 'en')} any more in this activation.`,
      es: ({ shooter, kind, ran }) =>
        `${shooter} ${ran ? 'corrió' : 'se movió'} y ya no puede usar ${rangedName(kind, 'es')} en esta activación.`,
    },
  }),
  'signum.ranged.not-in-contact': rule<{ shooter: string; enemies: readonly string[] }>({
    title: { en: 'No ranged attack from contact', es: 'Sin ataque a distancia estando en contacto' },
    says: {
      en: 'A creature that touches an enemy without a stealth token makes no ranged attack.',
      es: 'Una criatura que toca a un enemigo sin ficha de Sigilo no ataca a distancia.',
    },
    section: 'Ranged attack',
    page: '27',
    rulings: [],
    explain: {
      en: ({ shooter, enemies }) => `${shooter} touches ${formatList(enemies, 'en')} and can only fight in melee.`,
      es: ({ shooter, enemies }) =>
        `${shooter} toca a ${formatList(enemies, 'es')} y solo puede luchar cuerpo a cuerpo.`,
    },
  }),
  'signum.ranged.target': rule<{ shooter: string; target: string; enemies: boolean }>({
    title: { en: 'Who is shot at', es: 'A quién se dispara' },
    says: {
      en: 'The target is an enemy creature without a stealth token, in reach and in sight, even one that touches friends.',
      es: 'El objetivo es una criatura enemiga sin ficha de Sigilo, al alcance y a la vista, aunque toque a amigos.',
    },
    section: 'Ranged attack',
    page: '27',
    rulings: [],
    explain: {
      en: ({ shooter, target, enemies }) =>
        enemies ? `${shooter} aims at ${target}.` : `${target} is no enemy of ${shooter}; choose an enemy.`,
      es: ({ shooter, target, enemies }) =>
        enemies ? `${shooter} apunta a ${target}.` : `${target} no es enemigo de ${shooter}; elige a un enemigo.`,
    },
  }),
  'signum.ranged.reach': rule<{ kind: RangedKind; distance: number; reach: number; within: boolean }>({
    title: { en: 'How far ranged attacks reach', es: 'Hasta dónde llegan los ataques a distancia' },
    says: {
      en: 'Shot and Magical Shot reach XL, Throwing reaches L, from edge to edge of the bases.',
      es: 'Disparo y Disparo Mágico llegan a XL y Lanzamiento a L, de borde a borde de las bases.',
    },
    section: 'Ranged attack',
    page: '27',
    rulings: [],
    explain: {
      en: ({ kind, distance, reach, within }) =>
        `The target is ${formatLength(distance, 'en')} away, ${within ? 'within' : 'beyond'} the ${formatLength(reach, 'en')} of ${rangedName(kind, 'en')}.`,
      es: ({ kind, distance, reach, within }) =>
        within
          ? `El objetivo está a ${formatLength(distance, 'es')}, dentro de los ${formatLength(reach, 'es')} de ${rangedName(kind, 'es')}.`
          : `El objetivo está a ${formatLength(distance, 'es')}, fuera de los ${formatLength(reach, 'es')} de ${rangedName(kind, 'es')}.`,
    },
  }),
  'signum.los.beats-range': rule<{ shooter: string; target: string; blockers: readonly string[] }>({
    title: { en: 'Sight comes before reach', es: 'La visión va antes que el alcance' },
    says: {
      en: 'Without a line of sight there is no ranged attack, however near the target is.',
      es: 'Sin línea de visión no hay ataque a distancia, por cerca que esté el objetivo.',
    },
    section: 'Line of sight',
    page: '28',
    rulings: [],
    explain: {
      en: ({ shooter, target, blockers }) =>
        `${shooter} does not see ${target}${blockers.length > 0 ? `: in the way is ${formatList(blockers, 'en')}` : ''}.`,
      es: ({ shooter, target, blockers }) =>
        `${shooter} no ve a ${target}${blockers.length > 0 ? `: estorba ${formatList(blockers, 'es')}` : ''}.`,
    },
  }),
  'signum.ranged.steps': rule<{ shooter: string; target: string; dice: number; hits: number }>({
    title: { en: 'A ranged attack', es: 'Un ataque a distancia' },
    says: {
      en: 'Measure, look for a line of sight, then roll as many dice as the ability says. Shots need targets, throwing axes or shields.',
      es: 'Se mide, se busca la línea de visión y se tiran los dados de la capacidad. El disparo necesita dianas; el lanzamiento, hachas o escudos.',
    },
    section: 'Ranged attack',
    page: '28',
    rulings: [],
    explain: {
      en: ({ shooter, target, dice, hits }) =>
        `${shooter} rolls ${diceCount(dice, 'en')} at ${target} and scores ${hitCount(hits, 'en')}.`,
      es: ({ shooter, target, dice, hits }) =>
        `${shooter} tira ${diceCount(dice, 'es')} contra ${target} y logra ${hitCount(hits, 'es')}.`,
    },
  }),
  'signum.ranged.defence': rule<{ target: string; kind: RangedKind; dice: number; blocks: number }>({
    title: { en: 'Defence against ranged attacks', es: 'Defensa contra ataques a distancia' },
    says: {
      en: 'Against Shot and Throwing the target rolls a die for each hit, whatever its strength, and each shield cancels one. Magical Shot leaves no defence outside defensive terrain.',
      es: 'Contra Disparo y Lanzamiento el objetivo tira un dado por impacto, sea cual sea su fuerza, y cada escudo anula uno. El Disparo Mágico no deja defenderse fuera de terreno defensivo.',
    },
    section: 'Ranged attack',
    page: '28',
    rulings: ['Q-19'],
    explain: {
      en: ({ target, kind, dice, blocks }) =>
        dice === 0
          ? `${target} has no defence dice against ${rangedName(kind, 'en')}.`
          : `${target} rolls ${diceCount(dice, 'en')} in defence and blocks ${blocks}.`,
      es: ({ target, kind, dice, blocks }) =>
        dice === 0
          ? `${target} no tiene dados de defensa contra ${rangedName(kind, 'es')}.`
          : `${target} tira ${diceCount(dice, 'es')} de defensa y bloquea ${blocks}.`,
    },
  }),
  'signum.ranged.damage-kind': rule<{ target: string; kind: RangedKind; amount: number }>({
    title: { en: 'What ranged attacks cause', es: 'Qué causan los ataques a distancia' },
    says: {
      en: 'Each hit that is not blocked is a point of damage from Shot or Throwing, and a wound from Magical Shot.',
      es: 'Cada impacto sin bloquear es un punto de daño con Disparo o Lanzamiento, y una herida con Disparo Mágico.',
    },
    section: 'Ranged attack',
    page: '28',
    rulings: [],
    explain: {
      en: ({ target, kind, amount }) =>
        `${target} suffers ${kind === 'magicalShot' ? woundCount(amount, 'en') : `${amount} damage`}.`,
      es: ({ target, kind, amount }) =>
        `${target} sufre ${kind === 'magicalShot' ? woundCount(amount, 'es') : `${amount} de daño`}.`,
    },
  }),
  'signum.odds.ranged-net': rule<{ dice: number; block: string }>({
    title: { en: 'The odds of a ranged attack', es: 'Las probabilidades de un ataque a distancia' },
    says: {
      en: 'Each hit is blocked once in three, and five times in nine where failed defence dice are rolled again.',
      es: 'Cada impacto se bloquea una vez de cada tres, y cinco de cada nueve si se repiten los dados de defensa fallidos.',
    },
    section: 'Ranged attack',
    page: null,
    rulings: [],
    explain: {
      en: ({ dice, block }) => `${diceCount(dice, 'en')}; each hit is blocked with a chance of ${block}.`,
      es: ({ dice, block }) => `${diceCount(dice, 'es')}; cada impacto se bloquea con probabilidad ${block}.`,
    },
  }),
}
