import type { WorkedExample } from '../../../support/example.ts'

const read = (says: string, d6: readonly number[], symbols: readonly string[]): WorkedExample => ({
  id: 'constructed',
  says,
  operation: 'signum.dice',
  input: { dice: { given: { d6: [...d6] } } },
  outcome: { symbols: [...symbols] },
  rule: 'signum.dice.mapping',
})

export const DICE_EXAMPLES: readonly WorkedExample[] = [
  read('one die is read by itself', [4], ['axe']),
  read('two dice', [2, 5], ['target', 'shield']),
]
