import { Trace } from '../../../rulebook/trace.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { EQUIPMENT_SLOTS } from '../content/equipment.ts'
import { BACKPACK_CELLS } from '../content/panel.ts'
import { attachmentOfContent, fitOf, slotsOf } from '../loot/attachment-fit.ts'
import { categoryOf } from '../loot/loot-fit.ts'
import type { ApexRules } from '../rules.ts'
import type { CommandBody } from './command.ts'
import { without } from './legends.ts'
import type { LegendState, Pool } from './state.ts'

type Loadout = CommandBody<'lock'>

const RARITIES = ['common', 'rare', 'epic', 'legendary']

/** How rare a token of equipment is, as a number. */
function rarityOf(token: string, { helmets, bodyShields, emergencyShields }: ApexContent): number {
  const found = helmets.get(token) ?? bodyShields.get(token) ?? emergencyShields.get(token)
  return found === undefined ? -1 : RARITIES.indexOf(found.rarity)
}

/** The best token of each kind of equipment in a pool; the first of equals. */
function bestEquipment({ tokens }: Pool, content: ApexContent): string[] {
  return EQUIPMENT_SLOTS.flatMap((slot) => {
    const fitting = tokens.filter((token) => categoryOf(token, content) === slot)
    const [best] = [...fitting].sort((a, b) => rarityOf(b, content) - rarityOf(a, content))
    return best === undefined ? [] : [best]
  })
}

const isEquipment = (token: string, content: ApexContent): boolean =>
  EQUIPMENT_SLOTS.some((slot) => slot === categoryOf(token, content))

/** The least that a Legend takes: its first two weapons, the best equipment, and the rest in the backpack. */
export function plainLoadout({ id, pool }: LegendState, content: ApexContent): Loadout {
  const { weapons, tokens } = pool ?? { weapons: [], tokens: [] }
  const equip = bestEquipment(pool ?? { weapons, tokens, given: [] }, content)
  const backpack = tokens.filter((token) => !isEquipment(token, content)).slice(0, BACKPACK_CELLS)
  return { legend: id, weapons: weapons.slice(0, 2), equip, install: [], backpack }
}

/** The same with two given weapons, and every attachment on the first slot that it fits. */
export function fittedLoadout(legend: LegendState, weapons: readonly string[], content: ApexContent): Loadout {
  const plain = { ...plainLoadout(legend, content), weapons: [...weapons] }
  const all = (legend.pool?.tokens ?? []).filter((token) => !isEquipment(token, content))
  const install: Loadout['install'] = []
  for (const token of all) {
    const place = firstSlot(token, weapons, install, content)
    if (place !== null) install.push({ ...place, token })
  }
  const rest = without(
    all,
    install.map(({ token }) => token),
  )
  return { ...plain, install, backpack: rest.slice(0, BACKPACK_CELLS) }
}

function firstSlot(
  token: string,
  weapons: readonly string[],
  taken: Loadout['install'],
  content: ApexContent,
): { weapon: number; slot: number } | null {
  const attachment = attachmentOfContent(token, content)
  if (attachment === null) return null
  const scratch = new Trace<ApexRules>()
  const places = weapons.flatMap((card, weapon) =>
    (slotsOf({ weapon: card }, content) ?? [])
      .filter((slot) => fitOf(attachment, slot, scratch).fits)
      .map(({ index }) => ({ weapon, slot: index })),
  )
  const isTaken = (place: { weapon: number; slot: number }) =>
    taken.some(({ weapon, slot }) => weapon === place.weapon && slot === place.slot)
  return places.find((place) => !isTaken(place)) ?? null
}
