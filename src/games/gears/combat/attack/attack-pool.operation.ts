import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { contentRules } from '../../content/content.rules.ts'
import { defineGearsOperation } from '../../define.ts'
import { countOf } from '../../language/attack-words.ts'
import { figureName } from '../../language/card-name.ts'
import { type GearsRule, ruleIds } from '../../rules.ts'
import { mapRules } from '../../table/map.rules.ts'
import { Count, CoverGrade, Distance, Id } from '../../vocabulary.ts'
import { attackRules } from './attack.rules.ts'
import { attackScene } from './attack.scene.ts'
import { attackDeclaration, declareAttack } from './attack-declaration.ts'
import { AttackDice } from './attack-dice.ts'
import { DRONE_AT_A_SOLDIER, LANCER_IN_THE_CORRIDOR } from './attack-tables.examples.ts'
import { DefencePool } from './defence-dice.ts'
import { rangeRules } from './range.rules.ts'

/** What may be cited before the dice are rolled. */
export const DECLARATION_RULES: readonly GearsRule[] = [
  ...ruleIds(mapRules, contentRules, rangeRules, attackRules),
  'gears.weapon.constant',
  'gears.weapon.sniper',
  'gears.bleed.not-targeted',
  'gears.insane.execute',
  'gears.berserker.healthy-immune',
  'gears.berserker.zone-attack',
]

const Defence = z
  .object({ figure: Id, range: Distance, rangeExcess: Count, cover: CoverGrade, defence: DefencePool })
  .meta({ id: 'GearsTargetPool' })

export const attackPoolOperation = defineGearsOperation({
  id: 'gears.attack-pool',
  kind: 'resolution',
  summary: {
    en: 'Says whether an attack may be made, and counts its attack and defence dice.',
    es: 'Dice si se puede hacer un ataque y cuenta sus dados de ataque y de defensa.',
  },
  rules: DECLARATION_RULES,
  input: z.strictObject(attackDeclaration).meta({ id: 'GearsAttackPoolInput' }),
  outcome: z
    .object({ attack: AttackDice, defenders: z.array(Defence), ammoLeft: Count.nullable(), execution: z.boolean() })
    .meta({ id: 'GearsAttackPoolOutcome' }),
  examples: [
    { name: 'The Lancer of the rulebook (E-18)', input: LANCER_IN_THE_CORRIDOR },
    { name: 'A Drone at a soldier who dodges (E-26)', input: DRONE_AT_A_SOLDIER },
  ],
  run(input, { content, trace }) {
    const declared = declareAttack(input, content, trace)
    if (declared instanceof Refusal) return declared
    const { attack, targets, ammoLeft, isExecution } = declared
    const defenders = targets.map(({ combatant, seen, rangeExcess, pool }) => ({
      figure: combatant.fighter.id,
      range: seen.range,
      rangeExcess,
      cover: seen.cover,
      defence: pool,
    }))
    return { attack, defenders, ammoLeft, execution: isExecution }
  },
  headline({ attack, defenders }, _input, locale, content) {
    const against = { en: 'against', es: 'contra' }[locale]
    const pools = defenders.map(
      ({ figure, defence }) =>
        `${countOf(defence.dice, 'defenceDie', locale)} (${figureName(figure, locale, content)})`,
    )
    if (pools.length === 0) return { en: 'No dice are rolled.', es: 'No se tiran dados.' }[locale]
    return `${countOf(attack.dice, 'attackDie', locale)} ${against} ${pools.join(', ')}.`
  },
  picture: ({ attack, defenders }, { situation, dice }, caption) =>
    attackScene(
      situation,
      [],
      {
        attack: { dice: attack.dice, roll: null },
        defences: defenders.map(({ figure, defence }) => ({ figure, dice: defence.dice, roll: null })),
        faces: dice,
      },
      caption,
    ),
})
