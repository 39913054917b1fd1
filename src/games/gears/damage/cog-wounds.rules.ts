import { rule } from '../../../rulebook/rule.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { countOf } from '../language/attack-words.ts'
import { figureName } from '../language/card-name.ts'

const COG = 'Wounding COG'
const BLEEDING = 'Bleeding'
const INSANE = 'Insane difficulty'

/** Rules on wounds of COG. */
export const cogWoundRules = {
  'gears.wound.cog': rule<
    { figure: string; wounds: number; discarded: number; left: number } | { figure: string; expected: number },
    GearsContent
  >({
    title: { en: 'A card for each wound', es: 'Una carta por herida' },
    says: {
      en: 'For each wound the player discards an order card of their choice.',
      es: 'Por cada herida el jugador descarta una carta de Orden a su elección.',
    },
    section: COG,
    page: '20',
    rulings: [],
    explain: {
      en: (facts, content) =>
        'expected' in facts
          ? `${figureName(facts.figure, 'en', content)} has to name ${countOf(facts.expected, 'card', 'en')} of the hand, each once.`
          : `${countOf(facts.wounds, 'wound', 'en')}: ${figureName(facts.figure, 'en', content)} ${facts.discarded === 0 ? 'has no order card to discard' : `discards ${countOf(facts.discarded, 'card', 'en')} and keeps ${facts.left === 0 ? 'none' : facts.left}`}.`,
      es: (facts, content) =>
        'expected' in facts
          ? `${figureName(facts.figure, 'es', content)} debe nombrar ${countOf(facts.expected, 'card', 'es')} de su mano, cada una una vez.`
          : `${countOf(facts.wounds, 'wound', 'es')}: ${figureName(facts.figure, 'es', content)} ${facts.discarded === 0 ? 'no tiene cartas de Orden que descartar' : `descarta ${countOf(facts.discarded, 'card', 'es')} y ${facts.left === 0 ? 'no conserva ninguna' : `conserva ${facts.left}`}`}.`,
    },
  }),
  'gears.wound.cog-bleed': rule<{ figure: string; unpaid: number }, GearsContent>({
    title: { en: 'When a COG bleeds out', es: 'Cuándo se desangra un CGO' },
    says: {
      en: 'A wound that cannot be paid makes the figure bleed; an empty hand alone does not. Further wounds are lost.',
      es: 'Una herida que no se puede pagar hace que la figura se desangre; quedarse sin cartas no basta. Las demás se pierden.',
    },
    section: COG,
    page: '20-21',
    rulings: [],
    explain: {
      en: ({ figure, unpaid }, content) =>
        `${figureName(figure, 'en', content)} cannot pay ${countOf(unpaid, 'wound', 'en')} and bleeds out.`,
      es: ({ figure, unpaid }, content) =>
        `${figureName(figure, 'es', content)} no puede pagar ${countOf(unpaid, 'wound', 'es')} y se desangra.`,
    },
  }),
  'gears.bleed.prone': rule<{ figure: string }, GearsContent>({
    title: { en: 'Lying down', es: 'Figura tumbada' },
    says: {
      en: 'A bleeding figure lies down and leaves cover.',
      es: 'Una figura que se desangra se tumba y sale de la cobertura.',
    },
    section: BLEEDING,
    page: '21',
    rulings: [],
    explain: {
      en: ({ figure }, content) => `${figureName(figure, 'en', content)} lies down, out of cover.`,
      es: ({ figure }, content) => `${figureName(figure, 'es', content)} se tumba, fuera de cobertura.`,
    },
  }),
  'gears.bleed.immune': rule<{ figure: string; wounds: number }, GearsContent>({
    title: { en: 'No more wounds while bleeding', es: 'Sin más heridas al desangrarse' },
    says: {
      en: 'Further wounds have no effect on a figure that bleeds.',
      es: 'Las heridas posteriores no afectan a una figura que se desangra.',
    },
    section: BLEEDING,
    page: '21',
    rulings: ['Q-19'],
    explain: {
      en: ({ figure, wounds }, content) =>
        `${figureName(figure, 'en', content)} bleeds already: ${countOf(wounds, 'wound', 'en')} without effect.`,
      es: ({ figure, wounds }, content) =>
        `${figureName(figure, 'es', content)} ya se desangra: ${countOf(wounds, 'wound', 'es')} sin efecto.`,
    },
  }),
  'gears.bleed.not-targeted': rule<{ figure: string }, GearsContent>({
    title: { en: 'Bleeding COG are not attacked', es: 'No se ataca a quien se desangra' },
    says: {
      en: 'Locust cannot attack a COG that bleeds.',
      es: 'Los Locust no pueden atacar a un CGO que se desangra.',
    },
    section: BLEEDING,
    page: '10, 21',
    rulings: [],
    explain: {
      en: ({ figure }, content) => `${figureName(figure, 'en', content)} bleeds and cannot be attacked.`,
      es: ({ figure }, content) => `${figureName(figure, 'es', content)} se desangra y no puede ser atacado.`,
    },
  }),
  'gears.insane.random-discard': rule<{ figure: string }, GearsContent>({
    title: { en: 'Insane: random discards', es: 'Locura: descartes al azar' },
    says: {
      en: 'On Insane difficulty wounds of COG are paid with random cards.',
      es: 'Con dificultad Locura las heridas de los CGO se pagan con cartas al azar.',
    },
    section: INSANE,
    page: '30',
    rulings: [],
    explain: {
      en: ({ figure }, content) => `${figureName(figure, 'en', content)} discards at random.`,
      es: ({ figure }, content) => `${figureName(figure, 'es', content)} descarta al azar.`,
    },
  }),
  'gears.insane.execute': rule<{ attacker: string; figure: string; reason: 'otherZone' | null }, GearsContent>({
    title: { en: 'Insane: executions', es: 'Locura: ejecuciones' },
    says: {
      en: 'On Insane difficulty a Locust may attack a bleeding COG in its own zone: without dice, figure and player leave the game.',
      es: 'Con dificultad Locura un Locust puede atacar a un CGO que se desangra en su zona: sin dados, figura y jugador salen de la partida.',
    },
    section: INSANE,
    page: '30',
    rulings: ['Q-31'],
    explain: {
      en: ({ attacker, figure, reason }, content) =>
        reason === null
          ? `${figureName(attacker, 'en', content)} executes ${figureName(figure, 'en', content)}.`
          : `${figureName(figure, 'en', content)} is bleeding in a different zone from ${figureName(attacker, 'en', content)}.`,
      es: ({ attacker, figure, reason }, content) =>
        reason === null
          ? `${figureName(attacker, 'es', content)} ejecuta a ${figureName(figure, 'es', content)}.`
          : `${figureName(figure, 'es', content)} se desangra en una zona distinta de la de ${figureName(attacker, 'es', content)}.`,
    },
  }),
}
