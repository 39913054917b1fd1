import { z } from 'zod'
import { RuleViolation, violationOf } from '../../../contract/violation.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { EQUIPMENT_SLOTS, type EquipmentSlot, STARTING_EQUIPMENT } from '../content/equipment.ts'
import { BACKPACK_CELLS, WEAPON_SLOTS } from '../content/panel.ts'
import { STARTING_SHIELD } from '../content/vitals.ts'
import { equipBodyShield } from '../damage/body-shield.ts'
import { Label } from '../language/label.ts'
import { categoryOf, type Panel } from '../loot/loot-fit.ts'
import { type LootContent, ownLootField, withOwnLoot } from '../loot/own-loot.ts'
import { panelViolations } from '../loot/panel.ts'
import { type ApexViolation, recordViolations } from '../refusal.ts'
import type { ApexTrace } from '../rules.ts'
import { Count } from '../vocabulary.ts'

const Tokens = z.array(Label).max(40).default([])

const Install = z
  .strictObject({ weapon: z.int().min(0).max(1), slot: z.int().min(0).max(5), token: Label })
  .meta({ id: 'ApexLoadoutInstallation' })

/** A pool and what a Legend makes of it. */
export const LoadoutInput = z
  .strictObject({
    pool: z
      .strictObject({ weapons: z.array(Label).max(12), tokens: Tokens })
      .describe('What the Legend drew and was given.')
      .meta({ id: 'ApexLoadoutPool' }),
    give: z
      .strictObject({ weapons: z.array(Label).max(12).default([]), tokens: Tokens })
      .describe('What it gives away first.')
      .meta({ id: 'ApexLoadoutGift' })
      .prefault({}),
    weapons: z.array(Label).max(4).describe('The weapons to equip.'),
    equip: Tokens.describe('The equipment to wear.'),
    install: z.array(Install).max(12).default([]),
    backpack: Tokens,
    ...ownLootField,
  })
  .meta({ id: 'ApexLoadoutInput' })
export type LoadoutInput = z.infer<typeof LoadoutInput>

export const Loadout = z
  .object({
    legal: z.boolean(),
    violations: z.array(RuleViolation),
    ammo: z.array(Count).describe('Of each equipped weapon.'),
    shield: Count,
    shieldMaximum: Count,
    removed: z.array(z.string()).describe('What leaves the game.'),
  })
  .meta({ id: 'ApexLoadoutOutcome' })
export type Loadout = z.infer<typeof Loadout>

/** Checks a load-out of stage 1 and says what comes of it. */
export function loadout(chosen: LoadoutInput, printed: ApexContent, trace: ApexTrace): Loadout {
  const content = withOwnLoot(printed, chosen.own)
  const violations = [
    ...giftViolations(chosen),
    ...weaponViolations(chosen),
    ...notInPool(chosen),
    ...equipmentViolations(chosen, content),
    ...capacity(chosen),
    ...unknownTokens(chosen, content),
    ...panelViolations(panelOf(chosen, content), content, []).map((violation) => ({
      ...violation,
      path: fieldOf(violation.path, chosen),
    })),
  ]
  const ammo = chosen.weapons.map((id) => content.weapons.get(id)?.ammo ?? 0)
  const removed = leftOver(chosen, content)
  const { shield, shieldMaximum } = shieldOf(chosen, content, trace)
  const given = [...chosen.give.weapons, ...chosen.give.tokens]
  if (violations.length === 0) {
    if (given.length > 0) trace.applied('apex.stage1.share', { given })
    trace.applied('apex.stage1.two-weapons', { weapons: chosen.weapons, ammo })
    trace.applied('apex.stage1.place-loot', { removed })
  }
  recordViolations(violations, trace)
  const legal = violations.length === 0
  return { legal, violations: violations.map(violationOf), ammo, shield, shieldMaximum, removed }
}

function giftViolations({ pool, give }: LoadoutInput): ApexViolation[] {
  const facts = { cards: pool.weapons.length, given: give.weapons.length }
  if (give.weapons.length === 0 || facts.cards - facts.given >= WEAPON_SLOTS) return []
  return [{ rule: 'apex.stage1.keep-two', path: ['give', 'weapons'], facts }]
}

function weaponViolations({ weapons }: LoadoutInput): ApexViolation[] {
  if (weapons.length === WEAPON_SLOTS) return []
  return [{ rule: 'apex.stage1.two-weapons', path: ['weapons'], facts: { weapons, ammo: [] } }]
}

/** Everything that is used more often than the pool has it. */
function notInPool({ pool, give, weapons, equip, install, backpack }: LoadoutInput): ApexViolation[] {
  const tokens = [...give.tokens, ...equip, ...install.map(({ token }) => token), ...backpack]
  const missing = [
    ...surplus([...give.weapons, ...weapons], pool.weapons).map((id) => ({ what: 'weapon', id })),
    ...surplus(tokens, pool.tokens).map((id) => ({ what: 'token', id })),
  ]
  return missing.map((facts) => ({ rule: 'apex.stage1.pool', path: ['pool'], facts }))
}

/** What is in one list more often than in the other. */
function surplus(used: readonly string[], held: readonly string[]): string[] {
  const left = [...held]
  return used.filter((id) => {
    const index = left.indexOf(id)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

function equipmentViolations({ equip }: LoadoutInput, content: LootContent): ApexViolation[] {
  const seen = new Map<string, string>()
  return equip.flatMap((token, index): ApexViolation[] => {
    const category = categoryOf(token, content)
    const path = ['equip', index]
    if (category !== null && !EQUIPMENT_SLOTS.some((slot) => slot === category)) {
      return [{ rule: 'apex.loot.types', path, facts: { token, category, places: ['backpack'] } }]
    }
    const worn = category === null ? undefined : seen.get(category)
    if (category !== null) seen.set(category, token)
    return worn === undefined ? [] : [{ rule: 'apex.equipment.one-per-type', path, facts: { token, worn } }]
  })
}

/** Equipment and attachments have to be known: what they do depends on what they are. */
function unknownTokens({ equip, install }: LoadoutInput, content: LootContent): ApexViolation[] {
  const used = [
    ...equip.map((id, index) => ({ id, path: ['equip', index] })),
    ...install.map(({ token: id }, index) => ({ id, path: ['install', index, 'token'] })),
  ]
  return used.flatMap(({ id, path }): ApexViolation[] =>
    categoryOf(id, content) === null ? [{ rule: 'apex.content.known', path, facts: { kind: 'token', id } }] : [],
  )
}

/** The field of the question that a place of the panel was filled from. */
function fieldOf(path: ApexViolation['path'], { install }: LoadoutInput): ApexViolation['path'] {
  const [part, weapon, where, index] = path
  if (part !== 'weapons' || where === 'card') return path.slice(0, 2)
  const installed = install.flatMap((one, place) => (one.weapon === weapon ? [place] : []))
  return ['install', installed[Number(index)] ?? 0, 'token']
}

function capacity({ backpack }: LoadoutInput): ApexViolation[] {
  if (backpack.length <= BACKPACK_CELLS) return []
  const facts = { used: backpack.length, cells: BACKPACK_CELLS }
  return [{ rule: 'apex.backpack.capacity', path: ['backpack'], facts }]
}

const wornIn = (slot: EquipmentSlot, { equip }: LoadoutInput, content: LootContent): string | null =>
  equip.find((token) => categoryOf(token, content) === slot) ?? null

function panelOf(chosen: LoadoutInput, content: LootContent): Panel {
  const installed = (weapon: number) =>
    chosen.install.filter((one) => one.weapon === weapon).map(({ slot, token }) => ({ slot, token }))
  return {
    helmet: wornIn('helmet', chosen, content),
    bodyShield: wornIn('bodyShield', chosen, content),
    emergencyShield: wornIn('emergencyShield', chosen, content),
    backpack: chosen.backpack,
    weapons: chosen.weapons.map((weapon, index) => ({ card: { weapon }, installed: installed(index) })),
  }
}

function leftOver(chosen: LoadoutInput, content: LootContent): string[] {
  const { pool, give, weapons, equip, install, backpack } = chosen
  const used = [...give.tokens, ...equip, ...install.map(({ token }) => token), ...backpack]
  const replaced = EQUIPMENT_SLOTS.flatMap((slot) =>
    wornIn(slot, chosen, content) === null ? [] : [STARTING_EQUIPMENT[slot]],
  )
  return [...surplus(pool.weapons, [...give.weapons, ...weapons]), ...surplus(pool.tokens, used), ...replaced]
}

function shieldOf(chosen: LoadoutInput, content: LootContent, trace: ApexTrace) {
  const token = wornIn('bodyShield', chosen, content)
  const face = token === null ? undefined : content.bodyShields.get(token)
  if (token === null || face === undefined) return { shield: STARTING_SHIELD, shieldMaximum: STARTING_SHIELD }
  return equipBodyShield(STARTING_SHIELD, { source: token, face }, false, trace)
}
