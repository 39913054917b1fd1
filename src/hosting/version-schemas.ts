import { z } from 'zod'

const Version = z.string().max(40)

export const ChangesQuery = z.strictObject({
  from: Version.describe('The version to compare with, as 1.0.0.'),
  to: Version.optional().describe('The other version; the current one if left out.'),
})

const Count = z.int().min(0)

export const VersionsAnswer = z
  .object({
    game: z.string(),
    versions: z.array(
      z
        .object({ rulesVersion: Version, rules: Count, content: Count, isCurrent: z.boolean() })
        .meta({ id: 'GameVersion' }),
    ),
  })
  .meta({ id: 'GameVersions' })

const Entry = z
  .object({
    id: z.string(),
    hash: z.string().describe('Of all that it says; another hash means that it says otherwise.'),
  })
  .meta({ id: 'VersionEntry' })

export const VersionAnswer = z
  .object({ game: z.string(), rulesVersion: Version, rules: z.array(Entry), content: z.array(Entry) })
  .meta({ id: 'GameVersionEntries' })

const Changed = z
  .object({ id: z.string(), name: z.string().nullable().describe('What it is called now; null if it is gone.') })
  .meta({ id: 'ChangedEntry' })

const Changes = z
  .object({ added: z.array(Changed), changed: z.array(Changed), removed: z.array(Changed) })
  .meta({ id: 'ChangedEntries' })

export const ChangesAnswer = z
  .object({
    game: z.string(),
    from: Version,
    to: Version,
    rules: Changes.describe('By what they say and where they stand in the book.'),
    content: Changes.describe('By everything that the entry holds.'),
  })
  .meta({ id: 'GameChanges' })
