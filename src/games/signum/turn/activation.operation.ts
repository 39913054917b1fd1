import { z } from 'zod'
import { defineSignumOperation } from '../define.ts'
import { ruleIds } from '../rules.ts'
import { GARRUS, SEVERUS, SISTER } from '../sight/situations.examples.ts'
import { activationRules } from './activation.rules.ts'
import { activationScene } from './activation.scene.ts'
import { Activation, activationFields, activationOptions } from './activation.ts'
import { optionName } from './activation-option.ts'

export const activationOperation = defineSignumOperation({
  id: 'signum.activation',
  summary: {
    en: 'Lists what a creature may do in its activation, and every reason against what it may not.',
    es: 'Enumera lo que una criatura puede hacer en su activación, y todas las razones contra lo que no puede.',
  },
  rules: [
    ...ruleIds(activationRules),
    'signum.board.names',
    'signum.board.known',
    'signum.geo.frame',
    'signum.geo.outline',
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
              creatures: [
                { ...GARRUS, x: 20, y: 20 },
                { ...SEVERUS, x: 23.2, y: 20 },
              ],
            },
            creature: 'Garrus',
          },
        },
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
  run: (question, { trace }) => activationOptions(question, trace),
  headline({ legal }, { place }, locale) {
    const creature = 'stated' in place ? place.stated.creature.id : place.onBoard.creature
    const named = legal.map((option) => optionName(option, locale)).join(', ')
    if (legal.length === 0) return { en: `${creature} may not act.`, es: `${creature} no puede actuar.` }[locale]
    return { en: `${creature} may: ${named}.`, es: `${creature} puede: ${named}.` }[locale]
  },
  picture: (activation, _input, { headline, locale }) => activationScene(activation, headline, locale),
})
