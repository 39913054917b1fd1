import { formatChoice } from '../../../lib/wording.ts'

import { rule } from '../rule.ts'
import { actionName, actionTitle } from './action.words.ts'

const SECTION = 'Activations'

/** Rules on combined actions that have begun, and on Legends off the board. */
export const openActionRules = {
  'apex.activation.open-action': rule<{ action: string; open: string; legal: boolean; left: string[]; done: boolean }>({
    title: { en: 'A combined action that has begun', es: 'Una acción combinada ya empezada' },
    says: {
      en: 'The AP of a combined action are paid when its first part starts. Until it is finished only its other parts are possible; what is not wanted lapses.',
      es: 'Los PA de una acción combinada se pagan al empezar su primera parte. Hasta que termina solo son posibles sus otras partes; lo que no se quiera hacer se pierde.',
    },
    section: SECTION,
    page: '15',
    rulings: ['Q-81'],
    explain: {
      en: ({ action, open, legal, left, done }, content) => {
        if (done) return `${actionTitle(action, 'en', content)} has been done in this action already.`
        if (legal) return `${actionTitle(action, 'en', content)}: still part of the action whose AP were paid.`
        const rest = left.map((part) => actionName(part, 'en', content))
        const only = rest.length === 0 ? 'none of its parts is left' : `only ${formatChoice(rest, 'en')} is left of it`
        return `${actionTitle(action, 'en', content)} has to wait: “${actionTitle(open, 'en', content)}” is not finished, and ${only}.`
      },
      es: ({ action, open, legal, left, done }, content) => {
        if (done) return `${actionTitle(action, 'es', content)}: ya se ha hecho en esta acción.`
        if (legal)
          return `${actionTitle(action, 'es', content)}: todavía forma parte de la acción cuyos PA se han pagado.`
        const rest = left.map((part) => actionName(part, 'es', content))
        const only =
          rest.length === 0 ? 'ya no le queda ninguna parte' : `de ella solo queda ${formatChoice(rest, 'es')}`
        return `${actionTitle(action, 'es', content)} debe esperar: «${actionTitle(open, 'es', content)}» no ha terminado y ${only}.`
      },
    },
  }),
  'apex.move.combined': rule<{ action: string; after: boolean }>({
    title: { en: 'The move before or after', es: 'El movimiento antes o después' },
    says: {
      en: 'In “X and Move 1” the move may come before or after X.',
      es: 'En «X y Movimiento 1» el movimiento puede ir antes o después de X.',
    },
    section: 'Movement',
    page: '19',
    rulings: [],
    explain: {
      en: ({ action, after }, content) =>
        `The move comes ${after ? 'after' : 'before'} ${actionName(action, 'en', content)}, as the squad likes.`,
      es: ({ action, after }, content) =>
        `El movimiento va ${after ? 'después' : 'antes'} de ${actionName(action, 'es', content)}, como se quiera.`,
    },
  }),
  'apex.elimination.inactive': rule<{ action: string }>({
    title: { en: 'Off the board', es: 'Fuera del tablero' },
    says: {
      en: 'A Legend that is off the board takes no actions and plays no cards.',
      es: 'Una Leyenda que está fuera del tablero no realiza acciones ni juega cartas.',
    },
    section: 'Damage and elimination',
    page: '31',
    rulings: [],
    explain: {
      en: ({ action }, content) => `${actionTitle(action, 'en', content)}: the Legend is off the board.`,
      es: ({ action }, content) => `${actionTitle(action, 'es', content)}: la Leyenda está fuera del tablero.`,
    },
  }),
  'apex.respawn.same-activation': rule<{ ap: number }>({
    title: { en: 'Eliminated in the own activation', es: 'Eliminada en la propia activación' },
    says: {
      en: 'A Legend that is eliminated in its own activation with AP left may respawn at once for 1 AP; otherwise it has to do so first thing in its next activation.',
      es: 'Una Leyenda eliminada en su propia activación a la que le queden PA puede reaparecer de inmediato por 1 PA; si no, debe hacerlo al principio de su siguiente activación.',
    },
    section: 'Respawn',
    page: '34',
    rulings: ['Q-74'],
    explain: {
      en: ({ ap }) => `It was eliminated in this activation and has ${ap} AP left, so it may respawn at once.`,
      es: ({ ap }) =>
        `La han eliminado en esta activación y le ${ap === 1 ? 'queda' : 'quedan'} ${ap} PA, así que puede reaparecer de inmediato.`,
    },
  }),
  'apex.respawn.waived-cost': rule<{ ap: number; possible: boolean }>({
    title: { en: 'A Respawn for nothing', es: 'Una Reaparición sin coste' },
    says: {
      en: 'A card that makes Respawn cost nothing needs a Respawn that could be paid.',
      es: 'Una carta que hace que la Reaparición no cueste nada exige una Reaparición que pudiera pagarse.',
    },
    section: 'Respawn',
    page: '34',
    rulings: ['Q-80'],
    explain: {
      en: ({ ap, possible }) =>
        possible
          ? `With ${ap} AP the Respawn could be paid, so the card makes it cost nothing.`
          : 'Without AP the Legend could not pay the Respawn, so the card does not help.',
      es: ({ ap, possible }) =>
        possible
          ? `Con ${ap} PA la Reaparición podría pagarse, así que con la carta no cuesta nada.`
          : 'Sin PA la Leyenda no podría pagar la Reaparición, así que la carta no sirve.',
    },
  }),
}
