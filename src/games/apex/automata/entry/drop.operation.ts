import { z } from 'zod'
import { formatCount, formatList, type Noun } from '../../../../lib/wording.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { GridCellOutput } from '../../combat/area/area.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { defineApexOperation } from '../../define.ts'
import { legendName } from '../../language/legend-name.ts'
import { cellName } from '../../language/notation.ts'
import { type ApexViolation, refuse } from '../../refusal.ts'
import { ruleIds } from '../../rules.ts'
import { boardOf } from '../../table/board.ts'
import { Cell } from '../../vocabulary.ts'
import type { AutomatonLegend } from '../content/automaton-legends.ts'
import { ENEMY_SQUAD } from '../content/automaton-setup.ts'
import { Facing } from '../frame/viewpoint.ts'
import { routeRules } from '../route/route.rules.ts'
import { chanceOf, RouteDeck, RoutesInput, refusingDraws, SeedOrNone, UnusedRoutes } from '../route/route-draws.ts'
import { chosen, crosses, tableScene } from '../scenes/table.scene.ts'
import { findCard } from '../setting/card-form.ts'
import { LegendForm, tableFields } from '../setting/fields.ts'
import { readField } from '../setting/read-field.ts'
import { SITUATION_RULES } from '../setting/situation-rules.ts'
import { beaconsOf } from './beacons.ts'
import { type Dropping, dropAll, dropOrder, findBeacon, otherBeacons } from './drop.ts'

const Input = z
  .strictObject({
    ...tableFields,
    automata: z
      .array(
        z
          .strictObject({
            legend: LegendForm,
            initiativeScore: z.int().min(0).max(99).optional().describe('That of its card if left out.'),
          })
          .meta({ id: 'ApexDroppingAutomaton' }),
      )
      .max(4)
      .describe('The enemies, in the order in which they were assigned.'),
    humans: z
      .array(Cell.nullable())
      .max(4)
      .describe('Where the Legends of the players stand, a teammate included; null: not entered yet.'),
    routes: RoutesInput,
    beacon: z.string().max(64).nullable().default(null).describe('The beacon that was chosen among equals.'),
    seed: SeedOrNone,
  })
  .meta({ id: 'ApexAutomataDropInput' })
type Input = z.infer<typeof Input>

/** What is wrong with the squads of a drop. */
function squadViolations({ automata, humans }: Input): ApexViolation[] {
  const needed = ENEMY_SQUAD
  const violations: ApexViolation[] = []
  if (automata.length !== needed) {
    const facts = { reason: 'WRONG_COUNT', count: automata.length, needed }
    violations.push({ rule: 'apex.automata.scope.enemy-squad', path: ['automata'], facts })
  }
  if (humans.length !== needed) {
    const facts = { reason: 'WRONG_COUNT', count: humans.length, needed }
    violations.push({ rule: 'apex.automata.scope.two-versus-two', path: ['humans'], facts })
  }
  const absent = humans.indexOf(null)
  if (absent >= 0) {
    const facts = { reason: 'PLAYERS_NOT_ENTERED' }
    violations.push({ rule: 'apex.automata.drop.players-first', path: ['humans', absent], facts })
  }
  return violations
}

function readAutomata({ automata }: Input, content: ApexContent): Dropping[] | Refusal {
  const found = automata.map(({ legend, initiativeScore }, index): Dropping | Refusal => {
    const path = ['automata', index, 'legend']
    const card = findCard<AutomatonLegend>(legend, content.automatonLegends, 'automatonLegend', path)
    if (card instanceof Refusal) return card
    return { legend: card.legend, score: initiativeScore ?? card.initiativeScore }
  })
  return Refusal.collect(found)
}

const TURN: Noun = { en: ['time', 'times'], es: ['vez', 'veces'] }

export const dropOperation = defineApexOperation({
  id: 'apex.automata-drop',
  kind: 'resolution',
  summary: {
    en: 'The drop of the two enemy Automata: their beacon, their Route cards, and where they land.',
    es: 'El salto aéreo de los dos Autómatas enemigos: su baliza, sus cartas de Ruta y dónde caen.',
  },
  rules: [
    ...SITUATION_RULES,
    ...ruleIds(routeRules),
    'apex.automata.scope.enemy-squad',
    'apex.automata.setup.beacons',
    'apex.automata.drop.players-first',
    'apex.automata.drop.enemy-order',
    'apex.automata.drop.enemy-beacon',
    'apex.automata.drop.enemy-route',
    'apex.automata.drop.enemy-fallback',
    'apex.automata.drop.second-automaton',
    'apex.automata.drop.transfer-ignores',
    'apex.automata.respawn.full-beacon',
  ],
  input: Input,
  outcome: z
    .object({
      beacon: z.string(),
      tie: z.array(z.string()).describe('The beacons that are equally far, if there are several.'),
      order: z.array(z.string()),
      entries: z.array(
        z
          .object({
            legend: z.string(),
            card: z.string(),
            tried: z.array(
              z
                .object({
                  facing: Facing,
                  end: GridCellOutput,
                  ok: z.boolean(),
                  reason: z.enum(['OFF_BOARD', 'OCCUPIED']).meta({ id: 'ApexDropFault' }).nullable(),
                })
                .meta({ id: 'ApexDropEnd' }),
            ),
            space: Cell,
            fallback: z.boolean().describe('Whether the card failed in all four directions.'),
          })
          .meta({ id: 'ApexDropEntry' }),
      ),
      unused: UnusedRoutes.exactOptional(),
    })
    .meta({ id: 'ApexAutomataDropOutcome' }),
  examples: [
    {
      name: 'On the crossroads (E-56)',
      input: {
        board: { content: 'crossroads' },
        automata: [{ legend: { card: 'wraith' } }, { legend: { card: 'gibraltar' } }],
        humans: [
          { column: 7, row: 13 },
          { column: 1, row: 12 },
        ],
        routes: [{ card: 'rc-04' }, { card: 'rc-03' }],
      },
    },
    {
      name: 'Equal beacons, drawn by the service (E-70)',
      input: {
        board: { content: 'crossroads' },
        automata: [{ legend: { card: 'wraith' } }, { legend: { card: 'gibraltar' } }],
        humans: [
          { column: 1, row: 1 },
          { column: 1, row: 0 },
        ],
        beacon: 'r4',
        seed: `hmac-sha256,1,${'0'.repeat(64)}`,
      },
    },
  ],
  run(input, { trace, content, random }) {
    const wrong = squadViolations(input)
    if (wrong.length > 0) return refuse(wrong)
    const players = input.humans.flatMap((cell) => (cell === null ? [] : [cell]))
    const standing = players.map((cell, index) => ({ name: `human ${index}`, cell, path: ['humans', index] }))
    const field = readField(input, content, null, standing)
    if (field instanceof Refusal) return field
    const automata = readAutomata(input, content)
    if (automata instanceof Refusal) return automata
    const beacons = beaconsOf(field)
    if (beacons.length === 0) {
      return refuse([{ rule: 'apex.automata.setup.beacons', path: ['board'], facts: { reason: 'NO_BEACON' } }])
    }
    const deck = RouteDeck.read(input.routes, content, chanceOf(input.seed, random), trace)
    if (deck instanceof Refusal) return deck
    trace.applied('apex.automata.drop.players-first', { reason: null })
    const found = findBeacon(beacons, players, input.beacon, trace)
    if (found instanceof Refusal) return found
    const order = dropOrder(automata, trace)
    const others = otherBeacons(beacons, found.beacon, players)
    const entries = refusingDraws(() => dropAll(field, order, found.beacon, others, deck, trace))
    if (entries instanceof Refusal) return entries
    return {
      beacon: found.beacon.id,
      tie: found.tie,
      order: order.map(({ legend }) => legend),
      entries: entries.map((entry) => ({ ...entry, tried: [...entry.tried] })),
      ...(deck.unused === 0 ? {} : { unused: { routes: deck.unused } }),
    }
  },
  headline({ beacon, entries }, _input, locale, content) {
    const landed = formatList(
      entries.map(({ legend, space }) => `${legendName(legend, locale, content)} ${cellName(space)}`),
      locale,
    )
    return { en: `They drop at ${beacon}: ${landed}.`, es: `Caen en ${beacon}: ${landed}.` }[locale]
  },
  details: ({ tie, entries }, _input, locale, content) => [
    ...(tie.length === 0
      ? []
      : [
          {
            en: `Equally far: ${formatList(tie, 'en')}.`,
            es: `Igual de lejos: ${formatList(tie, 'es')}.`,
          }[locale],
        ]),
    ...entries.map(({ legend, tried, fallback }) => {
      const name = legendName(legend, locale, content)
      const turns = tried.length - 1
      return fallback
        ? { en: `${name}: beside the beacon.`, es: `${name}: junto a la baliza.` }[locale]
        : {
            en: `${name}: card turned ${formatCount(turns, TURN, 'en')}.`,
            es: `${name}: la carta gira ${formatCount(turns, TURN, 'es')}.`,
          }[locale]
    }),
  ],
  picture: ({ entries }, input, caption) => {
    const players = input.humans.flatMap((cell) => (cell === null ? [] : [cell]))
    return tableScene(
      boardOf(input.board, caption.content),
      { ...input, occupied: [...input.occupied, ...players] },
      {
        notes: [
          crosses(entries.flatMap(({ tried }) => tried.flatMap(({ end, ok }) => (ok ? [] : [end])))),
          ...entries.map(({ space }, index) => chosen(space, String(index + 1), LANDED_KEY)),
        ],
      },
      caption,
    )
  },
})

const LANDED_KEY = { colour: '#6a1b9a', en: 'Automata in their order', es: 'Autómatas en su orden' }
