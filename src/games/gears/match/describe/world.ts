import type { Localized } from '../../../../lib/locale.ts'
import { ownEntry } from '../../../../lib/own-entry.ts'
import { countOf } from '../../../../lib/wording.ts'
import { phaseObjective } from '../../missions/mission.words.ts'
import type { WorldEvent } from '../world-events.ts'
import type { Describer, Fields } from './fields.ts'

/** What can happen only once, for objectives that the table does not show. */
const MARKS: Readonly<Record<string, (which: string) => Localized>> = {
  door: (level) => ({
    en: `It is noted for the mission that the door of level ${level} was explored.`,
    es: `Queda anotado para la misión que se exploró la puerta del nivel ${level}.`,
  }),
  equipment: (piece) => ({
    en: `It is noted for the mission that the equipment of ${piece} was activated.`,
    es: `Queda anotado para la misión que se activó el equipo de ${piece}.`,
  }),
  firstMap: (soldiers) => ({
    en: `${countOf(Number(soldiers), 'soldier starts', 'soldiers start')} on the first map.`,
    es: `${countOf(Number(soldiers), 'soldado empieza', 'soldados empiezan')} en el primer mapa.`,
  }),
  aiDeckFinished: () => ({
    en: 'It is noted for the mission that the AI deck was gone through.',
    es: 'Queda anotado para la misión que se agotó el mazo de IA.',
  }),
}

/** What the phase of an event asks for; nothing where the event does not say which mission it is of. */
const objectiveIn = ({ text, number, locale, content }: Fields): string =>
  phaseObjective(text('mission'), number('phase'), locale, content)

/** What changes the map and the mission, in sentences. */
export const worldDescribers: Readonly<Record<WorldEvent['type'], Describer>> = {
  doorExplored: ({ player, text }) => ({
    en: `${player} explores the door ${text('door')}.`,
    es: `${player} explora la puerta ${text('door')}.`,
  }),
  piecesPlaced: ({ list, number }) => ({
    en: `${list('pieces').join(', ')} of level ${number('level')} ${list('pieces').length === 1 ? 'is' : 'are'} laid.`,
    es: `Se coloca ${list('pieces').join(', ')} del nivel ${number('level')}.`,
  }),
  doorPlaced: ({ object }) => ({
    en: `A door is put on the exit of ${object('door').text('piece')}.`,
    es: `Se pone una puerta en la salida de ${object('door').text('piece')}.`,
  }),
  locationKept: ({ text }) => ({
    en: `The location card ${text('piece')} stays in play.`,
    es: `La carta de Lugar ${text('piece')} queda en juego.`,
  }),
  locationDiscarded: ({ text }) => ({
    en: `The location card ${text('piece')} is discarded.`,
    es: `Se descarta la carta de Lugar ${text('piece')}.`,
  }),
  locationTurned: ({ text, is }) =>
    is('isFaceUp')
      ? {
          en: `The location card ${text('piece')} is turned face up.`,
          es: `La carta de Lugar ${text('piece')} se pone boca arriba.`,
        }
      : {
          en: `The location card ${text('piece')} is turned face down.`,
          es: `La carta de Lugar ${text('piece')} se pone boca abajo.`,
        },
  levelUnlocked: ({ number }) => ({
    en: `Level ${number('level')} is unlocked.`,
    es: `El nivel ${number('level')} queda desbloqueado.`,
  }),
  levelShuffled: ({ number }) => ({
    en: `The cards of level ${number('level')} are shuffled and laid anew, because the pieces did not fit.`,
    es: `Las cartas del nivel ${number('level')} se barajan y se colocan de nuevo, porque las piezas no cabían.`,
  }),
  sealsRemoved: () => ({
    en: 'The Sealed tokens are removed; the emergence holes are open again.',
    es: 'Se retiran las fichas de Sellado; los agujeros de emergencia vuelven a abrirse.',
  }),
  missionFlipped: (fields) => {
    const objective = objectiveIn(fields)
    const met = objective === '' ? '' : ` (${objective})`
    return {
      en: `The objective of phase ${fields.number('phase')} is met${met}: the mission card is flipped.`,
      es: `Se cumple el objetivo de la fase ${fields.number('phase')}${met}: se da la vuelta a la carta de Misión.`,
    }
  },
  phaseStarted: (fields) => {
    const objective = objectiveIn(fields)
    const goal =
      objective === '' ? { en: '', es: '' } : { en: ` Objective: ${objective}.`, es: ` Objetivo: ${objective}.` }
    return {
      en: `Phase ${fields.number('phase')} begins.${goal.en}`,
      es: `Empieza la fase ${fields.number('phase')}.${goal.es}`,
    }
  },
  slotsChanged: ({ object }) => {
    const slots = object('slots')
    const named = (['A', 'B', 'C'] as const).flatMap((slot) =>
      slots.text(slot) === '' ? [] : [`${slot} ${slots.enemy(slot)}`],
    )
    return { en: `The enemies are now ${named.join(', ')}.`, es: `Los enemigos son ahora ${named.join(', ')}.` }
  },
  figuresRemoved: ({ list }) => ({
    en: `${countOf(list('figures').length, 'figure')} removed from the map.`,
    es: `${countOf(list('figures').length, 'figura retirada', 'figuras retiradas')} del mapa.`,
  }),
  marked: ({ text }) => {
    const [what = '', which = ''] = text('mark').split(':')
    const { en, es } = ownEntry(MARKS, what)?.(which) ?? {
      en: 'It is noted for the mission.',
      es: 'Queda anotado para la misión.',
    }
    return { en, es }
  },
  matchWon: () => ({
    en: 'The mission is accomplished: the players win.',
    es: 'Misión cumplida: los jugadores ganan.',
  }),
  matchLost: () => ({
    en: 'No soldier is standing: the players lose.',
    es: 'No queda ningún soldado en pie: los jugadores pierden.',
  }),
}
