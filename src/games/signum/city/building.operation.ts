import { z } from 'zod'
import { defineSignumOperation } from '../define.ts'
import { cardName } from '../language/card-name.ts'
import { notAllowed, RuleViolations } from '../language/violation.ts'
import { Count, Id } from '../vocabulary.ts'
import { Construction, construct, OwnBuilding } from './building.ts'
import { CityBuilding } from './city.ts'

const BuildingReference = z
  .union([
    z.strictObject({ card: Id }).meta({ id: 'SignumKnownBuilding' }),
    z.strictObject({ own: OwnBuilding }).meta({ id: 'SignumDescribedBuilding' }),
  ])
  .meta({ id: 'SignumBuildingReference' })

const done = z.literal(true)

const Wanted = z
  .union([
    z.strictObject({ build: BuildingReference }).meta({ id: 'SignumBuilds' }),
    z.strictObject({ skip: done }).meta({ id: 'SignumSkipsConstruction' }),
    z.strictObject({ remove: Id }).meta({ id: 'SignumRemovesBuilding' }),
  ])
  .describe('Build, pass, or take a building away.')
  .meta({ id: 'SignumConstructionWanted' })

const TOWN_HALL = { name: 'town-hall', type: 'townHall' as const }

export const buildingOperation = defineSignumOperation({
  id: 'signum.building',
  kind: 'check',
  summary: {
    en: 'What a player may do in the Construction phase: the city and the prosperity afterwards, or all that forbids it.',
    es: 'Qué puede hacer un jugador en la fase de Construcción: la ciudad y la Prosperidad después, o todo lo que lo impide.',
  },
  rules: [
    'signum.city.build-one',
    'signum.city.usable-at-once',
    'signum.city.max-twelve',
    'signum.city.no-duplicates',
    'signum.city.one-guild-or-order',
    'signum.city.no-voluntary-removal',
    'signum.city.destroyed-basic-rebuild',
    'signum.city.unique-once',
    'signum.city.names',
    'signum.variant.architect',
    'signum.play.cost',
    'signum.play.any-building',
    'signum.play.payment',
    'signum.prosperity.pay',
    'signum.prosperity.skip-building',
    'signum.prosperity.win',
    'signum.content.known',
  ],
  input: Construction.extend({ wants: Wanted }).meta({ id: 'SignumBuildingInput' }),
  outcome: z
    .object({
      legal: z.boolean(),
      city: z.array(CityBuilding).describe('Afterwards.'),
      prosperity: Count.describe('Afterwards.'),
      wins: z.boolean().describe('Whether the points of passing win the game.'),
      violations: RuleViolations,
    })
    .meta({ id: 'SignumBuildingOutcome' }),
  examples: [
    {
      name: 'A second Town Hall (E-09)',
      input: { city: [TOWN_HALL], prosperity: 5, wants: { build: { card: 'town-hall' } } },
    },
    { name: 'The Mint', input: { city: [TOWN_HALL], prosperity: 5, wants: { build: { card: 'mint' } } } },
    { name: 'Passing', input: { city: [TOWN_HALL], prosperity: 49, wants: { skip: true } } },
    { name: 'A building cannot be taken away', input: { city: [TOWN_HALL], wants: { remove: 'town-hall' } } },
    {
      name: 'Only the drawn building (experienced architect)',
      input: { city: [], prosperity: 5, drawn: 'tavern', wants: { build: { card: 'temple' } } },
    },
  ],
  run: ({ wants, ...now }, { content, trace }) => construct(now, wants, content, trace),
  headline({ legal, violations, city, prosperity, wins }, { wants }, locale, content) {
    if (!legal) return notAllowed(violations, locale, content)
    if (wins)
      return {
        en: `${prosperity} prosperity: the game is won.`,
        es: `${prosperity} de Prosperidad: la partida está ganada.`,
      }[locale]
    const built = 'build' in wants ? city.at(-1) : undefined
    const name = built === undefined ? null : cardName(built.name, locale, content)
    const done = {
      en: name === null ? 'Nothing is built' : `${name} is built`,
      es: name === null ? 'No se construye nada' : `Se construye ${name}`,
    }[locale]
    return {
      en: `${done}; buildings: ${city.length}, prosperity: ${prosperity}.`,
      es: `${done}; edificios: ${city.length}, Prosperidad: ${prosperity}.`,
    }[locale]
  },
})
