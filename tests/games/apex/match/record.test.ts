import { describe, expect, test } from 'vitest'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import { LOCALES } from '../../../../src/lib/locale.ts'
import { playMatch } from './random-match.ts'

/** Ids that nobody would take for words. */
const { aimCards, rewardTokens, weapons, attachments, consumables, featCards, abilityCards } = apexContent
const { automatonFeats, automatonAbilities, automatonArsenals, routeCards } = apexContent
const OF_AUTOMATA = [automatonFeats, automatonAbilities, automatonArsenals, routeCards]
const IDS = [aimCards, rewardTokens, weapons, attachments, consumables, featCards, abilityCards, ...OF_AUTOMATA]
  .flatMap((table): string[] => [...table.keys()])
  .filter((id) => /[-0-9]/.test(id))

const { log } = playMatch(3, 2, {})
const records = LOCALES.map((locale) => ({
  locale,
  lines: log.map((event) => apexPlay.describe(apexPlay.seen(event, null), locale, ['Ana', 'Beto'])),
}))

const isRaw = (line: string) => IDS.some((id) => line.split(/[^\w-]+/).includes(id))

describe.each(records)('the record of a match ($locale)', ({ lines }) => {
  test('calls everything by its printed name', () => {
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

test.each(LOCALES)('the record of a match against Automata calls everything by its printed name (%s)', (locale) => {
  const solo = playMatch(2, 1, { automata: { teammate: true } }).log
  const lines = solo.map((event) => apexPlay.describe(apexPlay.seen(event, 0), locale, ['Ana']))
  expect(lines.filter((line) => /#\d|[{}[\]]|undefined/.test(line) || isRaw(line))).toEqual([])
})

test('a report leaves out what only keeps the books', () => {
  const told = log.filter((event) => !apexPlay.isAside(event))
  const types = new Set(told.map(({ type }) => type))
  for (const type of ['partDone', 'actionEnded', 'shotEnded', 'aimDeckShuffled']) expect(types).not.toContain(type)
  for (const type of ['actionStarted', 'moved', 'shotResolved', 'turnStarted']) expect(types).toContain(type)
  expect(told.some(({ type, cost }) => type === 'actionStarted' && cost === 0)).toBe(false)
})

test('the round marker is told by where it stands', () => {
  const line = (cell: number, locale: 'en' | 'es') =>
    apexPlay.describe({ type: 'roundMarkerMoved', cell, icons: [] }, locale)
  expect(line(1, 'en')).toBe('The round marker moves to an event of the Ring.')
  expect(line(2, 'en')).toBe('The round marker moves to round 2.')
  expect(line(15, 'es')).toBe('El indicador de Ronda avanza hasta el trofeo.')
})

test('a miniature is destroyed by its name, with its number where there are several', () => {
  const line = (id: string) => apexPlay.describe({ type: 'destroyed', legend: 'wraith', miniatures: [id] }, 'es')
  expect(line('smoke#2')).toBe('Wraith destruye Humo 2.')
  expect(line('beast#1')).toBe('Wraith destruye Bestia cazadora.')
})

test('an ability is told with its place, or with whom its figures are attached to', () => {
  const used = { type: 'abilityUsed', legend: 'bangalore', turnIndex: null, rotation: 0, token: '', miniatures: [] }
  const smoke = { ...used, ability: 'smoke-launcher', place: { intersection: { x: 8, y: 7, level: 1 } } }
  expect(apexPlay.describe(smoke, 'en')).toBe('Bangalore uses Smoke Launcher at intersection (8, 7) on level 1.')
  const thunder = { ...used, ability: 'rolling-thunder', place: { cell: { column: 8, row: 7 } } }
  expect(apexPlay.describe(thunder, 'es')).toMatch(/ en \(8, 7\)\.$/)
  const raven = (legend: string) => ({ id: 'raven#1', kind: 'raven', place: { legend } })
  const ravens = { ...used, ability: 'ravens', place: null, miniatures: [raven('wraith'), raven('lifeline')] }
  expect(apexPlay.describe({ ...ravens, legend: 'bloodhound' }, 'en')).toMatch(/ on Wraith and Lifeline\.$/)
})

test('who is pushed is not called placed', () => {
  const placed = { type: 'placed', legend: 'wraith', cell: { column: 3, row: 4 } }
  expect(apexPlay.describe({ ...placed, by: 'push' }, 'en')).toBe('Wraith is pushed to (3, 4).')
  expect(apexPlay.describe({ ...placed, by: 'ride' }, 'es')).toBe('Wraith se coloca en (3, 4).')
})

test('a shot is told at the difficulty it had, an elimination with what it brings, and the end only once', () => {
  const shot = { type: 'shotResolved', shooter: 'wraith', target: 'gibraltar', cards: [], hitsFromPartials: 0 }
  const result = { ...shot, hits: 2, headshots: 1, cancelledHeadshots: 0, damage: 16, difficulty: 60 }
  expect(apexPlay.describe(result, 'en')).toBe('2 hits and 1 headshot on Gibraltar at hit difficulty 60: 16 damage.')
  const eliminated = { type: 'legendEliminated', legend: 'wraith', cell: { column: 1, row: 1 }, boxes: 1 }
  expect(apexPlay.describe({ ...eliminated, victoryPoints: 1 }, 'es')).toBe(
    'Wraith queda eliminada: 1 Punto de Victoria para el pelotón enemigo.',
  )
  expect(apexPlay.describe({ ...eliminated, victoryPoints: 0 }, 'en')).toBe('Wraith is eliminated.')
  expect(apexPlay.isAside({ type: 'matchEnded', winner: 'red', rule: 'apex.victory.end-of-rounds' })).toBe(true)
})

test('what the emergency shield cancels is counted apart', () => {
  const harm = { type: 'damageApplied', legend: 'wraith', amount: 12, source: 'ring', shield: 0, health: 20 }
  const line = (cancelled: number) => apexPlay.describe({ ...harm, cancelled }, 'en')
  expect(line(0)).toBe('Wraith takes 12 damage (Ring): Shield 0, Health 20.')
  expect(line(4)).toBe('Wraith takes 12 damage (Ring), of which the emergency shield cancels 4: Shield 0, Health 20.')
})

test('what Automata do is told by printed names, and they have no AP', () => {
  const expired = { type: 'abilityExpired', legend: 'bloodhound', ability: 'aa-09', token: 'aa-09#1' }
  for (const locale of ['en', 'es'] as const)
    expect(apexPlay.describe(expired, locale).toLowerCase()).not.toMatch(/aa-/)
  const started = { type: 'activationStarted', legend: 'wraith', ap: 0 }
  expect(apexPlay.describe(started, 'en')).toBe('Wraith is activated.')
  expect(apexPlay.describe({ ...started, ap: 2 }, 'es')).toBe('Wraith se activa con 2 PA.')
})
