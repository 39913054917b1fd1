import { describe, expect, test } from 'vitest'
import { gearsContent } from '../../../../src/games/gears/content/gears-content.ts'

const { weapons, markers, characters, enemies, dice } = gearsContent
const copiesOf = (entries: Iterable<{ copies: number }>): number =>
  [...entries].reduce((sum, { copies }) => sum + copies, 0)

describe('cards and markers of the box', () => {
  test('29 special and 9 random weapon cards (p. 2-3)', () => {
    const random = [...weapons.values()].filter(({ pool }) => pool === 'random')
    expect(copiesOf(random)).toBe(9)
    expect(copiesOf(weapons.values()) - copiesOf(random)).toBe(29)
  })

  test('22 markers, as the errata say, and none for Tickers', () => {
    expect(copiesOf(markers.values())).toBe(22)
    expect([...markers.values()].filter(({ type }) => type === 'ticker')).toEqual([])
  })

  test('markers show the health that the enemy cards say', () => {
    const wrong = [...markers.values()].filter(({ type, health }) =>
      [...enemies.values()].every(({ figureType, markerHealth }) => figureType !== type || markerHealth !== health),
    )
    expect(wrong).toEqual([])
  })

  test('the weapons on markers and of characters are weapon cards', () => {
    const named = [
      ...[...markers.values()].flatMap(({ weapon }) => weapon ?? []),
      ...[...characters.values()].flatMap((character) => character.weapons.map(({ weapon }) => weapon)),
      ...[...enemies.values()].flatMap(({ healthyWoundableBy }) => healthyWoundableBy ?? []),
    ]
    expect(named.filter((weapon) => !weapons.has(weapon))).toEqual([])
  })

  test('four characters; Marcus holds 7 cards, the others 6 (p. 5, 9)', () => {
    expect([...characters.values()].map(({ handLimit }) => handLimit).sort()).toEqual([6, 6, 6, 7])
    expect(characters.get('marcus-fenix')?.handLimit).toBe(7)
  })

  test('attack dice show no shields, defence dice nothing else', () => {
    expect(dice.get('attack-die')?.faces.every(({ shields }) => shields === 0)).toBe(true)
    expect(dice.get('defence-die')?.faces.every(({ wounds, omens }) => wounds + omens === 0)).toBe(true)
  })
})
