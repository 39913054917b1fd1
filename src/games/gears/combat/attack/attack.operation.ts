import { z } from 'zod'
import { Seed } from '../../../../contract/operation.ts'
import { cogWoundRules } from '../../damage/cog-wounds.rules.ts'
import { locustWoundRules } from '../../damage/locust-wounds.rules.ts'
import { sufferedSentence } from '../../damage/suffering.words.ts'
import { defineGearsOperation } from '../../define.ts'
import { ruleIds } from '../../rules.ts'
import { attackScene } from './attack.scene.ts'
import { Attack, attackResults, resolveAttack } from './attack.ts'
import { attackDeclaration } from './attack-declaration.ts'
import { DECLARATION_RULES } from './attack-pool.operation.ts'
import { BOOMSHOT_AT_A_CROWD, DRONE_AT_A_SOLDIER, LANCER_IN_THE_CORRIDOR } from './attack-tables.examples.ts'
import { noiseLines } from './noise.words.ts'

export const attackOperation = defineGearsOperation({
  id: 'gears.attack',
  kind: 'resolution',
  summary: {
    en: 'Resolves a whole attack: dice, omens, wounds, what dies, what is dropped and what blows up.',
    es: 'Resuelve un ataque completo: dados, augurios, heridas, quién muere, qué suelta y qué explota.',
  },
  rules: [
    ...new Set([...DECLARATION_RULES, ...ruleIds(locustWoundRules, cogWoundRules), 'gears.weapon.triggered' as const]),
  ],
  input: z
    .strictObject({ ...attackDeclaration, ...attackResults, seed: Seed.optional() })
    .meta({ id: 'GearsAttackInput' }),
  outcome: Attack,
  examples: [
    {
      name: 'The Lancer of the rulebook (E-18)',
      input: {
        ...LANCER_IN_THE_CORRIDOR,
        attackResult: { faces: [1, 2, 5, 6] },
        defenceResults: [{ result: { faces: [1, 2, 4] } }],
      },
    },
    {
      name: 'A boomshot at a crowd, two omens (E-17)',
      input: {
        ...BOOMSHOT_AT_A_CROWD,
        attackResult: { faces: [1, 1, 2, 5, 6] },
        defenceResults: [{ result: { faces: [1] } }],
      },
    },
    {
      name: 'A Drone at a soldier who dodges, rolled by the service',
      input: { ...DRONE_AT_A_SOLDIER, markers: [], seed: `hmac-sha256,1,${'0'.repeat(64)}` },
    },
  ],
  run: (input, context) => resolveAttack(input, context),
  headline: ({ suffered }, _input, locale, content) => sufferedSentence(suffered, locale, content),
  details: ({ noise }, _input, locale, content) => noiseLines(noise, locale, content),
  picture: ({ attack, roll, defenders, suffered }, { situation, dice }, caption) =>
    attackScene(
      situation,
      suffered,
      {
        attack: { dice: attack.dice, roll },
        defences: defenders.map(({ figure, defence, roll: shown }) => ({ figure, dice: defence.dice, roll: shown })),
        faces: dice,
      },
      caption,
    ),
})
