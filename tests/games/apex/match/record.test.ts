import { describe, expect, test } from 'vitest'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import { LOCALES } from '../../../../src/lib/locale.ts'
import { playAtRandom } from './random-match.ts'

/** Ids that nobody would take for words. */
const { aimCards, rewardTokens, weapons, attachments, consumables, featCards, abilityCards } = apexContent
const IDS = [aimCards, rewardTokens, weapons, attachments, consumables, featCards, abilityCards]
  .flatMap((table): string[] => [...table.keys()])
  .filter((id) => /[-0-9]/.test(id))

const { log } = playAtRandom(3, 2, {})
const records = LOCALES.map((locale) => ({
  locale,
  lines: log.map((event) => apexPlay.describe(apexPlay.seen(event, null), locale, ['Ana', 'Beto'])),
}))

describe.each(records)('the record of a match ($locale)', ({ lines }) => {
  test('calls everything by its printed name', () => {
    const isRaw = (line: string) => IDS.some((id) => line.split(/[^\w-]+/).includes(id))
    expect(lines.filter((line) => /#\d|[{}[\]]|undefined|(?:^|\s)–/.test(line) || isRaw(line))).toEqual([])
  })

  test('counts in the singular and in the plural', () => {
    expect(lines.filter((line) => /\b1 (?:hits|headshots|feats|impactos|disparos|Proezas)\b/.test(line))).toEqual([])
    expect(lines.some((line) => /\b1 (?:feat|Proeza)\b/.test(line))).toBe(true)
    expect(lines.some((line) => /\b3 (?:feats|Proezas)\b/.test(line))).toBe(true)
  })

  test('says what damage comes from', () => {
    const harms = lines.filter((line) => /takes \d+ damage|sufre \d+ de daño/.test(line))
    expect(harms.length).toBeGreaterThan(0)
    for (const line of harms)
      expect(line).toMatch(
        /\((?:shot|melee|grenade|ability|Ring|card|disparo|cuerpo a cuerpo|granada|Habilidad|Anillo|carta)\)/,
      )
  })
})

test('a miniature is destroyed by its name, with its number where there are several', () => {
  const line = (id: string) => apexPlay.describe({ type: 'destroyed', legend: 'wraith', miniatures: [id] }, 'es')
  expect(line('smoke#2')).toBe('Wraith destruye Humo 2.')
  expect(line('beast#1')).toBe('Wraith destruye Bestia cazadora.')
})

test('what the emergency shield cancels is counted apart', () => {
  const harm = { type: 'damageApplied', legend: 'wraith', amount: 12, source: 'ring', shield: 0, health: 20 }
  const line = (cancelled: number) => apexPlay.describe({ ...harm, cancelled }, 'en')
  expect(line(0)).toBe('Wraith takes 12 damage (Ring): Shield 0, Health 20.')
  expect(line(4)).toBe('Wraith takes 12 damage (Ring), of which the emergency shield cancels 4: Shield 0, Health 20.')
})
