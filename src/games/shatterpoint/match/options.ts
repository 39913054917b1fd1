import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { CoverVariant } from '../sight/cover.ts'
import { AccessGroup } from '../table/access-group.ts'
import { Battlefield } from '../table/battlefield.ts'
import { Id, LIMITS } from '../vocabulary.ts'

/** What the creator of a match chooses. */
export const ShatterpointOptions = z
  .strictObject({
    battlefield: Battlefield.prefault({ content: 'beginner-yard' }).describe(
      'Its terrain is laid if the players agree on nothing else; units and objectives on it do not count.',
    ),
    access: z
      .array(AccessGroup)
      .max(LIMITS.accessGroups)
      .exactOptional()
      .describe('Access points; those of the battlefield if left out.'),
    coverVariant: CoverVariant.default('printed'),
    turnLimit: wholeNumber(1, 1000).default(200).describe('After so many turns the match is adjudicated.'),
  })
  .meta({ id: 'ShatterpointMatchOptions' })
export type ShatterpointOptions = z.infer<typeof ShatterpointOptions>

const MatchSquad = z
  .strictObject({
    units: z.array(Id).max(6).describe('Units of the content.'),
    era: Id.exactOptional().describe('The first era that fits all of them if left out.'),
  })
  .meta({ id: 'ShatterpointMatchSquad' })

/** The strike team that a player brings; left out, it is one of the two of the core box. */
export const ShatterpointChoices = z
  .strictObject({
    squads: z.array(MatchSquad).max(4),
    missionSet: Id.default('shifting-priorities'),
  })
  .meta({ id: 'ShatterpointMatchTeam' })
export type ShatterpointChoices = z.infer<typeof ShatterpointChoices>
