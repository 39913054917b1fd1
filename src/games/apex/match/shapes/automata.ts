import { z } from 'zod'
import { Role } from '../../automata/setting/fields.ts'
import { Squad } from '../../table/squad.ts'
import { BorderSide, Count } from '../../vocabulary.ts'
import { AutomataAbilities, AutomataPace, BeaconTiePolicy } from '../automata/options.ts'

const Id = z.string()
const Ids = z.array(Id)

/** What an Automaton has; all of it lies open, and its deck has no order. */
export const Automaton = z
  .strictObject({
    role: Role,
    maxShield: Count,
    maxHealth: Count,
    charges: Count,
    arsenal: Id,
    feats: Ids.describe('The Feats of its deck, in no order.'),
    featDiscard: Ids,
    activeFeat: Id.nullable(),
    revealed: Id.nullable().describe('A Feat that waits for the end of a Shot.'),
    shotThisRound: z.boolean(),
    step: Count.nullable().describe('The step of its activation.'),
    primary: Id.nullable(),
    secondary: Id.nullable(),
  })
  .meta({ id: 'ApexMatchAutomaton' })

const Settings = z
  .strictObject({
    teammate: z.boolean(),
    shield: Count,
    health: Count,
    viewpoint: BorderSide,
    beaconTiePolicy: BeaconTiePolicy,
    pace: AutomataPace,
    abilities: AutomataAbilities,
  })
  .meta({ id: 'ApexMatchAutomataSettings' })

/** What all Automata of a match share. */
export const Automata = z
  .strictObject({
    settings: Settings,
    humanSquad: Squad.nullable().describe('The colour of the players.'),
    assigned: z.array(z.strictObject({ legend: Id, role: Role }).meta({ id: 'ApexMatchAssigned' })),
    routes: Ids.describe('The Route cards of the deck, in no order.'),
    routeDiscard: Ids,
    routesInPlay: Ids,
  })
  .meta({ id: 'ApexMatchAutomata' })
