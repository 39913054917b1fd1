import { describe, expect, test } from 'vitest'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { AMMO_TYPES } from '../../../../src/games/apex/content/shot-effect.ts'

const { weapons, attachments, aimTracks } = apexContent

describe('weapons', () => {
  test('there are at least 16, and some for every ammunition', () => {
    expect(weapons.size).toBeGreaterThanOrEqual(16)
    expect(new Set([...weapons.values()].map(({ ammoType }) => ammoType))).toEqual(new Set(AMMO_TYPES))
  })

  test('what is printed on a weapon card is an attachment that fits its place', () => {
    const places = [...weapons.values()].flatMap(({ slots }) => slots)
    for (const { printed, type, whiteNodes } of places) {
      if (printed === null) continue
      const attachment = attachments.get(printed)
      expect(attachment).toMatchObject({ type })
      expect(whiteNodes).toContain(attachment?.node)
    }
  })

  test('every weapon card has its own number', () => {
    const numbers = [...weapons.values()].map(({ number }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

describe('the aim track', () => {
  test('numbers its slots one after the other, and slot 0 adds nothing', () => {
    const slots = aimTracks.get('aim-track')?.slots ?? []
    expect(slots.map(({ slot }) => slot)).toEqual(slots.map((_, index) => index - 3))
    expect(slots.find(({ slot }) => slot === 0)).toMatchObject({ modifier: 0, proven: true })
  })
})
