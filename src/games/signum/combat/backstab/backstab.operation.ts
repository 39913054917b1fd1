import { z } from 'zod'
import { Seed } from '../../../../contract/operation.ts'
import { readFighter } from '../../abilities/read-fighter.ts'
import { damagedSentence } from '../../damage/damage.words.ts'
import { defineSignumOperation } from '../../define.ts'
import { diceScene } from '../../dice/dice.scene.ts'
import { GivenDice } from '../../dice/given-dice.ts'
import { ruleIds } from '../../rules.ts'
import { statedName } from '../../table/creature.ts'
import { STANDING_RULES } from '../../table/standing-rules.ts'
import { strikeKind } from '../melee/melee-strike.ts'
import { backstabRules } from './backstab.rules.ts'
import { Backstab, backstab, backstabFields } from './backstab.ts'

/** A swordsman walks away from two enemies, one of them wounded (E-40). */
export const WALK_AWAY = {
  victim: { id: 'Greer', player: 'Vallor', strength: 3, health: 4 },
  stabbers: [
    { id: 'Cordelia', player: 'Grypharim', strength: 2, health: 2 },
    { id: 'Severus', player: 'Grypharim', health: 2, wounds: 1 },
  ],
}

/** What may be cited when creatures stab or are asked how likely they hit. */
export const BACKSTAB_REFUSALS = [
  'signum.backstab.triggers',
  'signum.backstab.who',
  'signum.backstab.immune',
  'signum.damage.death',
  'signum.ability.shield-from',
  'signum.board.names',
  ...STANDING_RULES,
] as const

export const backstabOperation = defineSignumOperation({
  id: 'signum.backstab',
  kind: 'resolution',
  summary: {
    en: 'Rolls the backstabs on a creature that leaves contact, runs into it or is summoned by force.',
    es: 'Tira las puñaladas a una criatura que deja el contacto, entra en él corriendo o es convocada a la fuerza.',
  },
  rules: [
    ...new Set([
      ...ruleIds(backstabRules),
      ...BACKSTAB_REFUSALS,
      'signum.damage.order' as const,
      'signum.damage.armour' as const,
      'signum.damage.last-word' as const,
      'signum.damage.kill-count' as const,
      'signum.damage.kill-credit' as const,
      'signum.relic.durability-not-magic' as const,
      'signum.dice.given' as const,
    ]),
  ],
  input: z
    .strictObject({
      ...backstabFields,
      dice: GivenDice.exactOptional().describe('One die for each stabber that rolls.'),
      seed: Seed.optional(),
    })
    .meta({ id: 'SignumBackstabInput' }),
  outcome: Backstab,
  examples: [
    { name: 'Walking away from two enemies (E-40)', input: { ...WALK_AWAY, dice: { d6: [4, 4] } } },
    { name: 'The same, rolled by the service', input: { ...WALK_AWAY, seed: `hmac-sha256,1,${'0'.repeat(64)}` } },
  ],
  run: ({ dice, ...question }, context) => backstab(question, dice, context),
  headline: ({ victim }, _input, locale, content) => damagedSentence(victim, locale, content),
  picture({ stabs }, { stabbers }, { headline, content }) {
    const rows = stabs.map(({ stabber, symbol }) => {
      const roller = stabbers.find((one) => statedName(one) === stabber)
      const kind = roller === undefined ? 'meleeAttack' : strikeKind(readFighter(roller, content, [], []))
      return { label: stabber, kind, colour: 'attack' as const, symbols: [symbol], again: [] }
    })
    return diceScene(rows, [], headline)
  },
})
