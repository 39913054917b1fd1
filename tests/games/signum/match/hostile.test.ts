import { expect, test } from 'vitest'
import { signumContent } from '../../../../src/games/signum/content/signum-content.ts'
import { ACTIVATED } from '../../../../src/games/signum/match/command.ts'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import type { SignumState } from '../../../../src/games/signum/match/state.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { Random } from '../../../../src/rulebook/random.ts'
import { anyVariant } from '../../../support/random-match.ts'
import { ANA, type Arrangement, BRUNO, Table } from './arranged.ts'
import { chanceOf, fold } from './random-match.ts'

/**
 * Commands that nobody offered, about whatever is on crowded tables where every kind of card, creature and tactic
 * meets: each is carried out or refused, none ends in an error. More tables by `TABLES=300`.
 */

const TABLES = Number(process.env.TABLES ?? 6)
const FIRST = Number(process.env.FIRST ?? 1)
const COMMANDS = 25
const HOSTILE = 12
const LONG = 3_600_000

const idsOf = (kind: string): string[] =>
  [...signumContent.cards.values()].flatMap((card) => (card.kind === kind ? [card.id] : []))

const anyOf = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items.length === 0 ? undefined : items[random.below(items.length)]

/** So many different ones of a list. */
function someOf<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  const left = [...items]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random.below(left.length), 1)).flat()
}

/** Both sides stand in rows where many touch each other, with everything that may interrupt. */
function crowded(random: Random): Table {
  const people = someOf(idsOf('character'), 14, random)
  const [own, others] = [people.slice(0, 7), people.slice(7)]
  const row = (ids: readonly string[], y: number) =>
    Object.fromEntries(ids.map((id, index) => [id, { at: [12 + index * 6, y] as const, wounds: random.below(2) }]))
  const copies = (kind: string, copy: number) => someOf(idsOf(kind), 8, random).map((id) => `${id}#${copy}`)
  const player = (copy: number) => ({
    hand: [...copies('spell', copy), ...copies('tactic', copy + 2)].slice(0, 9),
    tactics: copies('tactic', copy),
    relics: copies('relic', copy).slice(0, 3),
    city: idsOf('building'),
    prosperity: 20,
  })
  const terrain = idsOf('terrain').map((card, index) => ({
    id: card,
    owner: 'A' as const,
    template: { card, at: { x: 8 + index * 11, y: index % 2 === 0 ? 42 : 18 }, rotation: 0 },
  }))
  const arrangement: Arrangement = {
    active: 'A',
    players: { A: player(1), B: player(2) },
    creatures: {
      A: { ...row(own, 30), [ANA]: { at: [56, 30], wounds: 5 } },
      B: { ...row(others, 33.3), [BRUNO]: { at: [56, 34.1], wounds: 6 } },
    },
    more: { terrain: someOf(terrain, 4, random) },
  }
  return new Table(arrangement)
}

/** Whatever has a name on the table, and names of nothing. */
function namesOn({ creatures, terrain, players }: SignumState): string[] {
  const held = players.flatMap(({ hand, relics, tactics, city, deck }) => [
    ...hand,
    ...relics.map(({ id }) => id),
    ...tactics.map(({ id }) => id),
    ...city.map(({ card }) => card),
    ...deck.slice(0, 2),
  ])
  return [...creatures.map(({ id }) => id), ...terrain.map(({ id }) => id), ...held, 'nobody', 'fireball#99']
}

/** A command of any kind about anything. */
function hostile(state: SignumState, random: Random): JsonObject {
  const names = namesOn(state)
  const name = () => anyOf(names, random) ?? 'nobody'
  const creature = () => anyOf(state.creatures, random)?.id ?? 'nobody'
  const card = () => anyOf(state.players[random.below(2)]?.hand ?? [], random) ?? name()
  const template = () => anyOf(state.terrain, random)?.id ?? 'nobody'
  const few = (one: () => string) => Array.from({ length: random.below(4) }, one)
  const at = () => ({ x: random.below(6001) / 100, y: random.below(6001) / 100 })
  const way = () => ({ path: Array.from({ length: 1 + random.below(3) }, at), mode: anyOf(MODES, random) ?? 'walk' })
  const chosen = () => ({
    ...(random.below(2) === 0 ? { targets: few(creature) } : {}),
    ...(random.below(3) === 0 ? { option: random.below(3) } : {}),
  })
  const commands: readonly (() => JsonObject)[] = [
    () => ({ playCard: { card: card(), ...chosen() } }),
    () => ({ playCard: { card: card(), at: at(), payment: few(name), replaces: name() } }),
    () => ({
      playTerrain: { card: anyOf(idsOf('terrain'), random) ?? '', at: at(), rotation: random.below(720) - 360 },
    }),
    () => ({ useBuilding: { building: name(), ...chosen() } }),
    () => ({ useRelic: { relic: name(), ...chosen() } }),
    () => ({ startActivation: { creature: creature() } }),
    () => ({ move: way() }),
    () => ({ run: way() }),
    () => ({ declareMelee: { target: creature(), kind: anyOf(STRIKES, random) ?? 'melee', relicUses: few(name) } }),
    () => ({ declareRanged: { kind: anyOf(SHOTS, random) ?? 'shot', target: creature() } }),
    () => ({ useAbility: { ability: anyOf(ACTIVATED, random) ?? 'healer', target: creature() } }),
    () => ({ useAbility: { ability: anyOf(ACTIVATED, random) ?? 'healer' } }),
    () => ({ howl: {} }),
    () => ({ detect: { target: creature(), by: anyOf(['contact', 'magic'], random) ?? 'contact' } }),
    () => ({ goIntoShadow: {} }),
    () => ({ searchRuins: { ruins: template() } }),
    () => ({ secretEntrance: { ruins: template() } }),
    () => ({ build: { card: name(), payment: few(name) } }),
    () => ({ answer: { targets: few(name) } }),
    () => ({ answer: { tactic: name(), reveal: true, targets: few(creature) } }),
    () => ({ answer: { reveal: true, targets: few(creature) } }),
    () => ({ answer: { at: at() } }),
    () => ({ answer: { ruins: template(), at: at() } }),
    () => ({ answer: { target: creature(), ...way() } }),
    () => ({ answer: way() }),
    () => ({ answer: { stabbers: few(creature) } }),
    () => ({ answer: { relics: few(name) } }),
    () => ({ answer: { attack: random.below(5), defence: random.below(5) } }),
    () => ({ answer: { order: [random.below(3), random.below(3)] } }),
    () => ({ answer: { dice: random.below(5) } }),
    () => ({ answer: { cards: few(name) } }),
  ]
  return (anyOf(commands, random) ?? (() => ({ howl: {} })))()
}

const MODES = ['walk', 'jump', 'fly']
const STRIKES = ['melee', 'magicalStrike']
const SHOTS = ['shot', 'throwing', 'magicalShot']

/** Every command of a table, offered or not, is carried out or refused; the kinds of those that were carried out. */
function playCrowded(number: number, carriedOut: Set<string>): void {
  const random = chanceOf(number)
  let { state } = crowded(random)
  const give = (seat: number, command: JsonObject) => {
    const decision = signumPlay.decide(state, seat, command, random)
    expect(['decided', 'refused', 'invalid']).toContain(decision.kind)
    if (decision.kind === 'decided') carriedOut.add(Object.keys(command)[0] ?? '')
    return decision
  }
  for (let count = 0; count < COMMANDS && state.result === null; count++) {
    const seat = signumPlay.activeSeat(state) ?? 0
    const tried = Array.from({ length: HOSTILE }, () =>
      give(random.below(5) === 0 ? 1 - seat : seat, hostile(state, random)),
    )
    const offers = signumPlay.offers(state, seat).filter(({ group }) => group !== 'endTurn')
    const offer = anyOf(
      offers.filter(({ group }) => group === 'startActivation' || random.below(2) === 0),
      random,
    )
    const regular = give(seat, offer === undefined ? { endTurn: {} } : anyVariant(offer, random))
    const next = random.below(2) === 0 ? tried.find(({ kind }) => kind === 'decided') : undefined
    const decision = next ?? regular
    if (decision.kind === 'decided') state = fold(state, decision.events)
  }
}

test(
  'whatever is sent is carried out or refused',
  () => {
    const carriedOut = new Set<string>()
    for (let number = FIRST; number < FIRST + TABLES; number++) playCrowded(number, carriedOut)
    expect([...carriedOut]).toEqual(expect.arrayContaining(['startActivation', 'playCard', 'declareMelee', 'answer']))
  },
  LONG,
)
