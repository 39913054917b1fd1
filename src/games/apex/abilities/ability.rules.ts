import type { Cell } from '../../../geometry/grid.ts'
import { formatCount, formatList, type Noun } from '../../../lib/wording.ts'
import { cardName, legendName } from '../language/legend-name.ts'
import { cellNames } from '../language/spaces.words.ts'
import { rule } from '../rule.ts'

const SECTION = 'Abilities'
const TOKEN: Noun = { en: ['token', 'tokens'], es: ['ficha', 'fichas'] }
const MINIATURE: Noun = { en: ['miniature', 'miniatures'], es: ['miniatura', 'miniaturas'] }

/** Why an ability cannot be used although there are a token and the AP. */
export type UnmetCondition =
  | 'noPlace'
  | 'place'
  | 'noMiniature'
  | 'noTarget'
  | 'tooManyTargets'
  | 'sameTarget'
  | 'range'

const UNMET = {
  noPlace: { en: 'no place was named for its miniature', es: 'no se ha indicado dónde colocar su miniatura' },
  place: { en: 'its miniature cannot be placed there', es: 'su miniatura no se puede colocar ahí' },
  noMiniature: { en: 'its miniature is not in the supply', es: 'su miniatura no está en la reserva' },
  noTarget: {
    en: 'there is no Legend to attach its miniature to',
    es: 'no hay ninguna Leyenda a la que vincular su miniatura',
  },
  tooManyTargets: { en: 'there are more Legends than it may be attached to', es: 'hay más Leyendas de las que admite' },
  sameTarget: {
    en: 'no Legend may bear two of its miniatures',
    es: 'cada miniatura se vincula a una Leyenda distinta',
  },
  range: { en: 'a Legend is not within its range', es: 'una Leyenda está fuera de su alcance' },
} as const

/** Rules on using abilities and on what becomes of them. */
export const abilityRules = {
  'apex.ability.use': rule<{ ability: string; ap: number; goesTo: 'initiative' | 'cooldown' }>({
    title: { en: 'Using an ability', es: 'Usar una Habilidad' },
    says: {
      en: 'Take one of its tokens, pay the AP, place everything and resolve what is immediate; with a Duration or Delay the token goes under the initiative track, otherwise to its cooldown position when the action is over.',
      es: 'Se toma una de sus fichas, se pagan los PA, se coloca todo y se resuelve lo inmediato; con Duración o Demora la ficha va bajo el medidor de Iniciativa; si no, a su posición de tiempo de espera cuando acaba la acción.',
    },
    section: SECTION,
    page: '35, 38',
    rulings: ['Q-78', 'Q-82'],
    explain: {
      en: ({ ability, ap, goesTo }, content) =>
        `${cardName(ability, 'en', content)} costs ${ap === 0 ? 'no' : ap} AP; its token goes ${goesTo === 'initiative' ? 'under the initiative track' : 'to the cooldown track when the action is over'}.`,
      es: ({ ability, ap, goesTo }, content) =>
        `${cardName(ability, 'es', content)} ${ap === 0 ? 'no cuesta PA' : `cuesta ${ap} PA`}; su ficha va ${goesTo === 'initiative' ? 'bajo el medidor de Iniciativa' : 'al tiempo de espera cuando acaba la acción'}.`,
    },
  }),
  'apex.ability.all-conditions': rule<{ ability: string; unmet: UnmetCondition | null }>({
    title: { en: 'All conditions have to be met', es: 'Deben cumplirse todas las condiciones' },
    says: {
      en: 'If any placing condition of the card cannot be met, the ability cannot be used.',
      es: 'Si alguna condición de colocación de la carta no puede cumplirse, la Habilidad no se puede usar.',
    },
    section: SECTION,
    page: '35',
    rulings: [],
    explain: {
      en: ({ ability, unmet }, content) =>
        unmet === null
          ? `All conditions of ${cardName(ability, 'en', content)} are met.`
          : `${cardName(ability, 'en', content)} cannot be used: ${UNMET[unmet].en}.`,
      es: ({ ability, unmet }, content) =>
        unmet === null
          ? `Se cumplen todas las condiciones de ${cardName(ability, 'es', content)}.`
          : `${cardName(ability, 'es', content)} no se puede usar: ${UNMET[unmet].es}.`,
    },
  }),
  'apex.ability.tokens-limit': rule<{ ability: string; left: number }>({
    title: { en: 'As often as it has tokens', es: 'Tantas veces como fichas tenga' },
    says: {
      en: 'An ability may be used as often as it has tokens and the AP allow, also twice in one activation.',
      es: 'Una Habilidad se puede usar tantas veces como fichas tenga y permitan los PA, incluso dos veces en una activación.',
    },
    section: SECTION,
    page: '35',
    rulings: [],
    explain: {
      en: ({ ability, left }, content) =>
        `Afterwards ${formatCount(left, TOKEN, 'en')} of ${cardName(ability, 'en', content)} ${left === 1 ? 'is' : 'are'} left in the supply.`,
      es: ({ ability, left }, content) =>
        `Después ${left === 1 ? 'queda' : 'quedan'} en la reserva ${formatCount(left, TOKEN, 'es')} de ${cardName(ability, 'es', content)}.`,
    },
  }),
  'apex.ability.permanent-reuse': rule<{ ability: string; taken: number }>({
    title: { en: 'A permanent miniature is taken from the board', es: 'Una miniatura permanente se toma del tablero' },
    says: {
      en: 'If a PERMANENT miniature is needed and not in the supply, it is taken from the board.',
      es: 'Si hace falta una miniatura <PERMANENTE> que no está en la reserva, se toma del tablero.',
    },
    section: SECTION,
    page: '35',
    rulings: [],
    explain: {
      en: ({ ability, taken }, content) =>
        `${formatCount(taken, MINIATURE, 'en')} of ${cardName(ability, 'en', content)} ${taken === 1 ? 'is' : 'are'} taken from the board.`,
      es: ({ ability, taken }, content) =>
        `Se ${taken === 1 ? 'toma' : 'toman'} del tablero ${formatCount(taken, MINIATURE, 'es')} de ${cardName(ability, 'es', content)}.`,
    },
  }),
  'apex.ability.attach': rule<{ ability: string; legends: string[] }>({
    title: { en: 'Attached miniatures', es: 'Miniaturas vinculadas' },
    says: {
      en: 'An attached miniature shares the Legend’s space, moves with it in every way, stays attached when the Legend is eliminated and returns with it.',
      es: 'Una miniatura vinculada comparte el espacio de la Leyenda, se mueve con ella de cualquier modo, sigue vinculada si la eliminan y vuelve con ella.',
    },
    section: SECTION,
    page: '36',
    rulings: ['Q-82'],
    explain: {
      en: ({ legends }, content) =>
        `Attached to ${formatList(
          legends.map((id) => legendName(id, 'en', content)),
          'en',
        )}, wherever they go.`,
      es: ({ legends }, content) =>
        `Se vincula a ${formatList(
          legends.map((id) => legendName(id, 'es', content)),
          'es',
        )}, vayan donde vayan.`,
    },
  }),
  'apex.timing.immediate': rule<{ ability: string }>({
    title: { en: 'At once', es: 'De inmediato' },
    says: {
      en: 'Effects without a Duration or Delay are resolved at once.',
      es: 'Los efectos sin Duración ni Demora se resuelven de inmediato.',
    },
    section: 'Timing of abilities',
    page: '38',
    rulings: [],
    explain: {
      en: ({ ability }, content) => `${cardName(ability, 'en', content)} is resolved at once.`,
      es: ({ ability }, content) => `${cardName(ability, 'es', content)} se resuelve de inmediato.`,
    },
  }),
  'apex.ability.destroyed': rule<{ ability: string; position: number }>({
    title: { en: 'Destroyed before its time', es: 'Destruida antes de tiempo' },
    says: {
      en: 'If its miniature is destroyed before its time, the token goes straight to its cooldown position and the effect is over; a delayed one never happens.',
      es: 'Si destruyen su miniatura antes de tiempo, la ficha va directamente a su posición de tiempo de espera y el efecto acaba; uno con Demora no ocurre nunca.',
    },
    section: SECTION,
    page: '34',
    rulings: [],
    explain: {
      en: ({ ability, position }, content) =>
        `The miniature of ${cardName(ability, 'en', content)} was destroyed: its effect is over, and its token goes to cooldown ${position}.`,
      es: ({ ability, position }, content) =>
        `Han destruido la miniatura de ${cardName(ability, 'es', content)}: su efecto acaba y su ficha va a la posición ${position} del tiempo de espera.`,
    },
  }),
  'apex.ability.owner-off': rule<{ ability: string; lost: boolean }>({
    title: { en: 'When its Legend is off the board', es: 'Cuando su Leyenda está fuera del tablero' },
    says: {
      en: 'Abilities that were placed go on when their Legend is eliminated: Zones last and delayed effects happen; what would be given to that Legend itself is lost.',
      es: 'Las Habilidades ya colocadas siguen cuando eliminan a su Leyenda: las Zonas duran y los efectos con Demora ocurren; lo que se le daría a esa Leyenda se pierde.',
    },
    section: SECTION,
    page: '16, 36',
    rulings: ['Q-79'],
    explain: {
      en: ({ ability, lost }, content) =>
        `${cardName(ability, 'en', content)} goes on although its Legend is off the board${lost ? ', but what it would give to that Legend is lost' : ''}.`,
      es: ({ ability, lost }, content) =>
        `${cardName(ability, 'es', content)} sigue aunque su Leyenda esté fuera del tablero${lost ? ', pero lo que le daría a ella se pierde' : ''}.`,
    },
  }),
  'apex.ability.dome': rule<{ reason: 'protected' | 'notInside' | 'attackerInside' | 'noAttack'; damage: number }>({
    title: { en: 'The Dome of Protection', es: 'La Cúpula de protección' },
    says: {
      en: 'While the Dome stands, damage from a shot, melee, grenade or area to a Legend in its Zone is cancelled, unless the attacker is in the same Zone. The Ring and cards without an attack are no attacks.',
      es: 'Mientras la Cúpula está en pie, se anula el daño de un Disparo, Cuerpo a cuerpo, Granada o área a una Leyenda de su Zona, salvo que quien ataca esté en la misma Zona. El Anillo y las cartas sin ataque no son ataques.',
    },
    section: SECTION,
    page: '15',
    rulings: ['Q-77'],
    explain: {
      en: ({ reason, damage }) =>
        ({
          protected: `The Dome cancels the ${damage} damage.`,
          notInside: 'The target is not in the Zone of the Dome.',
          attackerInside: 'Attacker and target are both in the Zone of the Dome, so it does not protect.',
          noAttack: 'It is no attack, so the Dome does not protect.',
        })[reason],
      es: ({ reason, damage }) =>
        ({
          protected: `La Cúpula anula los ${damage} puntos de daño.`,
          notInside: 'El objetivo no está en la Zona de la Cúpula.',
          attackerInside: 'Quien ataca y su objetivo están en la Zona de la Cúpula, así que no protege.',
          noAttack: 'No es un ataque, así que la Cúpula no protege.',
        })[reason],
    },
  }),
  'apex.ability.ride': rule<{
    reason: 'possible' | 'used' | 'notSquad' | 'resolving' | 'tooFar'
    distance: number
    range: number
    spaces: Cell[]
  }>({
    title: { en: 'Riding a Zipline', es: 'Usar una Tirolina' },
    says: {
      en: 'Once in each own activation, between actions and for no AP, a Legend of the squad within 6 of the Zipline may be placed in a free space adjacent to its intersection.',
      es: 'Una vez en cada activación propia, entre acciones y sin coste de PA, una Leyenda del pelotón a distancia 6 o menos de la Tirolina puede colocarse en un espacio libre adyacente a su intersección.',
    },
    section: SECTION,
    page: null,
    rulings: ['Q-82'],
    explain: {
      en: ({ reason, distance, range, spaces }) =>
        ({
          possible: `At distance ${distance} (at most ${range}), it may be placed in ${spaces.length === 0 ? 'no free space' : cellNames(spaces)}.`,
          used: 'It has ridden in this activation already.',
          notSquad: 'The Zipline is for the squad of its owner only.',
          resolving: 'Not in the middle of an action.',
          tooFar: `It is at distance ${distance}, and ${range} is the most.`,
        })[reason],
      es: ({ reason, distance, range, spaces }) =>
        ({
          possible: `A distancia ${distance} (como mucho ${range}), puede colocarse en ${spaces.length === 0 ? 'ningún espacio libre' : cellNames(spaces)}.`,
          used: 'Ya la ha usado en esta activación.',
          notSquad: 'La Tirolina es solo para el pelotón de su dueña.',
          resolving: 'No en mitad de una acción.',
          tooFar: `Está a distancia ${distance}, y el máximo es ${range}.`,
        })[reason],
    },
  }),
}
