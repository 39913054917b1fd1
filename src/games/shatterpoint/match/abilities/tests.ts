import type { Test } from '../../abilities/ability-effect.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import { isWithinRange } from '../../measuring/distance.ts'
import { isEngagedWith } from '../../sight/engagement.ts'
import type { PlacedCharacter, PlacedField } from '../../table/placed-field.ts'
import { contestedBy } from '../../victory/control.ts'
import { placedUnitOf } from '../field.ts'
import type { Fight } from '../procedures/fight.ts'
import type { ShatterpointState, UnitInMatch } from '../state.ts'
import { cardOf, isWoundedUnit, unitOf } from '../units.ts'
import type { Happening } from './moment.ts'

/** What a test of an ability is judged by. */
export type Judged = {
  readonly state: ShatterpointState
  readonly field: PlacedField
  readonly content: ShatterpointContent
  readonly owner: UnitInMatch
  readonly now: Happening | null
  readonly fight: Fight | null
  /** The character that the step is about; the target where one of several is picked. */
  readonly character: PlacedCharacter | null
}

type NearTest = { readonly range: number; readonly tags: readonly string[] }
type Judge<Of extends Test> = (test: Of, judged: Judged) => boolean
type Named<Name extends string> = Extract<Test, Record<Name, unknown>>

const ownCharacters = ({ field, owner }: Judged): readonly PlacedCharacter[] =>
  placedUnitOf(field, owner.id)?.characters ?? []

const hasTags = ({ unit }: PlacedCharacter, tags: readonly string[]): boolean =>
  tags.every((tag) => unit.tags?.includes(tag) ?? false)

/** Other characters of the owner’s side with some tags; of another unit than those left out. */
const allies = ({ field, owner }: Judged, tags: readonly string[], except: readonly string[]): PlacedCharacter[] =>
  field.characters.filter((one) => one.unit.player === owner.player && hasTags(one, tags) && !except.includes(one.id))

/** The target of the attack, or the character that is picked among targets. */
function targetOf({ fight, character, field }: Judged): PlacedCharacter | null {
  if (character !== null && fight === null) return character
  return field.characters.find(({ id }) => id === fight?.defender) ?? null
}

const isNearTarget = (judged: Judged, { range, tags }: NearTest, except: readonly string[]): boolean => {
  const target = targetOf(judged)
  if (target === null) return false
  return allies(judged, tags, except).some((one) => isWithinRange(one, target, range, judged.field.lengths))
}

/** Every test by its name. */
const JUDGES: { readonly [Name in keyof UnionKeys]: Judge<Named<Name>> } = {
  wounded: ({ wounded }, { owner }) => isWoundedUnit(owner) === wounded,
  hunker: (_test, { owner }) => owner.hunker > 0,
  failures: ({ failures }, { fight }) => (fight?.final?.attack.failure ?? 0) >= failures,
  attackType: ({ attackType }, { fight }) => fight?.type === attackType,
  subjectType({ subjectType }, { state, now, content }) {
    if (now === null || now.subject === null) return false
    return subjectType.includes(cardOf(unitOf(state, now.subject), content).profile.type)
  },
  woundedThisActivation: ({ woundedThisActivation: types }, { state, owner }) =>
    state.activation?.unit === owner.id && state.activation.wounded.some((type) => types.includes(type)),
  woundedByAttack: (_test, { fight, owner, now }) =>
    fight?.wounded.includes(now?.event === 'unitWounded' && now.subject !== null ? now.subject : owner.id) ?? false,
  near: ({ near: { range, tags } }, judged) =>
    ownCharacters(judged).some((own) =>
      allies(judged, tags, [own.id]).some((one) => isWithinRange(own, one, range, judged.field.lengths)),
    ),
  targetNear: ({ targetNear }, judged) => isNearTarget(judged, targetNear, [judged.fight?.attacker ?? '']),
  targetEngagedWith({ targetEngagedWith }, judged) {
    const { field, fight } = judged
    const target = targetOf(judged)
    if (target === null) return false
    return allies(judged, targetEngagedWith, [fight?.attacker ?? '']).some((one) => isEngagedWith(field, one, target))
  },
  targetWithin({ targetWithin }, judged) {
    const target = targetOf(judged)
    if (target === null) return false
    return ownCharacters(judged).some((own) => isWithinRange(own, target, targetWithin, judged.field.lengths))
  },
  targetWithinOfAll({ targetWithinOfAll }, judged) {
    const [target, own] = [targetOf(judged), ownCharacters(judged)]
    if (target === null || own.length === 0) return false
    return own.every((one) => isWithinRange(one, target, targetWithinOfAll, judged.field.lengths))
  },
  contests: (_test, { character, field }) => character !== null && contestedBy(character, field).length > 0,
  leftEngagement: (_test, { now, owner }) => now?.left.includes(owner.id) ?? false,
}

type UnionKeys = { readonly [Name in Test extends infer One ? (One extends unknown ? keyof One : never) : never]: true }

/** Whether a test of an ability holds. */
export function holds(test: Test, judged: Judged): boolean {
  const [name] = Object.keys(test) as [keyof typeof JUDGES]
  return (JUDGES[name] as Judge<Test>)(test, judged)
}

/** Whether all of some tests hold. */
export const allHold = (tests: readonly Test[], judged: Judged): boolean => tests.every((test) => holds(test, judged))
