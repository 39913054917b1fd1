import type { Locale } from '../../../../lib/locale.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import type { DistanceRange } from '../../content/shot-effect.ts'
import { legendName } from '../../language/legend-name.ts'
import { pieceNames, spaces } from '../../language/notation.ts'
import { countName, number, rangeName, type Source, sourceName, sourceNames, term } from '../../language/words.ts'
import { rule } from '../../rule.ts'
import type { Piece } from '../../vocabulary.ts'

const SECTION = 'Shooting'

type Aimed = { squadmate: boolean; visible: boolean; blockers: Piece[]; distance: number }

/** One of several Legends that a shot could be aimed at; without a difficulty it cannot. */
type AmongSeveral = {
  legend: string
  visible: boolean
  blockers: Piece[]
  distance: number
  inCover: boolean
  difficulty: number | null
}

function amongSeveral(facts: AmongSeveral, locale: Locale, content: ApexContent): string {
  const { visible, blockers, distance, inCover, difficulty } = facts
  const name = legendName(facts.legend, locale, content)
  const at = spaces(distance, locale)
  if (!visible) {
    const by = blockers.length === 0 ? '' : `: ${pieceNames(blockers, locale, content)}`
    return { en: `${name} is not in line of sight${by}.`, es: `${name} no está en línea de visión${by}.` }[locale]
  }
  const cover = inCover ? { en: ', in cover', es: ', a cubierto' }[locale] : ''
  const value = difficulty === null ? '' : `, ${{ en: 'difficulty', es: 'dificultad' }[locale]} ${number(difficulty)}`
  return {
    en: `${name} is in line of sight, at ${at}${cover}${value}.`,
    es: `${name} está en línea de visión, a ${at}${cover}${value}.`,
  }[locale]
}

/** Rules on the steps of a shoot action before the cards are judged. */
export const shotRules = {
  'apex.shot.steps': rule<{ reactions: Source[] }>({
    title: { en: 'The steps of a shot', es: 'Los pasos de un disparo' },
    says: {
      en: 'Aim, enemy reactions before the shot, shoot, enemy reactions after it, replenish. What was computed when aiming stays as it is.',
      es: 'Apuntar, reacciones enemigas antes del disparo, disparar, reacciones enemigas después, reponer. Lo calculado al apuntar no cambia.',
    },
    section: SECTION,
    page: '22',
    rulings: ['Q-50'],
    explain: {
      en: ({ reactions }, content) => `Played before the shot: ${sourceNames(reactions, 'en', content)}.`,
      es: ({ reactions }, content) => `Jugado antes del disparo: ${sourceNames(reactions, 'es', content)}.`,
    },
  }),
  'apex.shot.target': rule<Aimed | AmongSeveral>({
    title: { en: 'Who can be shot at', es: 'A quién se puede disparar' },
    says: {
      en: 'The target is an enemy Legend in line of sight; there is no maximum range.',
      es: 'El objetivo es una Leyenda enemiga en línea de visión; no hay alcance máximo.',
    },
    section: SECTION,
    page: '23',
    rulings: [],
    explain: {
      en: (facts, content) => {
        if ('legend' in facts) return amongSeveral(facts, 'en', content)
        const { squadmate, visible, blockers, distance } = facts
        if (squadmate) return 'The target belongs to the shooter’s own squad; only enemies can be shot at.'
        if (visible) return `The target is in line of sight, at ${spaces(distance, 'en')}.`
        return `The target is not in line of sight${blockers.length > 0 ? `: ${pieceNames(blockers, 'en', content)}` : ''}.`
      },
      es: (facts, content) => {
        if ('legend' in facts) return amongSeveral(facts, 'es', content)
        const { squadmate, visible, blockers, distance } = facts
        if (squadmate) return 'El objetivo es del mismo pelotón que quien dispara; solo se puede disparar a enemigos.'
        if (visible) return `El objetivo está en línea de visión, a ${spaces(distance, 'es')}.`
        return `El objetivo no está en línea de visión${blockers.length > 0 ? `: ${pieceNames(blockers, 'es', content)}` : ''}.`
      },
    },
  }),
  'apex.shot.weapon-special': rule<{ weapon: string; special: string }>({
    title: { en: 'A weapon’s own special action', es: 'La acción especial de un arma' },
    says: {
      en: 'If the special action of a weapon contains a shoot action, that weapon has to be used.',
      es: 'Si la acción especial de un arma incluye una acción de Disparo, hay que usar esa arma.',
    },
    section: SECTION,
    page: '27',
    rulings: [],
    explain: {
      en: ({ weapon, special }, content) =>
        weapon === special
          ? `The special action of ${sourceName(special, 'en', content)} is carried out with it.`
          : `The special action of ${sourceName(special, 'en', content)} cannot be carried out with ${sourceName(weapon, 'en', content)}.`,
      es: ({ weapon, special }, content) =>
        weapon === special
          ? `La acción especial de ${sourceName(special, 'es', content)} se realiza con esa arma.`
          : `La acción especial de ${sourceName(special, 'es', content)} no puede realizarse con ${sourceName(weapon, 'es', content)}.`,
    },
  }),
  'apex.shot.ammo': rule<{ before: number; after: number }>({
    title: { en: 'A shot costs 1 ammo', es: 'Un disparo cuesta 1 de munición' },
    says: {
      en: 'The weapon needs at least 1 ammo; the shoot action spends 1, whatever the rate of fire.',
      es: 'El arma necesita al menos 1 de munición; la acción gasta 1, sea cual sea la cadencia.',
    },
    section: SECTION,
    page: '26',
    rulings: [],
    explain: {
      en: ({ before, after }) =>
        before < 1 ? 'The weapon has no ammunition left.' : `Ammunition: ${before} → ${after}.`,
      es: ({ before, after }) => (before < 1 ? 'Al arma no le queda munición.' : `Munición: ${before} → ${after}.`),
    },
  }),
  'apex.attachment.effect': rule<{ installed: Source[]; printed: Source[]; covered: Source[] }>({
    title: { en: 'Attachments work in every shot', es: 'Los accesorios actúan en cada disparo' },
    says: {
      en: 'An installed or printed attachment applies to every shoot action of its weapon; a printed one that is covered does not.',
      es: 'Un accesorio instalado o impreso se aplica a cada disparo de su arma; uno impreso y cubierto, no.',
    },
    section: 'Weapons',
    page: '27',
    rulings: [],
    explain: {
      en: ({ installed, printed, covered }, content) =>
        `Attachments: ${sourceNames([...installed, ...printed], 'en', content)}${covered.length > 0 ? `; covered: ${sourceNames(covered, 'en', content)}` : ''}.`,
      es: ({ installed, printed, covered }, content) =>
        `Accesorios: ${sourceNames([...installed, ...printed], 'es', content)}${covered.length > 0 ? `; ${covered.length === 1 ? 'cubierto' : 'cubiertos'}: ${sourceNames(covered, 'es', content)}` : ''}.`,
    },
  }),
  'apex.shot.passive-check': rule<{ weapon: Source; recoil: number; stability: number }>({
    title: { en: 'Passives are read before the cards', es: 'Las pasivas se leen antes de las cartas' },
    says: {
      en: 'The passive of a weapon is checked once, before aim cards are revealed.',
      es: 'La pasiva de un arma se comprueba una vez, antes de revelar cartas de Puntería.',
    },
    section: SECTION,
    page: '27',
    rulings: [],
    explain: {
      en: ({ weapon, recoil, stability }, content) =>
        `The passive of ${sourceName(weapon, 'en', content)} is in force${kick(recoil, stability, 'en')}.`,
      es: ({ weapon, recoil, stability }, content) =>
        `La pasiva de ${sourceName(weapon, 'es', content)} está vigente${kick(recoil, stability, 'es')}.`,
    },
  }),
  'apex.shot.enhancement': rule<{ cards: Source[] }>({
    title: { en: 'One shot enhancement', es: 'Una mejora de disparo' },
    says: {
      en: 'At most one card is played as a shot enhancement in a shoot action.',
      es: 'En una acción de disparo se juega como máximo una carta como mejora de disparo.',
    },
    section: SECTION,
    page: '28, 34, 40',
    rulings: [],
    explain: {
      en: ({ cards }, content) =>
        cards.length > 1
          ? `Only one shot enhancement may be played, not ${cards.length}: ${sourceNames(cards, 'en', content)}.`
          : `Shot enhancement: ${sourceNames(cards, 'en', content)}.`,
      es: ({ cards }, content) =>
        cards.length > 1
          ? `Solo se puede jugar una mejora de disparo, no ${cards.length}: ${sourceNames(cards, 'es', content)}.`
          : `Mejora de disparo: ${sourceNames(cards, 'es', content)}.`,
    },
  }),
  'apex.shot.difficulty': rule<{
    printed: number
    outside: number
    penalty: number
    range: DistanceRange
    changes: { source: Source; amount: number }[]
    difficulty: number
  }>({
    title: { en: 'Hit difficulty', es: 'Dificultad para impactar' },
    says: {
      en: 'The printed difficulty, plus 10 for each space outside the optimal range, minus the sight’s value if the distance is in its range, plus other modifiers; all add up.',
      es: 'La dificultad impresa, más 10 por espacio fuera del alcance óptimo, menos el valor de la mira si la distancia está en su alcance, más otros modificadores; todo se acumula.',
    },
    section: SECTION,
    page: '27',
    rulings: [],
    explain: {
      en: ({ printed, outside, penalty, range, changes, difficulty }, content) =>
        `Difficulty ${printed}${outside > 0 ? ` + ${penalty} (${spaces(outside, 'en')} outside range ${rangeName(range)})` : ''}${changeTerms(changes, 'en', content)}${outside === 0 && changes.length === 0 ? ` (in range ${rangeName(range)})` : ` = ${number(difficulty)}`}.`,
      es: ({ printed, outside, penalty, range, changes, difficulty }, content) =>
        `Dificultad ${printed}${outside > 0 ? ` + ${penalty} (${spaces(outside, 'es')} fuera del alcance ${rangeName(range)})` : ''}${changeTerms(changes, 'es', content)}${outside === 0 && changes.length === 0 ? ` (dentro del alcance ${rangeName(range)})` : ` = ${number(difficulty)}`}.`,
    },
  }),
  'apex.shot.replenish': rule<{ cards: number }>({
    title: { en: 'The deck is shuffled again', es: 'El mazo se vuelve a barajar' },
    says: {
      en: 'All used aim cards return to the deck, which is shuffled.',
      es: 'Todas las cartas de Puntería usadas vuelven al mazo y este se baraja.',
    },
    section: SECTION,
    page: '30',
    rulings: [],
    explain: {
      en: ({ cards }) =>
        `${countName(cards, 'aimCard', 'en')} ${cards === 1 ? 'goes' : 'go'} back into the deck, which is shuffled.`,
      es: ({ cards }) =>
        `${countName(cards, 'aimCard', 'es')} ${cards === 1 ? 'vuelve' : 'vuelven'} al mazo, que se baraja.`,
    },
  }),
}

const changeTerms = (
  changes: readonly { source: Source; amount: number }[],
  locale: Locale,
  content: ApexContent,
): string => changes.map(({ source, amount }) => `${term(amount)} (${sourceName(source, locale, content)})`).join('')

function kick(recoil: number, stability: number, locale: Locale): string {
  const parts = [
    recoil === 0 ? '' : `${{ en: 'recoil', es: 'retroceso' }[locale]} ${number(recoil)}`,
    stability === 0 ? '' : `${{ en: 'stability', es: 'estabilidad' }[locale]} ${number(stability)}`,
  ].filter((part) => part !== '')
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`
}
