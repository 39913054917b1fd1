import { z } from 'zod'
import { Probability } from '../../../../contract/probability.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { ownCardsField } from '../../content/own/own-cards.ts'
import { Casualties, isOnMap, type Monster } from '../../damage/casualties.ts'
import {
  type Combatant,
  describedFigures,
  GivenCog,
  GivenFigure,
  GivenLocust,
  unknownViolation,
} from '../../damage/fighters.ts'
import { MarkerPiles, pileViolations } from '../../damage/marker-piles.ts'
import { Suffered } from '../../damage/suffering.ts'
import type { GearsContext } from '../../define.ts'
import { AttackRoll, DiceFaces, dicePair, resultViolations, rollAttack } from '../../dice/dice.ts'
import { waysOf } from '../../dice/dice-odds.ts'
import { chanceThat } from '../../dice/ways.ts'
import type { GearsViolation } from '../../refusal.ts'
import { refuse } from '../../refusal.ts'
import type { GearsTrace } from '../../rules.ts'
import { type PlacedTable, Table } from '../../table/table.ts'
import { Count, Id, LIMITS } from '../../vocabulary.ts'
import { attackResults } from '../attack/attack.ts'
import { placeFigures, unknownFigure } from '../attack/attack-situation.ts'
import { NoiseMove, noiseMoves } from '../attack/noise.ts'

type Path = GearsViolation['path']

/** Who saws whom: on a table, or as the players say. */
const ChainsawSituation = z
  .union([
    z.strictObject({
      table: z
        .strictObject({ ...Table.shape, bearer: Id.describe('A COG of the table.'), target: Id })
        .meta({ id: 'GearsChainsawTable' }),
    }),
    z.strictObject({
      given: z
        .strictObject({
          bearer: GivenCog,
          target: GivenLocust,
          others: z.array(GivenFigure).max(LIMITS.locust).default([]).describe('Other figures in the zone.'),
          sameZone: z.boolean().default(true),
          inCover: z.boolean().default(false).describe('Whether the bearer is in cover.'),
        })
        .meta({ id: 'GearsChainsawGiven' }),
    }),
  ])
  .meta({ id: 'GearsChainsawSituation' })
type ChainsawSituation = z.infer<typeof ChainsawSituation>

/** What the players say about the chainsaw before any die is rolled. */
export const chainsawDeclaration = {
  situation: ChainsawSituation,
  weapon: Id.default('lancer').describe('The weapon card with the chainsaw.'),
  extraAttackDice: z.int().min(0).max(20).default(0).describe('Attack dice by effects that do not name the chainsaw.'),
  dice: DiceFaces,
  ...ownCardsField,
}
const Declaration = z.strictObject(chainsawDeclaration)
export type ChainsawDeclaration = z.infer<typeof Declaration>
export type ChainsawDeclarationInput = z.input<typeof Declaration>

export const chainsawResults = {
  attackResult: attackResults.attackResult,
  markers: attackResults.markers,
  blastOrder: attackResults.blastOrder,
  insane: z.boolean().default(false).describe('Whether the Insane difficulty is played.'),
}
const Results = z.strictObject(chainsawResults)

export const Chainsaw = z
  .object({
    dice: Count,
    roll: AttackRoll,
    killed: z.boolean(),
    leftCover: z.boolean().describe('Whether the bearer had to leave cover.'),
    suffered: z.array(Suffered),
    blasts: z.array(Id).describe('The Tickers that blew up, in order.'),
    noise: z.array(NoiseMove).describe('Moves that the noise of the attack makes due.'),
  })
  .meta({ id: 'GearsChainsawOutcome' })
export type Chainsaw = z.infer<typeof Chainsaw>

export const ChainsawOdds = z.object({ dice: Count, kills: Probability }).meta({ id: 'GearsChainsawOddsOutcome' })
export type ChainsawOdds = z.infer<typeof ChainsawOdds>

type Read = {
  readonly bearer: Combatant
  readonly target: Combatant
  readonly combatants: readonly Combatant[]
  readonly table: PlacedTable | null
  readonly isSameZone: boolean
  readonly cover: string | null
  /** Ammo on the weapon; null if the bearer does not hold it. */
  readonly ammo: number | null
  readonly paths: { readonly bearer: Path; readonly target: Path }
}
type Declared = Read & { readonly dice: number }

/** Uses the chainsaw: dice, and with an omen a death. */
export function resolveChainsaw(
  input: ChainsawDeclaration & z.infer<typeof Results>,
  { content, random, trace }: GearsContext,
): Chainsaw | Refusal {
  const declared = declareChainsaw(input, content, trace)
  if (declared instanceof Refusal) return declared
  const pair = dicePair(input.dice, content)
  const shown = { figure: null, count: declared.dice, die: pair.attack, path: ['attackResult'] }
  const violations = [
    ...resultViolations(input.attackResult, shown),
    ...pileViolations(input.markers, content, ['markers']),
  ]
  if (violations.length > 0) return refuse(violations)

  const roll = rollAttack(pair, declared.dice, input.attackResult, random)
  trace.applied('gears.attack.roll', { dice: declared.dice, wounds: roll.wounds, omens: roll.omens })
  const [bearer, target] = [declared.bearer.fighter.id, declared.target.fighter.id]
  trace.applied('gears.chainsaw.no-defence', { target })
  trace.applied('gears.chainsaw.use', { bearer, target, omens: roll.omens, reason: null })
  const onMap = declared.table?.droppedWeapons ?? []
  const piles = input.markers === undefined ? null : new MarkerPiles(input.markers, onMap, content, random)
  const settings = { numbers: content.attackNumbers, isInsane: input.insane, piles, blastOrder: input.blastOrder }
  const casualties = new Casualties(
    declared.combatants.map(({ fighter }) => fighter),
    settings,
    trace,
  )
  const killed = roll.omens > 0
  if (killed) casualties.kill(target, 'chainsaw')
  casualties.blowUp()
  return {
    dice: declared.dice,
    roll,
    killed,
    leftCover: declared.cover !== null,
    suffered: casualties.record,
    blasts: casualties.blasts,
    noise: noiseOf(declared, trace),
  }
}

function noiseOf({ bearer, combatants, table }: Declared, trace: GearsTrace): NoiseMove[] {
  trace.applied('gears.chainsaw.counts-as-attack', { bearer: bearer.fighter.id })
  const monsters = combatants
    .map(({ fighter }) => fighter)
    .filter((candidate): candidate is Monster => candidate.side === 'locust')
  return noiseMoves(monsters, table?.map ?? null, table === null ? bearer.fighter.id : bearer.fighter.zone, trace)
}

/** The exact odds of a kill. */
export function chainsawOdds(
  declaration: ChainsawDeclaration,
  content: GearsContent,
  trace: GearsTrace,
): ChainsawOdds | Refusal {
  const declared = declareChainsaw(declaration, content, trace)
  if (declared instanceof Refusal) return declared
  const omens = waysOf(dicePair(declaration.dice, content).attack, declared.dice, (face) => face.omens)
  return { dice: declared.dice, kills: chanceThat(omens, (count) => count > 0) }
}

function declareChainsaw(
  { situation, weapon, extraAttackDice: ignored }: ChainsawDeclaration,
  content: GearsContent,
  trace: GearsTrace,
): Declared | Refusal {
  const printed = content.weapons.get(weapon)
  if (printed === undefined) return refuse([unknownViolation('weapon', weapon, ['weapon'])])
  const read = 'given' in situation ? readGiven(situation.given, content) : readTable(situation.table, weapon, content)
  if (read instanceof Refusal) return read
  const violations = chainsawViolations(read, printed.chainsaw)
  if (violations.length > 0 || printed.chainsaw === null) return refuse(violations)
  const bonus = read.bearer.character?.chainsawDice ?? 0
  const dice = printed.chainsaw + bonus
  const { id: bearer } = read.bearer.fighter
  if (read.cover !== null) trace.applied('gears.chainsaw.leave-cover', { bearer, cover: read.cover })
  trace.applied('gears.chainsaw.no-ammo', { weapon, ammo: read.ammo ?? 0 })
  trace.applied('gears.chainsaw.no-extra-dice', { dice, bonus, ignored })
  return { ...read, dice }
}

function chainsawViolations(
  { bearer, target, isSameZone, ammo, paths }: Read,
  chainsaw: number | null,
): GearsViolation[] {
  const facts = { bearer: bearer.fighter.id, target: target.fighter.id, omens: 0 }
  const use = (reason: 'otherZone' | 'noChainsaw' | 'notLocust', path: Path): GearsViolation => ({
    rule: 'gears.chainsaw.use',
    path,
    facts: { ...facts, reason },
  })
  const violations: GearsViolation[] = []
  if (bearer.fighter.side === 'cog' && bearer.fighter.status !== 'standing') {
    const down = { attacker: facts.bearer, target: facts.target, reason: 'attackerDown' } as const
    violations.push({ rule: 'gears.attack.declare', path: paths.bearer, facts: down })
  }
  if (chainsaw === null || ammo === null) violations.push(use('noChainsaw', ['weapon']))
  if (target.fighter.side !== 'locust') violations.push(use('notLocust', paths.target))
  else if (target.enemy?.isChainsawImmune) {
    violations.push({ rule: 'gears.chainsaw.immune', path: paths.target, facts: { target: facts.target } })
  }
  if (!isSameZone || !isOnMap(target.fighter)) violations.push(use('otherZone', paths.target))
  return violations
}

type Given = Extract<ChainsawSituation, { given: unknown }>['given']

function readGiven({ bearer, target, others, sameZone, inCover }: Given, content: GearsContent): Read | Refusal {
  const path: Path = ['situation', 'given']
  const found = describedFigures(
    {
      bearer: { figure: { cog: bearer }, zone: sameZone ? 'zone' : 'zone of the bearer' },
      target: { figure: { locust: target }, zone: 'zone' },
    },
    { field: 'others', figures: others.map((figure) => ({ figure, zone: 'zone' })) },
    content,
    path,
  )
  if (found instanceof Refusal) return found
  return {
    ...found.parts,
    combatants: found.combatants,
    table: null,
    isSameZone: sameZone,
    cover: inCover ? 'cover' : null,
    ammo: 0,
    paths: { bearer: [...path, 'bearer'], target: [...path, 'target'] },
  }
}

type ChainsawTable = Extract<ChainsawSituation, { table: unknown }>['table']

function readTable({ bearer, target, ...table }: ChainsawTable, weapon: string, content: GearsContent): Read | Refusal {
  const path: Path = ['situation', 'table']
  const placed = placeFigures(table, path, content)
  if (placed instanceof Refusal) return placed
  const cog = placed.table.cogs.find(({ id }) => id === bearer)
  const [from, to] = [placed.combatants.get(bearer), placed.combatants.get(target)]
  const paths = { bearer: [...path, 'bearer'], target: [...path, 'target'] }
  if (cog === undefined || from === undefined) return refuse([unknownFigure(bearer, bearer, paths.bearer)])
  if (to === undefined) return refuse([unknownFigure(bearer, target, paths.target)])
  return {
    bearer: from,
    target: to,
    combatants: [...placed.combatants.values()],
    table: placed.table,
    isSameZone: from.fighter.zone === to.fighter.zone,
    cover: cog.position.cover ?? null,
    ammo: cog.weapons.find((held) => held.weapon === weapon)?.ammo ?? null,
    paths,
  }
}
