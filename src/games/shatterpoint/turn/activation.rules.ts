import { formatChoice, formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import { conditionName, hunkerCount } from '../language/words.ts'
import type { Condition } from '../vocabulary.ts'
import type { Action } from './action.ts'
import { ACTION_NAMES } from './action.words.ts'

type Actors = { characters: string[] }

const can = (characters: readonly string[]): string => (characters.length === 1 ? 'puede' : 'pueden')

/** Rules on activations, actions and stances. */
export const activationRules = {
  'shatterpoint.activation.start': rule<{ unit: string; hunker: number }>({
    title: { en: 'The start of an activation', es: 'El inicio de una activación' },
    says: {
      en: 'At the start of its activation a wounded unit is healed to an injury, then loses all hunker tokens, then its tactic abilities and other effects are resolved.',
      es: 'Al inicio de su activación, una unidad herida pasa a lesionada, luego pierde sus fichas de Resguardo, y después se resuelven sus capacidades tácticas y otros efectos.',
    },
    section: 'Activating units',
    page: '23',
    rulings: [],
    explain: {
      en: ({ unit, hunker }) =>
        `${unit} begins its activation${hunker > 0 ? ` and loses ${hunkerCount(hunker, 'en')}` : ''}.`,
      es: ({ unit, hunker }) =>
        `${unit} empieza su activación${hunker > 0 ? ` y pierde ${hunkerCount(hunker, 'es')}` : ''}.`,
    },
  }),
  'shatterpoint.injury.flip': rule<{ unit: string; injuries: number; damage: number; condition: Condition | null }>({
    title: { en: 'A wound becomes an injury', es: 'Una herida se vuelve lesión' },
    says: {
      en: 'At the start of its next activation the wound token of a unit is turned to injury, all its damage goes, and one condition of its controller’s choice.',
      es: 'Al inicio de su siguiente activación, la ficha de herida de una unidad se gira a lesión, se retira todo su daño y un estado a elección de quien la controla.',
    },
    section: 'Damage',
    page: '34',
    rulings: [],
    explain: {
      en: ({ unit, injuries, condition }) =>
        `${unit} is no longer wounded: ${injuries} ${injuries === 1 ? 'injury' : 'injuries'}, no damage${condition === null ? '' : `, no longer ${conditionName(condition, 'en')}`}.`,
      es: ({ unit, injuries, condition }) =>
        `La unidad ${unit} deja de estar herida: ${injuries} ${injuries === 1 ? 'lesión' : 'lesiones'}, sin daño${condition === null ? '' : `, sin el estado ${conditionName(condition, 'es')}`}.`,
    },
  }),
  'shatterpoint.activation.condition-choice': rule<{ unit: string; condition: Condition | null; held: Condition[] }>({
    title: { en: 'Which condition goes', es: 'Qué estado se retira' },
    says: {
      en: 'A unit that is no longer wounded loses one condition that it has.',
      es: 'Una unidad que deja de estar herida pierde un estado que tenga.',
    },
    section: 'Damage',
    page: '34',
    rulings: [],
    explain: {
      en: ({ unit, condition, held }) => {
        const names = formatChoice(
          held.map((entry) => conditionName(entry, 'en')),
          'en',
        )
        if (condition === null) return `${unit} loses one condition, as its player chooses: ${names}.`
        const why = held.length === 0 ? 'it has no condition' : `choose ${names}`
        return `${unit} cannot lose ${conditionName(condition, 'en')}: ${why}.`
      },
      es: ({ unit, condition, held }) => {
        const names = formatChoice(
          held.map((entry) => conditionName(entry, 'es')),
          'es',
        )
        if (condition === null) return `${unit} pierde un estado a elección de su jugador: ${names}.`
        const why = held.length === 0 ? 'no tiene ningún estado' : `elige ${names}`
        return `${unit} no puede perder el estado ${conditionName(condition, 'es')}: ${why}.`
      },
    },
  }),
  'shatterpoint.activation.actions': rule<{ unit: string; action: Action; own: number; isRepeated: boolean }>({
    title: { en: 'Two actions, each once', es: 'Dos acciones, cada una una vez' },
    says: {
      en: 'An activating unit may perform up to two actions, and each type of action at most once.',
      es: 'Una unidad que se activa puede realizar hasta dos acciones, y cada tipo de acción como mucho una vez.',
    },
    section: 'Activating units',
    page: '23',
    rulings: [],
    explain: {
      en: ({ unit, action, own, isRepeated }) =>
        isRepeated
          ? `${unit} has already performed the ${ACTION_NAMES[action].en} action in this activation.`
          : own >= 2
            ? `${unit} has already performed its two actions.`
            : `${unit} performs the ${ACTION_NAMES[action].en} action, its action ${own + 1} of 2.`,
      es: ({ unit, action, own, isRepeated }) =>
        isRepeated
          ? `${unit} ya ha realizado la acción de ${ACTION_NAMES[action].es} en esta activación.`
          : own >= 2
            ? `${unit} ya ha realizado sus dos acciones.`
            : `${unit} realiza la acción de ${ACTION_NAMES[action].es}, la ${own === 0 ? 'primera' : 'segunda'} de dos.`,
    },
  }),
  'shatterpoint.activation.granted-actions': rule<{ unit: string; action: Action }>({
    title: { en: 'Granted actions', es: 'Acciones concedidas' },
    says: {
      en: 'An action that an effect grants does not count towards the two, but each type is still performed once only.',
      es: 'Una acción concedida por un efecto no cuenta para las dos, pero cada tipo se realiza igualmente una sola vez.',
    },
    section: 'Activating units',
    page: '23',
    rulings: ['Q-18'],
    explain: {
      en: ({ unit, action }) =>
        `The ${ACTION_NAMES[action].en} action is granted to ${unit} and does not count towards its two actions.`,
      es: ({ unit, action }) =>
        `La acción de ${ACTION_NAMES[action].es} se concede a ${unit} y no cuenta para sus dos acciones.`,
    },
  }),
  'shatterpoint.activation.wounded-ends': rule<{ unit: string }>({
    title: { en: 'Wounded in its own activation', es: 'Herida en su propia activación' },
    says: {
      en: 'If a unit becomes wounded in its own activation, what is being resolved is finished and the activation ends at once.',
      es: 'Si una unidad queda herida en su propia activación, se termina lo que se esté resolviendo y la activación acaba al momento.',
    },
    section: 'Activating units',
    page: '23',
    rulings: ['Q-20'],
    explain: {
      en: ({ unit }) => `${unit} became wounded: its activation is over.`,
      es: ({ unit }) => `La unidad ${unit} ha quedado herida: su activación ha terminado.`,
    },
  }),
  'shatterpoint.activation.end-by-choice': rule<{ unit: string; left: number }>({
    title: { en: 'Stopping early', es: 'Terminar antes' },
    says: {
      en: 'The controller may end the activation early; actions that were not used are lost.',
      es: 'Quien controla la unidad puede terminar antes la activación; las acciones sin usar se pierden.',
    },
    section: 'Activating units',
    page: '23',
    rulings: [],
    explain: {
      en: ({ unit, left }) =>
        `${unit} ends its activation${left > 0 ? `; ${left === 1 ? '1 unused action is' : `${left} unused actions are`} lost` : ''}.`,
      es: ({ unit, left }) =>
        `${unit} termina su activación${left > 0 ? `; ${left === 1 ? 'se pierde 1 acción' : `se pierden ${left} acciones`}` : ''}.`,
    },
  }),
  'shatterpoint.action.multi-char': rule<{ unit: string; characters: string[]; declined: string[] }>({
    title: { en: 'Actions of several characters', es: 'Acciones de varios personajes' },
    says: {
      en: 'Every character of the unit may perform the action, one after the other in its controller’s order. All count as having performed it, even those who decline.',
      es: 'Cada personaje de la unidad puede realizar la acción, uno tras otro en el orden que elija quien la controla. Todos cuentan como si la hubieran realizado, aunque renuncien.',
    },
    section: 'Activating units',
    page: '23',
    rulings: [],
    explain: {
      en: ({ characters, declined }) =>
        `${formatList(characters, 'en')} act in this order${declined.length === 0 ? '' : `; ${formatList(declined, 'en')} ${declined.length === 1 ? 'declines and still counts' : 'decline and still count'}`}.`,
      es: ({ characters, declined }) =>
        `${formatList(characters, 'es')} actúan en este orden${declined.length === 0 ? '' : `; ${formatList(declined, 'es')} ${declined.length === 1 ? 'renuncia y cuenta' : 'renuncian y cuentan'} igualmente`}.`,
    },
  }),
  'shatterpoint.action.move': rule<Actors>({
    title: { en: 'Move action', es: 'Acción de Movimiento' },
    says: {
      en: 'Each character may advance, dash or climb, each by its own choice.',
      es: 'Cada personaje puede avanzar, correr o trepar, cada uno a su elección.',
    },
    section: 'Activating units',
    page: '23',
    rulings: ['Q-46'],
    explain: {
      en: ({ characters }) => `${formatList(characters, 'en')} may advance, dash or climb.`,
      es: ({ characters }) => `${formatList(characters, 'es')} ${can(characters)} avanzar, correr o trepar.`,
    },
  }),
  'shatterpoint.action.focus': rule<Actors>({
    title: { en: 'Focus action', es: 'Acción de Concentración' },
    says: {
      en: 'Each character gets 1 more attack die on its next attack in this activation.',
      es: 'Cada personaje obtiene 1 dado de ataque más en su próximo ataque de esta activación.',
    },
    section: 'Activating units',
    page: '23',
    rulings: [],
    explain: {
      en: ({ characters }) =>
        `${formatList(characters, 'en')} ${characters.length === 1 ? 'gets' : 'each get'} 1 more die on the next attack.`,
      es: ({ characters }) =>
        `${formatList(characters, 'es')} ${characters.length === 1 ? 'obtiene' : 'obtienen'} 1 dado más en su próximo ataque.`,
    },
  }),
  'shatterpoint.action.combat': rule<Actors>({
    title: { en: 'Combat action', es: 'Acción de Combate' },
    says: {
      en: 'Each character may make one attack; their targets may differ.',
      es: 'Cada personaje puede realizar un ataque; sus objetivos pueden ser distintos.',
    },
    section: 'Activating units',
    page: '23',
    rulings: [],
    explain: {
      en: ({ characters }) =>
        `${formatList(characters, 'en')} may make one attack${characters.length === 1 ? '' : ' each'}.`,
      es: ({ characters }) =>
        `${formatList(characters, 'es')} ${can(characters)} realizar un ataque${characters.length === 1 ? '' : ' por personaje'}.`,
    },
  }),
  'shatterpoint.action.ability': rule<Actors>({
    title: { en: 'Ability action', es: 'Acción de Capacidad' },
    says: {
      en: 'The unit uses one ability whose text starts with “Action”; its Force is paid as well.',
      es: 'La unidad usa una capacidad cuyo texto empieza por «Acción»; también se paga su Fuerza.',
    },
    section: 'Activating units',
    page: '23',
    rulings: [],
    explain: {
      en: () => 'The unit uses one ability that takes an action, and pays its Force.',
      es: () => 'La unidad usa una capacidad que requiere acción y paga su Fuerza.',
    },
  }),
  'shatterpoint.action.recover': rule<Actors>({
    title: { en: 'Recover action', es: 'Acción de Recuperación' },
    says: { en: 'Each character may heal once.', es: 'Cada personaje puede curar una vez.' },
    section: 'Activating units',
    page: '23',
    rulings: [],
    explain: {
      en: ({ characters }) => `${formatList(characters, 'en')} may heal once${characters.length === 1 ? '' : ' each'}.`,
      es: ({ characters }) =>
        `${formatList(characters, 'es')} ${can(characters)} curar una vez${characters.length === 1 ? '' : ' por personaje'}.`,
    },
  }),
  'shatterpoint.action.take-cover': rule<{ characters: string[]; isEngaged: boolean }>({
    title: { en: 'Take cover action', es: 'Acción de Ponerse a cubierto' },
    says: {
      en: 'Each character may be pushed range 1 in any direction; then the unit gets 1 hunker token, unless it is engaged.',
      es: 'Cada personaje puede ser empujado alcance 1 en cualquier dirección; luego la unidad recibe 1 ficha de Resguardo, salvo que esté trabada.',
    },
    section: 'Activating units',
    page: '23',
    rulings: ['Q-19'],
    explain: {
      en: ({ characters, isEngaged }) =>
        `${formatList(characters, 'en')} may be pushed range 1; ${isEngaged ? 'the unit is engaged and gets no hunker token' : 'then the unit gets 1 hunker token'}.`,
      es: ({ characters, isEngaged }) =>
        `Se puede empujar a ${formatList(characters, 'es')} a lo largo del alcance 1; ${isEngaged ? 'la unidad está trabada y no recibe ficha de Resguardo' : 'luego la unidad recibe 1 ficha de Resguardo'}.`,
    },
  }),
  'shatterpoint.stance.active-only': rule<{ stance: string }>({
    title: { en: 'Only the active stance counts', es: 'Solo cuenta la postura activa' },
    says: {
      en: 'A unit uses the ratings, tables and combat tree of its face-up stance only.',
      es: 'Una unidad usa solo las puntuaciones, las tablas y el árbol de combate de su postura boca arriba.',
    },
    section: 'Stance cards',
    page: '12',
    rulings: [],
    explain: {
      en: ({ stance }) => `The active stance is ${stance}.`,
      es: ({ stance }) => `La postura activa es ${stance}.`,
    },
  }),
  'shatterpoint.stance.flip': rule<{ unit: string; obstacle: 'oneSided' | 'flipped' | 'notActive' | null }>({
    title: { en: 'Flipping a stance', es: 'Girar una postura' },
    says: {
      en: 'A unit with a two-sided stance card may flip it once in each of its own activations, at any time when nothing is being resolved.',
      es: 'Una unidad con una carta de Postura de dos caras puede girarla una vez en cada activación propia, cuando no se esté resolviendo nada.',
    },
    section: 'Stance cards',
    page: '12',
    rulings: [],
    explain: {
      en: ({ unit, obstacle }) =>
        ({
          oneSided: `The stance card of ${unit} has one side only.`,
          flipped: `${unit} has already flipped its stance in this activation.`,
          notActive: `${unit} may flip its stance only in its own activation.`,
          none: `${unit} flips its stance.`,
        })[obstacle ?? 'none'],
      es: ({ unit, obstacle }) =>
        ({
          oneSided: `La carta de Postura de ${unit} tiene una sola cara.`,
          flipped: `${unit} ya ha girado su postura en esta activación.`,
          notActive: `${unit} solo puede girar su postura en su propia activación.`,
          none: `${unit} gira su postura.`,
        })[obstacle ?? 'none'],
    },
  }),
  'shatterpoint.defeat.check': rule<{ unit: string; injuries: number; durability: number; isDefeated: boolean }>({
    title: { en: 'Defeat', es: 'Derrota' },
    says: {
      en: 'Near the end of a turn the unit that was just activated is defeated if it has as many injuries as durability; its characters leave the battlefield.',
      es: 'Hacia el final de un turno, la unidad recién activada es derrotada si tiene tantas lesiones como resistencia; sus personajes salen del campo de batalla.',
    },
    section: 'Damage',
    page: '34',
    rulings: [],
    explain: {
      en: ({ unit, injuries, durability, isDefeated }) =>
        `${unit} has ${injuries} ${injuries === 1 ? 'injury' : 'injuries'} against a durability of ${durability}: ${isDefeated ? 'it is defeated' : 'it fights on'}.`,
      es: ({ unit, injuries, durability, isDefeated }) =>
        `La unidad ${unit} tiene ${injuries} ${injuries === 1 ? 'lesión' : 'lesiones'} contra una resistencia de ${durability}: ${isDefeated ? 'queda derrotada' : 'sigue luchando'}.`,
    },
  }),
  'shatterpoint.action.empty': rule<{ unit: string; action: Action }>({
    title: { en: 'An action for nothing', es: 'Una acción para nada' },
    says: {
      en: 'An action may be performed though no character can or wants to do anything in it; it is used up.',
      es: 'Una acción puede realizarse aunque ningún personaje pueda o quiera hacer nada con ella; se gasta.',
    },
    section: 'Activating units',
    page: '23',
    rulings: [],
    explain: {
      en: ({ unit, action }) =>
        `No character of ${unit} does anything in the ${ACTION_NAMES[action].en} action; it is used up all the same.`,
      es: ({ unit, action }) =>
        `Ningún personaje de ${unit} hace nada en la acción de ${ACTION_NAMES[action].es}; se gasta igualmente.`,
    },
  }),
  'shatterpoint.action.cut-short': rule<{ unit: string; action: Action }>({
    title: { en: 'An action that is cut short', es: 'Una acción interrumpida' },
    says: {
      en: 'An action that ends because its unit became wounded counts as performed and resolved by all its characters.',
      es: 'Una acción que termina porque su unidad queda herida cuenta como realizada y resuelta por todos sus personajes.',
    },
    section: 'Activating units',
    page: '23',
    rulings: ['Q-58'],
    explain: {
      en: ({ unit, action }) =>
        `${unit} was wounded in the middle of the ${ACTION_NAMES[action].en} action, which counts as performed by all its characters.`,
      es: ({ unit, action }) =>
        `${unit} ha quedado herida durante la acción de ${ACTION_NAMES[action].es}, que cuenta como realizada por todos sus personajes.`,
    },
  }),
  'shatterpoint.stance.flip-by-effect': rule<{ unit: string }>({
    title: { en: 'A flip by an effect', es: 'Un giro por un efecto' },
    says: {
      en: 'A flip that an effect gives is additional to the one of the activation, and possible outside of it.',
      es: 'Un giro que concede un efecto se suma al de la activación, y es posible fuera de ella.',
    },
    section: 'Stance cards',
    page: '12',
    rulings: ['Q-69'],
    explain: {
      en: ({ unit }) => `An effect flips the stance of ${unit}, besides the one flip of its activation.`,
      es: ({ unit }) => `Un efecto gira la postura de ${unit}, además del único giro de su activación.`,
    },
  }),
}
