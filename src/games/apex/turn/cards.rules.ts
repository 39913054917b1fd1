import type { Locale } from '../../../lib/locale.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { cardName, legendName } from '../language/legend-name.ts'
import { rule } from '../rule.ts'
import { type Squad, squadName } from '../table/squad.ts'

const CARDS = 'Cards'
const REACTIONS = 'Reactions'

type Window = 'beforeShot' | 'afterShot'
type Played = { legend: string; card: string }

const WINDOWS = {
  en: { beforeShot: 'before the shot', afterShot: 'after the shot' },
  es: { beforeShot: 'antes del disparo', afterShot: 'después del disparo' },
} as const

/** `Lifeline’s Combat Medic`. */
function playedName({ legend, card }: Played, locale: Locale, content: ApexContent): string {
  const [owner, name] = [legendName(legend, locale, content), cardName(card, locale, content)]
  return { en: `${owner}’s ${name}`, es: `${name} de ${owner}` }[locale]
}

/** Rules on playing cards out of turn. */
export const cardRules = {
  'apex.reaction.when': rule<Played & { reason: 'ownShot' | 'noReaction' | 'ownActivation' | 'noShot' | 'open' }>({
    title: { en: 'Against an enemy shot', es: 'Contra un disparo enemigo' },
    says: {
      en: 'Reactions are played only against a shoot action of an enemy, and are always optional.',
      es: 'Las reacciones solo se juegan contra una acción de Disparo enemiga y siempre son opcionales.',
    },
    section: REACTIONS,
    page: '34',
    rulings: [],
    explain: {
      en: ({ reason, ...played }, content) =>
        `${playedName(played, 'en', content)}: ${
          {
            ownShot: 'its own squad is shooting, so there is no reaction',
            noReaction: 'it is not a reaction',
            ownActivation: 'no enemy shoots in its Legend’s own activation',
            noShot: 'no enemy is shooting now',
            open: 'an enemy is shooting',
          }[reason]
        }.`,
      es: ({ reason, ...played }, content) =>
        `${playedName(played, 'es', content)}: ${
          {
            ownShot: 'dispara su propio pelotón, así que no hay reacción',
            noReaction: 'no es una reacción',
            ownActivation: 'ningún enemigo dispara en la activación propia',
            noShot: 'ningún enemigo está disparando ahora',
            open: 'un enemigo está disparando',
          }[reason]
        }.`,
    },
  }),
  'apex.reaction.keywords': rule<Played & { window: Window; squad: boolean; isTarget: boolean; asked: Window }>({
    title: { en: 'Keywords of reactions', es: 'Palabras clave de las reacciones' },
    says: {
      en: 'A reaction is played in the window it names. With “squad” it also serves for a squadmate; without, only when its Legend is the target.',
      es: 'Una reacción se juega en el momento que indica. Con «pelotón» vale también para un compañero; sin ella, solo si su Leyenda es el objetivo.',
    },
    section: REACTIONS,
    page: '28, 34, 40',
    rulings: [],
    explain: {
      en: ({ window, squad, isTarget, asked, ...played }, content) => {
        if (window !== asked)
          return `${playedName(played, 'en', content)} is played ${WINDOWS.en[window]}, not ${asked === 'beforeShot' ? 'before' : 'after'} it.`
        if (isTarget)
          return `${playedName(played, 'en', content)} may be played ${WINDOWS.en[window]}: its Legend is the target.`
        return squad
          ? `${playedName(played, 'en', content)} may be played ${WINDOWS.en[window]} for a squadmate.`
          : `${playedName(played, 'en', content)} may be played only if its Legend is the target.`
      },
      es: ({ window, squad, isTarget, asked, ...played }, content) => {
        if (window !== asked)
          return `${playedName(played, 'es', content)} se juega ${WINDOWS.es[window]}, no ${asked === 'beforeShot' ? 'antes' : 'después'}.`
        if (isTarget)
          return `${playedName(played, 'es', content)} puede jugarse ${WINDOWS.es[window]}: su Leyenda es el objetivo.`
        return squad
          ? `${playedName(played, 'es', content)} puede jugarse ${WINDOWS.es[window]} por un compañero de pelotón.`
          : `${playedName(played, 'es', content)} solo puede jugarse si su Leyenda es el objetivo.`
      },
    },
  }),
  'apex.reaction.limit': rule<Played & { window: Window }>({
    title: { en: 'One reaction per window', es: 'Una reacción por momento' },
    says: {
      en: 'For each shoot action a Legend plays at most one reaction before the shot and one after it.',
      es: 'Por cada acción de Disparo, una Leyenda juega como mucho una reacción antes y una después del disparo.',
    },
    section: REACTIONS,
    page: '28, 34',
    rulings: [],
    explain: {
      en: ({ window, ...played }, content) =>
        `${playedName(played, 'en', content)}: its Legend has already reacted ${WINDOWS.en[window]} to this shoot action.`,
      es: ({ window, ...played }, content) =>
        `${playedName(played, 'es', content)}: su Leyenda ya ha reaccionado ${WINDOWS.es[window]} a esta acción.`,
    },
  }),
  'apex.reaction.after-eliminated': rule<Played>({
    title: { en: 'An eliminated target does not react', es: 'Un objetivo eliminado no reacciona' },
    says: {
      en: 'A target that the shot eliminated cannot react after it; its squadmates still can.',
      es: 'Un objetivo eliminado por el disparo no puede reaccionar después; sus compañeros sí.',
    },
    section: REACTIONS,
    page: '30',
    rulings: [],
    explain: {
      en: (played, content) => `${playedName(played, 'en', content)}: the shot eliminated its Legend.`,
      es: (played, content) => `${playedName(played, 'es', content)}: el disparo ha eliminado a su Leyenda.`,
    },
  }),
  'apex.reaction.order': rule<{ squad: Squad }>({
    title: { en: 'The attacked squad orders', es: 'Ordena el pelotón atacado' },
    says: {
      en: 'Several reactions resolve in the order that the attacked squad chooses.',
      es: 'Varias reacciones se resuelven en el orden que elija el pelotón atacado.',
    },
    section: REACTIONS,
    page: '28, 30',
    rulings: [],
    explain: {
      en: ({ squad }) => `If several are played, the ${squadName(squad, 'en')} squad chooses their order.`,
      es: ({ squad }) => `Si se juegan varias, el pelotón ${squadName(squad, 'es')} elige su orden.`,
    },
  }),
  'apex.card.on-board': rule<Played>({
    title: { en: 'Cards need a Legend on the board', es: 'Las cartas exigen estar en el tablero' },
    says: {
      en: 'Feats and abilities are used only while their Legend is on the board.',
      es: 'Las Proezas y Habilidades solo se usan mientras su Leyenda está en el tablero.',
    },
    section: CARDS,
    page: '34',
    rulings: [],
    explain: {
      en: (played, content) => `${playedName(played, 'en', content)}: its Legend is not on the board.`,
      es: (played, content) => `${playedName(played, 'es', content)}: su Leyenda no está en el tablero.`,
    },
  }),
  'apex.card.own-activation': rule<Played>({
    title: { en: 'In one’s own activation', es: 'En la activación propia' },
    says: {
      en: 'Free actions, special actions and enhancements are played only in the Legend’s own activation.',
      es: 'Las acciones gratuitas, especiales y las mejoras solo se juegan en la activación propia.',
    },
    section: CARDS,
    page: '34',
    rulings: [],
    explain: {
      en: (played, content) =>
        `${playedName(played, 'en', content)} may be played only in its Legend’s own activation.`,
      es: (played, content) => `${playedName(played, 'es', content)} solo puede jugarse en la activación propia.`,
    },
  }),
  'apex.card.enhancement': rule<Played & { reason: 'noAction' | 'used' | 'playable' }>({
    title: { en: 'One enhancement per action', es: 'Una mejora por acción' },
    says: {
      en: 'An enhancement is played in addition to its action, at most one per action.',
      es: 'Una mejora se juega junto con su acción, como mucho una por acción.',
    },
    section: CARDS,
    page: '34',
    rulings: [],
    explain: {
      en: ({ reason, ...played }, content) =>
        `${playedName(played, 'en', content)}: ${{ noAction: 'the action it enhances is not being resolved', used: 'this action already has its enhancement', playable: 'it is played with the action, for no AP' }[reason]}.`,
      es: ({ reason, ...played }, content) =>
        `${playedName(played, 'es', content)}: ${{ noAction: 'no se está resolviendo la acción que mejora', used: 'esta acción ya tiene su mejora', playable: 'se juega con la acción, sin coste de PA' }[reason]}.`,
    },
  }),
  'apex.instant.when': rule<Played & { holds: boolean }>({
    title: { en: 'Instants', es: 'Acciones instantáneas' },
    says: {
      en: 'An instant is played in any activation, of friend or enemy, if its condition is met.',
      es: 'Una acción instantánea se juega en cualquier activación, amiga o enemiga, si se cumple su condición.',
    },
    section: CARDS,
    page: '34, 40',
    rulings: [],
    explain: {
      en: ({ holds, ...played }, content) =>
        `${playedName(played, 'en', content)}: its condition ${holds ? 'is met, so it may be played in any activation' : 'is not met'}.`,
      es: ({ holds, ...played }, content) =>
        `${playedName(played, 'es', content)}: su condición ${holds ? 'se cumple y puede jugarse en cualquier activación' : 'no se cumple'}.`,
    },
  }),
  'apex.feat.use': rule<Played & { inHand: boolean }>({
    title: { en: 'Feats come from the hand', es: 'Las Proezas salen de la mano' },
    says: {
      en: 'A feat card is played from the hand, once, and goes to the face-up discard pile.',
      es: 'Una carta de Proeza se juega desde la mano, una vez, y va a la pila de descartes bocarriba.',
    },
    section: CARDS,
    page: '35',
    rulings: [],
    explain: {
      en: ({ inHand, ...played }, content) =>
        inHand
          ? `${playedName(played, 'en', content)} goes to the discard pile after use.`
          : `${playedName(played, 'en', content)} is not in hand.`,
      es: ({ inHand, ...played }, content) =>
        inHand
          ? `${playedName(played, 'es', content)} va a la pila de descartes tras usarse.`
          : `${playedName(played, 'es', content)} no está en la mano.`,
    },
  }),
  'apex.ability.need-token': rule<Played>({
    title: { en: 'Abilities need a token', es: 'Las Habilidades necesitan una ficha' },
    says: {
      en: 'Using an ability needs one of its tokens in the personal supply, not on the initiative or cooldown track.',
      es: 'Usar una Habilidad exige una de sus fichas en la reserva personal, no en los medidores de Iniciativa o de Tiempo de espera.',
    },
    section: CARDS,
    page: '35',
    rulings: [],
    explain: {
      en: (played, content) => `${playedName(played, 'en', content)} has no token in the supply.`,
      es: (played, content) => `${playedName(played, 'es', content)} no tiene fichas en la reserva.`,
    },
  }),
}
