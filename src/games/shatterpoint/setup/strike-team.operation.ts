import { z } from 'zod'
import { RuleViolation, violationOf } from '../../../contract/violation.ts'
import type { Locale } from '../../../lib/locale.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { PrintedName } from '../combat/stance/profile.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { defineShatterpointOperation } from '../define.ts'
import { eraName } from '../language/card-name.ts'
import { explainViolations } from '../language/violation.ts'
import { Count, Id, UnitType } from '../vocabulary.ts'
import { Squad, UnitChoice } from './strike-team.ts'
import { type CheckedSquad, type CheckedTeam, judgeTeam, MissionChoice } from './strike-team-check.ts'

const Unit = z
  .object({ unit: Id.nullable(), name: PrintedName, type: UnitType, pointCost: Count.nullable(), characters: Count })
  .meta({ id: 'ShatterpointTeamUnit' })

const CheckedSquadAnswer = z
  .object({
    era: Id.nullable(),
    squadPoints: Count.nullable().describe('null without a primary unit.'),
    spent: Count,
    units: z.array(Unit),
  })
  .meta({ id: 'ShatterpointCheckedSquad' })

const CORE_TEAM = [
  { units: [{ unit: 'general-anakin-skywalker' }, { unit: 'cc-7567-captain-rex' }, { unit: '501st-clone-troopers' }] },
  { units: [{ unit: 'ahsoka-tano-jedi-no-more' }, { unit: 'bo-katan-kryze' }, { unit: 'clan-kryze-mandalorians' }] },
]

export const strikeTeamOperation = defineShatterpointOperation({
  id: 'shatterpoint.strike-team',
  kind: 'check',
  summary: {
    en: 'Checks a strike team: everything that is wrong with it, its points, eras and Force pool.',
    es: 'Comprueba un equipo de asalto: todo lo que está mal, sus puntos, épocas y reserva de Fuerza.',
  },
  rules: [
    'shatterpoint.team.composition',
    'shatterpoint.team.squad-types',
    'shatterpoint.team.squad-era',
    'shatterpoint.team.two-eras-allowed',
    'shatterpoint.team.points',
    'shatterpoint.team.value-kind',
    'shatterpoint.team.unique-name',
    'shatterpoint.team.unit-name',
    'shatterpoint.team.mirror-allowed',
    'shatterpoint.team.force-total',
    'shatterpoint.content.known',
  ],
  input: z
    .strictObject({
      squads: z.array(Squad).max(4),
      missionSet: MissionChoice.nullable().default(null).describe('null if the team has none yet.'),
      opponent: z.array(UnitChoice).max(6).default([]).describe('Units of the opposing team, which change nothing.'),
    })
    .meta({ id: 'ShatterpointStrikeTeamInput' }),
  outcome: z
    .object({
      legal: z.boolean(),
      violations: z.array(RuleViolation),
      forceTotal: Count,
      squads: z.array(CheckedSquadAnswer),
    })
    .meta({ id: 'ShatterpointStrikeTeamOutcome' }),
  examples: [
    {
      name: 'Two squads of the core set',
      input: { squads: CORE_TEAM, missionSet: { set: 'shifting-priorities' } },
    },
    {
      name: 'Everything wrong at once',
      input: {
        squads: [
          {
            units: [
              { unit: 'lord-maul' },
              { unit: 'kalani-super-tactical-droid' },
              { unit: 'clan-kryze-mandalorians' },
            ],
          },
          { units: [{ unit: 'lord-maul' }, { unit: 'gar-saxon-merciless-commander' }], era: 'the-new-republic' },
        ],
      },
    },
  ],
  run(input, context) {
    const team = judgeTeam(input, context)
    return team instanceof Refusal ? team : answerOf(team)
  },
  headline({ legal, violations, forceTotal }, _input, locale) {
    const count = violations.length
    if (legal)
      return {
        en: `The strike team is legal; its Force pool is ${forceTotal}.`,
        es: `El equipo de asalto es legal; su reserva de Fuerza es ${forceTotal}.`,
      }[locale]
    return {
      en: `The strike team is not legal: ${count} ${count === 1 ? 'violation' : 'violations'}.`,
      es: `El equipo de asalto no es legal: ${count} ${count === 1 ? 'infracción' : 'infracciones'}.`,
    }[locale]
  },
  details: ({ violations, squads }, _input, locale, content) => [
    ...violations.map((violation) => explainViolations([violation], locale, content)),
    ...squads.map((squad, index) => squadLine(squad, index + 1, locale, content)),
  ],
})

/** `Squad 1 (Fall of the Jedi, 7 of 7 points): Lord Maul; Kalani.` */
function squadLine(
  { era, squadPoints, spent, units }: z.infer<typeof CheckedSquadAnswer>,
  number: number,
  locale: Locale,
  content: ShatterpointContent,
): string {
  if (units.length === 0) return { en: `Squad ${number}: no units.`, es: `Escuadra ${number}: sin unidades.` }[locale]
  const names = units.map(({ name }) => name).join('; ')
  const shown = era === null ? '' : `${eraName(era, locale, content)}, `
  const points = squadPoints ?? '–'
  return {
    en: `Squad ${number} (${shown}${spent} of ${points} points): ${names}.`,
    es: `Escuadra ${number} (${shown}${spent} de ${points} puntos): ${names}.`,
  }[locale]
}

const squadAnswer = ({ era, squadPoints, spent, members }: CheckedSquad): z.input<typeof CheckedSquadAnswer> => ({
  era,
  squadPoints,
  spent,
  units: members.map(({ id, profile: { name, type, pointCost, characters } }) => ({
    unit: id,
    name,
    type,
    pointCost,
    characters,
  })),
})

const answerOf = ({ violations, squads, forceTotal }: CheckedTeam) => ({
  legal: violations.length === 0,
  violations: violations.map(violationOf),
  forceTotal,
  squads: squads.map(squadAnswer),
})
