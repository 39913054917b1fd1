import { z } from 'zod'
import { damageRules } from '../../damage/damage.rules.ts'
import { defineShatterpointOperation } from '../../define.ts'
import { diceRules } from '../../dice/dice.rules.ts'
import { expertiseRules } from '../../dice/expertise.rules.ts'
import { poolRules } from '../../dice/pools.rules.ts'
import { pushRules } from '../../movement/push/push.operation.ts'
import { placingRules, ruleIds, type ShatterpointRule } from '../../rules.ts'
import { coverRules } from '../../sight/cover.rules.ts'
import { engagementRules } from '../../sight/engagement.rules.ts'
import { treeRules } from '../tree/tree.rules.ts'
import { AHSOKA_AT_MAUL, AHSOKA_AT_MAUL_DICE, AHSOKA_NEAR_MAUL, COMMANDO_AT_AHSOKA } from './attack.examples.ts'
import { attackRules } from './attack.rules.ts'
import { attackScene } from './attack.scene.ts'
import { attack } from './attack.ts'
import { attackLines, attackSentence } from './attack.words.ts'
import { AttackOutcome } from './attack-answer.ts'
import { attackFields } from './attack-question.ts'
import { targetRules } from './targets.rules.ts'

/** What an attack may cite. */
const ATTACK_RULES: readonly ShatterpointRule[] = [
  ...ruleIds(attackRules, damageRules, diceRules, expertiseRules, poolRules, treeRules),
  ...ruleIds(targetRules, coverRules, engagementRules),
  ...placingRules,
  'shatterpoint.condition.pinned',
  'shatterpoint.condition.strained',
  'shatterpoint.content.known',
  'shatterpoint.effect.half',
  'shatterpoint.heal',
  'shatterpoint.shove',
  'shatterpoint.table.agrees',
  'shatterpoint.table.told',
  ...pushRules,
]

export const attackOperation = defineShatterpointOperation({
  id: 'shatterpoint.attack',
  kind: 'resolution',
  summary: {
    en: 'Resolves a whole attack: dice, expertise, combat tree, damage and what follows; asks wherever a player has a choice.',
    es: 'Resuelve un ataque completo: dados, pericia, árbol de combate, daño y lo que sigue; pregunta cuando un jugador puede elegir.',
  },
  rules: [...new Set(ATTACK_RULES)],
  input: z.strictObject(attackFields).meta({ id: 'ShatterpointAttackInput' }),
  outcome: AttackOutcome,
  examples: [
    {
      name: 'The attack of the rulebook: Ahsoka against Maul (E-24)',
      input: {
        ...AHSOKA_AT_MAUL,
        ...AHSOKA_AT_MAUL_DICE,
        battlefield: { drawn: AHSOKA_NEAR_MAUL },
        tree: { path: ['o1', 'o2', 'o3', 'o4u'] },
        answers: ['heal', 'strained', 'jump'],
      },
    },
    {
      name: 'A Super Commando against Ahsoka’s acrobatics (E-04)',
      input: { ...COMMANDO_AT_AHSOKA, answers: ['jump'] },
    },
    {
      name: 'Asked option by option: the first choice is open',
      input: { ...AHSOKA_AT_MAUL, ...AHSOKA_AT_MAUL_DICE },
    },
    {
      name: 'Anakin against Maul with the cards of the core set, rolled by the service, for the most damage',
      input: {
        type: 'melee',
        attacker: {
          unit: { id: 'Anakin', player: 'A', stamina: 11, durability: 3 },
          stance: { content: { unit: 'general-anakin-skywalker', stance: 'form-v-djem-so' } },
        },
        defender: {
          unit: { id: 'Maul', player: 'B', stamina: 11, durability: 2 },
          stance: { content: { unit: 'lord-maul', stance: 'dark-rage' } },
        },
        tree: { goal: {} },
        decide: 'first',
        seed: `hmac-sha256,1,${'0'.repeat(64)}`,
      },
    },
  ],
  run: (question, context) => attack(question, context),
  headline: (outcome, _input, locale, content) => attackSentence(outcome, locale, content),
  details: (outcome, _input, locale) => attackLines(outcome, locale),
  tableAfter: ({ isOver, consequences }) => (isOver ? (consequences?.battlefield ?? null) : null),
  picture: (outcome, input, caption) => attackScene(outcome, input, caption),
})
