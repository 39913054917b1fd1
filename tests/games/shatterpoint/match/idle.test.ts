import { expect, test } from 'vitest'
import { treeBestOperation } from '../../../../src/games/shatterpoint/combat/tree/tree-best.operation.ts'
import { shatterpointContent } from '../../../../src/games/shatterpoint/content/shatterpoint-content.ts'
import { idleCommand } from '../../../../src/games/shatterpoint/match/idle.ts'
import { activationOf, attack, defence, Table } from './arranged.ts'

/** What is done for a seat that does not answer. */

const ANAKIN = 'general-anakin-skywalker'
const ASAJJ = 'asajj-ventress-sith-assassin'
const REX = 'cc-7567-captain-rex'
const CLONES = '501st-clone-troopers'

const idle = (table: Table) => idleCommand(table.state, table.seat, shatterpointContent)

function giveIdle(table: Table): void {
  const command = idle(table)
  if (command === null) throw new Error('Nothing is done for the seat.')
  table.give(command)
}

const FORCE = { A: { force: { ready: 0, total: 7 } }, B: { force: { ready: 0, total: 6 } } }

test.each([
  ['chfff fff', 'ffffff', 2],
  ['chhhfff f', 'ffffff', 4],
  ['cchhhh ff', 'ffffff', 6],
])('%s: the attack goes on along the path of most damage', (attackDice, defenceDice, successes) => {
  const table = new Table({
    units: { [ANAKIN]: { at: [[300, 300]] }, [ASAJJ]: { at: [[350, 300]] } },
    players: FORCE,
    more: { activation: activationOf(ANAKIN) },
  })
  table.give({ action: { type: 'combat' } })
  const declared = table.offered('declareAttack').find(({ type }) => type === 'melee')
  table.give({ declareAttack: declared ?? {} }, ...attack(attackDice), ...defence(defenceDice))
  expect(table.events.find(({ type }) => type === 'successesFound')).toMatchObject({ successes })
  for (let count = 0; table.asked !== null && count < 40; count++) giveIdle(table)
  const path = table.events.flatMap(({ type, option }) => (type === 'optionChosen' ? [option] : []))
  const tree = { content: { unit: ANAKIN, stance: table.unit(ANAKIN).stance } }
  const best = treeBestOperation.answer({ tree, successes }, () => '')
  expect(best).toMatchObject({ outcome: { best: { path } } })
})

test('the Shatterpoint card activates the first unit whose order card is still to come', () => {
  const table = new Table({
    units: {
      [ANAKIN]: { at: [[100, 100]] },
      [REX]: { at: [[200, 100]] },
      [CLONES]: {
        at: [
          [300, 100],
          [400, 100],
        ],
      },
      [ASAJJ]: { at: [[800, 800]] },
    },
    players: { ...FORCE, A: { deck: ['shatterpoint', CLONES, REX], discard: [ANAKIN], force: { ready: 0, total: 7 } } },
    more: { active: 'B', turn: 8, activation: activationOf(ASAJJ) },
  })
  table.give({ endActivation: {} })
  expect(table.asked).toBe('shatterpoint')
  expect(table.offered('shatterpointActivate')[0]).toEqual({ unitId: ANAKIN })
  expect(idle(table)).toEqual({ shatterpointActivate: { unitId: REX } })
})
