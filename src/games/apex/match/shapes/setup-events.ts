import { z } from 'zod'
import { Squad } from '../../table/squad.ts'
import { BorderSide, Cell, Count } from '../../vocabulary.ts'
import type { SetupEvent } from '../events/setup-events.ts'
import { TableSide } from '../options.ts'
import { ApexView, Epics, Equipment, Rewards, Seat, Weapon } from './view.ts'

const Id = z.string()
const Ids = z.array(Id)
const nothing = z.strictObject({})
const legend = z.strictObject({ legend: Id })
const Outfit = z
  .strictObject({ legend: Id, weapons: z.array(Weapon), equipment: Equipment, shield: Count, backpack: Count })
  .describe('What a Legend wears and holds, and how many tokens its backpack has.')
  .meta({ id: 'ApexMatchOutfit' })
const Pile = z.strictObject({ weapons: Ids, tokens: Ids }).meta({ id: 'ApexMatchLeftovers' })
const Draw = z
  .strictObject({ A: Id, B: Id })
  .describe('The Aim cards that both sides drew.')
  .meta({ id: 'ApexMatchInitiativeDraw' })

/** The preparations and the stages 1 and 2, as one reader may see them: what is in a pool only its squad. */
export const SETUP_EVENT_SHAPES = {
  matchSetUp: z.strictObject({ state: ApexView }),
  squadsDetermined: z.strictObject({
    draws: z.array(Draw),
    red: TableSide.nullable(),
    chooses: TableSide.nullable(),
  }),
  colourChosen: z.strictObject({ seat: Seat, colour: Squad, red: TableSide }),
  legendRecruited: legend.extend({ seat: Seat, squad: Squad }),
  legendsReady: z.strictObject({ legends: Ids }),
  poolDrawn: legend.extend({ count: Count, weapons: Ids.optional(), tokens: Ids.optional(), epics: Ids.optional() }),
  poolGiven: z.strictObject({
    from: Id.optional(),
    to: Id.optional(),
    weapons: Ids.optional(),
    tokens: Ids.optional(),
  }),
  loadoutLocked: legend.extend({ outfit: Outfit.optional(), backpack: Ids.optional(), removed: Pile.optional() }),
  loadoutsShown: z.strictObject({ outfits: z.array(Outfit) }),
  entryPrepared: z.strictObject({ rewards: Rewards, epics: Epics }),
  entryPlaced: legend.extend({ side: BorderSide, token: Id.nullable() }),
  enteringStarted: nothing,
  enteredBoard: legend.extend({ side: BorderSide, position: Count, path: z.array(Cell), reward: Id.nullable() }),
  stage3Started: z.strictObject({ removed: Ids, rewards: Ids }),
} as const satisfies Readonly<Record<SetupEvent['type'], z.ZodObject>>
