import { z } from 'zod'
import { GridCellOutput } from '../../combat/area/area.ts'
import { Cell, Count, End } from '../../vocabulary.ts'
import { Icon } from '../content/automaton-legends.ts'
import { PriorityDecision } from '../decisions/priority-decision.ts'
import { Facing } from '../frame/viewpoint.ts'
import { Change } from '../setting/change.ts'

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, id: string, shape: Shape) =>
  z.object({ type: z.literal(type), ...shape }).meta({ id })

const legend = z.string()
const card = z.string()
const reason = z.string()
const cell = Cell

/** How a Legend came to where it is. */
export const MOVES = ['step', 'zipline', 'shift', 'transfer', 'push', 'placed', 'respawn', 'reaction'] as const

/** What happens in an activation, one thing at a time. */
export const ActivationEvent = z
  .discriminatedUnion('type', [
    event('activationStarted', 'ApexActivationStarted', { legend }),
    event('stepStarted', 'ApexActivationStep', { step: Count }),
    event('stepSkipped', 'ApexActivationStepSkipped', { step: Count, reason }),
    event('prioritiesSet', 'ApexPrioritiesSet', {
      primary: z.string(),
      secondary: z.string().nullable(),
      criterion: PriorityDecision.exactOptional().describe(
        'What decided; not told in matches begun by rules before 1.11.0.',
      ),
    }),
    event('promoted', 'ApexPriorityPromoted', { primary: z.string() }),
    event('chargesChanged', 'ApexChargesChanged', { legend, charges: Change }),
    event('recovered', 'ApexAutomatonRecovered', { legend, shield: Change, health: Change }),
    event('squadmateRecovers', 'ApexSquadmateRecovers', { shieldGain: Count, healthGain: Count }),
    event('featDrawn', 'ApexAutomatonFeatDrawn', { card }),
    event('featReshuffled', 'ApexAutomatonFeatsReshuffled', { size: Count }),
    event('featDiscarded', 'ApexAutomatonFeatDiscarded', { card }),
    event('abilityUsed', 'ApexAutomatonAbilityUsed', { card, turns: Count.nullable(), cooldown: Count }),
    event('abilityUnusable', 'ApexAutomatonAbilityUnusable', { card, reasons: z.array(z.string()) }),
    event('procedureSelected', 'ApexAutomatonProcedure', { procedure: z.string() }),
    event('routeDrawn', 'ApexAutomatonRouteDrawn', { card, facing: Facing, colour: Icon }),
    event('routeTurned', 'ApexAutomatonRouteTurned', { facing: Facing }),
    event('routeDiscarded', 'ApexAutomatonRouteDiscarded', { card }),
    event('blocked', 'ApexAutomatonBlocked', { place: GridCellOutput, reason }),
    event('objectsDestroyed', 'ApexAutomatonDestroyed', { objects: z.array(z.string()) }),
    event('moved', 'ApexAutomatonMoved', {
      legend,
      cell,
      how: z.enum(MOVES).meta({ id: 'ApexAutomatonMove' }),
    }),
    event('stayed', 'ApexAutomatonStayed', { legend, cell }),
    event('moveEnded', 'ApexAutomatonMoveEnded', { reason }),
    event('shotAimed', 'ApexAutomatonShotAimed', {
      legend,
      target: z.string(),
      weapon: z.string(),
      difficulty: z.int().min(-1000).max(1000),
      optimal: z.boolean(),
    }),
    event('reactionRevealed', 'ApexAutomatonReactionRevealed', { legend, card, resolves: z.string() }),
    event('reactionPlayed', 'ApexAutomatonReactionPlayed', { legend, card }),
    event('shotFired', 'ApexAutomatonShotFired', {
      target: z.string(),
      cards: z.array(z.string().nullable()),
      hits: Count,
      headshots: Count,
      damage: Count,
    }),
    event('damaged', 'ApexAutomatonDamage', { legend, damage: Count, shield: Change, health: Change }),
    event('hit', 'ApexAutomatonHit', { place: GridCellOutput, damage: Count }),
    event('eliminated', 'ApexAutomatonEliminated', { legend }),
    event('grenadeThrown', 'ApexAutomatonGrenadeThrown', { target: z.string(), cell }),
    event('grenadeLanded', 'ApexAutomatonGrenadeLanded', {
      place: GridCellOutput,
      cards: z.array(z.string().nullable()),
    }),
    event('figurePlaced', 'ApexAutomatonFigurePlaced', { figure: z.string(), end: End }),
    event('figureAttached', 'ApexAutomatonFigureAttached', { figure: z.string(), legend }),
    event('effectSkipped', 'ApexAutomatonEffectSkipped', { effect: z.string() }),
    event('activationEnded', 'ApexActivationEnded', { legend, reason }),
  ])
  .meta({ id: 'ApexActivationEvent' })
export type ActivationEvent = z.infer<typeof ActivationEvent>
