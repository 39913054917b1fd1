import type { Ability } from '../content/ability.ts'
import type { Change, Stat } from '../content/effects.ts'
import type { SignumContent } from '../content/signum-content.ts'
import type { SignumTrace } from '../rules.ts'
import type { FighterAbility } from '../table/creature.ts'
import { type AbilityId, BANDS, type Band, LIMITS } from '../vocabulary.ts'
import { PRINTED } from './ability.words.ts'

/** The numbers and abilities of a creature as they are printed. */
export type Printed = {
  readonly strength: number
  readonly movement: Band
  readonly health: number
  readonly abilities: readonly FighterAbility[]
}

/** A change and where it comes from; the order of a list is the order of application. */
export type AppliedChange = { readonly source: string; readonly does: Change }

/** A change that does not count, or a printed ability (index null), and what cancels it. */
type Cancelled = {
  effect: number | null
  source: string
  rule: string
  by: string | null
}

export type Merged = {
  strength: number
  movement: Band
  health: number
  tokens: { armour: number; stealth: number; concentration: number }
  abilities: FighterAbility[]
  zero: AbilityId[]
  cancelled: Cancelled[]
}

/** What an ability is made of: what gave it, and what raises it. */
type Gift = { readonly ability: FighterAbility; readonly effect: number | null; readonly source: string }
type Raise = { readonly by: number; readonly effect: number; readonly source: string }
type Held = { gifts: Gift[]; raises: Raise[]; lost: { effect: number; source: string } | null }
type Shift = { readonly stat: Stat; readonly by: number; readonly effect: number; readonly source: string }

/** Merges what is printed with the changes in their order, by the dragon rules. */
export function mergeAbilities(
  printed: Printed,
  changes: readonly AppliedChange[],
  content: Pick<SignumContent, 'abilities'>,
  trace: SignumTrace,
  creature: string | null = null,
): Merged {
  const merging = new Merging(trace, creature)
  for (const ability of printed.abilities) merging.give({ ability, effect: null, source: PRINTED })
  for (const [effect, { source, does }] of changes.entries()) merging.apply(does, effect, source)
  const held = merging.abilities(content.abilities)
  const shifted = merging.stats(printed)
  const amount = (wanted: AbilityId) => held.abilities.find(({ id }) => id === wanted)
  return {
    ...shifted,
    tokens: {
      armour: Math.max(0, merging.tokens.armour + (amount('armour')?.x ?? 0)),
      stealth: amount('stealth') === undefined && merging.tokens.stealth === 0 ? 0 : 1,
      concentration: merging.tokens.concentration,
    },
    ...held,
    cancelled: merging.cancelled,
  }
}

class Merging {
  readonly #trace: SignumTrace
  /** Who is changed, if it has a name. */
  readonly #creature: string | null
  readonly #held = new Map<AbilityId, Held>()
  readonly #shifts: Shift[] = []
  readonly tokens = { armour: 0, stealth: 0, concentration: 0 }
  readonly cancelled: Cancelled[] = []

  constructor(trace: SignumTrace, creature: string | null) {
    this.#trace = trace
    this.#creature = creature
  }

  apply(does: Change, effect: number, source: string): void {
    if ('modify' in does) this.#shifts.push({ ...does.modify, effect, source })
    else if ('tokens' in does) this.#tokens(does.tokens.token, does.tokens.count)
    else if ('grant' in does) this.#grant(does.grant, effect, source)
    else if ('lose' in does) this.#lose(does.lose, effect, source)
    else this.#raise(does.raise.ability, does.raise.by, effect, source)
  }

  give(gift: Gift): void {
    this.#of(gift.ability.id).gifts.push(gift)
  }

  #of(id: AbilityId): Held {
    const held = this.#held.get(id) ?? { gifts: [], raises: [], lost: null }
    this.#held.set(id, held)
    return held
  }

  #tokens(token: keyof Merging['tokens'], count: number): void {
    if (token === 'armour')
      this.#trace.applied('signum.ability.armour-exception', { creature: this.#creature, by: count })
    this.tokens[token] += count
  }

  #grant(ability: FighterAbility, effect: number, source: string): void {
    const { id, x = 1 } = ability
    if (x === 0) {
      this.#trace.applied('signum.dragon.3-floor-zero', { what: id, value: 0 })
      this.#cancel(effect, source, 'signum.dragon.3-floor-zero', null)
      return
    }
    const held = this.#of(id)
    if (held.lost !== null) {
      this.#lastWins(id, source, [held.lost])
      held.lost = null
    }
    this.#trace.applied('signum.ability.gain-lose', { creature: this.#creature, ability: id, source, gains: true })
    this.give({ ability, effect, source })
  }

  #lose(id: AbilityId, effect: number, source: string): void {
    const held = this.#of(id)
    const gone = [...held.gifts, ...held.raises]
    if (gone.length === 0) {
      this.#cancel(effect, source, 'signum.ability.gain-lose', null)
    } else {
      this.#trace.applied('signum.ability.gain-lose', { creature: this.#creature, ability: id, source, gains: false })
      this.#lastWins(id, source, gone)
    }
    this.#held.set(id, { gifts: [], raises: [], lost: gone.length === 0 ? null : { effect, source } })
  }

  #raise(id: AbilityId, by: number, effect: number, source: string): void {
    if (id === 'armour') {
      this.#tokens('armour', by)
      return
    }
    const held = this.#of(id)
    const has = held.gifts.length > 0
    this.#trace.applied('signum.ability.plus-adds', { creature: this.#creature, ability: id, by, has })
    if (has) held.raises.push({ by, effect, source })
    else this.#cancel(effect, source, 'signum.ability.plus-adds', null)
  }

  #lastWins(ability: AbilityId, last: string, gone: readonly { effect: number | null; source: string }[]): void {
    this.#trace.applied('signum.dragon.4-last-wins', { ability, last, cancelled: gone.map(({ source }) => source) })
    for (const { effect, source } of gone) this.#cancel(effect, source, 'signum.dragon.4-last-wins', last)
  }

  #cancel(effect: number | null, source: string, rule: Cancelled['rule'], by: string | null): void {
    this.cancelled.push({ effect, source, rule, by })
  }

  /** The abilities that hold: of the same name the highest, with what raises it. */
  abilities(glossary: ReadonlyMap<string, Ability>): Pick<Merged, 'abilities' | 'zero'> {
    const abilities: FighterAbility[] = []
    const zero: AbilityId[] = []
    for (const [id, { gifts, raises }] of this.#held) {
      if (gifts.length === 0) continue
      const entry = glossary.get(id)
      if (entry?.hasText === true) {
        abilities.push(...gifts.map(({ ability }) => ability))
        continue
      }
      const best = this.#highest(id, gifts)
      const value = (best.x ?? 1) + this.#sum(raises, 'signum.dragon.2-no-stacking')
      if (value > 0) abilities.push(entry?.x === null ? best : { ...best, x: Math.min(value, LIMITS.amount) })
      else {
        this.#trace.applied('signum.dragon.3-floor-zero', { what: id, value })
        zero.push(id)
      }
    }
    return { abilities, zero }
  }

  #highest(id: AbilityId, gifts: readonly Gift[]): FighterAbility {
    const values = gifts.map(({ ability }) => ability.x ?? 1)
    const highest = Math.max(...values)
    const best = gifts[values.indexOf(highest)] ?? gifts[0]
    if (gifts.length > 1) {
      this.#trace.applied('signum.dragon.2-no-stacking', { ability: id, values, highest })
      for (const gift of gifts) {
        if (gift !== best) this.#cancel(gift.effect, gift.source, 'signum.dragon.2-no-stacking', best?.source ?? null)
      }
    }
    return best?.ability ?? { id }
  }

  /** The sum of changes, of each name only the highest. */
  #sum(all: readonly { by: number; effect: number; source: string }[], rule: Cancelled['rule']): number {
    let sum = 0
    for (const source of new Set(all.map((entry) => entry.source))) {
      const same = all.filter((candidate) => candidate.source === source)
      const highest = Math.max(...same.map(({ by }) => by))
      const counted = same.find(({ by }) => by === highest)
      if (same.length > 1) {
        this.#trace.applied('signum.ability.same-name', { source, values: same.map(({ by }) => by), highest })
      }
      for (const one of same) if (one !== counted) this.#cancel(one.effect, source, rule, source)
      sum += highest
    }
    return sum
  }

  stats({ strength, movement, health }: Printed): Pick<Merged, Stat> {
    const band = BANDS.indexOf(movement) + this.#shift('movement')
    return {
      strength: this.#floor('strength', strength + this.#shift('strength')),
      health: this.#floor('health', health + this.#shift('health')),
      movement: BANDS[Math.min(BANDS.length - 1, Math.max(0, band))] ?? movement,
    }
  }

  #shift(stat: Stat): number {
    const all = this.#shifts.filter((candidate) => candidate.stat === stat)
    if (all.length === 0) return 0
    const before = this.cancelled.length
    const by = this.#sum(all, 'signum.ability.stat-modifiers')
    const cancelled = this.cancelled.slice(before).map(({ source }) => source)
    const sources = [...new Set(all.map(({ source }) => source))]
    this.#trace.applied('signum.ability.stat-modifiers', { creature: this.#creature, stat, by, sources, cancelled })
    return by
  }

  #floor(stat: Stat, value: number): number {
    if (value < 0) this.#trace.applied('signum.dragon.3-floor-zero', { what: stat, value })
    return Math.max(0, value)
  }
}
