import { z } from 'zod'
import { Seed } from '../../../../contract/operation.ts'
import { relicUseRules } from '../../cards/relic-uses.rules.ts'
import { DAMAGE_RULES } from '../../damage/damage.operation.ts'
import { creditSentence, damagedSentence } from '../../damage/damage.words.ts'
import { defineSignumOperation } from '../../define.ts'
import { ruleIds } from '../../rules.ts'
import { BOARD_RULES } from '../../table/standing-rules.ts'
import { fightingAbilityRules } from './fighting-abilities.rules.ts'
import { CORDELIA, GREER, GREER_AND_CORDELIA } from './melee.examples.ts'
import { meleeRules } from './melee.rules.ts'
import { meleeScene } from './melee.scene.ts'
import { Melee, melee, meleeFields } from './melee.ts'

/** What may be cited when a melee is declared. */
export const DECLARATION_RULES = [
  'signum.reroll.text',
  ...ruleIds(relicUseRules),
  'signum.melee.declare',
  'signum.melee.one-target',
  'signum.melee.pool',
  'signum.melee.defender-first',
  'signum.melee.tired',
  'signum.melee.strength-zero',
  'signum.melee.magical-strike',
  'signum.ability.reckless',
  'signum.ability.cautious',
  'signum.ability.expert-attack',
  'signum.ability.expert-defence',
  'signum.ability.stamina',
  'signum.ability.defender',
  'signum.ability.fast',
  'signum.ability.berserk',
  'signum.ability.charge',
  'signum.ability.predator',
  'signum.stealth.untargetable',
  'signum.ability.shield-from',
  'signum.stealth.lose',
  'signum.run.ends',
  'signum.damage.death',
  'signum.relic.durability-order',
  ...BOARD_RULES.filter((id) => id !== 'signum.relic.hero-only'),
  'signum.geo.contact',
  'signum.variant.teams.allies',
  'signum.melee.only-split',
] as const

export const meleeOperation = defineSignumOperation({
  id: 'signum.melee',
  kind: 'resolution',
  summary: {
    en: 'Fights a melee out: splits, attack and defence dice, re-rolls, damage to both, deaths and what they trigger.',
    es: 'Resuelve un combate cuerpo a cuerpo: repartos, dados de ataque y defensa, repeticiones, daño a ambos, muertes y lo que desencadenan.',
  },
  rules: [
    ...new Set([
      ...DECLARATION_RULES,
      ...ruleIds(meleeRules, fightingAbilityRules),
      ...DAMAGE_RULES,
      'signum.reroll.order' as const,
      'signum.reroll.defence' as const,
      'signum.dice.given' as const,
    ]),
  ],
  input: z.strictObject({ ...meleeFields, seed: Seed.optional() }).meta({ id: 'SignumMeleeInput' }),
  outcome: Melee,
  examples: [
    {
      name: 'Greer against Cordelia (E-16)',
      input: {
        ...GREER_AND_CORDELIA,
        attacker: {
          ...GREER_AND_CORDELIA.attacker,
          attackDice: { rolled: { d6: [5, 3] } },
          defenceDice: { rolled: { d6: [5] } },
        },
        defender: { attackDice: { rolled: { d6: [1, 6] } } },
      },
    },
    {
      name: 'The same fight, rolled by the service',
      input: { ...GREER_AND_CORDELIA, seed: `hmac-sha256,1,${'0'.repeat(64)}` },
    },
    {
      name: 'Cordelia attacks Greer on the board, with Initiative',
      input: {
        situation: {
          onBoard: {
            board: {
              drawn: {
                creatures: [
                  { ...GREER, x: 30, y: 30 },
                  { ...CORDELIA, abilities: [{ id: 'initiative' }], x: 33.2, y: 30 },
                ],
              },
            },
            attacker: 'Cordelia',
            defender: 'Greer',
          },
        },
        attacker: { split: { attack: 2, defence: 0 } },
        defender: { split: { attack: 2, defence: 1 } },
        seed: `hmac-sha256,1,${'1'.repeat(64)}`,
      },
    },
  ],
  run: (input, context) => melee(input, context),
  headline: ({ attacker, defender }, _input, locale, content) =>
    `${damagedSentence(defender.suffered, locale, content)} ${damagedSentence(attacker.suffered, locale, content)}`,
  details: ({ kills }, _input, locale) => kills.map(({ player }) => creditSentence(player, locale)),
  picture: (fought, _input, { headline, locale }) => meleeScene(fought, headline, locale),
})
