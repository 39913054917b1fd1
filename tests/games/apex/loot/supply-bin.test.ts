import { expect, test } from 'vitest'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { fullStock, lootBin } from '../../../../src/games/apex/loot/supply-bin.ts'
import type { ApexRules } from '../../../../src/games/apex/rules.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { given } from '../../../support/chance.ts'

const ONE_OF_EACH = { card: null, contents: { common: 1, rare: 1, epic: 1 } }

test('apex.interact.supply-bin: E-15 draws from full bags, then two different weapons', () => {
  const stock = fullStock(apexContent)
  const { loot, weapons } = lootBin(ONE_OF_EACH, stock, given(0, 0, 0, 1, 1), new Trace<ApexRules>())
  expect(loot.map(({ token }) => token)).toEqual([stock.epic[0], stock.rare[0], stock.common[0]])
  expect(weapons).toEqual([stock.weapons[1], stock.weapons[2]])
})

test('apex.interact.supply-bin: Q-58 makes no draw from what is empty', () => {
  const nothing = { common: [], rare: [], epic: [], weapons: [] }
  expect(lootBin(ONE_OF_EACH, nothing, given(), new Trace<ApexRules>())).toEqual({ loot: [], weapons: [] })
})
