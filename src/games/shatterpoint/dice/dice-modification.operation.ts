import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { defineShatterpointOperation } from '../define.ts'
import { ruleIds } from '../rules.ts'
import { Count } from '../vocabulary.ts'
import { ACROBATICS, DARK_FURY, JAR_KAI } from './dice.examples.ts'
import { diceRules } from './dice.rules.ts'
import { attackFaces, type DiceRow, defenceFaces, diceScene } from './dice.scene.ts'
import { facesCount, successCount } from './dice.words.ts'
import { expertiseRules } from './expertise.rules.ts'
import { ExpertiseTable } from './expertise-table.ts'
import { modifyRolls, successesOf } from './modification.ts'
import { EntryOrder, Modified } from './modified.ts'
import { Modifiers } from './modifier.ts'
import { AttackRoll, DefenceRoll, type Face, type Rolls } from './roll.ts'

export const diceModificationOperation = defineShatterpointOperation({
  id: 'shatterpoint.dice-modification',
  kind: 'resolution',
  summary: {
    en: 'Modifies the rolls of an attack in order: conditions, expertise tables, other modifiers; then the successes.',
    es: 'Modifica por orden las tiradas de un ataque: estados, tablas de pericia y otros modificadores; luego, los éxitos.',
  },
  rules: ruleIds(diceRules, expertiseRules).filter((id) => id !== 'shatterpoint.dice.faces'),
  input: z
    .strictObject({
      attack: AttackRoll,
      defence: DefenceRoll,
      attackTable: ExpertiseTable.default([]).describe('The table of the weapon.'),
      defenceTable: ExpertiseTable.default([]),
      attackerDisarmed: z.boolean().default(false),
      defenderExposed: z.boolean().default(false),
      modifiers: Modifiers.describe('What abilities and special rules do to the rolls.'),
      entryOrder: EntryOrder.default({ attack: [], defence: [] }),
      seed: Seed.optional(),
    })
    .meta({ id: 'ShatterpointDiceModificationInput' }),
  outcome: Modified.extend({ successes: Count }).meta({ id: 'ShatterpointDiceModificationOutcome' }),
  examples: [
    {
      name: 'Ahsoka’s acrobatics (E-04)',
      input: {
        attack: { crit: 1, hit: 2, failure: 2 },
        defence: { block: 2, expertise: 3 },
        defenceTable: ACROBATICS,
      },
    },
    {
      name: 'Ahsoka against Maul (E-24)',
      input: {
        attack: { crit: 1, hit: 3, expertise: 2, failure: 2 },
        defence: { block: 1, expertise: 3, failure: 1 },
        attackTable: JAR_KAI,
        defenceTable: DARK_FURY,
      },
    },
    {
      name: 'A disarmed attacker (E-77), and two failures rerolled by the service',
      input: {
        attack: { hit: 2, expertise: 3, failure: 1 },
        defence: { failure: 2, block: 1 },
        attackerDisarmed: true,
        modifiers: [{ by: 'defender', roll: 'defence', effect: { reroll: { count: 2, faces: ['failure'] } } }],
        seed: `hmac-sha256,1,${'0'.repeat(64)}`,
      },
    },
  ],
  run({ attack, defence, ...situation }, { random, trace }) {
    const modified = modifyRolls({ attack, defence }, situation, { random, trace })
    if (modified instanceof Refusal) return modified
    return { ...modified, successes: successesOf(modified.attack, modified.defence, trace) }
  },
  headline: ({ attack, defence, successes }, _input, locale) => {
    const [shown, against] = [rollWords(attack, locale), rollWords(defence, locale)]
    return {
      en: `${successCount(successes, 'en')}: ${shown} against ${against}.`,
      es: `${successCount(successes, 'es')}: ${shown} contra ${against}.`,
    }[locale]
  },
  picture: (modified, { attack, defence }, { headline, locale }) =>
    diceScene(modificationRows({ attack, defence }, modified, locale), headline),
})

/** `1 crit and 3 hits` */
function rollWords(roll: Partial<Record<Face, number>>, locale: Locale): string {
  const faces = (['crit', 'hit', 'block'] as const).flatMap((face) => {
    const count = roll[face] ?? 0
    return count === 0 ? [] : [facesCount(count, face, locale)]
  })
  return faces.length === 0 ? { en: 'nothing', es: 'nada' }[locale] : formatList(faces, locale)
}

/** Both rolls before and after modification. */
function modificationRows(
  { attack, defence }: Rolls,
  modified: Pick<Modified, 'attack' | 'defence' | 'expertiseUsed'>,
  locale: Locale,
): DiceRow[] {
  const { expertiseUsed } = modified
  const used = (count: number): Face[] => Array.from({ length: count }, () => 'expertise')
  const labels = {
    en: ['Attack, as rolled', 'Attack, modified', 'Defence, as rolled', 'Defence, modified'],
    es: ['Ataque, tirada', 'Ataque, modificado', 'Defensa, tirada', 'Defensa, modificada'],
  }[locale]
  const row = (index: number, roll: DiceRow['roll'], faces: Face[], spent: number): DiceRow => ({
    label: labels[index] ?? '',
    roll,
    faces,
    used: used(spent),
  })
  return [
    row(0, 'attack', attackFaces(attack), 0),
    row(1, 'attack', attackFaces(modified.attack), expertiseUsed.attack),
    row(2, 'defence', defenceFaces(defence), 0),
    row(3, 'defence', defenceFaces(modified.defence), expertiseUsed.defence),
  ]
}
