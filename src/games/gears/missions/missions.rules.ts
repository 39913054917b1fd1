import type { Locale } from '../../../lib/locale.ts'
import { rule } from '../../../rulebook/rule.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { enemyName, missionName } from '../language/card-name.ts'
import { type Asked, missionEffectText, objectiveText } from './mission.words.ts'
import type { ResolvedEffect } from './mission-back.ts'

const WINNING = 'Winning and losing'

export type Checked = Asked & { holds: boolean }
export type Flipped = { back: ResolvedEffect[]; players: number }
type Said = { en: string; es: string }

/** Whether a part of the objective holds, in words. */
export function checkText({ holds, ...asked }: Checked, locale: Locale, content: GearsContent): string {
  const text = objectiveText(asked, locale, content)
  return { en: `${holds ? 'Met' : 'Not met yet'}: ${text}.`, es: `${holds ? 'Cumplido' : 'Sin cumplir'}: ${text}.` }[
    locale
  ]
}

/** What the back of a card does, in one sentence. */
export const backText = ({ back }: Flipped, locale: Locale, content: GearsContent): string =>
  back.map((effect) => missionEffectText(effect, locale, content)).join('; ')

/** Rules on missions, victory and defeat. */
export const missionRules = {
  'gears.mission.phases': rule<{ mission: string; phase: number; phases: number; rules: Said[] }, GearsContent>({
    title: { en: 'One phase after the other', es: 'Una fase tras otra' },
    says: {
      en: 'Mission cards are used in the order of their phases; the special rules on the front hold while the phase lasts.',
      es: 'Las cartas de Misión se usan por orden de fase; las reglas especiales del anverso valen mientras dure la fase.',
    },
    section: WINNING,
    page: '11',
    rulings: [],
    explain: {
      en: ({ mission, phase, phases, rules }, content) => {
        const name = missionName(mission, 'en', content)
        if (phase > phases)
          return `${name} has ${phases} ${phases === 1 ? 'phase' : 'phases'}; there is no phase ${phase}.`
        return `${name}, phase ${phase}. ${rules.length === 0 ? 'It has no special rule.' : rules.map(({ en }) => en).join(' ')}`
      },
      es: ({ mission, phase, phases, rules }, content) => {
        const name = missionName(mission, 'es', content)
        if (phase > phases) return `${name} tiene ${phases} ${phases === 1 ? 'fase' : 'fases'}; no hay fase ${phase}.`
        return `${name}, fase ${phase}. ${rules.length === 0 ? 'No tiene reglas especiales.' : rules.map(({ es }) => es).join(' ')}`
      },
    },
  }),
  'gears.mission.flip-now': rule<Checked & { phase: number }, GearsContent>({
    title: {
      en: 'A met objective flips the card at once',
      es: 'El objetivo cumplido da la vuelta a la carta al momento',
    },
    says: {
      en: 'As soon as the objective is met, even in the middle of a turn, the card is flipped and its back resolved completely.',
      es: 'En cuanto se cumple el objetivo, aunque sea a mitad de turno, se da la vuelta a la carta y se resuelve entero su reverso.',
    },
    section: WINNING,
    page: '11',
    rulings: [],
    explain: {
      en: (facts, content) => checkText(facts, 'en', content),
      es: (facts, content) => checkText(facts, 'es', content),
    },
  }),
  'gears.mission.next-phase': rule<Flipped & { phase: number }, GearsContent>({
    title: { en: 'The back of a mission card', es: 'El reverso de una carta de Misión' },
    says: {
      en: 'The back of the flipped card is carried out in order; then the next card’s special rules take effect.',
      es: 'El reverso de la carta volteada se cumple por orden; después entran en vigor las reglas especiales de la siguiente.',
    },
    section: WINNING,
    page: '11',
    rulings: [],
    explain: {
      en: (facts, content) => `The back of phase ${facts.phase}: ${backText(facts, 'en', content)}.`,
      es: (facts, content) => `El reverso de la fase ${facts.phase}: ${backText(facts, 'es', content)}.`,
    },
  }),
  'gears.turn.continues': rule<{ phase: number }>({
    title: { en: 'The turn goes on', es: 'El turno continúa' },
    says: {
      en: 'Exploring, flipping a mission card and reactions interrupt a turn, which then goes on with what was left.',
      es: 'Explorar, voltear una carta de Misión y las reacciones interrumpen el turno, que después sigue con lo que quedaba.',
    },
    section: WINNING,
    page: '13, 22',
    rulings: [],
    explain: {
      en: ({ phase }) => `Phase ${phase} begins, and the interrupted turn goes on.`,
      es: ({ phase }) => `Empieza la fase ${phase} y el turno interrumpido continúa.`,
    },
  }),
  'gears.win.last-objective': rule<{ isLast: boolean }>({
    title: { en: 'Victory', es: 'Victoria' },
    says: {
      en: 'The players win together when the objective of the last mission card is met.',
      es: 'Los jugadores ganan juntos cuando se cumple el objetivo de la última carta de Misión.',
    },
    section: WINNING,
    page: '11, 23',
    rulings: [],
    explain: {
      en: () => 'It is the objective of the last card: the players win.',
      es: () => 'Es el objetivo de la última carta: los jugadores ganan.',
    },
  }),
  'gears.win.lose-priority': rule<{ result: 'lost' }>({
    title: { en: 'Defeat comes before victory', es: 'La derrota va antes que la victoria' },
    says: {
      en: 'If one effect both meets the last objective and leaves every soldier bleeding, the players lose.',
      es: 'Si un mismo efecto cumple el último objetivo y deja a todos los soldados desangrándose, los jugadores pierden.',
    },
    section: WINNING,
    page: '11',
    rulings: ['Q-38'],
    explain: {
      en: () => 'The last objective is met, but nobody stands: the players lose.',
      es: () => 'El último objetivo se cumple, pero nadie queda en pie: los jugadores pierden.',
    },
  }),
  'gears.lose.all-bleeding': rule<{ standing: number; cogs: number }>({
    title: { en: 'Defeat', es: 'Derrota' },
    says: {
      en: 'The mission fails at once when every COG is bleeding or executed.',
      es: 'La misión fracasa al momento cuando todos los CGO se desangran o han sido ejecutados.',
    },
    section: 'Bleeding out',
    page: '11, 21',
    rulings: [],
    explain: {
      en: ({ standing, cogs }) =>
        standing === 0
          ? 'No soldier is standing: the mission fails at once.'
          : `Soldiers standing: ${standing} of ${cogs}; the mission has not failed.`,
      es: ({ standing, cogs }) =>
        standing === 0
          ? 'No queda ningún soldado en pie: la misión fracasa al momento.'
          : `Soldados en pie: ${standing} de ${cogs}; la misión no ha fracasado.`,
    },
  }),
  'gears.mission.remove-figures': rule<{ enemy: string }, GearsContent>({
    title: { en: 'Figures that a mission removes', es: 'Figuras que retira la misión' },
    says: {
      en: 'When a mission card removes figures, their wound markers are discarded and dropped weapons stay.',
      es: 'Cuando una carta de Misión retira figuras, se descartan sus indicadores de Herida y las armas soltadas se quedan.',
    },
    section: 'Missions',
    page: '28',
    rulings: [],
    explain: {
      en: ({ enemy }, content) =>
        `Removing ${enemyName(enemy, 'en', content)}: its wound markers are discarded, dropped weapons stay.`,
      es: ({ enemy }, content) =>
        `Al retirar ${enemyName(enemy, 'es', content)} se descartan sus indicadores de Herida; las armas soltadas se quedan.`,
    },
  }),
  'gears.spawn.location': rule<{ location: string; line: string; players: number; holes: string[]; figures: number }>({
    title: { en: 'The line of a location card', es: 'La línea de una carta de Lugar' },
    says: {
      en: 'When a piece is placed, every emergence hole on it receives the figures on its location card’s line for the number of players.',
      es: 'Al colocar una pieza, cada agujero de emergencia recibe las figuras de la línea de su carta de Lugar para el número de jugadores.',
    },
    section: 'Setup',
    page: '7, 22',
    rulings: [],
    explain: {
      en: ({ location, line, players, holes, figures }) =>
        `${location}, line ${players}: ${line} in ${holes.length === 1 ? 'its hole' : `each of its ${holes.length} holes`}, ${figures} in all.`,
      es: ({ location, line, players, holes, figures }) =>
        `${location}, línea ${players}: ${line} en ${holes.length === 1 ? 'su agujero' : `cada uno de sus ${holes.length} agujeros`}, ${figures} en total.`,
    },
  }),
}
