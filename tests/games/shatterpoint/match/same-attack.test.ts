import { describe, expect, test } from 'vitest'
import { attackOperation } from '../../../../src/games/shatterpoint/combat/attack/attack.operation.ts'
import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import { FRESH_TRACK } from '../../../../src/games/shatterpoint/victory/track.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { activationOf, Table } from './arranged.ts'
import { chanceOf, fold } from './random-match.ts'

const ANAKIN = 'general-anakin-skywalker'
const ASAJJ = 'asajj-ventress-sith-assassin'
const MAUL = 'lord-maul'
const GAR = 'gar-saxon-merciless-commander'
const REX = 'cc-7567-captain-rex'

/** An attack of a match, with the first options of the tree and without shoves, personal effects and reactions. */
function attackInMatch(attacker: string, defender: string, seed: number): Table {
  const table = new Table({
    units: { [attacker]: { at: [[300, 300]] }, [defender]: { at: [[350, 300]] } },
    players: { A: { force: { ready: 0, total: 7 } }, B: { force: { ready: 0, total: 6 } } },
    more: { activation: activationOf(attacker) },
  })
  table.give({ action: { type: 'combat' } })
  const declared = table.offered('declareAttack').find(({ type }) => type === 'melee')
  const decision = shatterpointPlay.decide(table.state, 0, { declareAttack: declared ?? {} }, chanceOf(seed))
  if (decision.kind !== 'decided') throw new Error(JSON.stringify(decision))
  table.state = fold(table.state, decision.events)
  table.events.push(...decision.events)
  for (let name = answerName(table); name !== null; name = answerName(table)) answerFirst(table, name)
  return table
}

/** What answers each question that an attack may ask here; whatever may be left out is. */
const ANSWERS: Readonly<Record<string, string>> = {
  modify: 'modifyDice',
  treeOption: 'chooseOption',
  effectOrder: 'orderIcons',
  shove: 'shove',
  followUp: 'followUp',
  personal: 'declinePersonal',
  effect: 'pass',
}

const isOver = ({ events }: Table) => events.some(({ type }) => type === 'attackResolved')

const answerName = (table: Table): string | null => (isOver(table) ? null : (ANSWERS[table.asked ?? ''] ?? null))

function answerFirst(table: Table, name: string): void {
  if (name === 'shove' || name === 'followUp') table.give({ [name]: { angle: null } })
  else table.give({ [name]: table.offered(name)[0] ?? {} })
}

/** The same attack as a ruling, with the same dice, options and orders of icons. */
function attackAsRuling(question: JsonObject): Outcome {
  for (const answers: string[] = []; ; ) {
    const answer = attackOperation.answer({ ...question, answers }, () => `hmac-sha256,1,${'0'.repeat(64)}`)
    if (answer.kind !== 'ruled') throw new Error(JSON.stringify(answer))
    const { outcome } = answer as unknown as { outcome: Outcome }
    if (outcome.pending === null) return outcome
    answers.push(answerTo(outcome.pending))
  }
}

/** Conditions come before shoves, and personal effects are left out. */
function answerTo({ kind, options }: NonNullable<Outcome['pending']>): string {
  if (kind === 'personalEffect') return 'none'
  if (kind !== 'directedEffect') throw new Error(kind)
  return options.find((option) => option !== 'shove') ?? 'shove'
}

const PAIRS = [
  [ANAKIN, ASAJJ],
  [ANAKIN, MAUL],
  [ANAKIN, GAR],
  [REX, MAUL],
  [REX, ASAJJ],
] as const
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

/** What a unit carries after an attack. */
const burdenOf = ({ damage, wounds, conditions }: Burden): Burden => ({
  damage,
  wounds,
  conditions: conditions.toSorted(),
})

describe('an attack of a match is the attack of the ruling', () => {
  test.each(PAIRS)('%s against %s: dice, options, damage, conditions and momentum', (attacker, defender) => {
    for (const seed of SEEDS) {
      const before = FRESH_TRACK.momentum
      const table = attackInMatch(attacker, defender, seed)
      const found = (type: string) => table.events.find((event) => event.type === type)
      expect(isOver(table)).toBe(true)
      const path = table.events.flatMap(({ type, option }) => (type === 'optionChosen' ? [String(option)] : []))
      const stance = (unit: string) => ({ content: { unit, stance: table.unit(unit).stance } })
      const outcome = attackAsRuling({
        type: 'melee',
        attacker: { unit: { player: 'A' }, stance: stance(attacker) },
        defender: { unit: { player: 'B' }, stance: stance(defender) },
        attackRoll: found('rolled')?.attackRoll ?? {},
        defenceRoll: found('rolled')?.defenceRoll ?? {},
        tree: { path },
        shoves: path.flatMap(() => [
          { push: null, follow: null },
          { push: null, follow: null },
        ]),
      })
      expect([outcome.pools.attack.dice, outcome.pools.defence.dice]).toEqual([
        found('poolsBuilt')?.dice,
        found('poolsBuilt')?.defence,
      ])
      expect(outcome.modified.attack).toEqual(found('diceModified')?.attackRoll)
      expect(outcome.modified.defence).toEqual(found('diceModified')?.defenceRoll)
      expect(outcome.successes).toBe(found('successesFound')?.successes)
      expect(burdenOf(outcome.attacker)).toEqual(burdenOf(table.unit(attacker)))
      expect(burdenOf(outcome.defender)).toEqual(burdenOf(table.unit(defender)))
      const { momentum } = table.state.track
      expect(outcome.momentum).toEqual({ A: momentum.A - before.A, B: momentum.B - before.B })
    }
  })
})

type Dice = { readonly dice: number }
type Burden = { readonly damage: number; readonly wounds: number; readonly conditions: readonly string[] }
type Outcome = {
  readonly pools: { readonly attack: Dice; readonly defence: Dice }
  readonly modified: { readonly attack: object; readonly defence: object }
  readonly successes: number
  readonly attacker: Burden
  readonly defender: Burden
  readonly momentum: { readonly A: number; readonly B: number }
  readonly pending: { readonly kind: string; readonly options: readonly string[] } | null
}
