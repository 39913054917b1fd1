import { contentRules } from '../../content/content.rules.ts'
import { type ApexRule, ruleIds } from '../../rules.ts'
import { boardRules } from '../../table/board.rules.ts'
import { settingRules } from './setting.rules.ts'

/** What reading the table of a question may cite. */
export const SITUATION_RULES: readonly ApexRule[] = [
  ...ruleIds(boardRules, contentRules, settingRules),
  'apex.grid.elements',
  'apex.grid.roof-intersections',
  'apex.automata.priority.list',
]
