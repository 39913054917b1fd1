import { z } from 'zod'
import { wholeNumber } from '../../../../contract/whole-number.ts'
import { formatList } from '../../../../lib/wording.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { defineShatterpointOperation } from '../../define.ts'
import { attackName } from '../../language/words.ts'
import { placingRules, ruleIds } from '../../rules.ts'
import { Battlefield } from '../../table/battlefield.ts'
import { charactersOn } from '../../table/named-objects.ts'
import { base, lone, SKIRMISH } from '../../table/tables.examples.ts'
import { Id, Range } from '../../vocabulary.ts'
import { targetRules } from './targets.rules.ts'
import { targetsScene } from './targets.scene.ts'
import { type Declared, legalTargets, Targets } from './targets.ts'
import { refusedTarget } from './targets.words.ts'

const rating = wholeNumber(0, 20).nullable().default(1).describe('Of the active stance; null for a dash.')

const Attack = z
  .union([
    z.strictObject({ melee: z.strictObject({ rating }).meta({ id: 'ShatterpointMeleeAttack' }) }),
    z.strictObject({
      ranged: z
        .strictObject({ rating, range: Range.describe('Of the weapon.') })
        .meta({ id: 'ShatterpointRangedAttack' }),
    }),
  ])
  .meta({ id: 'ShatterpointDeclaredAttack' })

const declaredOf = (attack: z.infer<typeof Attack>): Declared =>
  'melee' in attack
    ? { type: 'melee', rating: attack.melee.rating, range: 0 }
    : { type: 'ranged', rating: attack.ranged.rating, range: attack.ranged.range }

export const targetsOperation = defineShatterpointOperation({
  id: 'shatterpoint.targets',
  kind: 'list',
  summary: {
    en: 'Lists the enemies that a character may attack, and says why it may not attack the others.',
    es: 'Enumera los enemigos que un personaje puede atacar y dice por qué no puede atacar a los demás.',
  },
  rules: [...placingRules, ...ruleIds(targetRules), 'shatterpoint.engaged.def', 'shatterpoint.wounded.no-restrict'],
  input: z
    .strictObject({ battlefield: Battlefield, attacker: Id, attack: Attack })
    .meta({ id: 'ShatterpointTargetsInput' }),
  outcome: Targets,
  examples: [
    {
      name: 'A bodyguard intercedes (E-06)',
      input: {
        battlefield: {
          drawn: {
            units: [
              lone('A', 'Asajj', [300, 300], {}, { type: 'secondary' }),
              lone('B', 'Dooku', [380, 300], {}, { type: 'primary' }),
              {
                id: 'MagnaGuards',
                player: 'B',
                intercedes: ['primary', 'secondary'],
                characters: [base('MagnaGuard 1', [300, 380]), base('MagnaGuard 2', [500, 380])],
              },
            ],
          },
        },
        attacker: 'Asajj',
        attack: { melee: {} },
      },
    },
    {
      name: 'Shooting across the table',
      input: { battlefield: { drawn: SKIRMISH }, attacker: 'Trooper 2', attack: { ranged: { range: 5 } } },
    },
    {
      name: 'An engaged character cannot shoot (E-73)',
      input: { battlefield: { drawn: SKIRMISH }, attacker: 'Anakin', attack: { ranged: { range: 4 } } },
    },
  ],
  run({ battlefield, attacker, attack }, { content, trace }) {
    const asked = charactersOn(battlefield, { attacker }, content)
    if (asked instanceof Refusal) return asked
    return legalTargets(asked.field, asked.found.attacker, declaredOf(attack), trace)
  },
  headline({ targets }, { attacker, attack }, locale) {
    const type = attackName(declaredOf(attack).type, locale)
    if (targets.length === 0) {
      return {
        en: `${attacker} has no target for a ${type} attack.`,
        es: `${attacker} no tiene blanco para un ataque ${type}.`,
      }[locale]
    }
    return {
      en: `In a ${type} attack ${attacker} may target ${formatList(targets, 'en')}.`,
      es: `En un ataque ${type}, ${attacker} puede elegir a ${formatList(targets, 'es')}.`,
    }[locale]
  },
  details: ({ refused }, _input, locale) =>
    refused.map(({ character, reasons }) => {
      const why = refusedTarget(character, reasons, locale)
      return { en: `Not ${why}.`, es: `No: ${why}.` }[locale]
    }),
  picture: (targets, { battlefield, attacker, attack }, caption) =>
    targetsScene(battlefield, attacker, declaredOf(attack), targets, caption),
})
