import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import { Ability } from '../abilities/ability.ts'
import { abilitiesOfBook } from './abilities-of-book.ts'
import { abilitiesOfPrimaries } from './abilities-of-primaries.ts'
import { abilitiesOfSecondaries } from './abilities-of-secondaries.ts'
import { abilitiesOfSupporting } from './abilities-of-supporting.ts'
import type { PrintedAbility } from './ability-notation.ts'
import { CARDS_SOURCE, Confidence, FURTHER_SOURCE } from './confidence.ts'
import { abilitiesOfBadBatch } from './further/abilities-of-bad-batch.ts'
import { abilitiesOfBountyHunters } from './further/abilities-of-bounty-hunters.ts'
import { abilitiesOfClones } from './further/abilities-of-clones.ts'
import { abilitiesOfEmpire } from './further/abilities-of-empire.ts'
import { abilitiesOfEndor } from './further/abilities-of-endor.ts'
import { abilitiesOfImperialScouts } from './further/abilities-of-imperial-scouts.ts'
import { abilitiesOfJediKnights } from './further/abilities-of-jedi-knights.ts'
import { abilitiesOfLastJedi } from './further/abilities-of-last-jedi.ts'
import { abilitiesOfOuterRim } from './further/abilities-of-outer-rim.ts'
import { abilitiesOfRebels } from './further/abilities-of-rebels.ts'
import { abilitiesOfRepublic } from './further/abilities-of-republic.ts'
import { abilitiesOfSeparatists } from './further/abilities-of-separatists.ts'
import { abilitiesOfVadersForces } from './further/abilities-of-vaders-forces.ts'

/** An ability with its text in our own words. */
export const AbilityEntry = ContentEntry.extend({
  kind: z.literal('ability'),
  confidence: Confidence,
  ability: Ability,
  text: z.object({ en: z.string().min(1), es: z.string().min(1) }),
})
export type AbilityEntry = z.infer<typeof AbilityEntry>

const entryOf =
  (provenance: 'public' | 'rulebook', source: string) =>
  ({ id, name, ability, text, confidence, note }: PrintedAbility): z.input<typeof AbilityEntry> => ({
    id,
    kind: 'ability',
    name,
    provenance,
    source: [source, note].filter((part) => part !== '').join(' '),
    confidence,
    ability: { name: name.en, ...ability },
    text,
  })

/** The abilities of the core set, and those that the book shows in its examples. */
export const abilities = defineEntries(AbilityEntry, [
  ...[...abilitiesOfPrimaries, ...abilitiesOfSecondaries, ...abilitiesOfSupporting].map(
    entryOf('public', `${CARDS_SOURCE} The words are ours.`),
  ),
  ...[
    ...abilitiesOfRepublic,
    ...abilitiesOfSeparatists,
    ...abilitiesOfOuterRim,
    ...abilitiesOfEmpire,
    ...abilitiesOfRebels,
    ...abilitiesOfClones,
    ...abilitiesOfBountyHunters,
    ...abilitiesOfVadersForces,
    ...abilitiesOfLastJedi,
    ...abilitiesOfBadBatch,
    ...abilitiesOfImperialScouts,
    ...abilitiesOfEndor,
    ...abilitiesOfJediKnights,
  ].map(entryOf('public', `${FURTHER_SOURCE} The words are ours.`)),
  ...abilitiesOfBook.map(entryOf('rulebook', '')),
])
