import { z } from 'zod'
import { ContentEntry, defineEntries, indexEntries } from '../../src/contract/content.ts'
import { defineGame } from '../../src/contract/game.ts'
import { operationDefiner } from '../../src/contract/operation.ts'
import { defineInterpretations } from '../../src/rulebook/interpretation.ts'
import { Refusal } from '../../src/rulebook/refusal.ts'
import { defineRules, rule } from '../../src/rulebook/rule.ts'

/** An invented game on a row of squares, small enough to be known by heart and with every shape a schema can have. */
const BOOK = { id: 'toy-book', title: 'The Toy Book', language: 'en' }
const SECTIONS = { 'The row': 'La fila', Throwing: 'Lanzar' }

type ToyContent = { readonly entries: readonly { readonly id: string; readonly name: { en: string; es: string } }[] }

const nameOf = (id: string, { entries }: ToyContent) => entries.find((entry) => entry.id === id)?.name

const rules = defineRules('toy', BOOK, SECTIONS, {
  'toy.row.steps-count': rule<{ steps: number }>({
    title: { en: 'Steps count', es: 'Los pasos cuentan' },
    says: { en: 'A distance is the number of steps.', es: 'Una distancia es el número de pasos.' },
    section: 'The row',
    page: '3',
    rulings: ['Q-1'],
    explain: {
      en: ({ steps }) => `The way takes ${steps} steps.`,
      es: ({ steps }) => `El camino requiere ${steps} pasos.`,
    },
  }),
  'toy.throw.within-reach': rule<{ power: number; reach: number; missile: string }, ToyContent>({
    title: { en: 'Within reach', es: 'Al alcance' },
    says: { en: 'Nothing is thrown beyond its reach.', es: 'Nada se lanza más allá de su alcance.' },
    section: 'Throwing',
    page: '4',
    rulings: ['Q-2'],
    explain: {
      en: ({ power, reach, missile }, content) =>
        `${nameOf(missile, content)?.en}: a power of ${power} is more than the reach of ${reach}.`,
      es: ({ power, reach, missile }, content) =>
        `${nameOf(missile, content)?.es}: una fuerza de ${power} supera el alcance de ${reach}.`,
    },
  }),
})
const refuse = Refusal.by<typeof rules>()

const MOODS = ['calm', 'half-angry'] as const
const ToyMood = z.enum(MOODS).meta({ id: 'ToyMood', description: 'How a piece feels.' })
const ToySquare = z.strictObject({ column: z.int().min(0).max(99) }).meta({ id: 'ToySquare' })
const ToyEnd = z
  .union([z.strictObject({ square: ToySquare }), z.strictObject({ edge: z.int().min(0).max(100) })])
  .meta({ id: 'ToyEnd', description: 'A square, or the edge left of it.' })

type End = z.infer<typeof ToyEnd>

const pack = {
  id: 'toy-base',
  version: '1.0.0',
  entries: defineEntries(ContentEntry.extend({ reach: z.int() }), [
    {
      id: 'pebble',
      kind: 'missile',
      name: { en: 'Pebble', es: 'Guijarro' },
      provenance: 'rulebook',
      source: '3',
      reach: 4,
    },
    { id: 'cap', kind: 'hat', name: { en: 'Cap', es: 'Gorra' }, provenance: 'constructed', source: 'tests', reach: 4 },
  ]),
}

const toyContent = { entries: pack.entries, missiles: indexEntries(pack.entries) }

const defineOperation = operationDefiner<typeof rules, typeof toyContent>('toy', toyContent)

const columnOf = (end: End): number => ('square' in end ? end.square.column : end.edge)

/** Has a choice, an enum with a value that is no name, null, absence, defaults and a picture. */
const countSteps = defineOperation({
  id: 'toy.count-steps',
  kind: 'list',
  summary: { en: 'Count the steps between two ends.', es: 'Cuenta los pasos entre dos extremos.' },
  rules: ['toy.row.steps-count'],
  input: z.strictObject({
    from: ToyEnd.describe('Where the way starts.'),
    to: ToyEnd,
    mood: ToyMood.default('calm'),
    label: z.string().max(20).optional(),
    limit: z.int().min(1).max(50).nullable(),
  }),
  outcome: z.object({
    steps: z.int().min(0).max(100),
    mood: ToyMood,
    label: z.exactOptional(z.string()),
    limit: z.int().min(1).max(50).nullable(),
    ends: z.array(ToyEnd),
    farther: z.object({ end: ToyEnd, by: z.number() }).nullable(),
  }),
  examples: [
    {
      name: 'from a square to an edge',
      input: { from: { square: { column: 2 } }, to: { edge: 7 }, mood: 'half-angry', limit: 9 },
    },
    { name: 'on the spot', input: { from: { edge: 3 }, to: { edge: 3 }, label: 'here', limit: null } },
  ],
  run({ from, to, mood, label, limit }, { trace }) {
    const steps = Math.abs(columnOf(to) - columnOf(from))
    if (limit === 2 && steps > limit) return refuse([{ rule: 'toy.row.steps-count', path: ['to'], facts: { steps } }])
    trace.applied('toy.row.steps-count', { steps })
    const farther = steps === 0 ? null : { end: columnOf(to) > columnOf(from) ? to : from, by: steps / 2 }
    return { steps, mood, ...(label === undefined ? {} : { label }), limit, ends: [from, to], farther }
  },
  headline: ({ steps }, _input, locale) => ({ en: `It is ${steps} steps.`, es: `Son ${steps} pasos.` })[locale],
  picture: ({ steps }) => ({ width: 10 + steps, height: 10, description: `A way of ${steps} steps.`, shapes: [] }),
})

const ToyMissile = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('heavy-stone'), weight: z.int().min(1).max(9) }),
    z.strictObject({ kind: z.literal('pebble') }),
  ])
  .meta({ id: 'ToyMissile' })

/** Has variants explain apart by a constant, chance, free data, and refuses by a rule. */
const throwMissile = defineOperation({
  id: 'toy.throw',
  kind: 'resolution',
  summary: { en: 'Throw a missile.', es: 'Lanza un proyectil.' },
  rules: ['toy.throw.within-reach'],
  input: z.strictObject({
    missile: ToyMissile,
    power: z.int().min(1).max(20),
    notes: z.record(z.string(), z.json()).optional(),
  }),
  outcome: z.object({ missile: ToyMissile, landed: z.int().min(0).max(20), notes: z.json() }),
  examples: [{ name: 'a stone', input: { missile: { kind: 'heavy-stone', weight: 2 }, power: 3 } }],
  run({ missile, power, notes }, { content, random }) {
    const reach = (missile.kind === 'pebble' ? content.missiles.get('pebble') : content.missiles.get('cap'))?.reach ?? 0
    if (power > reach) {
      return refuse([{ rule: 'toy.throw.within-reach', path: ['power'], facts: { power, reach, missile: 'pebble' } }])
    }
    return { missile, landed: random.below(power), notes: notes ?? null }
  },
  headline: ({ landed }, _input, locale) => ({ en: `It lands at ${landed}.`, es: `Cae en ${landed}.` })[locale],
  details: (_outcome, { power }, locale, { entries }) =>
    entries.map(({ name, reach }) => `${name[locale]}: ${power}/${reach}`),
})

export const toyGame = defineGame({
  id: 'toy',
  name: 'Toy',
  summary: { en: 'A game for tests.', es: 'Un juego de pruebas.' },
  rulesVersion: '1.0.0',
  rules: [rules],
  glossary: [],
  interpretations: defineInterpretations({
    'Q-1': {
      question: { en: 'Does the first square count?', es: '¿Cuenta la primera casilla?' },
      ruling: { en: 'It does not.', es: 'No cuenta.' },
      reason: { en: 'A step leads somewhere else.', es: 'Un paso lleva a otro sitio.' },
      page: '3',
    },
    'Q-2': {
      question: { en: 'May a hat be thrown?', es: '¿Se puede lanzar un sombrero?' },
      ruling: { en: 'Yes.', es: 'Sí.' },
      reason: { en: 'Nothing forbids it.', es: 'Nada lo prohíbe.' },
      page: null,
    },
    'Q-3': {
      question: { en: 'Are there pebbles?', es: '¿Hay guijarros?' },
      ruling: { en: 'One.', es: 'Uno.' },
      reason: { en: 'The box has one.', es: 'La caja trae uno.' },
      page: null,
      elsewhere: { en: 'In the content.', es: 'En el contenido.' },
    },
  }),
  content: toyContent,
  packs: [pack],
  operations: [countSteps, throwMissile],
})
