import { z } from 'zod'
import { required } from '../../../../lib/required.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { ownCardsField } from '../../content/own/own-cards.ts'
import type { Weapon } from '../../content/weapons.ts'
import { isOnMap } from '../../damage/casualties.ts'
import { type Combatant, describedFigures, GivenCog, GivenFigure } from '../../damage/fighters.ts'
import type { MarkerOnMap } from '../../damage/marker-piles.ts'
import { DiceFaces } from '../../dice/dice.ts'
import type { GearsViolation } from '../../refusal.ts'
import { refuse } from '../../refusal.ts'
import type { GearsTrace } from '../../rules.ts'
import { sees } from '../../sight/line-of-sight.ts'
import { unknownZone } from '../../table/place-map.ts'
import type { PlacedMap } from '../../table/placed-map.ts'
import { openHoles, Table } from '../../table/table.ts'
import { Id, LIMITS } from '../../vocabulary.ts'
import { type AttackDice, attackDice } from '../attack/attack-dice.ts'
import { placeFigures, placeOf, unknownFigure } from '../attack/attack-situation.ts'
import { type DefencePool, defenceDice } from '../attack/defence-dice.ts'

type Path = GearsViolation['path']

/** The card of the grenades. */
const BOLO_GRENADE = 'bolo-grenade'

/** Where a grenade is thrown: on a table, or as the players say. */
export const GrenadeSituation = z
  .union([
    z.strictObject({
      table: z
        .strictObject({ ...Table.shape, thrower: Id.describe('A COG of the table.'), zone: Id })
        .describe('Sight, range, figures and holes are read off the table.')
        .meta({ id: 'GearsGrenadeTable' }),
    }),
    z.strictObject({
      given: z
        .strictObject({
          thrower: GivenCog,
          range: z.int().min(0).max(LIMITS.distance).nullable().default(1),
          lineOfSight: z.boolean().default(true),
          figures: z
            .array(GivenFigure)
            .max(LIMITS.locust)
            .default([])
            .describe('The figures in the target zone; at range 0 the thrower is one of them anyway.'),
          openHoles: z.array(Id).max(LIMITS.holes).default([]).describe('Open emergence holes of the target zone.'),
        })
        .meta({ id: 'GearsGrenadeGiven' }),
    }),
  ])
  .meta({ id: 'GearsGrenadeSituation' })
export type GrenadeSituation = z.infer<typeof GrenadeSituation>

const extraDice = z.int().min(-10).max(20).default(0)

/** What the players say about a grenade before any die is rolled. */
export const grenadeDeclaration = {
  situation: GrenadeSituation,
  grenades: z
    .int()
    .min(0)
    .max(99)
    .optional()
    .describe('Grenade tokens of the thrower; read off the table if left out, or 1 where there is none.'),
  guard: z.boolean().default(false).describe('Whether it is thrown for a guard.'),
  dodging: z.array(Id).max(LIMITS.cogs).default([]).describe('COG in the zone that dodge.'),
  extraAttackDice: extraDice.describe('Attack dice by other effects.'),
  insane: z.boolean().default(false).describe('Whether the Insane difficulty is played.'),
  dice: DiceFaces,
  ...ownCardsField,
}
const Declaration = z.strictObject(grenadeDeclaration)
export type GrenadeDeclaration = z.infer<typeof Declaration>
export type GrenadeDeclarationInput = z.input<typeof Declaration>

/** Where the grenade goes, whichever way it was told. */
type ThrowAt = {
  readonly zone: string
  readonly range: number | null
  readonly isVisible: boolean
  readonly map: PlacedMap | null
  readonly droppedWeapons: readonly MarkerOnMap[]
}

type Read = {
  readonly throwAt: ThrowAt
  readonly thrower: Combatant
  readonly grenades: number
  readonly held: readonly { readonly weapon: string }[]
  readonly combatants: readonly Combatant[]
  readonly holes: readonly string[]
  readonly paths: { readonly thrower: Path; readonly zone: Path }
}

/** A throw that may be made, with the dice of everybody in the zone. */
export type DeclaredThrow = Pick<Read, 'throwAt' | 'combatants' | 'holes'> & {
  readonly weapon: Weapon
  readonly attack: AttackDice
  readonly defenders: readonly { readonly combatant: Combatant; readonly pool: DefencePool }[]
  readonly grenadesLeft: number
}

/** Checks a throw and counts its dice; otherwise refuses with everything that is wrong. */
export function declareThrow(
  declaration: GrenadeDeclaration,
  content: GearsContent,
  trace: GearsTrace,
): DeclaredThrow | Refusal {
  const { situation } = declaration
  const read = 'given' in situation ? readGiven(situation.given, content) : readTable(situation.table, content)
  if (read instanceof Refusal) return read
  const weapon = required(content.weapons.get(BOLO_GRENADE), 'bolo grenade in the content')
  const grenades = declaration.grenades ?? read.grenades
  const violations = [
    ...contradictions(declaration),
    ...throwViolations(declaration, read, { weapon, grenades, content }),
  ]
  if (violations.length > 0) return refuse(violations)
  return countDice(declaration, read, { weapon, grenades, content }, trace)
}

/** Grenades that the question says and that the thrower of the table has. */
function contradictions({ grenades, situation }: GrenadeDeclaration): GearsViolation[] {
  if (grenades === undefined || !('table' in situation)) return []
  const { cogs, thrower } = situation.table
  const index = cogs.findIndex(({ id }) => id === thrower)
  const there = cogs[index]?.grenades ?? 0
  // None is what the table says where it does not speak of grenades.
  if (there === 0 || there === grenades) return []
  const paths = ['grenades', `situation.table.cogs.${index}.grenades`]
  const facts = { what: thrower, here: String(grenades), there: String(there), paths }
  return [{ rule: 'gears.table.agrees', path: ['grenades'], facts }]
}

type Given = Extract<GrenadeSituation, { given: unknown }>['given']

function readGiven(
  { thrower, range, lineOfSight, figures, openHoles: holes }: Given,
  content: GearsContent,
): Read | Refusal {
  const path: Path = ['situation', 'given']
  const found = describedFigures(
    { thrower: { figure: { cog: thrower }, zone: range === 0 ? 'target zone' : 'zone of the thrower' } },
    { field: 'figures', figures: figures.map((figure) => ({ figure, zone: 'target zone' })) },
    content,
    path,
  )
  if (found instanceof Refusal) return found
  return {
    throwAt: { zone: 'target zone', range, isVisible: lineOfSight, map: null, droppedWeapons: [] },
    thrower: found.parts.thrower,
    grenades: 1,
    held: [],
    combatants: found.combatants,
    holes,
    paths: { thrower: [...path, 'thrower'], zone: [...path, 'range'] },
  }
}

type GrenadeTable = Extract<GrenadeSituation, { table: unknown }>['table']

function readTable({ thrower, zone, ...table }: GrenadeTable, content: GearsContent): Read | Refusal {
  const path: Path = ['situation', 'table']
  const placed = placeFigures(table, path, content)
  if (placed instanceof Refusal) return placed
  const { map, cogs, droppedWeapons } = placed.table
  const cog = cogs.find(({ id }) => id === thrower)
  const target = map.zone(zone)
  const [combatant, from] = [placed.combatants.get(thrower), placeOf(placed.table, thrower)]
  const paths = { thrower: [...path, 'thrower'], zone: [...path, 'zone'] }
  if (cog === undefined || combatant === undefined || from === null) {
    return refuse([unknownFigure(thrower, thrower, paths.thrower)])
  }
  if (target === undefined) return refuse([unknownZone(zone, paths.zone)])
  const range = map.range(from.zone.number, target.number)
  const isVisible = sees(map, from, { zone: target, cover: null })
  return {
    throwAt: { zone, range: Number.isFinite(range) ? range : null, isVisible, map, droppedWeapons },
    thrower: combatant,
    grenades: cog.grenades,
    held: cog.weapons,
    combatants: [...placed.combatants.values()],
    holes: openHoles(placed.table).flatMap((hole) => (hole.zone === target.number ? [hole.id] : [])),
    paths,
  }
}

type Terms = { readonly weapon: Weapon; readonly grenades: number; readonly content: GearsContent }

function throwViolations(declaration: GrenadeDeclaration, read: Read, terms: Terms): GearsViolation[] {
  return [
    ...throwerViolations(declaration, read, terms),
    ...zoneViolations(read, terms),
    ...dodgeViolations(declaration, read),
  ]
}

function throwerViolations(
  { guard }: GrenadeDeclaration,
  { thrower, held, paths }: Read,
  terms: Terms,
): GearsViolation[] {
  const { fighter } = thrower
  const violations: GearsViolation[] = []
  if (fighter.side === 'cog' && fighter.status !== 'standing') {
    const facts = { attacker: fighter.id, target: fighter.id, reason: 'attackerDown' } as const
    violations.push({ rule: 'gears.attack.declare', path: paths.thrower, facts })
  }
  if (guard) violations.push({ rule: 'gears.grenade.no-guard', path: ['guard'], facts: { thrower: fighter.id } })
  if (terms.grenades === 0) {
    violations.push({ rule: 'gears.grenade.cost', path: ['grenades'], facts: { thrower: fighter.id, left: null } })
  }
  for (const { weapon } of held) {
    if (!terms.content.weapons.get(weapon)?.forbidsGrenades) continue
    const facts = { weapon, restriction: 'forbidsGrenades', limit: null } as const
    violations.push({ rule: 'gears.weapon.constant', path: paths.thrower, facts })
  }
  return violations
}

function zoneViolations({ throwAt, paths }: Read, { weapon }: Terms): GearsViolation[] {
  const { zone, range, isVisible } = throwAt
  const limit = weapon.hardRange ?? weapon.range
  const facts = { zone, range, limit }
  const violations: GearsViolation[] = []
  if (range === null || range > limit) {
    violations.push({ rule: 'gears.grenade.target-zone', path: paths.zone, facts: { ...facts, reason: 'tooFar' } })
  }
  if (!isVisible) {
    violations.push({
      rule: 'gears.grenade.target-zone',
      path: paths.zone,
      facts: { ...facts, reason: 'noLineOfSight' },
    })
  }
  return violations
}

function dodgeViolations({ dodging }: GrenadeDeclaration, read: Read): GearsViolation[] {
  const standing = inTargetZone(read).filter(({ fighter }) => fighter.side === 'cog' && fighter.status === 'standing')
  return dodging.flatMap((figure, index): GearsViolation[] => {
    if (standing.some(({ fighter }) => fighter.id === figure)) return []
    const facts = { figure, dice: 0, reason: 'cannotDodge' } as const
    return [{ rule: 'gears.attack.dodge-window', path: ['dodging', index], facts }]
  })
}

const inTargetZone = ({ combatants, throwAt }: Read): Combatant[] =>
  combatants.filter(({ fighter }) => fighter.zone === throwAt.zone && isOnMap(fighter))

function countDice(declaration: GrenadeDeclaration, read: Read, terms: Terms, trace: GearsTrace): DeclaredThrow {
  const { throwAt, thrower, combatants, holes } = read
  const { weapon, grenades, content } = terms
  const { zone, range } = throwAt
  const defenders = inTargetZone(read)
  const attacker = thrower.fighter.id
  trace.applied('gears.grenade.cost', { thrower: attacker, left: grenades - 1 })
  trace.applied('gears.grenade.target-zone', { zone, range, limit: weapon.hardRange ?? weapon.range, reason: null })
  trace.applied('gears.grenade.everyone', { zone, figures: defenders.map(({ fighter }) => fighter.id) })
  trace.applied('gears.grenade.no-overkill', { dice: weapon.normal })
  const attackTerms = { attacker, weapon: weapon.id, printed: weapon.normal, other: declaration.extraAttackDice }
  return {
    throwAt,
    combatants,
    holes,
    weapon,
    attack: attackDice(attackTerms, content.attackNumbers, trace),
    defenders: defenders.map((combatant) => countDefence(combatant, declaration, content, trace)),
    grenadesLeft: grenades - 1,
  }
}

/** Against a grenade nothing but the defence value and a dodge counts. */
function countDefence(combatant: Combatant, { dodging }: GrenadeDeclaration, content: GearsContent, trace: GearsTrace) {
  const { id: figure } = combatant.fighter
  const dodges = dodging.includes(figure)
  const numbers = content.attackNumbers
  if (dodges) trace.applied('gears.grenade.dodge', { figure, dice: numbers.dodgeDice })
  const terms = { figure, defence: combatant.defence, cover: 'none', rangeExcess: 0, dodges, other: 0 } as const
  const pool = defenceDice(terms, numbers, trace)
  trace.applied('gears.grenade.no-cover', { figure, dice: pool.dice })
  return { combatant, pool }
}
