import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { legendName } from '../language/legend-name.ts'
import { rule } from '../rule.ts'
import { type Squad, squadName } from '../table/squad.ts'

const SECTION = 'Victory'

type Points = { red: number; blue: number }
type Champion = { legend: string; health: number } | null

const score = ({ red, blue }: Points): string => `${red}:${blue}`

/** Whoever is compared in the second tie-break. */
function championName(champion: Champion, squad: Squad, locale: Locale, content: ApexContent): string {
  const of = squadName(squad, locale)
  if (champion === null) return { en: `nobody (${of})`, es: `ninguna (${of})` }[locale]
  const name = `${legendName(champion.legend, locale, content)} (${of})`
  return { en: `${name} with ${champion.health}`, es: `${name} con ${champion.health}` }[locale]
}

const names = (legends: readonly string[], locale: Locale, content: ApexContent): string =>
  formatList(
    legends.map((legend) => legendName(legend, locale, content)),
    locale,
  )

/** `no death boxes`, `1 death box`. */
function boxes(count: number, locale: Locale): string {
  if (count === 0) return { en: 'without death boxes', es: 'sin cajas' }[locale]
  return {
    en: `with ${count} death ${count === 1 ? 'box' : 'boxes'}`,
    es: `con ${count} ${count === 1 ? 'caja' : 'cajas'}`,
  }[locale]
}

/** Rules on winning. */
export const victoryRules = {
  'apex.victory.vp-token': rule<{ points: Points; claimed: Points | null }>({
    title: { en: 'Victory points', es: 'Puntos de Victoria' },
    says: {
      en: 'Every death box taken from an enemy Legend is one victory point.',
      es: 'Cada caja quitada a una Leyenda enemiga es un Punto de Victoria.',
    },
    section: SECTION,
    page: '31, 45',
    rulings: [],
    explain: {
      en: ({ points, claimed }) =>
        claimed === null
          ? `Victory points, Red to Blue: ${score(points)}.`
          : `The death boxes taken make the victory points ${score(points)}, Red to Blue, not ${score(claimed)}.`,
      es: ({ points, claimed }) =>
        claimed === null
          ? `Puntos de Victoria, Rojo a Azul: ${score(points)}.`
          : `Según las cajas quitadas, los Puntos de Victoria son ${score(points)}, Rojo a Azul, y no ${score(claimed)}.`,
    },
  }),
  'apex.victory.unique-eliminations': rule<{ winner: Squad; eliminated: string[]; both: boolean }>({
    title: { en: 'Every enemy eliminated once', es: 'Cada enemigo eliminado una vez' },
    says: {
      en: 'A squad wins at once when each enemy Legend has been eliminated at least once. If both squads have, the tie-breaks decide.',
      es: 'Un pelotón gana al instante cuando cada Leyenda enemiga ha sido eliminada al menos una vez. Si ambos lo logran, deciden los desempates.',
    },
    section: SECTION,
    page: '8',
    rulings: ['Q-32'],
    explain: {
      en: ({ winner, eliminated, both }, content) =>
        `${names(eliminated, 'en', content)} ${eliminated.length === 1 ? 'has' : 'have each'} been eliminated: ${squadName(winner, 'en')} ${both ? 'has reached the goal, and so has the enemy' : 'wins at once'}.`,
      es: ({ winner, eliminated, both }, content) =>
        `${names(eliminated, 'es', content)} ya ${eliminated.length === 1 ? 'ha sido eliminada' : 'han sido eliminadas'}: el pelotón ${squadName(winner, 'es')} ${both ? 'ha cumplido el objetivo, y el enemigo también' : 'gana al instante'}.`,
    },
  }),
  'apex.victory.vp-threshold': rule<{
    activating: string
    deathBoxes: number
    squad: Squad
    points: number
    needed: number
    wins: boolean
  }>({
    title: { en: 'Enough victory points', es: 'Puntos de Victoria suficientes' },
    says: {
      en: 'A squad wins with 2 victory points (2v2) or 4 (3v3) when an enemy Legend without death boxes starts its activation, even before it respawns.',
      es: 'Un pelotón gana con 2 Puntos de Victoria (2v2) o 4 (3v3) cuando una Leyenda enemiga sin cajas comienza su activación, incluso antes de reaparecer.',
    },
    section: SECTION,
    page: '8',
    rulings: ['Q-51'],
    explain: {
      en: ({ activating, deathBoxes, squad, points, needed, wins }, content) =>
        `${legendName(activating, 'en', content)} starts its activation ${boxes(deathBoxes, 'en')}; ${squadName(squad, 'en')} has ${points} of ${needed} victory points: ${wins ? 'it wins' : 'the game goes on'}.`,
      es: ({ activating, deathBoxes, squad, points, needed, wins }, content) =>
        `${legendName(activating, 'es', content)} comienza su activación ${boxes(deathBoxes, 'es')}; el pelotón ${squadName(squad, 'es')} tiene ${points} de ${needed} Puntos de Victoria: ${wins ? 'gana' : 'la partida sigue'}.`,
    },
  }),
  'apex.victory.end-of-rounds': rule<{
    by: 'points' | 'health'
    points: Points
    red: Champion
    blue: Champion
    winner: Squad | null
  }>({
    title: { en: 'Tie-breaks', es: 'Desempates' },
    says: {
      en: 'More victory points win; then the Legend with the most Health among those that still have both death boxes; then it is a draw.',
      es: 'Gana quien tenga más Puntos de Victoria; después, la Leyenda con más Salud entre las que conservan ambas cajas; si no, empate.',
    },
    section: SECTION,
    page: '8, 16',
    rulings: ['Q-34'],
    explain: {
      en: ({ by, points, red, blue, winner }, content) => {
        const result = winner === null ? 'a draw' : `${squadName(winner, 'en')} wins`
        if (by === 'points') return `Victory points ${score(points)}: ${result}.`
        return `Most Health of a Legend with both death boxes: ${championName(red, 'red', 'en', content)}, ${championName(blue, 'blue', 'en', content)}; ${result}.`
      },
      es: ({ by, points, red, blue, winner }, content) => {
        const result = winner === null ? 'empate' : `gana el pelotón ${squadName(winner, 'es')}`
        if (by === 'points') return `Puntos de Victoria ${score(points)}: ${result}.`
        return `Mayor Salud de una Leyenda con ambas cajas: ${championName(red, 'red', 'es', content)}, ${championName(blue, 'blue', 'es', content)}; ${result}.`
      },
    },
  }),
  'apex.victory.at-once': rule<Record<string, never>>({
    title: { en: 'At once', es: 'De inmediato' },
    says: {
      en: 'After all damage that one source deals at one moment, with its eliminations, and before any card can be played, it is looked whether a squad has eliminated every enemy; if so the game is over and the rest of the action falls away.',
      es: 'Tras todo el daño que un origen inflige en un momento, con sus eliminaciones, y antes de que pueda jugarse carta alguna, se mira si un pelotón ha eliminado a todas las enemigas; si es así, la partida termina y el resto de la acción se pierde.',
    },
    section: SECTION,
    page: '8, 31',
    rulings: ['Q-72'],
    explain: {
      en: () => 'The game is over at once: no reaction, no instant, and nothing that is left of the action.',
      es: () => 'La partida termina de inmediato: ni reacción, ni instantánea, ni nada de lo que quede de la acción.',
    },
  }),
}
