import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { LOCALES } from '../../src/lib/locale.ts'
import { ask } from '../../src/registry/ask.ts'
import { provenanceNotes } from '../../src/registry/provenance.ts'
import { createRegistry } from '../../src/registry/registry.ts'
import { presentRuling } from '../../src/registry/ruling.ts'
import { drawPicture } from '../../src/rendering/picture.ts'
import { formatSeed } from '../../src/rulebook/random.ts'

const registry = createRegistry(games)
const newSeed = () => formatSeed(new Uint8Array(32))

const SPLITS = { attacker: { split: { attack: 3, defence: 0 } }, defender: { split: { attack: 0, defence: 0 } } }
const CAIUS = { id: 'Caius', player: 'Bruno', strength: 3, health: 3 }
const OSBERT = { id: 'Osbert', player: 'Ana', strength: 0, health: 2 }

const SHOT = {
  situation: {
    given: {
      attacker: { cog: { id: 'cole', character: 'augustus-cole' } },
      target: { locust: { id: 'boomer', enemy: 'boomer' } },
      range: 1,
    },
  },
  weapon: { card: 'lancer' },
  ammo: 1,
}
const OWN = {
  enemies: [{ id: 'boomer', figureType: 'boomer', attack: 3, defence: 2, health: 4, markerHealth: 2 }],
  characters: [{ id: 'augustus-cole' }],
  weapons: [{ id: 'lancer', normal: 2, overkill: 4, range: 2 }],
}

/** The same question with the content of the service, and with the caller’s own. */
const QUESTIONS = [
  {
    operation: 'signum.melee-odds',
    constructed: {
      situation: {
        stated: {
          attacker: { card: 'caius-the-tireless', player: 'Bruno' },
          defender: { card: 'osbert-of-the-ledger', player: 'Ana' },
        },
      },
      ...SPLITS,
    },
    own: { situation: { stated: { attacker: CAIUS, defender: OSBERT } }, ...SPLITS },
  },
  { operation: 'gears.attack-odds', constructed: SHOT, own: { ...SHOT, own: OWN } },
]

const SAYS = { en: 'Rests on constructed content', es: 'Se basa en contenido construido' }

function tell(operationId: string, input: unknown, locale: (typeof LOCALES)[number]) {
  const operation = games.flatMap(({ operations }) => operations).find(({ id }) => id === operationId)
  if (operation === undefined) throw new Error(`There is no operation ${operationId}.`)
  const { record, problem } = ask(registry, operation, input, { locale, newSeed })
  if (record === undefined) throw new Error(JSON.stringify(problem))
  const picture = operation.picture(record, locale)
  return {
    content: record.content.filter(({ provenance }) => provenance === 'constructed').map(({ id }) => id),
    text: presentRuling(registry, operation, record, { locale, detail: 'full' }).text,
    picture: picture === null ? '' : drawPicture(picture, locale, provenanceNotes(record.content, locale)),
  }
}

describe.each(QUESTIONS)('$operation', ({ operation, constructed, own }) => {
  test.each(LOCALES)('says that it rests on constructed content (%s)', (locale) => {
    const told = tell(operation, constructed, locale)
    expect(told.content).not.toEqual([])
    expect(told.text).toContain(SAYS[locale])
    expect(told.picture).toContain(SAYS[locale])
  })

  test.each(LOCALES)('does not with the caller’s own numbers (%s)', (locale) => {
    const told = tell(operation, own, locale)
    expect(told.content).toEqual([])
    expect(told.text).not.toContain(SAYS[locale])
    expect(told.picture).not.toContain(SAYS[locale])
    expect(told.picture).not.toBe('')
  })
})
