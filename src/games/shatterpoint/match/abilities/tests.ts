import { type EntryOf, memberOf } from '../../../../lib/keyed.ts'
import type { OrderPlace, Test, TestName, Tests } from '../../abilities/ability-test.ts'
import type { Meant } from '../../abilities/filter-fit.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import { attackDiceOf, type Dice } from '../../dice/dice-change.ts'
import { isWithinRange } from '../../measuring/distance.ts'
import { isEngagedWith, isUnitEngaged } from '../../sight/engagement.ts'
import type { PlacedCharacter, PlacedField } from '../../table/placed-field.ts'
import { contestedBy } from '../../victory/control.ts'
import { placedUnitOf } from '../field.ts'
import type { Fight } from '../procedures/fight.ts'
import type { ShatterpointState, UnitInMatch } from '../state.ts'
import { cardOf, isWoundedUnit, tagsOf, unitOf, unitOfCharacter } from '../units.ts'
import { fits, meantIn } from './fits.ts'
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
  /** The character that the ability has chosen. */
  readonly chosen?: string | null
  /** What the dice of the ability show. */
  readonly thrown?: Dice | null
  /** The units that the ability has wounded. */
  readonly wounded?: ReadonlySet<string>
  /** What its filters mean; what the attack tells where nothing is said. */
  readonly meant?: Meant
}

type NearTest = { readonly range: number; readonly tags: readonly string[] }

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

const isNearOwn = (judged: Judged, one: PlacedCharacter, range: number): boolean =>
  ownCharacters(judged).some((own) => isWithinRange(own, one, range, judged.field.lengths))

const unitHasTags = (unit: UnitInMatch, tags: readonly string[], content: ShatterpointContent): boolean =>
  tags.every((tag) => tagsOf(unit, content).includes(tag))

/** Where the order card of a unit lies; what is neither in the deck nor in the reserve was revealed. */
function placeOfCard({ players }: ShatterpointState, { id, player }: UnitInMatch): OrderPlace {
  const { deck, reserve } = players[player]
  if (reserve === id) return 'reserve'
  return deck.includes(id) ? 'deck' : 'revealed'
}

/** The hunker tokens of the unit in question; of the attacking unit in an attack. */
function hunkerOfSubject(state: ShatterpointState, now: Happening | null, fight: Fight | null): number {
  if (fight !== null) return unitOfCharacter(state, fight.attacker).hunker
  return now === null || now.subject === null ? 0 : unitOf(state, now.subject).hunker
}

/** Every test by its name. */
const JUDGES: { readonly [Name in TestName]: (test: Tests[Name], judged: Judged) => boolean } = {
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
    return target !== null && isNearOwn(judged, target, targetWithin)
  },
  targetWithinOfAll({ targetWithinOfAll }, judged) {
    const [target, own] = [targetOf(judged), ownCharacters(judged)]
    if (target === null || own.length === 0) return false
    return own.every((one) => isWithinRange(one, target, targetWithinOfAll, judged.field.lengths))
  },
  contests: (_test, { character, field }) => character !== null && contestedBy(character, field).length > 0,
  injured: ({ injured }, { owner }) => owner.injuries > 0 === injured,
  stance: ({ stance }, { owner }) => owner.stance === stance,
  orderCard: ({ orderCard }, { state, owner }) => orderCard.includes(placeOfCard(state, owner)),
  engaged({ engaged }, { field, owner }) {
    const unit = placedUnitOf(field, owner.id)
    return unit !== null && isUnitEngaged(field, unit) === engaged
  },
  engagedWithType: ({ engagedWithType }, { character, field }) =>
    character !== null &&
    field.characters.some(
      (enemy) => engagedWithType.includes(enemy.unit.type) && isEngagedWith(field, character, enemy),
    ),
  enemyNear: ({ enemyNear }, judged) =>
    judged.field.characters.some(
      (enemy) => enemy.unit.player !== judged.owner.player && isNearOwn(judged, enemy, enemyNear),
    ),
  subjectTags: ({ subjectTags }, { state, now, content }) =>
    now !== null && now.subject !== null && unitHasTags(unitOf(state, now.subject), subjectTags, content),
  subjectHunker: (_test, { state, now, fight }) => hunkerOfSubject(state, now, fight) > 0,
  chosenTags: ({ chosenTags }, { state, chosen, content }) =>
    chosen != null && unitHasTags(unitOfCharacter(state, chosen), chosenTags, content),
  attackerTags: ({ attackerTags }, { state, fight, content }) =>
    fight !== null && unitHasTags(unitOfCharacter(state, fight.attacker), attackerTags, content),
  attackerLacksTags: ({ attackerLacksTags }, { state, fight, content }) =>
    fight !== null &&
    !attackerLacksTags.some((tag) => tagsOf(unitOfCharacter(state, fight.attacker), content).includes(tag)),
  inCombatAction: (_test, { fight }) => fight?.inCombat === true,
  targetType({ targetType }, judged) {
    const target = targetOf(judged)
    return target !== null && targetType.includes(target.unit.type)
  },
  targetContests(_test, judged) {
    const target = targetOf(judged)
    return target !== null && contestedBy(target, judged.field).length > 0
  },
  targetHeldBy({ targetHeldBy }, judged) {
    const target = targetOf(judged)
    if (target === null) return false
    return allies(judged, targetHeldBy, []).some(
      (one) => !one.unit.isWounded && isEngagedWith(judged.field, one, target),
    )
  },
  suffered: ({ suffered }, { fight }) => (fight?.suffered ?? 0) >= suffered,
  defenceShows: ({ defenceShows }, { fight }) => (fight?.rolls?.defence[defenceShows] ?? 0) > 0,
  rolled: ({ rolled }, { thrown }) => rolled.some((face) => (thrown?.[face] ?? 0) > 0),
  count({ count: { filter, min, max } }, judged) {
    const { owner, field, fight, now } = judged
    const meant = judged.meant ?? { ...meantIn(fight), subject: now?.subject ?? null }
    const found = field.characters.filter((one) => fits(one, filter, owner, field, meant)).length
    return found >= min && (max === null || found <= max)
  },
  has: ({ has }, { owner }) => owner.conditions.includes(has),
  lacks: ({ lacks }, { owner }) => !owner.conditions.includes(lacks),
  ownActivation: ({ ownActivation }, { state, owner }) => (state.activation?.unit === owner.id) === ownActivation,
  attacks: ({ attacks }, { state, fight, owner }) =>
    fight !== null && (unitOfCharacter(state, fight.attacker).id === owner.id) === attacks,
  attackLacks: ({ attackLacks }, { fight }) =>
    fight?.final != null && attackDiceOf(fight.final.attack)[attackLacks] === 0,
  causeTags: ({ causeTags }, { state, now, content }) =>
    now !== null && now.source !== null && unitHasTags(unitOf(state, now.source), causeTags, content),
  woundedNobody: (_test, { state, owner }) =>
    state.activation?.unit === owner.id && state.activation.wounded.length === 0,
  reserved({ reserved }, { state, owner, content }) {
    const { reserve } = state.players[owner.player]
    return reserve !== null && reserve !== owner.id && unitHasTags(unitOf(state, reserve), reserved, content)
  },
  anyReserved: (_test, { state, owner }) => state.players[owner.player].reserve !== null,
  chosenCard: ({ chosenCard }, { state, chosen }) =>
    chosen != null && chosenCard.includes(placeOfCard(state, unitOfCharacter(state, chosen))),
  chosenDamaged: ({ chosenDamaged }, { state, chosen }) =>
    chosen != null && unitOfCharacter(state, chosen).damage > 0 === chosenDamaged,
  chosenWounded: (_test, { state, chosen, wounded }) =>
    chosen != null && wounded?.has(unitOfCharacter(state, chosen).id) === true,
  chosenLacksTags: ({ chosenLacksTags }, { state, chosen, content }) =>
    chosen != null && !chosenLacksTags.some((tag) => tagsOf(unitOfCharacter(state, chosen), content).includes(tag)),
  endedEngaged(_test, judged) {
    const { now, field } = judged
    const moved = field.characters.find(({ id }) => id === now?.character)
    if (moved === undefined || now?.kind == null || now.kind === 'reposition') return false
    return ownCharacters(judged).some((own) => isEngagedWith(field, own, moved))
  },
  leftEngagement: (_test, { now, owner }) => now?.left.includes(owner.id) ?? false,
}

/** Whether a test of an ability holds. */
export function holds(test: Test, judged: Judged): boolean {
  return judge(memberOf(test), judged)
}

const judge = <Name extends TestName>({ key, value }: EntryOf<Tests, Name>, judged: Judged): boolean =>
  JUDGES[key](value, judged)

/** Whether all of some tests hold. */
export const allHold = (tests: readonly Test[], judged: Judged): boolean => tests.every((test) => holds(test, judged))
