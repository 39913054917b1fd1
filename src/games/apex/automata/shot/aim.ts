import type { Cell } from '../../../../geometry/grid.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { RANGE_PENALTY } from '../../content/vitals.ts'
import type { ApexTrace } from '../../rules.ts'
import type { CardTable } from '../cards/card-table.ts'
import { type PlannedLine, planLines } from '../cards/lines.ts'
import type { Arsenal, AutomatonWeapon, ChargeAccessory } from '../content/automaton-arsenals.ts'
import type { AutomatonFeat } from '../content/automaton-feats.ts'
import type { ModifyShot } from '../content/card-effects.ts'
import type { Field } from '../setting/field.ts'
import { gapTo, isNormal, relationsTo } from '../setting/weapons.ts'
import type { ShotCause } from './shooting.rules.ts'

/** An enemy that may be shot at. */
export type Shootable = { readonly id: string; readonly cell: Cell | null; readonly role: 'primary' | 'secondary' }

export type Target = {
  readonly enemy: Shootable
  readonly cell: Cell
  readonly band: 'optimal' | 'normal'
  readonly distance: number
}

/** Whom an Automaton shoots at: optimal before normal range, the primary before the secondary enemy. */
export function findTarget(
  field: Field,
  cell: Cell,
  arsenal: Arsenal,
  enemies: readonly Shootable[],
  cause: ShotCause,
): Target | null {
  const found = enemies.flatMap((enemy) => {
    if (enemy.cell === null) return []
    const { inOptimal, inNormal, distance } = relationsTo(field, arsenal, cell, enemy.cell)
    return [{ enemy, cell: enemy.cell, inOptimal, inNormal, distance }]
  })
  const optimal = found.find(({ inOptimal, enemy }) => inOptimal && (cause !== 'optimal' || enemy.role === 'primary'))
  if (optimal !== undefined) {
    return { enemy: optimal.enemy, cell: optimal.cell, band: 'optimal', distance: optimal.distance }
  }
  const normal = cause === 'optimal' ? undefined : found.find(({ inNormal }) => inNormal)
  return normal === undefined
    ? null
    : { enemy: normal.enemy, cell: normal.cell, band: 'normal', distance: normal.distance }
}

/** The weapon with the smallest gap to its optimal range, of those that reach; the first printed among equals. */
export function chooseWeapon({ weapons }: Arsenal, distance: number): { index: number; weapon: AutomatonWeapon } {
  const all = weapons.map((weapon, index) => ({ weapon, index, gap: gapTo(distance, weapon.optimalRange) }))
  const reaching = all.filter(({ weapon }) => isNormal(distance, weapon))
  const [best] = (reaching.length > 0 ? reaching : all).sort((a, b) => a.gap - b.gap || a.index - b.index)
  if (best === undefined) throw new Error('An Arsenal card has two weapons.')
  return best
}

export type DifficultyCause = 'base' | 'gap' | 'sight' | 'boost' | 'zone'

/** A Shot that was aimed. */
export type Aimed = {
  readonly target: Target
  readonly weapon: AutomatonWeapon
  readonly weaponIndex: number
  readonly gap: number
  readonly accessories: readonly ChargeAccessory[]
  readonly boost: { readonly applied: boolean; readonly paid: number; readonly lines: readonly PlannedLine[] }
  readonly chargesAfter: number
  readonly difficulty: number
  readonly breakdown: readonly { readonly cause: DifficultyCause; readonly value: number }[]
}

type Aiming = {
  readonly cause: ShotCause
  readonly feat: AutomatonFeat | null
  readonly duringActivation: boolean
  readonly zoneDifficulty: number
}

/** The five steps of aiming, for a target that was found. */
export function aimAt(
  target: Target,
  table: CardTable,
  arsenal: Arsenal,
  { cause, feat, duringActivation, zoneDifficulty }: Aiming,
  content: ApexContent,
  trace: ApexTrace,
): Aimed {
  recordTarget(target, cause, trace)
  const { weapon, index: weaponIndex } = recordWeapon(arsenal, target.distance, trace)
  const accessories = workingAccessories(weapon, table.charges, trace)
  const boost = boostOf(feat, duringActivation, { ...table, isShooting: true }, content, trace)
  const difficulty = difficultyOf(weapon, target.distance, accessories, boost.lines, zoneDifficulty, trace)
  const gap = gapTo(target.distance, weapon.optimalRange)
  return {
    target,
    weapon,
    weaponIndex,
    gap,
    accessories,
    boost,
    chargesAfter: table.charges - boost.paid,
    ...difficulty,
  }
}

function recordTarget({ enemy, band, distance }: Target, cause: ShotCause, trace: ApexTrace): void {
  trace.applied('apex.automata.shot.sequence', { cause })
  trace.applied('apex.automata.step7.condition', { reason: null, cause })
  trace.applied('apex.automata.shot.target', { target: enemy.id, distance })
  trace.applied('apex.automata.step7.target', { target: enemy.id, band, primary: enemy.role === 'primary' })
}

function recordWeapon(arsenal: Arsenal, distance: number, trace: ApexTrace) {
  const chosen = chooseWeapon(arsenal, distance)
  const others = arsenal.weapons
    .filter((weapon) => weapon !== chosen.weapon)
    .map(({ name, optimalRange }) => ({ weapon: name, gap: gapTo(distance, optimalRange) }))
  const gap = gapTo(distance, chosen.weapon.optimalRange)
  trace.applied('apex.automata.shot.weapon', { weapon: chosen.weapon.name, gap, others })
  trace.applied('apex.automata.shot.no-ammo', { weapon: chosen.weapon.name })
  return chosen
}

function workingAccessories({ accessories }: AutomatonWeapon, charges: number, trace: ApexTrace): ChargeAccessory[] {
  const working = accessories.filter(({ chargesRequired }) => chargesRequired <= charges)
  const kinds = (list: readonly ChargeAccessory[]) => list.map(({ kind }) => kind)
  const idle = accessories.filter((accessory) => !working.includes(accessory))
  trace.applied('apex.automata.shot.accessories', { charges, active: kinds(working), idle: kinds(idle) })
  return working
}

const NO_BOOST = { applied: false, paid: 0, lines: [] } as const

/** The Shot Boost of the active Feat. */
function boostOf(
  feat: AutomatonFeat | null,
  duringActivation: boolean,
  table: CardTable,
  content: ApexContent,
  trace: ApexTrace,
): Aimed['boost'] {
  const bottom = feat?.bottom ?? null
  if (feat === null || bottom === null || bottom.kind !== 'shotBoost') return NO_BOOST
  if (!duringActivation) {
    trace.applied('apex.automata.shot.boost-steps', { feat: feat.id })
    return NO_BOOST
  }
  const { lines, charges } = planLines(bottom.lines, table, content, trace)
  const paid = table.charges - charges
  const applied = lines.length > 0
  trace.applied('apex.automata.shot.boost', { feat: feat.id, applied, paid })
  return { applied, paid, lines }
}

/** Everything that the lines of a card do to a Shot. */
export const shotChangesOf = (lines: readonly PlannedLine[]): ModifyShot[] =>
  lines.flatMap(({ effects }) => effects.flatMap((effect) => ('modifyShot' in effect ? [effect.modifyShot] : [])))

function difficultyOf(
  weapon: AutomatonWeapon,
  distance: number,
  accessories: readonly ChargeAccessory[],
  boost: readonly PlannedLine[],
  zone: number,
  trace: ApexTrace,
): Pick<Aimed, 'difficulty' | 'breakdown'> {
  const base = weapon.difficulty
  const gap = gapTo(distance, weapon.optimalRange)
  const penalty = RANGE_PENALTY * gap
  const sights = accessories.filter(
    ({ kind, range }) => kind === 'sight' && (range === null || gapTo(distance, range) === 0),
  )
  const sight = 0 - sights.reduce((sum, { value }) => sum + value, 0)
  const change = shotChangesOf(boost).reduce((sum, { difficulty }) => sum + difficulty, 0)
  const difficulty = base + penalty + sight + change + zone
  trace.applied('apex.automata.shot.difficulty', { base, gap, penalty, sight, boost: change, zone, difficulty })
  const parts = { base, gap: penalty, sight, boost: change, zone }
  const causes = ['base', 'gap', 'sight', 'boost', 'zone'] as const
  const breakdown = causes.flatMap((cause) =>
    cause === 'base' || parts[cause] !== 0 ? [{ cause, value: parts[cause] }] : [],
  )
  return { difficulty, breakdown }
}
