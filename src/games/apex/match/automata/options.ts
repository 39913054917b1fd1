import { z } from 'zod'
import { Viewpoint } from '../../automata/frame/viewpoint.ts'
import { MAX_HEALTH, STARTING_SHIELD } from '../../content/vitals.ts'
import { Label } from '../../language/label.ts'

/** The most Shield and Health that Automata may be given. */
const MOST = 100

const Assigned = z
  .strictObject({
    enemies: z.array(Label).max(6),
    teammate: Label.exactOptional().describe('Only with a teammate.'),
  })
  .meta({ id: 'ApexAssignedAutomata' })

export const BeaconTiePolicy = z.enum(['default', 'ask']).meta({ id: 'ApexBeaconTiePolicy' })
export const AutomataPace = z.enum(['auto', 'step']).meta({ id: 'ApexAutomataPace' })
export const AutomataAbilities = z.enum(['constructed', 'none']).meta({ id: 'ApexAutomataAbilities' })

/** What the creator of a solo or co-op match chooses. */
export const AutomataOptions = z
  .strictObject({
    gameMode: z
      .enum(['battleRoyale', 'teamDeathmatch'])
      .default('battleRoyale')
      .describe('How the match is won; the numbers of the second mode are in a book that is not at hand.')
      .meta({ id: 'ApexAutomataGameMode' }),
    teammate: z.boolean().default(false).describe('Solo: an Automaton plays beside the one Legend of the player.'),
    legends: Assigned.exactOptional().describe('The Legends of the Automata; dealt by chance if left out.'),
    automatonShield: z.int().min(0).max(MOST).default(STARTING_SHIELD).describe('20, or more for a harder match.'),
    automatonHealth: z.int().min(0).max(MOST).default(MAX_HEALTH).describe('40, or more for a harder match.'),
    viewpoint: Viewpoint,
    beaconTiePolicy: BeaconTiePolicy.default('default').describe(
      'Whether players choose among equal beacons for an enemy.',
    ),
    pace: AutomataPace.default('auto').describe(
      'Whether the enemies’ activations follow by themselves or wait for a command.',
    ),
    abilities: AutomataAbilities.default('constructed').describe(
      'The Ability cards of Automata are not printed in the book: constructed ones, or none.',
    ),
  })
  .describe('A solo or co-op match against a squad of two Automata: one seat or two, all in one squad.')
  .meta({ id: 'ApexAutomataOptions' })
export type AutomataOptions = z.infer<typeof AutomataOptions>
