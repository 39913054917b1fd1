import type { Cell } from '../../../../geometry/grid.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import type { EquipmentSlot } from '../../content/equipment.ts'
import { categoryOf } from '../../loot/loot-fit.ts'
import type { KeptAt } from '../commands/answer.ts'
import type { LootEvent, RoomMade } from '../events/loot-events.ts'
import { withLegend, without } from '../legends.ts'
import type { ApexState, LegendState, Obtained, WeaponState } from '../state.ts'
import { withActivation } from './turn.ts'

type Of<Type extends LootEvent['type']> = Extract<LootEvent, { type: Type }>

/** The state after an event about loot. */
export function evolveLoot(state: ApexState, event: LootEvent, content: ApexContent): ApexState {
  switch (event.type) {
    case 'binOpened':
    case 'lootDrawn':
    case 'weaponsDrawn':
      return evolveDraws(state, event)
    case 'weaponChosen':
    case 'weaponReplaced':
    case 'ammoTaken':
    case 'weaponDiscarded':
      return evolveWeapons(state, event, content)
    case 'lootKept':
    case 'lootDropped':
    case 'lootRemoved':
    case 'attachmentFreed':
      return evolveObtained(state, event, content)
    default:
      return evolvePanel(state, event, content)
  }
}

function evolveDraws(state: ApexState, event: Of<'binOpened' | 'lootDrawn' | 'weaponsDrawn'>): ApexState {
  const { stock } = state
  switch (event.type) {
    case 'binOpened': {
      const bins = event.card === null ? [] : [event.card]
      return {
        ...state,
        openBins: [...state.openBins, event.bin],
        stock: { ...stock, bins: without(stock.bins, bins) },
        removed: { ...state.removed, bins: [...state.removed.bins, ...bins] },
      }
    }
    case 'lootDrawn': {
      const taken = { ...state, stock: { ...stock, [event.bag]: without(stock[event.bag], event.tokens) } }
      return withObtained(taken, event.legend, ({ tokens }) => ({ tokens: [...tokens, ...event.tokens] }))
    }
    case 'weaponsDrawn': {
      const taken = { ...state, stock: { ...stock, weapons: without(stock.weapons, event.weapons) } }
      return withObtained(taken, event.legend, ({ weapons }) => ({ weapons: [...weapons, ...event.weapons] }))
    }
  }
}

/** The state with what a Legend has obtained changed; nothing left over is nothing obtained. */
function withObtained(state: ApexState, legend: string, change: (obtained: Obtained) => Partial<Obtained>): ApexState {
  const before = state.obtained ?? { legend, tokens: [], weapons: [], freed: [] }
  const after = { ...before, ...change(before) }
  const left = after.tokens.length + after.weapons.length + after.freed.length
  return { ...state, obtained: left === 0 ? null : after }
}

const removeWeapons = (state: ApexState, weapons: readonly string[]): ApexState => ({
  ...state,
  removed: { ...state.removed, weapons: [...state.removed.weapons, ...weapons] },
})

const removeToken = (state: ApexState, token: string): ApexState => ({
  ...state,
  removed: { ...state.removed, tokens: [...state.removed.tokens, token] },
})

function evolveWeapons(
  state: ApexState,
  event: Of<'weaponChosen' | 'weaponReplaced' | 'ammoTaken' | 'weaponDiscarded'>,
  content: ApexContent,
): ApexState {
  const { legend } = event
  const dealtWith = (gone: readonly string[]) =>
    withObtained(state, legend, ({ weapons }) => ({ weapons: without(weapons, gone) }))
  switch (event.type) {
    case 'weaponChosen':
      return removeWeapons(dealtWith(event.removed), event.removed)
    case 'weaponReplaced': {
      const obtained = withObtained(state, legend, ({ weapons, freed }) => ({
        weapons: without(weapons, [event.weapon]),
        freed: [...freed, ...event.freed],
      }))
      const armed = withLegend(obtained, legend, (one) => ({ ...one, weapons: replaced(one.weapons, event, content) }))
      return event.replaced === null ? armed : removeWeapons(armed, [event.replaced])
    }
    case 'ammoTaken': {
      const loaded = withLegend(dealtWith([event.weapon]), legend, (one) => ({
        ...one,
        weapons: one.weapons.map((weapon, slot) => ({ ...weapon, ammo: event.ammo[slot] ?? weapon.ammo })),
      }))
      return removeWeapons(loaded, [event.weapon])
    }
    case 'weaponDiscarded':
      return removeWeapons(dealtWith([event.weapon]), [event.weapon])
  }
}

function replaced(
  weapons: readonly WeaponState[],
  { slot, weapon: card, ammo }: Of<'weaponReplaced'>,
  content: ApexContent,
): WeaponState[] {
  const next = [...weapons]
  next[slot] = { card, ammo, attachments: emptySlots(card, content) }
  return next
}

/** The slots of a weapon card, without tokens. */
export const emptySlots = (card: string, content: ApexContent): null[] =>
  (content.weapons.get(card)?.slots ?? []).map(() => null)

function evolveObtained(
  state: ApexState,
  event: Of<'lootKept' | 'lootDropped' | 'lootRemoved' | 'attachmentFreed'>,
  content: ApexContent,
): ApexState {
  const { legend, token } = event
  if (event.type === 'attachmentFreed') {
    const freed = withObtained(state, legend, (obtained) => ({ freed: without(obtained.freed, [token]) }))
    if ('in' in event.to) return withLegend(freed, legend, (one) => stowed(one, token))
    if ('cell' in event.to) return lay(freed, token, event.to.cell, false)
    const { weapon, slot } = event.to.on
    return withLegend(freed, legend, (one) => installed(one, weapon, slot, token))
  }
  const rest = withObtained(state, legend, ({ tokens }) => ({ tokens: without(tokens, [token]) }))
  if (event.type === 'lootDropped') return lay(rest, token, event.cell, false)
  return event.type === 'lootRemoved' ? removeToken(rest, token) : keep(rest, event, content)
}

/** A token is put where it is kept; what made room goes where it was sent. */
function keep(state: ApexState, event: Of<'lootKept' | 'tokenPickedUp'>, content: ApexContent): ApexState {
  const { legend, token, at, room, shield } = event
  const cleared = room === null ? state : makeRoom(state, legend, room)
  if ('on' in at) return withLegend(cleared, legend, (one) => installed(one, at.on.weapon, at.on.slot, token))
  if (at.in === 'backpack') return withLegend(cleared, legend, (one) => stowed(one, token))
  const slot = categoryOf(token, content) as EquipmentSlot
  const depleted = shield?.depleted ?? event.depleted
  return withLegend(cleared, legend, (one) => ({
    ...one,
    equipment: { ...one.equipment, [slot]: { token, depleted } },
    shield: shield?.shield ?? one.shield,
  }))
}

const stowed = (legend: LegendState, token: string): LegendState => ({
  ...legend,
  backpack: [...legend.backpack, token],
  openTokens: [...legend.openTokens, token],
})

const takenOut = (legend: LegendState, token: string): LegendState => ({
  ...legend,
  backpack: without(legend.backpack, [token]),
  openTokens: without(legend.openTokens, [token]),
})

function installed(legend: LegendState, weapon: number, slot: number, token: string | null): LegendState {
  const weapons = legend.weapons.map((held, index) =>
    index === weapon
      ? { ...held, attachments: held.attachments.map((there, place) => (place === slot ? token : there)) }
      : held,
  )
  return { ...legend, weapons }
}

/** A token leaves its place: worn equipment, an attachment or a token of the backpack. */
function makeRoom(state: ApexState, legend: string, { token, to, depleted, from }: RoomMade): ApexState {
  const left = withLegend(state, legend, (one) => leaving(one, token, from))
  if (to === null) return removeToken(left, token)
  return 'cell' in to ? lay(left, token, to.cell, depleted) : withLegend(left, legend, (one) => stowed(one, token))
}

/** Worn equipment is replaced by what it makes room for, so nothing is taken off before that. */
function leaving(legend: LegendState, token: string, from: KeptAt): LegendState {
  if ('on' in from) return installed(legend, from.on.weapon, from.on.slot, null)
  return from.in === 'backpack' ? takenOut(legend, token) : legend
}

/** A token comes to lie in a space. */
function lay(state: ApexState, token: string, cell: Cell, depleted: boolean): ApexState {
  const lootCount = state.lootCount + 1
  return { ...state, lootCount, loot: [...state.loot, { id: `loot-${lootCount}`, token, cell, depleted }] }
}

type OfPanel = Of<
  | 'tokenDropped'
  | 'tokenPickedUp'
  | 'lootHandled'
  | 'attachmentInstalled'
  | 'attachmentReturned'
  | 'ammoChanged'
  | 'tokenUsed'
  | 'recovered'
>

function evolvePanel(state: ApexState, event: OfPanel, content: ApexContent): ApexState {
  const { legend } = event
  switch (event.type) {
    case 'tokenDropped':
      return lay(
        withLegend(state, legend, (one) => takenOut(one, event.token)),
        event.token,
        event.cell,
        false,
      )
    case 'tokenPickedUp': {
      const taken = { ...state, loot: state.loot.filter(({ id }) => id !== event.loot) }
      return keep(taken, event, content)
    }
    case 'lootHandled':
      return withActivation(state, { lootHandled: true })
    case 'attachmentInstalled':
      return withLegend(state, legend, (one) =>
        installed(takenOut(one, event.token), event.weapon, event.slot, event.token),
      )
    case 'attachmentReturned':
      return withLegend(state, legend, (one) => stowed(installed(one, event.weapon, event.slot, null), event.token))
    case 'ammoChanged':
      return withLegend(state, legend, (one) => ({
        ...one,
        weapons: one.weapons.map((weapon, slot) => (slot === event.weapon ? { ...weapon, ammo: event.ammo } : weapon)),
      }))
    case 'tokenUsed':
      return removeToken(
        withLegend(state, legend, (one) => takenOut(one, event.token)),
        event.token,
      )
    case 'recovered':
      return withLegend(state, legend, (one) => ({ ...one, shield: event.shield, health: event.health }))
  }
}
