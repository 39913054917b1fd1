import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import { defineSignumOperation } from '../define.ts'
import { rollName } from '../dice/fight.words.ts'
import { GivenPool } from '../dice/given-dice.ts'
import { ruleIds } from '../rules.ts'
import { lineOfSightRules } from '../sight/line-of-sight.rules.ts'
import { actorName, situationScene, targetName } from '../sight/situation.scene.ts'
import { Situation } from '../sight/situation.ts'
import { SITUATION_RULES } from '../sight/situation-rules.ts'
import { EYE_TO_EYE } from '../sight/situations.examples.ts'
import { Control, takeControl } from './control.ts'
import { SteamEngine } from './steam-engine.ts'

/** What looking for a line between two creatures may cite. */
export const SIGHT_RULES = [
  ...ruleIds(lineOfSightRules),
  'signum.terrain.blocks-los',
  'signum.terrain.defence-against-shooting',
] as const

/** What taking control may cite, rolled or reckoned. */
export const CONTROL_RULES = [
  ...SITUATION_RULES,
  ...SIGHT_RULES,
  'signum.ability.control',
  'signum.activation.activated-ability',
  'signum.stealth.untargetable',
  'signum.ability.shield-from',
  'signum.variant.teams.allies',
] as const

export const controlOperation = defineSignumOperation({
  id: 'signum.control',
  kind: 'resolution',
  summary: {
    en: 'Decides whether a creature may take control of an enemy character, with every reason against it, and rolls the dice.',
    es: 'Decide si una criatura puede tomar el control de un personaje enemigo, con todas las razones en contra, y tira los dados.',
  },
  rules: [
    ...CONTROL_RULES,
    'signum.ability.control-state',
    'signum.ability.steam-engine',
    'signum.stealth.lose',
    'signum.stealth.no-hindrance',
    'signum.dice.given',
  ],
  input: z
    .strictObject({
      situation: Situation,
      steamEngine: SteamEngine.exactOptional(),
      dice: GivenPool.exactOptional(),
      seed: Seed.optional(),
    })
    .meta({ id: 'SignumControlInput' }),
  outcome: Control,
  examples: [
    { name: 'An enemy character in sight (E-56)', input: { situation: EYE_TO_EYE, dice: { rolled: { d6: [4, 2] } } } },
  ],
  run: ({ dice, seed: _seed, ...question }, context) => takeControl(question, dice, context),
  headline({ controlled }, { situation }, locale, content) {
    const [actor, target] = [actorName(situation, locale, content), targetName(situation, locale, content)]
    if (!controlled)
      return { en: `${actor} fails to control ${target}.`, es: `${actor} no controla a ${target}.` }[locale]
    return {
      en: `${actor} controls ${target} until the end of the turn.`,
      es: `${actor} controla a ${target} hasta el final del turno.`,
    }[locale]
  },
  picture: ({ sight, roll }, { situation }, caption) => {
    const label = `${actorName(situation, caption.locale, caption.content)}, ${rollName('control', caption.locale)}`
    const rows = [{ label, kind: 'control', colour: 'attack', pool: roll } as const]
    return situationScene(situation, { witness: sight, isOpen: true, cover: [], push: null }, rows, caption)
  },
})
