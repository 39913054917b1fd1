import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import { SteamEngine } from '../activated/steam-engine.ts'
import { defineSignumOperation } from '../define.ts'
import { rollName, woundCount } from '../dice/fight.words.ts'
import { GivenPool } from '../dice/given-dice.ts'
import { quedan } from '../language/words.ts'
import { ruleIds } from '../rules.ts'
import { actorName, situationScene, targetName } from '../sight/situation.scene.ts'
import { SITUATION_RULES } from '../sight/situation-rules.ts'
import { AT_THE_SICKBED, SEVERUS, SISTER } from '../sight/situations.examples.ts'
import { healingRules } from './healing.rules.ts'
import { Healing, healCreature, healingFields } from './healing.ts'

const MASTER_HEALER: typeof SISTER = {
  ...SISTER,
  abilities: [
    { id: 'healer', x: 3 },
    { id: 'masterHealing', x: 1 },
  ],
}

/** What a healing may cite, rolled or reckoned. */
export const HEALING_RULES = [
  'signum.reroll.text',
  ...SITUATION_RULES,
  ...ruleIds(healingRules).filter((id) => id !== 'signum.ability.regeneration'),
  'signum.activation.activated-ability',
  'signum.stealth.untargetable',
] as const

export const healingOperation = defineSignumOperation({
  id: 'signum.healing',
  kind: 'resolution',
  summary: {
    en: 'Decides whether a creature may heal another now, with every reason against it, rolls the dice and removes the wounds.',
    es: 'Decide si una criatura puede sanar ahora a otra, con todas las razones en contra, tira los dados y quita las heridas.',
  },
  rules: [
    ...HEALING_RULES,
    'signum.ability.steam-engine',
    'signum.stealth.lose',
    'signum.stealth.no-hindrance',
    'signum.dice.given',
  ],
  input: z
    .strictObject({
      ...healingFields,
      steamEngine: SteamEngine.exactOptional(),
      dice: GivenPool.exactOptional(),
      seed: Seed.optional(),
    })
    .meta({ id: 'SignumHealingInput' }),
  outcome: Healing,
  examples: [
    { name: 'A healer at a friend’s side', input: { situation: AT_THE_SICKBED, dice: { rolled: { d6: [1, 3, 6] } } } },
    {
      name: 'Healing from afar, with a Master of Healing',
      input: {
        situation: {
          stated: {
            actor: MASTER_HEALER,
            target: { ...SEVERUS, wounds: 1 },
            distance: 12,
          },
        },
        dice: { rolled: { d6: [1, 3, 5] }, rerolled: { d6: [2] } },
      },
    },
  ],
  run: ({ dice, seed: _seed, ...question }, context) => healCreature(question, dice, context),
  headline({ target: { removed, wounds } }, { situation }, locale, content) {
    const [actor, target] = [actorName(situation, locale, content), targetName(situation, locale, content)]
    return {
      en: `${actor} heals ${target} of ${woundCount(removed, 'en')}; ${wounds} left.`,
      es: `${actor} quita a ${target} ${woundCount(removed, 'es')}; ${quedan(wounds)}.`,
    }[locale]
  },
  picture: ({ roll, contact }, { situation }, caption) => {
    const kind = contact ? 'healerInContact' : 'healerAtDistance'
    const label = `${actorName(situation, caption.locale, caption.content)}, ${rollName(kind, caption.locale)}`
    const rows = roll === null ? [] : [{ label, kind, colour: 'defence', pool: roll } as const]
    return situationScene(situation, { witness: null, isOpen: true, cover: [], push: null }, rows, caption)
  },
})
