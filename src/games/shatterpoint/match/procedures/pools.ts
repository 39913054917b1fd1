import type { Stance } from '../../combat/stance/stance.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import type { Modifier } from '../../dice/modifier.ts'
import { buildPools, type Pools } from '../../dice/pools.ts'
import type { ShatterpointTrace } from '../../rules.ts'
import { coverOf } from '../../sight/cover.ts'
import { diceOf, type PoolDice } from '../abilities/counted-dice.ts'
import { meantIn } from '../abilities/fits.ts'
import type { Owned } from '../abilities/owned.ts'
import { hasStandingOn, keywordOf, type Standing, standingOn } from '../abilities/standing.ts'
import { stanceOf } from '../attacks.ts'
import { fieldOf, placedOf } from '../field.ts'
import type { ShatterpointState } from '../state.ts'
import { unitOf, unitOfCharacter } from '../units.ts'
import type { AddedDice, Fight } from './fight.ts'

/** The table of a match as it is while an attack is made. */
type Table = { readonly state: ShatterpointState; readonly content: ShatterpointContent }

export type Stances = { readonly attacker: Stance; readonly defender: Stance }

/** The stances of both units of an attack. */
export const stancesOf = ({ state, content }: Table, { attacker, defender }: Fight): Stances => ({
  attacker: stanceOf(unitOfCharacter(state, attacker), content),
  defender: stanceOf(unitOfCharacter(state, defender), content),
})

/** What the attacker has focused in this activation. */
export const focusOf = ({ activation }: ShatterpointState, { attacker }: Fight) =>
  activation?.focus.find(({ character }) => character === attacker) ?? null

/** The dice of both sides, with cover, focus and what abilities add. */
export function poolsOf(
  { state, content, trace }: Table & { readonly trace: ShatterpointTrace },
  fight: Fight,
  stances: Stances,
  stated: number | null,
): Pools {
  const field = fieldOf(state, content)
  const [attacker, defender] = [placedOf(field, fight.attacker), placedOf(field, fight.defender)]
  const standing = { state, field, content, fight }
  const isIgnored = hasStandingOn('ignoreCover', attacker, standing)
  const other = isIgnored ? 0 : keywordOf('cover', defender, standing)
  const asked = { type: fight.type, other, isIgnored, variant: state.options.coverVariant }
  const cover = coverOf(field, attacker, defender, asked, trace)
  const less = standingOn('lessCover', attacker, standing).reduce((sum, { lessCover }) => sum + lessCover, 0)
  const { terrain, hunker, other: byKeyword } = reduced(cover, less)
  const added = standingOn('attackDice', attacker, standing).flatMap(({ attackDice, owned }) =>
    addedBy(attackDice, owned, standing),
  )
  const addedToDefence = standingOn('defenceDice', defender, standing).flatMap(({ defenceDice, owned }) =>
    addedBy(defenceDice, owned, standing),
  )
  return buildPools(
    {
      type: fight.type,
      attacker: {
        rating: stances.attacker[fight.type].attack ?? 0,
        stated,
        focus: focusOf(state, fight),
        added: [...added, ...fight.added.attack],
        removed: [],
      },
      defender: {
        rating: stances.defender[fight.type].defence,
        hunker,
        cover: terrain + byKeyword,
        added: [...addedToDefence, ...fight.added.defence],
        removed: [],
      },
    },
    trace,
  )
}

/** Cover that an ability reduces: first what terrain gives, then what else does. */
function reduced<Cover extends { terrain: number; hunker: number; other: number }>(cover: Cover, less: number): Cover {
  const terrain = Math.max(0, cover.terrain - less)
  const hunker = Math.max(0, cover.hunker - Math.max(0, less - cover.terrain))
  const other = Math.max(0, cover.other - Math.max(0, less - cover.terrain - cover.hunker))
  return { ...cover, terrain, hunker, other }
}

/** The dice of an ability as they are added to a pool; none are not added. */
function addedBy(pool: PoolDice, { id, unit }: Owned, { state, field, fight }: Standing): AddedDice[] {
  const dice = diceOf(pool, { field, owner: unitOf(state, unit), meant: meantIn(fight), paid: 0 })
  return dice > 0 ? [{ name: id, dice }] : []
}

/** The table with an attack on it, as abilities that hold all the time read it. */
const standingIn = ({ state, content }: Table, fight: Fight) => ({
  ...{ state, content, fight },
  field: fieldOf(state, content),
})

/** Results that abilities add to the defence roll, before the defender’s table. */
export function defenceModifiers(table: Table, fight: Fight): Modifier[] {
  const standing = standingIn(table, fight)
  return standingOn('defenceResult', placedOf(standing.field, fight.defender), standing).map(({ defenceResult }) => ({
    by: 'defender',
    roll: 'defence',
    afterTable: false,
    effect: { add: { face: defenceResult, count: 1 } },
  }))
}

/** Whether the defender has a keyword. */
export function hasKeyword(table: Table, fight: Fight, keyword: 'steadfast' | 'protection'): boolean {
  const standing = standingIn(table, fight)
  return keywordOf(keyword, placedOf(standing.field, fight.defender), standing) > 0
}

/** Whether the defender’s Protection counts against this attacker. */
export function isProtected(table: Table, fight: Fight): boolean {
  if (!hasKeyword(table, fight, 'protection')) return false
  const standing = standingIn(table, fight)
  return !hasStandingOn('ignoreProtection', placedOf(standing.field, fight.attacker), standing)
}
