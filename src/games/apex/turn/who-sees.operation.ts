import { z } from 'zod'
import { defineApexOperation } from '../define.ts'
import { type ApexTrace, ruleIds } from '../rules.ts'
import { whoSeesRules } from './who-sees.rules.ts'
import { SIGHT_NAMES, SIGHTS, type Sight, THING_NAMES, THINGS, type Thing } from './who-sees.words.ts'

const Input = z
  .strictObject({
    thing: z.enum(THINGS).optional().describe('All of them if left out.').meta({ id: 'ApexThing' }),
    screens: z.boolean().default(true).describe('Backpacks lie behind player screens.'),
    equipped: z.boolean().default(true).describe('Stage 1 is over: every Legend is equipped.'),
  })
  .meta({ id: 'ApexWhoSeesInput' })
type Input = z.infer<typeof Input>

const Seen = z
  .object({
    thing: z.enum(THINGS).meta({ id: 'ApexSeenThing' }),
    own: z.enum(SIGHTS).meta({ id: 'ApexSight' }).describe('What the whole squad of its owner sees.'),
    enemy: z.enum(SIGHTS).describe('What the enemy squad sees.'),
  })
  .meta({ id: 'ApexSeen' })

export const whoSeesOperation = defineApexOperation({
  id: 'apex.who-sees',
  kind: 'list',
  summary: {
    en: 'Tells what each squad may see: hands, backpacks, panels, pools, discard piles and decks.',
    es: 'Dice qué puede ver cada pelotón: manos, mochilas, paneles, reservas, descartes y mazos.',
  },
  rules: ruleIds(whoSeesRules),
  input: Input,
  outcome: z.object({ things: z.array(Seen) }).meta({ id: 'ApexWhoSeesOutcome' }),
  examples: [
    { name: 'Everything in the introductory game', input: {} },
    {
      name: 'The panel of an enemy before the last Legend is equipped (E-101)',
      input: { thing: 'panel', equipped: false },
    },
  ],
  run: (input, { trace }) => ({ things: lookAround(input, trace) }),
  headline({ things }, _input, locale) {
    const [only] = things
    if (things.length > 1 || only === undefined) {
      const hidden = things.filter(({ enemy }) => enemy !== 'all').length
      return {
        en: `Of ${things.length} kinds of things ${hidden} are hidden from the enemy, in part or wholly.`,
        es: `De ${things.length} clases de cosas, ${hidden} quedan ocultas al enemigo, en parte o del todo.`,
      }[locale]
    }
    return {
      en: `${THING_NAMES[only.thing].en}: the enemy sees ${SIGHT_NAMES[only.enemy].en}.`,
      es: `${THING_NAMES[only.thing].es}: el enemigo ${only.enemy === 'nothing' ? 'no ' : ''}ve ${SIGHT_NAMES[only.enemy].es}.`,
    }[locale]
  },
  details: ({ things }, _input, locale) =>
    things.map(({ thing, own, enemy }) => {
      const [mine, theirs] = [SIGHT_NAMES[own][locale], SIGHT_NAMES[enemy][locale]]
      return {
        en: `${THING_NAMES[thing].en}: the own squad ${mine}, the enemy ${theirs}.`,
        es: `${THING_NAMES[thing].es}: el propio pelotón, ${mine}; el enemigo, ${theirs}.`,
      }[locale]
    }),
})

const HIDDEN: Readonly<Partial<Record<Thing, Sight>>> = {
  hand: 'number',
  drawnFeat: 'number',
  pool: 'number',
  deckOrder: 'nothing',
}

function lookAround({ thing, screens, equipped }: Input, trace: ApexTrace) {
  return THINGS.filter((candidate) => thing === undefined || candidate === thing).map((seen) => {
    const own: Sight = seen === 'deckOrder' ? 'nothing' : 'all'
    const enemy = enemySees(seen, screens, equipped)
    if (seen === 'panel') trace.applied('apex.stage1.reveal', { locked: equipped })
    trace.applied('apex.seat.sees', { thing: seen, own: false, sees: enemy })
    return { thing: seen, own, enemy }
  })
}

function enemySees(thing: Thing, screens: boolean, equipped: boolean): Sight {
  if (thing === 'panel') return equipped ? 'all' : 'nothing'
  if (thing === 'backpack') return screens ? 'number' : 'all'
  return HIDDEN[thing] ?? 'all'
}
