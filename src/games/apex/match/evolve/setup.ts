import type { ApexContent } from '../../content/apex-content.ts'
import { EQUIPMENT_SLOTS, STARTING_EQUIPMENT } from '../../content/equipment.ts'
import { DEATH_BOXES, MAX_HEALTH, STARTING_SHIELD } from '../../content/vitals.ts'
import { SQUADS, type Squad } from '../../table/squad.ts'
import type { SetupEvent } from '../events/setup-events.ts'
import { withLegend, without } from '../legends.ts'
import type { AbilityToken, ApexState, LegendState, Pool, TableSide } from '../state.ts'

type Evolving = Exclude<SetupEvent, { type: 'matchSetUp' }>

/** The state after an event of the preparations. */
export function evolveSetup(state: ApexState, event: Evolving, content: ApexContent): ApexState {
  switch (event.type) {
    case 'squadsDetermined':
      return event.red === null
        ? { ...state, phase: 'colour', choosing: event.chooses }
        : { ...state, phase: 'recruit', squads: squadsBySides(state, event.red) }
    case 'colourChosen':
      return { ...state, phase: 'recruit', choosing: null, squads: squadsBySides(state, event.red) }
    case 'legendRecruited':
      return recruit(state, event, content)
    case 'legendsReady':
      return { ...state, phase: 'stage1', legends: inPanelOrder(state) }
    case 'poolDrawn':
    case 'poolGiven':
    case 'loadoutLocked':
    case 'loadoutsShown':
      return evolveStage1(state, event)
    default:
      return evolveStage2(state, event)
  }
}

type Stage1 = Extract<Evolving, { type: 'poolDrawn' | 'poolGiven' | 'loadoutLocked' | 'loadoutsShown' }>

function evolveStage1(state: ApexState, event: Stage1): ApexState {
  switch (event.type) {
    case 'poolDrawn':
      return drawPool(state, event)
    case 'poolGiven':
      return give(state, event)
    case 'loadoutLocked':
      return lock(state, event)
    case 'loadoutsShown':
      return { ...state, phase: 'entryPlace' }
  }
}

function evolveStage2(state: ApexState, event: Exclude<Evolving, Stage1>): ApexState {
  switch (event.type) {
    case 'entryPrepared':
      return {
        ...state,
        entry: { rewards: event.rewards, epics: event.epics },
        stock: { ...state.stock, epic: without(state.stock.epic, tokensIn(event.epics)) },
      }
    case 'entryPlaced':
      return placeAtEntry(state, event)
    case 'enteringStarted':
      return { ...state, phase: 'enter' }
    case 'enteredBoard': {
      const cell = event.path.at(-1)
      return cell === undefined ? state : withLegend(state, event.legend, (legend) => ({ ...legend, where: { cell } }))
    }
    case 'stage3Started':
      return {
        ...state,
        entry: null,
        removed: {
          ...state.removed,
          tokens: [...state.removed.tokens, ...event.removed],
          rewards: [...state.removed.rewards, ...event.rewards],
        },
      }
    default:
      return state
  }
}

const tokensIn = (epics: Readonly<Record<string, string | null>>): string[] =>
  Object.values(epics).filter((token) => token !== null)

function squadsBySides({ sides }: ApexState, red: TableSide): ApexState['squads'] {
  const seats = (side: TableSide) => sides.flatMap((of, seat) => (of === side ? [seat] : []))
  const blue = red === 'A' ? 'B' : 'A'
  return { red: { seats: seats(red), legends: [] }, blue: { seats: seats(blue), legends: [] } }
}

type Of<Type extends Evolving['type']> = Extract<Evolving, { type: Type }>

function recruit(state: ApexState, { legend, seat, squad }: Of<'legendRecruited'>, content: ApexContent): ApexState {
  const own = state.squads[squad]
  return {
    ...state,
    squads: { ...state.squads, [squad]: { ...own, legends: [...own.legends, legend] } },
    legends: [...state.legends, newLegend(legend, seat, squad, content)],
    tokens: [...state.tokens, ...tokensOf(legend, content)],
  }
}

/** A Legend with its starting equipment, its feats and nothing else. */
export function newLegend(id: string, seat: number | null, squad: Squad, content: ApexContent): LegendState {
  const worn = EQUIPMENT_SLOTS.map((slot) => [slot, { token: STARTING_EQUIPMENT[slot], depleted: false }])
  return {
    id,
    seat,
    squad,
    where: 'none',
    activated: false,
    shield: STARTING_SHIELD,
    health: MAX_HEALTH,
    boxes: DEATH_BOXES,
    equipment: Object.fromEntries(worn) as LegendState['equipment'],
    weapons: [],
    backpack: [],
    openTokens: [],
    deck: [...content.featCards.values()].filter(({ legend }) => legend === id).map((card) => card.id),
    hand: [],
    discard: [],
    pool: null,
    locked: false,
  }
}

/** The ability tokens of a Legend, all in its supply. */
function tokensOf(legend: string, content: ApexContent): AbilityToken[] {
  const counts = content.legends.get(legend)?.tokens
  const abilities = [...content.abilityCards.values()].filter((card) => card.legend === legend)
  return abilities.flatMap(({ id, slot }) =>
    Array.from({ length: counts?.[slot] ?? 0 }, (_, index): AbilityToken => {
      return { id: `${id}#${index + 1}`, ability: id, legend, at: 'supply' }
    }),
  )
}

const inPanelOrder = ({ legends, squads }: ApexState): LegendState[] =>
  SQUADS.flatMap((squad) => squads[squad].legends).flatMap((id) => legends.find((legend) => legend.id === id) ?? [])

function drawPool(state: ApexState, { legend, weapons, tokens, epics }: Of<'poolDrawn'>): ApexState {
  const { stock } = state
  const common = tokens.filter((token) => stock.common.includes(token))
  const rest = without(tokens, common)
  const pool: Pool = { weapons, tokens, given: [], ...(epics === undefined ? {} : { epics }) }
  return {
    ...withLegend(state, legend, (one) => ({ ...one, pool })),
    stock: {
      ...stock,
      weapons: without(stock.weapons, weapons),
      common: without(stock.common, common),
      rare: without(stock.rare, rest),
      epic: without(stock.epic, epics ?? []),
    },
  }
}

function give(state: ApexState, { from, to, weapons, tokens }: Of<'poolGiven'>): ApexState {
  const taken = withLegend(state, from, (legend) => ({
    ...legend,
    pool: legend.pool && {
      ...legend.pool,
      weapons: without(legend.pool.weapons, weapons),
      tokens: without(legend.pool.tokens, tokens),
    },
  }))
  return withLegend(taken, to, (legend) => ({
    ...legend,
    pool: legend.pool && {
      ...legend.pool,
      weapons: [...legend.pool.weapons, ...weapons],
      tokens: [...legend.pool.tokens, ...tokens],
      given: [...legend.pool.given, ...weapons, ...tokens],
    },
  }))
}

function lock(state: ApexState, { legend, outfit, backpack, removed }: Of<'loadoutLocked'>): ApexState {
  const { weapons, equipment, shield } = outfit
  const dressed = withLegend(state, legend, (one) => ({
    ...one,
    weapons,
    equipment,
    shield,
    backpack,
    pool: null,
    locked: true,
  }))
  const { squad } = dressed.legends.find(({ id }) => id === legend) ?? { squad: 'red' as const }
  const left = state.removed.leftovers[squad]
  const leftovers = {
    weapons: [...left.weapons, ...removed.weapons],
    tokens: [...left.tokens, ...removed.tokens],
  }
  return {
    ...dressed,
    removed: { ...state.removed, leftovers: { ...state.removed.leftovers, [squad]: leftovers } },
  }
}

function placeAtEntry(state: ApexState, { legend, side, token }: Of<'entryPlaced'>): ApexState {
  const placed = withLegend(state, legend, (one) => ({ ...one, where: { side } }))
  if (token === null || placed.entry === null) return placed
  return {
    ...placed,
    entry: { ...placed.entry, epics: { ...placed.entry.epics, [side]: null } },
    obtained: { legend, tokens: [token], weapons: [], freed: [] },
  }
}
