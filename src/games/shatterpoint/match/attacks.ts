import { Trace } from '../../../rulebook/trace.ts'
import { legalTargets } from '../combat/attack/targets.ts'
import type { Stance } from '../combat/stance/stance.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import type { ShatterpointRules } from '../rules.ts'
import type { AttackType } from '../vocabulary.ts'
import { standingOn } from './abilities/standing.ts'
import type { CommandBody } from './command.ts'
import { fieldOf, placedOf } from './field.ts'
import type { ShatterpointState, UnitInMatch } from './state.ts'
import { unitOfCharacter } from './units.ts'

/** The side of a unit’s stance card that is face up. */
export function stanceOf({ card, stance }: UnitInMatch, { stances }: ShatterpointContent): Stance {
  const found = stances.get(`${card}.${stance}`)
  if (found === undefined) throw new Error(`No stance ${stance} of ${card}.`)
  return found.stance
}

const TYPES: readonly AttackType[] = ['melee', 'ranged']

type Declared = CommandBody<'declareAttack'>

/** Every attack that a character could make now: type, weapon and target. */
export function attacksOf(state: ShatterpointState, charId: string, content: ShatterpointContent): Declared[] {
  const stance = stanceOf(unitOfCharacter(state, charId), content)
  const field = fieldOf(state, content)
  const attacker = placedOf(field, charId)
  return TYPES.flatMap((type) => {
    const rating = stance[type].attack
    if (rating === null) return []
    return stance.weapons
      .filter((weapon) => weapon.type === type)
      .flatMap(({ id: weaponId, range }) => {
        const { targets } = legalTargets(
          field,
          attacker,
          { type, rating, range: range ?? 0 },
          new Trace<ShatterpointRules>(),
        )
        const standing = { state, field, content, fight: null }
        const isShielded = (id: string) =>
          standingOn('notTargeted', placedOf(field, id), standing).some(({ notTargeted }) => notTargeted === type)
        return targets.filter((id) => !isShielded(id)).map((targetId) => ({ charId, type, weaponId, targetId }))
      })
  })
}
