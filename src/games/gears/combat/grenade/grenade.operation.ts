import { z } from 'zod'
import { Seed } from '../../../../contract/operation.ts'
import { formatList } from '../../../../lib/wording.ts'
import { contentRules } from '../../content/content.rules.ts'
import { cogWoundRules } from '../../damage/cog-wounds.rules.ts'
import { locustWoundRules } from '../../damage/locust-wounds.rules.ts'
import { sufferedSentence } from '../../damage/suffering.words.ts'
import { defineGearsOperation } from '../../define.ts'
import { type GearsRule, ruleIds } from '../../rules.ts'
import { mapRules } from '../../table/map.rules.ts'
import { attackRules } from '../attack/attack.rules.ts'
import { noiseLines } from '../attack/noise.words.ts'
import { grenadeRules } from './grenade.rules.ts'
import { grenadeScene } from './grenade.scene.ts'
import { Grenade, grenadeResults, resolveGrenade } from './grenade.ts'
import { grenadeDeclaration } from './grenade-declaration.ts'
import { GRENADE_AT_TICKERS, GRENADE_IN_THE_CORRIDOR } from './grenade-tables.examples.ts'

/** What may be cited before the dice are rolled. */
export const THROW_RULES: readonly GearsRule[] = [
  ...ruleIds(mapRules, contentRules, attackRules, grenadeRules),
  'gears.weapon.constant',
]

export const grenadeOperation = defineGearsOperation({
  id: 'gears.grenade',
  kind: 'resolution',
  summary: {
    en: 'Resolves a bolo grenade: everybody in the zone, and the emergence holes it seals.',
    es: 'Resuelve una granada bolo: todos los de la zona y los agujeros de emergencia que sella.',
  },
  rules: [...THROW_RULES, ...ruleIds(locustWoundRules, cogWoundRules)],
  input: z
    .strictObject({ ...grenadeDeclaration, ...grenadeResults, seed: Seed.optional() })
    .meta({ id: 'GearsGrenadeInput' }),
  outcome: Grenade,
  examples: [
    {
      name: 'A Drone, a friend and a hole (E-51)',
      input: {
        ...GRENADE_IN_THE_CORRIDOR,
        attackResult: { faces: [1, 2, 5] },
        defenceResults: [
          { figure: 'drone-1', result: { faces: [4] } },
          { figure: 'dominic-santiago', result: { faces: [2, 3, 6] } },
        ],
      },
    },
    {
      name: 'At three Tickers, rolled by the service',
      input: { ...GRENADE_AT_TICKERS, seed: `hmac-sha256,1,${'1'.repeat(64)}` },
    },
  ],
  run: (input, context) => resolveGrenade(input, context),
  headline({ suffered, sealed }, _input, locale, content) {
    const holes = { en: `Sealed: ${formatList(sealed, 'en')}.`, es: `Sellado: ${formatList(sealed, 'es')}.` }[locale]
    return `${sufferedSentence(suffered, locale, content)}${sealed.length === 0 ? '' : ` ${holes}`}`
  },
  details: ({ noise }, _input, locale, content) => noiseLines(noise, locale, content),
  picture: ({ attack, roll, defenders, suffered, sealed }, { situation, dice }, caption) =>
    grenadeScene(
      situation,
      { suffered, sealed },
      {
        attack: { dice: attack.dice, roll },
        defences: defenders.map(({ figure, defence, roll: shown }) => ({ figure, dice: defence.dice, roll: shown })),
        faces: dice,
      },
      caption,
    ),
})
