import { z } from 'zod'
import { percent } from '../../../../contract/probability.ts'
import { defineSignumOperation } from '../../define.ts'
import { allocationScene } from './allocation.scene.ts'
import { AllocationObjective, BestAllocation, bestAllocation } from './best-allocation.ts'
import { THREE_AGAINST_TWO } from './melee.examples.ts'
import { DECLARATION_RULES } from './melee.operation.ts'
import { declarationFields, MeleeSide } from './melee-declaration.ts'

export const bestAllocationOperation = defineSignumOperation({
  id: 'signum.best-allocation',
  kind: 'resolution',
  summary: {
    en: 'Finds the best split of melee dice for both sides and a stated goal, with the whole table.',
    es: 'Encuentra el mejor reparto de dados de combate para ambos bandos y un fin dado, con toda la tabla.',
  },
  rules: [...DECLARATION_RULES, 'signum.odds.allocation', 'signum.odds.advice'],
  input: z
    .strictObject({
      ...declarationFields,
      attacker: MeleeSide.prefault({}),
      defender: MeleeSide.prefault({}),
      objective: AllocationObjective.default('expectedDiff'),
    })
    .meta({ id: 'SignumBestAllocationInput' }),
  outcome: BestAllocation,
  examples: [
    { name: 'Strength 3 against strength 2 (E-33)', input: THREE_AGAINST_TWO },
    { name: 'The same, to survive', input: { ...THREE_AGAINST_TWO, objective: 'survive' } },
    {
      name: 'The best reply to a defender that has said its split',
      input: { ...THREE_AGAINST_TWO, defender: { split: { attack: 1, defence: 1 } }, objective: 'maxKill' },
    },
  ],
  run: ({ objective, ...question }, context) => bestAllocation(question, objective, context),
  headline({ best: { attacker, defender, kill, die } }, _input, locale) {
    const [ours, theirs] = [attacker, defender].map(({ attack, defence }) => `${attack}/${defence}`)
    return {
      en: `Best: the defender splits ${theirs}, the attacker ${ours}; the attacker kills ${percent(kill, locale)} of the time and dies ${percent(die, locale)}.`,
      es: `Lo mejor: el defensor reparte ${theirs} y el atacante ${ours}; el atacante mata el ${percent(kill, locale)} de las veces y muere el ${percent(die, locale)}.`,
    }[locale]
  },
  picture: (found, _input, { headline, locale }) => allocationScene(found, headline, locale),
})
