import { rule } from '../../../rulebook/rule.ts'
import { counted } from '../language/attack-words.ts'

const COG = 'Wounding COG'
const BLEEDING = 'Bleeding'
const INSANE = 'Insane difficulty'

/** Rules on wounds of COG. */
export const cogWoundRules = {
  'gears.wound.cog': rule<
    { figure: string; wounds: number; discarded: number; left: number } | { figure: string; expected: number }
  >({
    title: { en: 'A card for each wound', es: 'Una carta por herida' },
    says: {
      en: 'For each wound the player discards an order card of choice.',
      es: 'Por cada herida el jugador descarta una carta de Orden a su elección.',
    },
    section: COG,
    page: '20',
    rulings: [],
    told: {
      en: (facts) =>
        'expected' in facts
          ? `${facts.figure} has to name ${counted(facts.expected, 'card', 'en')} of the hand, each once.`
          : `${counted(facts.wounds, 'wound', 'en')}: ${facts.figure} discards ${counted(facts.discarded, 'card', 'en')} and keeps ${facts.left}.`,
      es: (facts) =>
        'expected' in facts
          ? `${facts.figure} debe nombrar ${counted(facts.expected, 'card', 'es')} de su mano, cada una una vez.`
          : `${counted(facts.wounds, 'wound', 'es')}: ${facts.figure} descarta ${counted(facts.discarded, 'card', 'es')} y conserva ${facts.left}.`,
    },
  }),
  'gears.wound.cog-bleed': rule<{ figure: string; unpaid: number }>({
    title: { en: 'When a COG bleeds out', es: 'Cuándo se desangra un CGO' },
    says: {
      en: 'A wound that cannot be paid makes the figure bleed; an empty hand alone does not. Further wounds are lost.',
      es: 'Una herida que no se puede pagar hace que la figura se desangre; no tener cartas por sí solo no. Las demás se pierden.',
    },
    section: COG,
    page: '20-21',
    rulings: [],
    told: {
      en: ({ figure, unpaid }) => `${figure} cannot pay ${counted(unpaid, 'wound', 'en')} and bleeds out.`,
      es: ({ figure, unpaid }) => `${figure} no puede pagar ${counted(unpaid, 'wound', 'es')} y se desangra.`,
    },
  }),
  'gears.bleed.prone': rule<{ figure: string }>({
    title: { en: 'Lying down', es: 'Figura tumbada' },
    says: {
      en: 'A bleeding figure lies down and leaves cover.',
      es: 'Una figura que se desangra se tumba y sale de la cobertura.',
    },
    section: BLEEDING,
    page: '21',
    rulings: [],
    told: {
      en: ({ figure }) => `${figure} lies down, out of cover.`,
      es: ({ figure }) => `${figure} se tumba, fuera de cobertura.`,
    },
  }),
  'gears.bleed.immune': rule<{ figure: string; wounds: number }>({
    title: { en: 'No more wounds while bleeding', es: 'Sin más heridas al desangrarse' },
    says: {
      en: 'Further wounds have no effect on a figure that bleeds.',
      es: 'Las heridas posteriores no afectan a una figura que se desangra.',
    },
    section: BLEEDING,
    page: '21',
    rulings: ['Q-19'],
    told: {
      en: ({ figure, wounds }) => `${figure} bleeds already: ${counted(wounds, 'wound', 'en')} without effect.`,
      es: ({ figure, wounds }) => `${figure} ya se desangra: ${counted(wounds, 'wound', 'es')} sin efecto.`,
    },
  }),
  'gears.bleed.not-targeted': rule<{ figure: string }>({
    title: { en: 'Bleeding COG are not attacked', es: 'No se ataca a quien se desangra' },
    says: {
      en: 'Locust cannot attack a COG that bleeds.',
      es: 'Los Locust no pueden atacar a un CGO que se desangra.',
    },
    section: BLEEDING,
    page: '10, 21',
    rulings: [],
    told: {
      en: ({ figure }) => `${figure} bleeds and cannot be attacked.`,
      es: ({ figure }) => `${figure} se desangra y no puede ser atacado.`,
    },
  }),
  'gears.insane.random-discard': rule<{ figure: string }>({
    title: { en: 'Insane: random discards', es: 'Locura: descartes al azar' },
    says: {
      en: 'On Insane difficulty wounds of COG are paid with random cards.',
      es: 'Con dificultad Locura las heridas de los CGO se pagan con cartas al azar.',
    },
    section: INSANE,
    page: '30',
    rulings: [],
    told: {
      en: ({ figure }) => `${figure} discards at random.`,
      es: ({ figure }) => `${figure} descarta al azar.`,
    },
  }),
  'gears.insane.execute': rule<{ attacker: string; figure: string; reason: 'otherZone' | null }>({
    title: { en: 'Insane: executions', es: 'Locura: ejecuciones' },
    says: {
      en: 'On Insane difficulty a Locust may attack a bleeding COG in its own zone: without dice, figure and player leave the game.',
      es: 'Con dificultad Locura un Locust puede atacar a un CGO que se desangra en su zona: sin dados, figura y jugador salen de la partida.',
    },
    section: INSANE,
    page: '30',
    rulings: ['Q-31'],
    told: {
      en: ({ attacker, figure, reason }) =>
        reason === null ? `${attacker} executes ${figure}.` : `${figure} bleeds in another zone than ${attacker}.`,
      es: ({ attacker, figure, reason }) =>
        reason === null ? `${attacker} ejecuta a ${figure}.` : `${figure} se desangra en otra zona que ${attacker}.`,
    },
  }),
}
