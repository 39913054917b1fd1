import { z } from 'zod'
import { itemAt } from '../../../../lib/items.ts'
import type { Random } from '../../../../rulebook/random.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { Character } from '../../content/characters.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { ownCardsField } from '../../content/own/own-cards.ts'
import { HAND_LIMIT } from '../../content/turn.ts'
import { unknownCharacter, unknownViolation } from '../../damage/fighters.ts'
import type { GearsViolation } from '../../refusal.ts'
import { refuse } from '../../refusal.ts'
import type { GearsTrace } from '../../rules.ts'
import { HeldWeapon } from '../../table/figures.ts'
import { Table } from '../../table/table.ts'
import { CogStatus, Count, Id } from '../../vocabulary.ts'
import { placeFigures } from './attack-situation.ts'

type Path = GearsViolation['path']

/** Who picks up which weapon: on a table, or as the players say. */
const PickUpSituation = z
  .union([
    z.strictObject({
      table: z
        .strictObject({ ...Table.shape, cog: Id, marker: Id.describe('A dropped weapon of the table.') })
        .meta({ id: 'GearsPickUpTable' }),
    }),
    z.strictObject({
      given: z
        .strictObject({
          cog: Id.default('cog'),
          character: Id.optional(),
          status: CogStatus.default('standing'),
          hand: z.int().min(0).max(20).default(HAND_LIMIT),
          weapons: z.array(HeldWeapon).max(8).default([]),
          weapon: Id.describe('The weapon that the marker shows.'),
        })
        .meta({ id: 'GearsPickUpGiven' }),
    }),
  ])
  .meta({ id: 'GearsPickUpSituation' })

export const pickUpFields = {
  ...ownCardsField,
  situation: PickUpSituation,
  take: z.enum(['weapon', 'ammo']).default('weapon').meta({ id: 'GearsPickUpTake' }),
  copiesLeft: z.int().min(0).max(20).default(1).describe('Copies of the special weapon that are left in the box.'),
  randomWeapon: Id.optional().describe(
    'The top random weapon, if a player drew it; the service draws if it is needed.',
  ),
  discard: Id.optional().describe('The weapon that is given up if there are too many.'),
}
const Fields = z.strictObject(pickUpFields)
type Input = z.infer<typeof Fields>

const Carried = z.object({ weapon: Id, ammo: Count }).meta({ id: 'GearsCarriedWeapon' })

export const PickUp = z
  .object({
    gained: Id.nullable().describe('The weapon that was taken; null if only ammo was.'),
    loaded: Id.nullable().describe('The weapon that got ammo instead.'),
    weapons: z.array(Carried),
    discarded: Id.nullable(),
    mustDiscard: z.array(Id).describe('The weapons of which one still has to be given up.'),
    hand: Count.describe('The order cards left after paying.'),
  })
  .meta({ id: 'GearsPickUpOutcome' })
export type PickUp = z.infer<typeof PickUp>

type Picker = {
  readonly cog: string
  readonly character: Character | null
  readonly status: CogStatus
  readonly hand: number
  readonly weapons: readonly HeldWeapon[]
  readonly weapon: string
  readonly isThere: boolean
  readonly path: Path
}
type Context = { content: GearsContent; random: Random; trace: GearsTrace }

/** Picks up a dropped weapon, or loads the one that is held. */
export function pickUp(input: Input, { content, random, trace }: Context): PickUp | Refusal {
  const picker = readPicker(input.situation, content)
  if (picker instanceof Refusal) return picker
  const violations = pickUpViolations(input, picker, content)
  if (violations.length > 0) return refuse(violations)
  const { cog, weapon, hand } = picker
  const cost = picker.character?.pickUpCost ?? 1
  trace.applied('gears.drop.pickup', { cog, weapon, reason: null, cost })
  const taken = takenWeapon(input, picker, content, random, trace)
  const ammo = content.attackNumbers.ammoOfPickUp
  const isHeld = picker.weapons.some((held) => held.weapon === taken)
  const weapons = isHeld ? load(picker.weapons, taken, ammo, trace) : [...picker.weapons, { weapon: taken, ammo }]
  const gained = { gained: isHeld ? null : taken, loaded: isHeld ? taken : null, hand: hand - cost }
  return { ...gained, ...keepWithin(input, picker, weapons, content, trace) }
}

/** The named weapon, or the top random one if no copy is left. */
function takenWeapon(
  { copiesLeft, randomWeapon }: Input,
  { weapon, weapons }: Picker,
  content: GearsContent,
  random: Random,
  trace: GearsTrace,
): string {
  if (copiesLeft > 0 || weapons.some((held) => held.weapon === weapon)) return weapon
  const deck = [...content.weapons.values()].filter(({ pool }) => pool === 'random')
  const cards = deck.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id))
  const instead = randomWeapon ?? itemAt(cards, random.below(cards.length))
  trace.applied('gears.drop.random-ammo', { weapon, instead, ammo: content.attackNumbers.ammoOfPickUp })
  return instead
}

function load(weapons: readonly HeldWeapon[], weapon: string, ammo: number, trace: GearsTrace): HeldWeapon[] {
  trace.applied('gears.weapon.duplicate', { weapon, ammo })
  return weapons.map((held) => {
    if (held.weapon !== weapon) return held
    trace.applied('gears.ammo.no-cap', { weapon, ammo: held.ammo + ammo })
    return { weapon, ammo: held.ammo + ammo }
  })
}

/** Discards down to the limit, or says that it has to be done. */
function keepWithin(
  { discard }: Input,
  { character }: Picker,
  weapons: HeldWeapon[],
  content: GearsContent,
  trace: GearsTrace,
): Pick<PickUp, 'weapons' | 'discarded' | 'mustDiscard'> {
  const counting = weapons.filter(({ weapon }) => !isGrenade(weapon, content)).map(({ weapon }) => weapon)
  const limit = content.attackNumbers.weaponLimit + (character?.extraWeapons ?? 0)
  const isTooMany = counting.length > limit
  if (isTooMany) {
    trace.applied('gears.weapon.limit', { held: counting.length, limit, discarded: discard ?? null })
  }
  if (discard === undefined) return { weapons, discarded: null, mustDiscard: isTooMany ? counting : [] }
  trace.applied('gears.weapon.discard-any-time', { weapon: discard, reason: null })
  return { weapons: weapons.filter(({ weapon }) => weapon !== discard), discarded: discard, mustDiscard: [] }
}

const isGrenade = (weapon: string, { weapons }: GearsContent): boolean => weapons.get(weapon)?.pool === 'grenade'

function pickUpViolations(input: Input, picker: Picker, content: GearsContent): GearsViolation[] {
  const { cog, weapon, status, hand, isThere, weapons, path } = picker
  const cost = picker.character?.pickUpCost ?? 1
  const refuse = (reason: 'otherZone' | 'noCard' | 'down' | 'notHeld', at: Path): GearsViolation => ({
    rule: 'gears.drop.pickup',
    path: at,
    facts: { cog, weapon, reason, cost },
  })
  const isHeld = weapons.some((held) => held.weapon === weapon)
  return [
    ...(content.weapons.has(weapon) ? [] : [unknownViolation('weapon', weapon, path)]),
    ...(status === 'standing' ? [] : [refuse('down', path)]),
    ...(isThere ? [] : [refuse('otherZone', path)]),
    ...(hand < cost ? [refuse('noCard', path)] : []),
    ...(input.take === 'ammo' && !isHeld ? [refuse('notHeld', ['take'])] : []),
    ...randomViolations(input, content),
    ...discardViolations(input, picker, content),
  ]
}

function randomViolations({ randomWeapon }: Input, { weapons }: GearsContent): GearsViolation[] {
  if (randomWeapon === undefined) return []
  const card = weapons.get(randomWeapon)
  if (card === undefined) return [unknownViolation('weapon', randomWeapon, ['randomWeapon'])]
  if (card.pool === 'random') return []
  const facts = { weapon: randomWeapon, pool: card.pool }
  return [{ rule: 'gears.weapon.special-not-shuffled', path: ['randomWeapon'], facts }]
}

function discardViolations(
  { discard, randomWeapon }: Input,
  { weapon, weapons }: Picker,
  content: GearsContent,
): GearsViolation[] {
  if (discard === undefined) return []
  const reason = isGrenade(discard, content) ? 'grenade' : 'notHeld'
  const isThere = [weapon, randomWeapon, ...weapons.map((held) => held.weapon)].includes(discard)
  if (isThere && reason !== 'grenade') return []
  return [{ rule: 'gears.weapon.discard-any-time', path: ['discard'], facts: { weapon: discard, reason } }]
}

function readPicker(situation: z.infer<typeof PickUpSituation>, content: GearsContent): Picker | Refusal {
  if ('given' in situation) {
    const { given } = situation
    const path = ['situation', 'given']
    const wrong = unknownCharacter(given.character, content, path)
    if (wrong !== null) return refuse([wrong])
    const character = content.characters.get(given.character ?? given.cog) ?? null
    return { ...given, character, isThere: true, path: [...path, 'weapon'] }
  }
  const { cog: id, marker: markerId, ...table } = situation.table
  const path = ['situation', 'table']
  const placed = placeFigures(table, path, content)
  if (placed instanceof Refusal) return placed
  const cog = placed.table.cogs.find((cog) => cog.id === id)
  const marker = placed.table.droppedWeapons.find((droppedWeapon) => droppedWeapon.id === markerId)
  const facts = { cog: id, weapon: markerId, cost: 0 }
  if (cog === undefined) {
    return refusal({ rule: 'gears.drop.pickup', path: [...path, 'cog'], facts: { ...facts, reason: 'unknownCog' } })
  }
  if (marker === undefined) {
    return refusal({
      rule: 'gears.drop.pickup',
      path: [...path, 'marker'],
      facts: { ...facts, reason: 'unknownMarker' },
    })
  }
  const { status, hand, weapons } = cog
  const character = placed.combatants.get(id)?.character ?? null
  const isThere = marker.zone === cog.position.zone
  return { cog: id, character, status, hand, weapons, weapon: marker.weapon, isThere, path: [...path, 'marker'] }
}

const refusal = (violation: GearsViolation): Refusal => refuse([violation])
