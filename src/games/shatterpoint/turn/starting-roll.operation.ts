import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import type { Locale } from '../../../lib/locale.ts'
import { defineShatterpointOperation } from '../define.ts'
import { attackFaces, type DiceRow, diceScene } from '../dice/dice.scene.ts'
import { PLAYERS } from '../vocabulary.ts'
import { StartingRoll, StartingRolls, startingRoll } from './starting-roll.ts'

/** The last rolls are those that decided. */
const MAX_SHOWN = 3

export const startingRollOperation = defineShatterpointOperation({
  id: 'shatterpoint.starting-roll',
  kind: 'resolution',
  summary: {
    en: 'Says who starts by five attack dice each, given or rolled.',
    es: 'Dice quién empieza con cinco dados de ataque cada uno, dados o tirados.',
  },
  rules: ['shatterpoint.setup.starting-roll'],
  input: z
    .strictObject({
      rolls: StartingRolls.exactOptional().describe('What both rolled; the service rolls if it is left out.'),
      seed: Seed.optional(),
    })
    .meta({ id: 'ShatterpointStartingRollInput' }),
  outcome: StartingRoll,
  examples: [
    {
      name: 'Equal crits, more hits',
      input: {
        rolls: { A: { crit: 1, hit: 2, failure: 2 }, B: { crit: 1, hit: 1, expertise: 3 } },
      },
    },
    { name: 'Rolled by the service', input: { seed: `hmac-sha256,1,${'0'.repeat(64)}` } },
  ],
  run: ({ rolls }, context) => startingRoll(rolls, context),
  headline({ starts, rolls }, _input, locale) {
    if (starts === null) {
      return {
        en: 'A tie: both players roll all their dice again.',
        es: 'Empate: ambos jugadores repiten toda la tirada.',
      }[locale]
    }
    const ties = rolls.length - 1
    return {
      en: `Player ${starts} starts${ties === 0 ? '' : `, after ${ties === 1 ? 'a tie' : `${ties} ties`}`}.`,
      es: `Empieza el jugador ${starts}${ties === 0 ? '' : `, tras ${ties === 1 ? 'un empate' : `${ties} empates`}`}.`,
    }[locale]
  },
  picture: ({ rolls }, _input, { headline, locale }) =>
    diceScene(rolls.slice(-MAX_SHOWN).flatMap(rowsOf(locale)), headline),
})

const rowsOf =
  (locale: Locale) =>
  (roll: StartingRoll['rolls'][number]): DiceRow[] =>
    PLAYERS.map((player) => ({
      label: { en: `Player ${player}`, es: `Jugador ${player}` }[locale],
      roll: 'attack',
      faces: attackFaces(roll[player]),
      used: [],
    }))
