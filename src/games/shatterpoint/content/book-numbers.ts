import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'

/** The fixed numbers of the core rules. Ranges are range templates, 1 to 5. */
const BookNumbers = z.strictObject({
  battlefieldSide: z.int().describe('Of the battlefield, in millimetres.'),
  quickTurnSteps: z.int().describe('Steps of a turn on the quick reference, which is shortened.'),
  squads: z.int().describe('Of a strike team.'),
  unitsOfSquad: z.int(),
  diceInBox: z.int().describe('Dice of both kinds in the core set.'),
  startingDice: z.int().describe('Attack dice that each player rolls for the first turn.'),
  edgeRange: z.int().describe('How near its own edge the first character of a squad is deployed.'),
  leaderRange: z.int().describe('How near that character the rest of its squad is deployed.'),
  actionsPerActivation: z.int().describe('Actions of a unit in its own activation.'),
  reserveCost: z.int().describe('Force for putting a card in reserve.'),
  skipCost: z.int().describe('Force for another card instead of the Shatterpoint card.'),
  healRange: z.int().describe('How near an ally has to be to be healed.'),
  objectiveDiameter: z.int().describe('Of an objective token, in millimetres.'),
  contestRange: z.int().describe('How near a token characters contest it.'),
  engagementRange: z.int(),
  coverRange: z.int().describe('How near a terrain part characters have cover from it.'),
  accessRange: z.int().describe('How near an access point it can be used.'),
  shoveRange: z.int().describe('How far a shove pushes and pulls.'),
  strainDamage: z.int().describe('What a strained unit suffers when it gets rid of the condition.'),
  halfCone: z.int().describe('Degrees to either side in which an object moves towards something or away from it.'),
  trackHalf: z.int().describe('Squares of one half of the struggle track.'),
  priorityMove: z.int().describe('Squares that the core mission adds for priority objectives.'),
  cardsToWin: z.int().describe('Struggle cards that a player has to claim.'),
})

const Numbers = ContentEntry.extend({ kind: z.literal('numbers'), numbers: BookNumbers })

export const BOOK: z.infer<typeof BookNumbers> = {
  battlefieldSide: 900,
  quickTurnSteps: 7,
  squads: 2,
  unitsOfSquad: 3,
  diceInBox: 14,
  startingDice: 5,
  edgeRange: 2,
  leaderRange: 1,
  actionsPerActivation: 2,
  reserveCost: 1,
  skipCost: 1,
  healRange: 2,
  objectiveDiameter: 25,
  contestRange: 2,
  engagementRange: 2,
  coverRange: 1,
  accessRange: 1,
  shoveRange: 1,
  strainDamage: 3,
  halfCone: 45,
  trackHalf: 8,
  priorityMove: 1,
  cardsToWin: 2,
}

export const bookNumbers = defineEntries(Numbers, [
  {
    id: 'core-numbers',
    kind: 'numbers',
    name: { en: 'Numbers of the core rules', es: 'Números del reglamento básico' },
    provenance: 'rulebook',
    source: 'Pages 5, 8, 17 to 22, 27 to 29, 35 to 37 and 40.',
    numbers: BOOK,
  },
])
