import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'

const app = testApp()
const SEED = `hmac-sha256,1,${'0'.repeat(64)}`
const ask = (kind: 'rulings' | 'odds', payload: object, accept = 'application/json') =>
  app().inject({ method: 'POST', url: `/v1/games/shatterpoint/${kind}/attack`, payload, headers: { accept } })

const by = (unit: string, stance: string) => ({ stance: { content: { unit, stance } } })

/** The Grand Inquisitor against the Third Sister, by nothing but the ids of their cards. */
const ATTACK = {
  type: 'melee',
  attacker: by('grand-inquisitor-fallen-jedi', 'form-v-djem-so'),
  defender: by('third-sister', 'form-ii-makashi'),
}

/** Where pictures are kept to be looked at; nowhere by default. */
const FOLDER = process.env.PICTURES

describe('an attack of two further units by their ids alone', () => {
  test('is resolved with what their cards say', async () => {
    const { statusCode, body } = await ask('rulings', { ...ATTACK, tree: { goal: {} }, decide: 'first', seed: SEED })
    const { outcome, text, content } = JSON.parse(body)
    expect(statusCode).toBe(200)
    expect(outcome.isOver).toBe(true)
    expect(outcome.attacker.id).toBe('grand-inquisitor-fallen-jedi')
    expect(content.find(({ id }: { id: string }) => id === 'third-sister').provenance).toBe('public')
    expect(outcome.defender.damage).toBe(outcome.damage.suffered + extraDamage(outcome.events))
    expect(text).toContain('Third Sister')
    expect(text).toContain('Grand Inquisitor')
  })

  test('has exact odds that add up to 1', async () => {
    const { statusCode, body } = await ask('odds', { cards: ATTACK })
    expect(statusCode).toBe(200)
    const { outcome } = JSON.parse(body)
    const total = outcome.successes.reduce((sum: number, { probability }: Row) => sum + probability.decimal, 0)
    expect(total).toBeCloseTo(1, 5)
  })

  test.each(['rulings', 'odds'] as const)('has a picture of its %s', async (kind) => {
    const asked =
      kind === 'rulings' ? { ...ATTACK, tree: { goal: {} }, decide: 'first', seed: SEED } : { cards: ATTACK }
    const answer = await ask(kind, asked, 'image/png')
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG')
    if (FOLDER !== undefined) writeFileSync(`${FOLDER}/further-${kind}.png`, answer.rawPayload)
  })
})

type Row = { readonly probability: { readonly decimal: number } }
type Event = { readonly kind: string; readonly unit: string | null; readonly step: string; readonly amount: number }

/** What the defender suffered besides the pool, such as for a condition it had. */
const extraDamage = (events: readonly Event[]): number =>
  events
    .filter(({ kind, unit, step }) => kind === 'damageSuffered' && unit === 'third-sister' && step !== 'damage')
    .reduce((sum, { amount }) => sum + amount, 0)
