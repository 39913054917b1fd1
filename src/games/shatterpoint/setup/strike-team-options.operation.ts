import { z } from 'zod'
import { formatList } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { PrintedName, Profile } from '../combat/stance/profile.ts'
import { BOOK } from '../content/book-numbers.ts'
import { defineShatterpointOperation } from '../define.ts'
import { unitTypeName } from '../language/card-name.ts'
import { Count, Id, UnitType } from '../vocabulary.ts'
import { Squad } from './strike-team.ts'
import { type Candidate, type SquadOptions, teamOptions } from './strike-team-options.ts'

const CandidateAnswer = z
  .object({
    unit: Id.nullable().describe('Its id in the content; null for one of your own.'),
    name: PrintedName,
    eras: z.array(Id).describe('The eras that the squad can then still have.'),
    pointsLeft: Count.nullable().describe('null while there is no primary unit.'),
    canFinish: z.boolean().describe('Whether the units that are then still missing can be found for this squad.'),
  })
  .meta({ id: 'ShatterpointCandidate' })

const SquadAnswer = z
  .object({
    isComplete: z.boolean(),
    eras: z.array(Id).describe('The eras that all units so far share; empty without units.'),
    pointsLeft: Count.nullable(),
    open: z.array(
      z.object({ type: UnitType, candidates: z.array(CandidateAnswer) }).meta({ id: 'ShatterpointOpenSlot' }),
    ),
  })
  .meta({ id: 'ShatterpointSquadOptions' })

export const strikeTeamOptionsOperation = defineShatterpointOperation({
  id: 'shatterpoint.strike-team-options',
  kind: 'list',
  summary: {
    en: 'Lists what can still be added to an unfinished strike team: the legal eras, and the units for every open place.',
    es: 'Enumera lo que aún se puede añadir a un equipo de asalto sin terminar: las épocas legales y las unidades para cada hueco.',
  },
  rules: [
    'shatterpoint.team.build-order',
    'shatterpoint.team.squad-types',
    'shatterpoint.team.squad-era',
    'shatterpoint.team.points',
    'shatterpoint.team.value-kind',
    'shatterpoint.team.unique-name',
    'shatterpoint.team.unit-name',
    'shatterpoint.content.known',
  ],
  input: z
    .strictObject({
      squads: z.array(Squad).max(BOOK.squads).default([]),
      own: z.array(Profile).max(20).default([]).describe('Units to choose from besides those of the content.'),
    })
    .meta({ id: 'ShatterpointStrikeTeamOptionsInput' }),
  outcome: z.object({ squads: z.array(SquadAnswer) }).meta({ id: 'ShatterpointStrikeTeamOptionsOutcome' }),
  examples: [
    {
      name: 'A squad led by Maul',
      input: { squads: [{ units: [{ unit: 'lord-maul' }, { unit: 'bo-katan-kryze' }] }] },
    },
    { name: 'From the beginning', input: {} },
  ],
  run(input, context) {
    const options = teamOptions(input, context)
    return options instanceof Refusal ? options : { squads: options.map(squadAnswer) }
  },
  headline({ squads }, _input, locale) {
    const text = squads.map(({ open }, index) => {
      const types = open.map(({ type, candidates }) => `${unitTypeName(type, locale)} (${candidates.length})`)
      const all = { en: 'complete', es: 'completa' }[locale]
      const what = types.length === 0 ? all : formatList(types, locale)
      return { en: `squad ${index + 1}: ${what}`, es: `escuadra ${index + 1}: ${what}` }[locale]
    })
    return { en: `Open places in ${text.join('; in ')}.`, es: `Huecos en la ${text.join('; en la ')}.` }[locale]
  },
  details: ({ squads }, _input, locale) =>
    squads.flatMap(({ open }, index) =>
      open.map(({ type, candidates }) => {
        // Names have commas of their own.
        const names = candidates.map(({ name }) => name).join('; ')
        const none = { en: 'nobody fits', es: 'nadie encaja' }[locale]
        return {
          en: `Squad ${index + 1}, ${unitTypeName(type, 'en')}: ${names || none}.`,
          es: `Escuadra ${index + 1}, ${unitTypeName(type, 'es')}: ${names || none}.`,
        }[locale]
      }),
    ),
})

const squadAnswer = ({ eras, pointsLeft, open }: SquadOptions): z.input<typeof SquadAnswer> => ({
  isComplete: open.length === 0,
  eras: [...eras],
  pointsLeft,
  open: open.map(({ type, candidates }) => ({ type, candidates: candidates.map(candidateAnswer) })),
})

const candidateAnswer = ({ member, eras, pointsLeft, canFinish }: Candidate): z.input<typeof CandidateAnswer> => ({
  unit: member.id,
  name: member.profile.name,
  eras: [...eras],
  pointsLeft,
  canFinish,
})
