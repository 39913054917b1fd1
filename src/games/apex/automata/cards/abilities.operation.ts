import { z } from 'zod'
import { formatList } from '../../../../lib/wording.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { defineApexOperation } from '../../define.ts'
import { ruleIds } from '../../rules.ts'
import { boardOf } from '../../table/board.ts'
import { Count } from '../../vocabulary.ts'
import { AUTOMATA_COLOURS } from '../scenes/marks.ts'
import { tableScene } from '../scenes/table.scene.ts'
import { AutomatonInput, hasLegend, haveRoles, LEGEND_MISSING, ROLES_MISSING, tableFields } from '../setting/fields.ts'
import { readSituation } from '../setting/read-field.ts'
import { SITUATION_RULES } from '../setting/situation-rules.ts'
import { abilitiesOfStep, judgeAbility, payFor } from './abilities.ts'
import { abilityFields, readAbilities, readArsenal, readLegend, supplyOf, tokensOf } from './ability-fields.ts'
import { cardRules } from './card.rules.ts'
import { automatonCardName } from './card.words.ts'
import { enemiesWithRoles } from './card-enemies.ts'

const Unusable = z
  .enum(['noToken', 'noCharges', 'condition', 'noPlace', 'noEffect'])
  .meta({ id: 'ApexAbilityUnusable' })

const WORDS = {
  noToken: { en: 'no token', es: 'sin ficha' },
  noCharges: { en: 'too few Charges', es: 'faltan Cargas' },
  condition: { en: 'condition not met', es: 'condición sin cumplir' },
  noPlace: { en: 'no place', es: 'sin lugar' },
  noEffect: { en: 'no effect', es: 'sin efecto' },
} as const

export const automatonAbilitiesOperation = defineApexOperation({
  id: 'apex.automata-abilities',
  kind: 'list',
  summary: {
    en: 'Steps 4 and 9 of an Automaton: which of its Abilities it uses, and why not the others.',
    es: 'Pasos 4 y 9 de un Autómata: cuáles de sus Habilidades usa y por qué no las otras.',
  },
  rules: [...SITUATION_RULES, ...ruleIds(cardRules)],
  input: z
    .strictObject({
      ...tableFields,
      automaton: AutomatonInput,
      step: z.union([z.literal(4), z.literal(9)]),
      cards: abilityFields.abilities,
      tokens: abilityFields.tokens,
      supply: abilityFields.supply,
    })
    .refine(hasLegend, LEGEND_MISSING)
    .refine(haveRoles, ROLES_MISSING)
    .meta({ id: 'ApexAutomataAbilitiesInput' }),
  outcome: z
    .object({
      order: z.array(
        z
          .object({
            ability: z.string(),
            usable: z.boolean(),
            reasons: z.array(Unusable),
            chargesBefore: Count,
            chargesAfter: Count,
          })
          .meta({ id: 'ApexAbilityVerdict' }),
      ),
    })
    .meta({ id: 'ApexAutomataAbilitiesOutcome' }),
  examples: [
    {
      name: 'A bombardment within range (E-71)',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 5, row: 2 }, legend: { card: 'gibraltar' }, charges: 3 },
        enemies: [{ id: 'lifeline', cell: { column: 5, row: 6 }, role: 'primary' }],
        step: 9,
      },
    },
    {
      name: 'Nobody to help',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 5, row: 2 }, legend: { card: 'lifeline' }, charges: 2 },
        step: 9,
      },
    },
  ],
  run(input, { trace, content }) {
    const situation = readSituation(input, content)
    if (situation instanceof Refusal) return situation
    const legend = readLegend(input.automaton, content)
    if (legend instanceof Refusal) return legend
    const cards = readAbilities(input.cards, legend.legend, content, 'cards')
    if (cards instanceof Refusal) return cards
    const arsenal = readArsenal(input.automaton, content)
    if (arsenal instanceof Refusal) return arsenal
    const { automaton, step } = input
    const tokens = tokensOf(input.tokens, legend.legend, content)
    const abilities = abilitiesOfStep(cards, step)
    trace.applied('apex.automata.ability.sections', { step, abilities: abilities.map(({ id }) => id) })
    if (abilities.length > 1) {
      trace.applied('apex.automata.ability.mandatory-order', { order: abilities.map(({ id }) => id) })
    }
    let { charges } = automaton
    const order = abilities.map((ability) => {
      const table = {
        field: situation.field,
        cell: situation.cell,
        arsenal,
        charges,
        shield: automaton.shield,
        health: automaton.health,
        hasShot: automaton.shotThisActivation,
        enemies: enemiesWithRoles(input.enemies),
        squadmate: input.squadmate,
        supply: supplyOf(input.supply),
        isShooting: false,
      }
      const { reasons } = judgeAbility(ability, table, tokens, content, trace)
      const chargesBefore = charges
      if (reasons.length === 0) charges = payFor(ability, charges, trace)
      return {
        ability: ability.id,
        usable: reasons.length === 0,
        reasons: [...reasons],
        chargesBefore,
        chargesAfter: charges,
      }
    })
    if (order.every(({ usable }) => !usable)) trace.applied('apex.automata.ability.none', { step })
    return { order }
  },
  headline({ order }, { step }, locale, content) {
    const used = order.filter(({ usable }) => usable).map(({ ability }) => automatonCardName(ability, locale, content))
    if (used.length === 0) {
      return { en: `No Ability is used in step ${step}.`, es: `No se usa ninguna Habilidad en el paso ${step}.` }[
        locale
      ]
    }
    return {
      en: `It uses ${formatList(used, 'en')} in step ${step}.`,
      es: `Usa ${formatList(used, 'es')} en el paso ${step}.`,
    }[locale]
  },
  details: ({ order }, _input, locale, content) =>
    order.map(({ ability, reasons, chargesBefore, chargesAfter }) => {
      const name = automatonCardName(ability, locale, content)
      if (reasons.length > 0) return `${name}: ${reasons.map((reason) => WORDS[reason][locale]).join(', ')}.`
      return {
        en: `${name}: Charges ${chargesBefore} → ${chargesAfter}.`,
        es: `${name}: Cargas ${chargesBefore} → ${chargesAfter}.`,
      }[locale]
    }),
  picture: ({ order }, input, caption) => {
    const { cell } = input.automaton
    const isUsed = order.some(({ usable }) => usable)
    const lines = input.enemies.flatMap((enemy) =>
      cell === null || enemy.cell === null
        ? []
        : [{ cells: [cell, enemy.cell], colour: AUTOMATA_COLOURS.primary, dashed: !isUsed }],
    )
    return tableScene(boardOf(input.board, caption.content), input, { automaton: cell, lines }, caption)
  },
})
