import { z } from 'zod'
import { capitalize } from '../../../lib/wording.ts'
import { defineSignumOperation } from '../define.ts'
import { cardName } from '../language/card-name.ts'
import { explainViolation } from '../language/violation.ts'
import { ruleIds } from '../rules.ts'
import { GARRUS, SEVERUS, SISTER } from '../sight/situations.examples.ts'
import { statedName } from '../table/creature.ts'
import { BOARD_RULES } from '../table/standing-rules.ts'
import { activationRules } from './activation.rules.ts'
import { activationScene } from './activation.scene.ts'
import { Activation, activationFields, activationOptions } from './activation.ts'
import { optionName } from './activation-option.ts'

export const activationOperation = defineSignumOperation({
  id: 'signum.activation',
  kind: 'list',
  summary: {
    en: 'Lists what a creature may do in its activation, and every reason against what it may not.',
    es: 'Enumera lo que una criatura puede hacer en su activación, y todas las razones contra lo que no puede.',
  },
  rules: [
    ...ruleIds(activationRules),
    ...BOARD_RULES,
    'signum.damage.death',
    'signum.summon.no-act',
    'signum.run.ends',
    'signum.run.forbidden',
    'signum.melee.strength-zero',
    'signum.ranged.ability',
    'signum.ranged.not-in-contact',
    'signum.ruins.not-heroes',
    'signum.ruins.not-in-contact',
    'signum.ruins.secret-entrance',
    'signum.stealth.go-into-shadow',
    'signum.stealth.shadow-whole-activation',
    'signum.stealth.no-hindrance',
    'signum.stealth.after-detection',
  ],
  input: z.strictObject(activationFields).meta({ id: 'SignumActivationInput' }),
  outcome: Activation,
  examples: [
    { name: 'A healer that has not moved', input: { place: { stated: { creature: SISTER } } } },
    { name: 'A healer that moved (E-18)', input: { place: { stated: { creature: { ...SISTER, moved: true } } } } },
    {
      name: 'A shooter in contact with an enemy',
      input: {
        place: {
          onBoard: {
            board: {
              drawn: {
                creatures: [
                  { ...GARRUS, x: 20, y: 20 },
                  { ...SEVERUS, x: 23.2, y: 20 },
                ],
              },
            },
            creature: 'Garrus',
          },
        },
      },
    },
    {
      name: 'After revealing a hidden character in contact',
      input: {
        place: { stated: { creature: { ...SEVERUS, moved: true }, touching: ['Shade'] } },
        detected: { character: 'Shade' },
      },
    },
    {
      name: 'One that concentrates',
      input: {
        place: {
          stated: {
            creature: { id: 'Adept', player: 'Vallor', abilities: [{ id: 'concentration', x: 2 }, { id: 'agile' }] },
          },
        },
      },
    },
  ],
  run: (question, context) => activationOptions(question, context),
  headline({ legal }, { place }, locale, content) {
    const id = 'stated' in place ? statedName(place.stated.creature) : place.onBoard.creature
    const creature = cardName(id, locale, content)
    const named = legal.map((option) => optionName(option, locale)).join(', ')
    if (legal.length === 0) return { en: `${creature} may not act.`, es: `${creature} no puede actuar.` }[locale]
    return { en: `${creature} may: ${named}.`, es: `${creature} puede: ${named}.` }[locale]
  },
  details: ({ options }, _input, locale, content) =>
    options
      .filter(({ legal }) => !legal)
      .map(({ option, violations }) => {
        const named = optionName(option, locale)
        const reasons = violations.map((violation) =>
          withoutOption(explainViolation(violation, locale, content), named),
        )
        // The first goes on behind the colon; the others are sentences of their own.
        const [first = '', ...more] = reasons
        return `${capitalize(named)}: ${[first, ...more.map(capitalize)].join(' ')}`
      }),
  picture: (activation, _input, caption) => activationScene(activation, caption),
})

/** A reason behind the option that it is against need not name it: `it touches no hidden enemy.` */
function withoutOption(reason: string, option: string): string {
  const [, why] = reason.split(` ${option}: `)
  return why ?? reason
}
