import { z } from 'zod'
import { Seed } from '../../../../contract/operation.ts'
import { contentRules } from '../../content/content.rules.ts'
import { cogWoundRules } from '../../damage/cog-wounds.rules.ts'
import { locustWoundRules } from '../../damage/locust-wounds.rules.ts'
import { sufferedSentence } from '../../damage/suffering.words.ts'
import { defineGearsOperation } from '../../define.ts'
import { diceScene } from '../../dice/dice.scene.ts'
import { type GearsRule, ruleIds } from '../../rules.ts'
import { mapRules } from '../../table/map.rules.ts'
import { CORRIDOR } from '../../table/maps.examples.ts'
import { diceRows } from '../attack/attack.scene.ts'
import { noiseLines } from '../attack/noise.words.ts'
import { chainsawRules } from './chainsaw.rules.ts'
import {
  Chainsaw,
  type ChainsawDeclarationInput,
  chainsawDeclaration,
  chainsawResults,
  resolveChainsaw,
} from './chainsaw.ts'

/** What may be cited before the dice are rolled. */
export const CHAINSAW_RULES: readonly GearsRule[] = [
  ...ruleIds(mapRules, contentRules, chainsawRules),
  'gears.attack.declare',
  'gears.attack.roll',
]

export const MARCUS_SAWS: ChainsawDeclarationInput = {
  situation: {
    table: {
      map: { drawn: CORRIDOR },
      cogs: [{ id: 'marcus-fenix', position: { zone: 'H4', cover: 'c4' }, weapons: [{ weapon: 'lancer' }] }],
      locust: [
        { id: 'boomer-1', enemy: 'boomer', position: { zone: 'H4' } },
        { id: 'berserker', enemy: 'berserker', position: { zone: 'H6' } },
      ],
      bearer: 'marcus-fenix',
      target: 'boomer-1',
    },
  },
}

export const chainsawOperation = defineGearsOperation({
  id: 'gears.chainsaw',
  kind: 'resolution',
  summary: {
    en: 'Uses the chainsaw of the Lancer on a Locust in the same zone.',
    es: 'Usa la motosierra del Lancer contra un Locust de la misma zona.',
  },
  rules: [...CHAINSAW_RULES, ...ruleIds(locustWoundRules, cogWoundRules)],
  input: z
    .strictObject({ ...chainsawDeclaration, ...chainsawResults, seed: Seed.optional() })
    .meta({ id: 'GearsChainsawInput' }),
  outcome: Chainsaw,
  examples: [
    { name: 'Marcus leaves cover and saws', input: { ...MARCUS_SAWS, attackResult: { faces: [2, 6, 1, 5, 3] } } },
    { name: 'Rolled by the service', input: { ...MARCUS_SAWS, seed: `hmac-sha256,1,${'0'.repeat(64)}` } },
  ],
  run: (input, context) => resolveChainsaw(input, context),
  headline: ({ killed, suffered }, _input, locale, content) =>
    killed
      ? sufferedSentence(suffered, locale, content)
      : { en: 'No omen: the chainsaw does nothing.', es: 'Ningún augurio: la motosierra no hace nada.' }[locale],
  details: ({ noise }, _input, locale, content) => noiseLines(noise, locale, content),
  picture: ({ dice, roll }, input, caption) =>
    diceScene(diceRows({ attack: { dice, roll }, defences: [], faces: input.dice }, caption), caption),
})
