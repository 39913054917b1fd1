import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { LootCategory } from '../content/loot-bags.ts'
import { refuse } from '../refusal.ts'
import type { ApexTrace } from '../rules.ts'
import { categoryOf, KeepOption, keepOptions, Panel, type Token } from './loot-fit.ts'
import { type LootContent, ownLootField, withOwnLoot } from './own-loot.ts'
import { panelViolations, printedOnlyViolations } from './panel.ts'

const TokenChoice = z
  .union([
    z.strictObject({ id: z.string().max(80).describe('A loot token of the content.') }),
    z.strictObject({ category: LootCategory.describe('Any other token.') }),
  ])
  .meta({ id: 'ApexTokenChoice' })

/** A Legend's panel and a token that it obtains. */
export const LootFitInput = z
  .strictObject({
    panel: Panel,
    token: TokenChoice,
    lay: z
      .enum(['depleted', 'undepleted'])
      .optional()
      .meta({ id: 'ApexShieldFace' })
      .describe('How a shield lay that is picked up from the board; left out for one that comes from elsewhere.'),
    onBoard: z.boolean().default(true).describe('The Legend is on the board; false during the drop.'),
    ...ownLootField,
  })
  .meta({ id: 'ApexLootFitInput' })
type LootFitInput = z.infer<typeof LootFitInput>

export const LootFit = z
  .object({
    category: LootCategory,
    keep: z.array(KeepOption),
    depleted: z.boolean().nullable().describe('How a shield arrives; null for every other token.'),
    needsRoom: z.boolean().describe('Wherever it is kept, something has to make room.'),
    ifDropped: z.enum(['ownOrNearSpace', 'removedFromGame']).meta({ id: 'ApexDropPlace' }),
  })
  .meta({ id: 'ApexLootFitOutcome' })
type LootFit = z.infer<typeof LootFit>

/** Finds where a Legend can keep a token; refuses an unknown token and a panel that cannot be. */
export function fitLoot(input: LootFitInput, printed: ApexContent, trace: ApexTrace): LootFit | Refusal {
  const { panel, token: choice, lay, onBoard, own } = input
  const content = withOwnLoot(printed, own)
  const token = tokenOf(choice, content)
  const violations = panelViolations(panel, content, ['panel'])
  if (token instanceof Refusal) return Refusal.join([token, refuse(violations)])
  if (violations.length > 0) return refuse(violations)

  const keep = keepOptions(token, panel, content, trace)
  trace.applied(onBoard ? 'apex.loot.obtain' : 'apex.loot.off-board-drop', { token: token.id })
  const depleted = SHIELDS.includes(token.category) ? arrivesDepleted(token.id, lay, trace) : null
  const needsRoom = keep.every(({ dropOneOf }) => dropOneOf.length > 0)
  const ifDropped = onBoard ? 'ownOrNearSpace' : 'removedFromGame'
  return { category: token.category, keep, depleted, needsRoom, ifDropped }
}

const SHIELDS: readonly LootCategory[] = ['bodyShield', 'emergencyShield']

/** A shield from the board is as it lay there, any other one is undepleted. */
function arrivesDepleted(token: string, lay: LootFitInput['lay'], trace: ApexTrace): boolean {
  const depleted = lay === 'depleted'
  trace.applied('apex.equipment.shield-face', { token, fromBoard: lay !== undefined, depleted })
  return depleted
}

function tokenOf(choice: LootFitInput['token'], content: LootContent): Token | Refusal {
  if ('category' in choice) return { id: choice.category, category: choice.category }
  const category = categoryOf(choice.id, content)
  const printed = printedOnlyViolations(choice.id, content, ['token', 'id'])
  if (printed.length > 0) return refuse(printed)
  if (category !== null) return { id: choice.id, category }
  return refuse([{ rule: 'apex.content.known', path: ['token', 'id'], facts: { kind: 'token', id: choice.id } }])
}
