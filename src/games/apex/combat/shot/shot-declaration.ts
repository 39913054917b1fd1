import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { type HelmetFace, STARTING_EQUIPMENT } from '../../content/equipment.ts'
import { Ammo } from '../../content/weapons.ts'
import { readVitals, type Vitals, vitals } from '../../damage/damage.ts'
import type { Source } from '../../language/words.ts'
import {
  AttachmentReferences,
  findToken,
  HelmetReference,
  type Known,
  type KnownAttachment,
  type KnownWeapon,
  type Sourced,
  WeaponReference,
} from '../../loot/loot.ts'
import type { ApexViolation } from '../../refusal.ts'
import { refuse } from '../../refusal.ts'
import type { ApexTrace } from '../../rules.ts'
import { AimDeck } from './aim-deck.ts'
import { type AimSlot, aimSlots, type Track, TrackInput, trackOf } from './aim-slots.ts'
import { type ShotTerms, shotTerms } from './card-hit.ts'
import { type HitDifficulty, hitDifficulty } from './difficulty.ts'
import { type Arms, findArms } from './equipped-weapon.ts'
import { activeAttachments, gatherForces, type ShotForces, type ShotModifier, ShotModifiers } from './shot-forces.ts'
import { readSituation, type Seen, Situation } from './situation.ts'

/** What a shoot action is declared with, as fields of an input. */
export const shotDeclaration = {
  situation: Situation,
  weapon: WeaponReference,
  attachments: AttachmentReferences,
  ammunition: Ammo.optional().describe(
    'The ammunition on the weapon before the shot; what its card prints if left out.',
  ),
  modifiers: ShotModifiers,
  aimDeck: AimDeck,
  track: TrackInput.optional(),
  target: z
    .strictObject({
      helmet: HelmetReference.optional().describe('The starting one, without effect, if left out.'),
      ...vitals,
    })
    .meta({ id: 'ApexShotTarget' })
    .prefault({}),
  specialActionOf: z
    .string()
    .max(80)
    .optional()
    .describe('The weapon card whose special action this shoot action is; that weapon has to be used.'),
  alreadyShot: z.boolean().default(false).describe('Whether the shooter has shot in this activation.'),
  sameSquad: z.boolean().default(false).describe('Whether the target is of the shooter’s own squad.'),
}
const ShotDeclaration = z.strictObject(shotDeclaration)
export type ShotDeclaration = z.infer<typeof ShotDeclaration>

/** A shoot action up to the moment before the aim cards are revealed. */
export type DeclaredShot = {
  readonly seen: Seen
  readonly weapon: KnownWeapon
  readonly helmet: Known<HelmetFace>
  readonly target: Vitals
  readonly ammunition: number
  readonly difficulty: HitDifficulty
  readonly forces: ShotForces
  readonly terms: ShotTerms
  readonly track: Track
  readonly sets: readonly AimSlot[]
  /** The cards to reveal: as many as the rate asks for and the deck has. */
  readonly cards: number
}

/** The starting helmet, which protects from nothing. */
export const NO_HELMET: Known<HelmetFace> = { source: STARTING_EQUIPMENT.helmet, face: { cancels: 0, maxValue: 0 } }

/** A shoot action whose pieces have been found, with where everybody is. */
export type Shooting = Arms &
  Pick<ShotDeclaration, 'modifiers' | 'track' | 'specialActionOf' | 'alreadyShot' | 'sameSquad'> & {
    readonly helmet: Known<HelmetFace>
    readonly target: Vitals
    readonly seen: Seen
    /** The ammunition before the shot. */
    readonly ammunition: number
  }

/** Step 1 and 2 of a shoot action: aim, and what reactions change before the cards are revealed. */
export function declareShot(input: ShotDeclaration, content: ApexContent, trace: ApexTrace): DeclaredShot | Refusal {
  const known = lookUp(input, content)
  if (known instanceof Refusal) return known
  const seen = readSituation(input.situation, content, trace)
  if (seen instanceof Refusal) return seen
  const { modifiers, track, specialActionOf, alreadyShot, sameSquad } = input
  const { weapon, installed, helmet, target } = known
  const ammunition = input.ammunition ?? weapon.ammo
  // Written out: spreading objects into another takes a tenth of a shot.
  const shooting: Shooting = {
    weapon,
    installed,
    helmet,
    target,
    seen,
    ammunition,
    modifiers,
    track,
    specialActionOf,
    alreadyShot,
    sameSquad,
  }
  return aimShot(shooting, trace) ?? readyShot(shooting, content, trace)
}

/** Step 1: whether the shot may be taken. */
export function aimShot(shooting: Shooting, trace: ApexTrace): Refusal | null {
  const forbidden = shotViolations(shooting)
  if (forbidden.length > 0) return refuse(forbidden)
  const { seen, ammunition: before, modifiers } = shooting
  const { visible, blockers, distance } = seen
  trace.applied('apex.shot.target', { squadmate: false, visible, blockers, distance })
  trace.applied('apex.shot.ammo', { before, after: before - 1 })
  const cards = enhancementsOf(modifiers)
  if (cards.length > 0) trace.applied('apex.shot.enhancement', { cards })
  return null
}

/** What is in force when the cards are revealed, after the reactions before the shot. */
export function readyShot(shooting: Shooting, content: ApexContent, trace: ApexTrace): DeclaredShot {
  const { weapon, installed, helmet, target, seen, ammunition } = shooting
  recordReactions(shooting, trace)
  const attachments = activeAttachments(weapon, installed, trace)
  const played = shooting.modifiers.map(({ label, effects }) => ({ source: label, effects }))
  const modifiers: Sourced[] = [...seen.zones, ...played]
  const forces = gatherForces(weapon, attachments, modifiers, trace)
  const difficulty = hitDifficulty(weapon, seen.distance, sourcesOf(weapon, attachments, modifiers), trace)
  const track = trackOf(shooting.track, content)
  const cards = cardsOf(forces, content, trace)
  const sets = aimSlots(forces, forces, track, trace)
  const terms = shotTerms(difficulty.difficulty, seen, forces)
  return { seen, weapon, helmet, target, ammunition: ammunition - 1, difficulty, forces, terms, track, sets, cards }
}

/** Everything that changes the difficulty, with its weapon's passive first. */
export function sourcesOf(
  { source, passive }: KnownWeapon,
  attachments: readonly KnownAttachment[],
  modifiers: readonly Sourced[],
): Sourced[] {
  return [{ source, effects: passive }, ...attachments, ...modifiers]
}

function lookUp({ weapon, attachments, target }: ShotDeclaration, content: ApexContent) {
  const arms = findArms(weapon, attachments, content)
  if (arms instanceof Refusal) return arms
  const helmet =
    target.helmet === undefined ? NO_HELMET : findToken(target.helmet, 'helmet', content.helmets, ['target', 'helmet'])
  if (helmet instanceof Refusal) return helmet
  const legend = readVitals(target, content, ['target'])
  if (legend instanceof Refusal) return legend
  return { weapon: arms.weapon, installed: arms.installed, helmet, target: legend }
}

/** Every rule that forbids the shot, the first one that a referee would name first. */
export function shotViolations(shooting: Shooting): ApexViolation[] {
  const { alreadyShot, sameSquad, modifiers, seen, ammunition: before } = shooting
  const violations: ApexViolation[] = []
  if (alreadyShot) {
    violations.push({ rule: 'apex.activation.shoot-once', path: ['alreadyShot'], facts: { alreadyShot } })
  }
  if (sameSquad || !seen.visible) {
    const { visible, blockers, distance } = seen
    const path = sameSquad ? ['sameSquad'] : ['situation']
    violations.push({ rule: 'apex.shot.target', path, facts: { squadmate: sameSquad, visible, blockers, distance } })
  }
  if (before < 1) violations.push({ rule: 'apex.shot.ammo', path: ['ammunition'], facts: { before, after: before } })
  const cards = enhancementsOf(modifiers)
  if (cards.length > 1) violations.push({ rule: 'apex.shot.enhancement', path: ['modifiers'], facts: { cards } })
  return [...violations, ...foreignSpecial(shooting)]
}

/** A special action of one weapon is not carried out with another. */
function foreignSpecial({ specialActionOf, weapon: { source } }: Shooting): ApexViolation[] {
  if (specialActionOf === undefined || specialActionOf === source) return []
  const facts = { weapon: source, special: specialActionOf }
  return [{ rule: 'apex.shot.weapon-special', path: ['weapon'], facts }]
}

const enhancementsOf = (modifiers: readonly ShotModifier[]): Source[] =>
  modifiers.filter(({ kind }) => kind === 'enhancement').map(({ label }) => label)

function recordReactions({ modifiers, weapon, specialActionOf: special }: Shooting, trace: ApexTrace): void {
  const reactions = modifiers.filter(({ kind }) => kind === 'reaction').map(({ label }) => label)
  if (reactions.length > 0) trace.applied('apex.shot.steps', { reactions })
  if (special !== undefined) trace.applied('apex.shot.weapon-special', { weapon: weapon.source, special })
}

/** How many cards are revealed: what the rate asks for, or the whole deck (ruling Q-30). */
function cardsOf({ slots, cardsPerSlot }: ShotForces, content: ApexContent, trace: ApexTrace): number {
  const needed = slots * cardsPerSlot
  const available = content.aimCards.size
  trace.applied('apex.aim.rate', { slots, cardsPerSlot, needed, given: null })
  if (needed > available) trace.applied('apex.aim.all-placed', { needed, available })
  return Math.min(needed, available)
}
