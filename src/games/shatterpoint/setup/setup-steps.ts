import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { BOOK } from '../content/book-numbers.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { opponentOf, Player } from '../vocabulary.ts'

/** The steps of the setup in their order. */
export const SETUP_STEPS = [
  'teams',
  'startingRoll',
  'edge',
  'mission',
  'objectives',
  'missionDeck',
  'terrain',
  'decks',
  'deployment',
  'stances',
  'reveal',
  'setupEnd',
] as const
type SetupStep = (typeof SETUP_STEPS)[number]

/** Steps in which one player after the other has to do something. */
const IN_TURNS = ['terrain', 'deployment', 'stances'] as const satisfies readonly SetupStep[]
type InTurns = (typeof IN_TURNS)[number]
const isAtOnce = (step: SetupStep): step is Exclude<SetupStep, InTurns> => !IN_TURNS.some((other) => other === step)

/** Steps in which both players act, or nobody chooses. */
const OF_BOTH: readonly SetupStep[] = ['teams', 'startingRoll', 'objectives', 'missionDeck', 'decks']

/** So many proposals are refused before the terrain is no longer proposed (ruling Q-63). */
const MAX_REFUSED = 3

/** The edges of a battlefield, each opposite the one two places on. */
const EDGES = ['south', 'west', 'north', 'east'] as const
export const TableEdge = z.enum(EDGES).meta({ id: 'ShatterpointTableEdge' })
export type TableEdge = z.infer<typeof TableEdge>

export const Terrain = z
  .enum(['proposed', 'named', 'empty'])
  .describe('A player proposes it; the layout that was named beforehand stands; the table stays empty.')
  .meta({ id: 'ShatterpointTerrainAgreement' })
export type Terrain = z.infer<typeof Terrain>

const Now = z
  .union([
    z
      .strictObject({
        step: z.enum(SETUP_STEPS.filter(isAtOnce)).meta({ id: 'ShatterpointSetupStep' }),
      })
      .meta({ id: 'ShatterpointSetupAt' }),
    z
      .strictObject({
        terrain: z
          .strictObject({
            refused: wholeNumber(0, MAX_REFUSED).default(0).describe('Proposals that were refused.'),
            named: z.boolean().default(false).describe('Whether a layout was named beforehand.'),
          })
          .meta({ id: 'ShatterpointTerrainTalks' }),
      })
      .meta({ id: 'ShatterpointSetupAtTerrain' }),
    z
      .strictObject({
        deployment: z
          .strictObject({
            squads: wholeNumber(0, 2 * BOOK.squads - 1)
              .default(0)
              .describe('Squads of both players that are deployed.'),
            stuck: z
              .boolean()
              .default(false)
              .describe('Whether a character of the squad that is being deployed has no legal place left.'),
          })
          .meta({ id: 'ShatterpointSquadsDeployed' }),
      })
      .meta({ id: 'ShatterpointSetupAtDeployment' }),
    z
      .strictObject({
        stances: z
          .strictObject({ chosen: wholeNumber(0, 1).default(0).describe('Players who have chosen theirs.') })
          .meta({ id: 'ShatterpointStancesChosen' }),
      })
      .meta({ id: 'ShatterpointSetupAtStances' }),
  ])
  .meta({ id: 'ShatterpointSetupNow' })
type Now = z.infer<typeof Now>

export const SetupQuestion = z
  .strictObject({
    startingPlayer: Player,
    edge: TableEdge.exactOptional().describe('The edge that the starting player has chosen.'),
    now: Now.default({ step: 'teams' }).describe('The step that the setup has come to, and how far.'),
  })
  .meta({ id: 'ShatterpointSetupSequence' })

export const StepState = z.enum(['done', 'now', 'later', 'skipped']).meta({ id: 'ShatterpointSequenceStepState' })
type StepState = z.infer<typeof StepState>

/** Whether a step comes before the one that is reached, is that one, or comes after it. */
export const stateAt = (index: number, reached: number): StepState =>
  index < reached ? 'done' : index === reached ? 'now' : 'later'

/** What is done in a step of the setup, and by whom. */
type Doing = { readonly kind: SetupStep; readonly player: Player | null; readonly terrain: Terrain | null }

/** The steps of the setup, who acts now, and the edges of the players. */
export function setupSteps({ startingPlayer, edge, now }: z.infer<typeof SetupQuestion>, trace: ShatterpointTrace) {
  const edges = edge === undefined ? null : shareEdges(startingPlayer, edge, trace)
  const doing = decideNow(now, startingPlayer, trace)
  const reached = SETUP_STEPS.indexOf(doing.kind)
  const steps = SETUP_STEPS.map((kind, index) => ({
    step: String(index + 1),
    kind,
    player: index === reached ? doing.player : OF_BOTH.includes(kind) ? null : startingPlayer,
    state: stateAt(index, reached),
  }))
  return { steps, next: startingPlayer, edges, terrain: doing.terrain, mayAct: null }
}

/** The edge that was chosen, and the opposite one for the other player. */
function shareEdges(starting: Player, edge: TableEdge, trace: ShatterpointTrace): Record<Player, TableEdge> {
  const [other, opposite] = [opponentOf(starting), EDGES[(EDGES.indexOf(edge) + 2) % EDGES.length] ?? edge]
  trace.applied('shatterpoint.setup.opposite-edge', { player: other, edge, opposite })
  return starting === 'A' ? { A: edge, B: opposite } : { A: opposite, B: edge }
}

/** Who acts in the step that the setup has come to. */
function decideNow(now: Now, starting: Player, trace: ShatterpointTrace): Doing {
  if ('terrain' in now) return agreeOnTerrain(now.terrain, starting, trace)
  if ('deployment' in now) return deployNext(now.deployment, starting, trace)
  if ('stances' in now) {
    const player = inTurn(now.stances.chosen, starting)
    trace.applied('shatterpoint.setup.stances', { player, isFirst: player === starting })
    return { kind: 'stances', player, terrain: null }
  }
  traceStep(now.step, starting, trace)
  return { kind: now.step, player: OF_BOTH.includes(now.step) ? null : starting, terrain: null }
}

/** Players act in turn, the starting player first. */
const inTurn = (before: number, starting: Player): Player => (before % 2 === 0 ? starting : opponentOf(starting))

function agreeOnTerrain(
  { refused, named }: { readonly refused: number; readonly named: boolean },
  starting: Player,
  trace: ShatterpointTrace,
): Doing {
  trace.applied('shatterpoint.setup.battlefield', { hasObjectives: true, side: BOOK.battlefieldSide })
  const isOver = refused === MAX_REFUSED
  const player = isOver ? null : inTurn(refused, starting)
  const terrain = !isOver ? 'proposed' : named ? 'named' : 'empty'
  trace.applied('shatterpoint.setup.terrain-agreement', { player, refused, terrain })
  return { kind: 'terrain', player, terrain }
}

function deployNext(
  { squads, stuck }: { readonly squads: number; readonly stuck: boolean },
  starting: Player,
  trace: ShatterpointTrace,
): Doing {
  const player = inTurn(squads, starting)
  if (stuck) trace.applied('shatterpoint.setup.redeploy', { player })
  else trace.applied('shatterpoint.setup.deploy', { player, squads })
  return { kind: 'deployment', player, terrain: null }
}

function traceStep(step: SetupStep, player: Player, trace: ShatterpointTrace): void {
  if (step === 'edge' || step === 'mission') trace.applied('shatterpoint.setup.side', { player, chooses: step })
  if (step === 'objectives')
    trace.applied('shatterpoint.setup.battlefield', { hasObjectives: false, side: BOOK.battlefieldSide })
  if (step === 'reveal') trace.applied('shatterpoint.setup.reveal', { player })
  if (step === 'setupEnd') trace.applied('shatterpoint.setup.end', { player })
}
