import { z } from 'zod'
import { formatList } from '../../../../lib/wording.ts'
import { shuffled } from '../../../../rulebook/random.ts'
import { defineApexOperation } from '../../define.ts'
import { legendName } from '../../language/legend-name.ts'
import { refuse } from '../../refusal.ts'
import { AUTOMATON_LEGENDS } from '../content/automaton-legends.ts'
import { ENEMY_SQUAD } from '../content/automaton-setup.ts'
import { SeedOrNone } from '../route/route-draws.ts'
import { ASSIGN_RULE, choiceViolations } from './assign-legends.ts'

export const assignLegendsOperation = defineApexOperation({
  id: 'apex.automata-assign-legends',
  kind: 'resolution',
  summary: {
    en: 'Gives the Automata their Legends, drawn at random or as the players choose.',
    es: 'Da a los Autómatas sus Leyendas, al azar o como elijan los jugadores.',
  },
  rules: [ASSIGN_RULE, 'apex.content.known'],
  input: z
    .strictObject({
      teammate: z.boolean().describe('Whether an Automaton belongs to the squad of the player.'),
      choice: z
        .array(z.string().min(1).max(80))
        .max(AUTOMATON_LEGENDS)
        .optional()
        .describe('The Legends, the enemies first; drawn at random if left out.'),
      seed: SeedOrNone,
    })
    .refine(({ choice, seed }) => choice !== undefined || seed !== null, {
      path: ['seed'],
      error: 'Without a choice the service has to draw.',
    })
    .meta({ id: 'ApexAutomataAssignLegendsInput' }),
  outcome: z
    .object({ enemies: z.array(z.string()), teammate: z.string().nullable() })
    .meta({ id: 'ApexAutomataAssignLegendsOutcome' }),
  examples: [
    {
      name: 'Chosen for a solo player with a teammate',
      input: { teammate: true, choice: ['wraith', 'gibraltar', 'lifeline'] },
    },
    { name: 'At random', input: { teammate: false, seed: `hmac-sha256,1,${'0'.repeat(64)}` } },
  ],
  run({ teammate, choice, seed: _seed }, { trace, content, random }) {
    const needed = ENEMY_SQUAD + (teammate ? 1 : 0)
    if (choice !== undefined) {
      const violations = choiceViolations(choice, needed, content)
      if (violations.length > 0) return refuse(violations)
    }
    const legends = choice ?? shuffled([...content.automatonLegends.keys()], random).slice(0, needed)
    const assigned = { enemies: legends.slice(0, ENEMY_SQUAD), teammate: legends[ENEMY_SQUAD] ?? null }
    trace.applied(ASSIGN_RULE, { reason: null, ...assigned })
    return assigned
  },
  headline({ enemies, teammate }, _input, locale, content) {
    const names = formatList(
      enemies.map((id) => legendName(id, locale, content)),
      locale,
    )
    const mate = teammate === null ? '' : legendName(teammate, locale, content)
    return {
      en: `Enemies: ${names}${mate === '' ? '' : `; teammate: ${mate}`}.`,
      es: `Enemigos: ${names}${mate === '' ? '' : `; compañero: ${mate}`}.`,
    }[locale]
  },
})
