import type { WorkedExample } from '../../../support/example.ts'

type Outcome = WorkedExample['outcome']

/** Examples of one operation. */
export const asked =
  (operation: string) =>
  (id: string, says: string, rule: string, input: object, outcome?: Outcome): WorkedExample => ({
    id,
    says,
    rule,
    operation,
    input: input as WorkedExample['input'],
    ...(outcome === undefined ? {} : { outcome }),
  })

/** Abilities by name, or by name and number. */
export const able = (...abilities: readonly (string | readonly [string, number])[]) => ({
  abilities: abilities.map((ability) =>
    typeof ability === 'string' ? { id: ability } : { id: ability[0], x: ability[1] },
  ),
})
/** A is of one player, everybody else of the other. */
export const fighter = (id: string, strength: number, health: number, more: object = {}) => ({
  id,
  player: id === 'A' ? 'one' : 'two',
  strength,
  health,
  ...more,
})
export const A = (more: object = {}, strength = 2, health = 4) => fighter('A', strength, health, more)
export const D = (more: object = {}, strength = 2, health = 4) => fighter('D', strength, health, more)

export const split = (attack: number, defence: number) => ({ split: { attack, defence } })
export const attackDice = (d6: readonly number[], again: readonly number[] = []) => ({
  attackDice: { rolled: { d6 }, ...(again.length === 0 ? {} : { rerolled: { d6: again } }) },
})
export const defenceDice = (d6: readonly number[], again: readonly number[] = []) => ({
  defenceDice: { rolled: { d6 }, ...(again.length === 0 ? {} : { rerolled: { d6: again } }) },
})
type Sides = { readonly attacker?: object; readonly defender?: object }
export const fight = (attacker: object, defender: object, sides: Sides, more: object = {}) => ({
  situation: { stated: { attacker, defender } },
  ...sides,
  ...more,
})
/** Both put everything into attack and miss. */
export const bothMiss = {
  attacker: { ...split(2, 0), ...attackDice([1, 1]) },
  defender: { ...split(2, 0), ...attackDice([1, 1]) },
}
