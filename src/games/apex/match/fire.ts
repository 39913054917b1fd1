import type { Cell } from '../../../geometry/grid.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { Trace } from '../../../rulebook/trace.ts'
import { knownAccessory, knownWeapon } from '../automata/activation/firing.ts'
import { isNormal } from '../automata/setting/weapons.ts'
import { chooseWeapon } from '../automata/shot/aim.ts'
import { aimSlots, trackOf } from '../combat/shot/aim-slots.ts'
import { isHit, partialsOf, type ShotTerms, shotTerms, showsHead } from '../combat/shot/card-hit.ts'
import { hitDifficulty } from '../combat/shot/difficulty.ts'
import type { Arms } from '../combat/shot/equipped-weapon.ts'
import { sourcesOf } from '../combat/shot/shot-declaration.ts'
import { activeAttachments, gatherForces, type ShotForces } from '../combat/shot/shot-forces.ts'
import { type Seen, seeTarget } from '../combat/shot/situation.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { PARTIALS_PER_HIT } from '../content/vitals.ts'
import { findAttachments, findWeapon, type KnownWeapon } from '../loot/loot.ts'
import type { ApexRules } from '../rules.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import type { AutomatonState } from './automata/state.ts'
import type { LegendState, WeaponState } from './state.ts'

/** What bots expect of a shot: the mean over the cards, each judged as in a shoot action. */

const seenFrom = new WeakMap<PlacedBoard, Map<string, Seen>>()

/** What a shooter sees of a target; a board is looked at from the same spaces again and again. */
export function lookAt(board: PlacedBoard, shooter: Cell, target: Cell, content: ApexContent): Seen {
  const known = seenFrom.get(board) ?? new Map<string, Seen>()
  seenFrom.set(board, known)
  const key = `${shooter.column},${shooter.row}>${target.column},${target.row}`
  const seen = known.get(key) ?? seeTarget(board, { shooter, target }, [], content, new Trace<ApexRules>())
  known.set(key, seen)
  return seen
}

/** The damage that the better of a Legend’s loaded weapons does on average. */
export function bestFire(shooter: LegendState, seen: Seen, content: ApexContent): number {
  if (!seen.visible) return 0
  if (shooter.automaton !== undefined) return automatonFire(shooter.automaton, seen, content)
  const loaded = shooter.weapons.filter(({ ammo }) => ammo > 0)
  return Math.max(0, ...loaded.map((weapon) => meanDamage(weapon, seen, content)))
}

const means = new WeakMap<ApexContent, Map<string, number>>()

/** The mean damage of a shot with a weapon, which depends on few things and is kept by them. */
export function meanDamage(weapon: WeaponState, seen: Seen, content: ApexContent): number {
  const known = means.get(content) ?? new Map<string, number>()
  means.set(content, known)
  const key = situationKey([weapon.card, weapon.attachments], seen)
  const mean = known.get(key) ?? meanWith(armsOf(weapon, content), seen, content)
  known.set(key, mean)
  return mean
}

/** The mean damage of a Shot of an Automaton: the weapon that it would choose, with the accessories that work now. */
function automatonFire({ arsenal: id, charges }: AutomatonState, seen: Seen, content: ApexContent): number {
  const arsenal = content.automatonArsenals.get(id)
  if (arsenal === undefined) return 0
  const { weapon } = chooseWeapon(arsenal, seen.distance)
  if (!isNormal(seen.distance, weapon)) return 0
  const known = means.get(content) ?? new Map<string, number>()
  means.set(content, known)
  const working = weapon.accessories.filter(({ chargesRequired }) => chargesRequired <= charges)
  const key = situationKey([id, weapon.name, working.length], seen)
  const arms = { weapon: knownWeapon(weapon), installed: working.map(knownAccessory) }
  const mean = known.get(key) ?? meanWith(arms, seen, content)
  known.set(key, mean)
  return mean
}

function situationKey(arms: readonly unknown[], seen: Seen): string {
  const { distance, shooterLevel, targetLevel, inCover, zones } = seen
  const zoneChanges = zones.flatMap(({ effects }) => effects)
  return JSON.stringify([...arms, distance, Math.sign(targetLevel - shooterLevel), inCover, zoneChanges])
}

/** A weapon with what is installed on it; null if the content does not know it. */
function armsOf({ card, attachments }: WeaponState, content: ApexContent): Arms | null {
  const weapon = findWeapon({ card }, content, [])
  const tokens = attachments.flatMap((token) => (token === null ? [] : [{ token }]))
  const installed = findAttachments(tokens, content)
  return weapon instanceof Refusal || installed instanceof Refusal ? null : { weapon, installed }
}

function meanWith(arms: Arms | null, seen: Seen, content: ApexContent): number {
  if (arms === null) return 0
  const { weapon, installed } = arms
  const trace = new Trace<ApexRules>()
  const active = activeAttachments(weapon, installed, trace)
  const forces = gatherForces(weapon, active, seen.zones, trace)
  const { difficulty } = hitDifficulty(weapon, seen.distance, sourcesOf(weapon, active, seen.zones), trace)
  const sets = aimSlots(forces, forces, trackOf(undefined, content), trace)
  const terms = shotTerms(difficulty, seen, forces)
  return sets.reduce(
    (sum, { cards, modifier }) => sum + cards * meanOfCard(modifier, weapon, forces, terms, content),
    0,
  )
}

/** The mean damage of one card in a slot; two half hits are a hit, so each counts as half of one. */
function meanOfCard(
  modifier: number,
  weapon: KnownWeapon,
  forces: ShotForces,
  terms: ShotTerms,
  content: ApexContent,
): number {
  const more = (per: 'hit' | 'headshot') =>
    forces.damage.reduce((sum, change) => sum + (change.per === per ? change.amount : 0), 0)
  const [perHit, perHead] = [weapon.damage + more('hit'), weapon.headshotDamage + more('headshot')]
  let damage = 0
  for (const card of content.aimCards.values()) {
    damage += (partialsOf(card, terms) / PARTIALS_PER_HIT) * perHit
    if (isHit(card, modifier, terms)) damage += perHit + (showsHead(card, terms) ? perHead : 0)
  }
  return damage / content.aimCards.size
}
