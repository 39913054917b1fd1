import { formatList } from '../../../lib/wording.ts'
import { legendName } from '../language/legend-name.ts'
import { rule } from '../rule.ts'

const SECTION = 'The Transition phase'

/** Rules on the steps of the Transition phase. */
export const transitionRules = {
  'apex.transition.draw-feat': rule<{ legend: string; drawn: number; left: number }>({
    title: { en: 'Everyone draws a feat', es: 'Todas roban una Proeza' },
    says: {
      en: 'Each Legend draws 1 feat card, also an eliminated one; there is no limit to the hand, and an empty deck gives nothing.',
      es: 'Cada Leyenda roba 1 carta de Proeza, también si está eliminada; la mano no tiene límite y un mazo vacío no da nada.',
    },
    section: SECTION,
    page: '16',
    rulings: [],
    explain: {
      en: ({ legend, drawn, left }, content) =>
        drawn === 0
          ? `${legendName(legend, 'en', content)} draws nothing: the deck is empty.`
          : `${legendName(legend, 'en', content)} draws 1 feat card; ${left} stay in the deck.`,
      es: ({ legend, drawn, left }, content) =>
        drawn === 0
          ? `${legendName(legend, 'es', content)} no roba nada: el mazo está vacío.`
          : `${legendName(legend, 'es', content)} roba 1 carta de Proeza; ${left === 1 ? 'queda' : 'quedan'} ${left} en el mazo.`,
    },
  }),
  'apex.transition.cooldown': rule<{ tokens: number; returned: string[] }>({
    title: { en: 'Cooldowns tick', es: 'Avanza el tiempo de espera' },
    says: {
      en: 'Every token on the cooldown track moves 1 to the left; those that leave the track return to their Legends.',
      es: 'Cada ficha del medidor de Tiempo de espera avanza 1 a la izquierda; las que lo abandonan vuelven a sus Leyendas.',
    },
    section: SECTION,
    page: '16',
    rulings: [],
    explain: {
      en: ({ tokens, returned }) =>
        `${tokens} on the cooldown track; ${returned.length} ${returned.length === 1 ? 'returns' : 'return'}.`,
      es: ({ tokens, returned }) =>
        `${tokens} en el medidor de Tiempo de espera; ${returned.length === 1 ? 'vuelve' : 'vuelven'} ${returned.length}.`,
    },
  }),
  'apex.transition.refresh': rule<{ legends: string[] }>({
    title: { en: 'Recruit cards are turned up', es: 'Se voltean las cartas de Reclutamiento' },
    says: {
      en: 'All recruit cards are turned face up again.',
      es: 'Todas las cartas de Reclutamiento vuelven a quedar boca arriba.',
    },
    section: SECTION,
    page: '16',
    rulings: [],
    explain: {
      en: ({ legends }, content) =>
        `May be activated again: ${formatList(
          legends.map((id) => legendName(id, 'en', content)),
          'en',
        )}.`,
      es: ({ legends }, content) =>
        `Pueden volver a activarse: ${formatList(
          legends.map((id) => legendName(id, 'es', content)),
          'es',
        )}.`,
    },
  }),
  'apex.transition.initiative': rule<{ round: number; turnIndex: number }>({
    title: { en: 'Back to Red', es: 'Vuelve al Rojo' },
    says: {
      en: 'The initiative marker moves along the arrows to the next turn of a squad, which is always Red’s.',
      es: 'El indicador de Iniciativa sigue las flechas hasta el siguiente turno de un pelotón, que es siempre el Rojo.',
    },
    section: SECTION,
    page: '17',
    rulings: [],
    explain: {
      en: ({ round }) => `Round ${round} begins with Red’s turn.`,
      es: ({ round }) => `La ronda ${round} empieza con el turno del pelotón Rojo.`,
    },
  }),
}
