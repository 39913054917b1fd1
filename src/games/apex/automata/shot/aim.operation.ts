import { z } from 'zod'
import { formatList } from '../../../../lib/wording.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { defineApexOperation } from '../../define.ts'
import { legendName } from '../../language/legend-name.ts'
import { type ApexViolation, refuse } from '../../refusal.ts'
import { ruleIds } from '../../rules.ts'
import { boardOf } from '../../table/board.ts'
import { Amount, Count } from '../../vocabulary.ts'
import { enemiesWithRoles } from '../cards/card-enemies.ts'
import { AccessoryKind } from '../content/automaton-arsenals.ts'
import type { AutomatonFeat } from '../content/automaton-feats.ts'
import { AUTOMATA_COLOURS } from '../scenes/marks.ts'
import { tableScene } from '../scenes/table.scene.ts'
import { findCard } from '../setting/card-form.ts'
import {
  ARSENAL_MISSING,
  AutomatonInput,
  hasArsenal,
  haveRoles,
  ROLES_MISSING,
  tableFields,
} from '../setting/fields.ts'
import { readSituation } from '../setting/read-field.ts'
import { SITUATION_RULES } from '../setting/situation-rules.ts'
import { findArsenal } from '../setting/weapons.ts'
import { aimAt, findTarget } from './aim.ts'
import { FeatForm } from './feat-form.ts'
import { shootingRules } from './shooting.rules.ts'
import { ACCESSORY_NAMES } from './shot.words.ts'

const Input = z
  .strictObject({
    ...tableFields,
    automaton: AutomatonInput,
    feat: FeatForm.optional().describe('Its active Feat.'),
    cause: z.enum(['optimal', 'step7', 'card']).meta({ id: 'ApexAutomatonShotCause' }),
    duringActivation: z.boolean().default(true).describe('Only a Shot that a card orders may come outside of it.'),
    zoneDifficulty: z.int().min(-200).max(200).default(0).describe('What Zones add.'),
  })
  .refine(hasArsenal, ARSENAL_MISSING)
  .refine(haveRoles, ROLES_MISSING)
  .refine(({ cause, duringActivation }) => duringActivation || cause === 'card', {
    path: ['duringActivation'],
    error: 'Only a Shot that a card orders comes outside the activation.',
  })
  .meta({ id: 'ApexAutomataAimInput' })
type Input = z.infer<typeof Input>

function alreadyShot({ automaton, duringActivation }: Input): ApexViolation[] {
  if (!automaton.shotThisActivation || !duringActivation) return []
  const path = ['automaton', 'shotThisActivation']
  return [{ rule: 'apex.automata.optimal.one-shot', path, facts: { reason: 'ALREADY_SHOT' } }]
}

const noTarget = ({ cause }: Input): ApexViolation => ({
  rule: 'apex.automata.step7.condition',
  path: ['enemies'],
  facts: { reason: 'NO_TARGET', cause },
})

export const automatonAimOperation = defineApexOperation({
  id: 'apex.automata-aim',
  kind: 'resolution',
  summary: {
    en: 'How an Automaton aims: target, weapon, accessories, boost of its Feat, difficulty.',
    es: 'Cómo apunta un Autómata: objetivo, arma, accesorios, mejora de su Proeza, dificultad.',
  },
  rules: [
    ...SITUATION_RULES,
    ...ruleIds(shootingRules),
    'apex.automata.optimal.one-shot',
    'apex.automata.feat.spend',
    'apex.automata.feat.binding',
    'apex.automata.feat.pay-only-if-possible',
  ],
  input: Input,
  outcome: z
    .object({
      target: z.string(),
      band: z.enum(['optimal', 'normal']).meta({ id: 'ApexRangeBand' }),
      weapon: z.string(),
      weaponIndex: z.int().min(0).max(1),
      gap: Count.describe('By how many spaces the target misses the optimal range.'),
      accessories: z.array(AccessoryKind),
      boost: z.object({ applied: z.boolean(), paid: Count }).meta({ id: 'ApexShotBoost' }),
      chargesAfter: Count,
      difficulty: Amount,
      breakdown: z.array(
        z
          .object({
            cause: z.enum(['base', 'gap', 'sight', 'boost', 'zone']).meta({ id: 'ApexAimCause' }),
            value: Amount,
          })
          .meta({ id: 'ApexAimPart' }),
      ),
    })
    .meta({ id: 'ApexAutomataAimOutcome' }),
  examples: [
    {
      name: 'With sight, stock and a boost (E-15)',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 2, row: 6 }, arsenal: { card: 'ar-1' }, charges: 2 },
        enemies: [
          { id: 'wraith', cell: { column: 6, row: 6 }, role: 'primary' },
          { id: 'bangalore', cell: { column: 2, row: 10 }, role: 'secondary' },
        ],
        feat: { card: 'gf-01' },
        cause: 'optimal',
      },
    },
    {
      name: 'The secondary enemy is in optimal range (E-36)',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 2, row: 6 }, arsenal: { card: 'ar-1' } },
        enemies: [
          { id: 'wraith', cell: { column: 9, row: 6 }, role: 'primary' },
          { id: 'bangalore', cell: { column: 2, row: 10 }, role: 'secondary' },
        ],
        cause: 'step7',
      },
    },
  ],
  run(input, { trace, content }) {
    const situation = readSituation(input, content)
    if (situation instanceof Refusal) return situation
    const arsenal = findArsenal(input.automaton.arsenal, content)
    if (arsenal instanceof Refusal) return arsenal
    const feat =
      input.feat === undefined
        ? null
        : findCard<AutomatonFeat>(input.feat, content.automatonFeats, 'automatonFeat', ['feat'])
    if (feat instanceof Refusal) return feat
    const { field, cell } = situation
    const { automaton, cause, duringActivation, zoneDifficulty } = input
    const enemies = enemiesWithRoles(input.enemies)
    const target = findTarget(field, cell, arsenal, enemies, cause)
    const violations = [...alreadyShot(input), ...(target === null ? [noTarget(input)] : [])]
    if (target === null || violations.length > 0) return refuse(violations)
    const { charges, shield, health } = automaton
    const table = {
      field,
      cell,
      arsenal,
      charges,
      shield,
      health,
      hasShot: automaton.shotThisActivation,
      enemies,
      squadmate: input.squadmate,
      supply: new Map<string, number>(),
      isShooting: true,
    }
    if (cause === 'card') trace.applied('apex.automata.shot.card-ordered', { possible: true })
    const aimed = aimAt(target, table, arsenal, { cause, feat, duringActivation, zoneDifficulty }, content, trace)
    return {
      target: target.enemy.id,
      band: target.band,
      weapon: aimed.weapon.name,
      weaponIndex: aimed.weaponIndex,
      gap: aimed.gap,
      accessories: aimed.accessories.map(({ kind }) => kind),
      boost: { applied: aimed.boost.applied, paid: aimed.boost.paid },
      chargesAfter: aimed.chargesAfter,
      difficulty: aimed.difficulty,
      breakdown: [...aimed.breakdown],
    }
  },
  headline({ target, weapon, difficulty }, _input, locale, content) {
    const name = legendName(target, locale, content)
    return {
      en: `It aims at ${name} with the ${weapon}, difficulty ${difficulty}.`,
      es: `Apunta a ${name} con ${weapon}, dificultad ${difficulty}.`,
    }[locale]
  },
  details({ accessories, boost, chargesAfter }, _input, locale) {
    const names = accessories.map((kind) => ACCESSORY_NAMES[kind][locale])
    const paid = boost.applied
      ? [
          {
            en: `Shot Boost for ${boost.paid}; Charges left: ${chargesAfter}.`,
            es: `Mejora de Disparo por ${boost.paid}; Cargas restantes: ${chargesAfter}.`,
          }[locale],
        ]
      : []
    const working =
      names.length === 0
        ? []
        : [{ en: `Accessories: ${formatList(names, 'en')}.`, es: `Accesorios: ${formatList(names, 'es')}.` }[locale]]
    return [...working, ...paid]
  },
  picture: ({ target }, input, caption) => {
    const { cell } = input.automaton
    const lines = input.enemies.flatMap((enemy) =>
      cell === null || enemy.cell === null
        ? []
        : [{ cells: [cell, enemy.cell], colour: AUTOMATA_COLOURS.primary, dashed: enemy.id !== target }],
    )
    return tableScene(boardOf(input.board, caption.content), input, { automaton: cell, lines }, caption)
  },
})
