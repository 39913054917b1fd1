import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import { Tag } from '../vocabulary.ts'

/** A kind of scenery: where it stands and what its tags are. */
export const SceneryKind = ContentEntry.extend({
  kind: z.literal('scenery'),
  standsOn: z.enum(['edges', 'cells', 'intersection', 'any']),
  tags: z.array(Tag),
  /** What it is besides where it stands in a space. */
  tagsInSpace: z.array(Tag).exactOptional(),
  /** What it is besides for a Legend that is run by cards. */
  tagsForAutomata: z.array(Tag).exactOptional(),
  /** The levels it adds to what it stands on. */
  level: z.int().min(0),
})
export type SceneryKind = z.infer<typeof SceneryKind>

/** The kind of object at which eliminated Legends come back (p. 34). */
export const RESPAWN_BEACON = 'respawnBeacon'

/** The kind of object that holds loot (p. 21). */
export const SUPPLY_BIN = 'supplyBin'

/** The kind of object of which two are linked, so that whoever stands at one may go to the other. */
export const ZIPLINE = 'zipline'

/** The levels of an obstruction whose sheet is not known (ruling Q-17). */
export const SOLID_LEVEL = 1

const WALL_TAGS = ['OBSTRUCTION', 'OBSTACLE', 'CONNECTABLE', 'OCCUPIES_EDGE'] as const
const PARAPET_TAGS = ['OBSTACLE', 'COVER', 'CONNECTABLE', 'OCCUPIES_EDGE'] as const

const scenery = (
  id: string,
  name: SceneryKind['name'],
  standsOn: SceneryKind['standsOn'],
  level: number,
  tags: readonly Tag[],
  source: string,
) => ({ id, kind: 'scenery' as const, name, provenance: 'rulebook' as const, source, standsOn, level, tags: [...tags] })

const SCENERY_SHEET =
  'The solo and co-op rulebook, p. 19-20, 26-27, names it; its sheet is lost and the tags are constructed.'

/** A space that Legends cross as they like, and Automata never. */
const shunned = (id: string, name: SceneryKind['name']) => ({
  ...scenery(id, name, 'cells', 0, [], SCENERY_SHEET),
  provenance: 'constructed' as const,
  tagsForAutomata: ['IMPASSABLE', 'OCCUPIES_SPACE'] satisfies Tag[],
})

/** The scenery whose tags the core rulebook gives, and what the book on Automata adds. */
export const sceneryKinds = defineEntries(SceneryKind, [
  scenery('wall', { en: 'wall', es: 'pared' }, 'edges', 1, WALL_TAGS, 'p. 17-18, 23'),
  scenery('roofWall', { en: 'roof wall', es: 'pared de tejado' }, 'edges', 1, WALL_TAGS, 'p. 17-18, 23'),
  scenery('parapet', { en: 'parapet', es: 'parapeto' }, 'edges', 0, PARAPET_TAGS, 'p. 18, 29'),
  scenery('roofParapet', { en: 'roof parapet', es: 'parapeto de tejado' }, 'edges', 0, PARAPET_TAGS, 'p. 18, 29'),
  scenery(
    SUPPLY_BIN,
    { en: 'supply bin', es: 'depósito de suministros' },
    'edges',
    0,
    ['OBSTACLE', 'COVER', 'CONNECTABLE', 'INTERACTIVE', 'OCCUPIES_EDGE'],
    'p. 18, 21, 29',
  ),
  scenery(
    RESPAWN_BEACON,
    { en: 'respawn beacon', es: 'baliza de reaparición' },
    'cells',
    0,
    ['IMPASSABLE', 'COVER', 'OCCUPIES_SPACE'],
    'p. 18, 29',
  ),
  scenery('supplyDrop', { en: 'supply drop', es: 'envío de suministros' }, 'cells', 1, [], 'p. 31'),
  {
    ...scenery(ZIPLINE, { en: 'zipline', es: 'tirolina' }, 'any', 0, ['INTERACTIVE'], SCENERY_SHEET),
    provenance: 'constructed' as const,
    tagsInSpace: ['IMPASSABLE', 'OCCUPIES_SPACE'],
  },
  shunned('ravine', { en: 'ravine', es: 'barranco' }),
  shunned('dimensionalRift', { en: 'dimensional rift', es: 'brecha dimensional' }),
  shunned('jumpPad', { en: 'jump pad', es: 'plataforma de salto' }),
])
