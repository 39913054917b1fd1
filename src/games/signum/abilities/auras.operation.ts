import { z } from 'zod'
import type { Locale } from '../../../lib/locale.ts'
import { formatList, formatSigned } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { defineSignumOperation, type SignumReading } from '../define.ts'
import { cardName } from '../language/card-name.ts'
import { BoardForm } from '../table/board.ts'
import type { PlacedBoard, PlacedCreature } from '../table/placed-board.ts'
import { BOARD_RULES } from '../table/standing-rules.ts'
import { Band, Count, CreatureAbility, Id, LIMITS } from '../vocabulary.ts'
import { abilityText } from './ability.words.ts'
import { aurasOn, isInAura, type PlacedAura } from './in-force.ts'
import { boardOf, placeBoard } from './place-board.ts'
import { readFighter, traceReasons } from './read-fighter.ts'

const InAura = z
  .object({ source: Id, band: Band, creatures: z.array(Id).max(LIMITS.creatures).describe('Who is in it now.') })
  .meta({ id: 'SignumAuraNow' })

const CreatureNow = z
  .object({
    id: Id,
    strength: Count.describe('With all that holds on it here.'),
    strengthAlone: Count.describe('What it would have without its surroundings.'),
    abilities: z.array(CreatureAbility),
  })
  .meta({ id: 'SignumCreatureNow' })

const BOARD = {
  creatures: [
    { card: 'hadriana-of-the-dawn', player: 'Bruno', x: 30, y: 10 },
    { card: 'caius-the-tireless', player: 'Bruno', x: 36, y: 12 },
    { card: 'novice-livia', player: 'Bruno', x: 20, y: 20 },
    { card: 'greer-the-stubborn', player: 'Ana', x: 30, y: 14 },
  ],
  terrain: [{ card: 'forest', at: { x: 16, y: 24 } }],
}

export const aurasOperation = defineSignumOperation({
  id: 'signum.auras',
  kind: 'list',
  summary: {
    en: 'Tells who is in which aura now, and what every creature on a board is worth with all that holds there.',
    es: 'Dice quién está ahora en qué aura y lo que vale cada criatura de un tablero con todo lo que allí rige.',
  },
  rules: BOARD_RULES,
  input: z.strictObject({ board: BoardForm }).meta({ id: 'SignumAurasInput' }),
  outcome: z
    .object({ auras: z.array(InAura).max(LIMITS.creatures), creatures: z.array(CreatureNow).max(LIMITS.creatures) })
    .meta({ id: 'SignumAurasOutcome' }),
  examples: [{ name: 'Hadriana and those around her', input: { board: { drawn: BOARD } } }],
  run: ({ board }, context) => listAuras(board, context),
  headline({ auras, creatures }, _input, locale, content) {
    const changed = creatures.filter(({ strength, strengthAlone }) => strength !== strengthAlone)
    const named = formatList(
      changed.map(({ id }) => cardName(id, locale, content)),
      locale,
    )
    if (auras.length === 0)
      return { en: 'There is no aura on the board.', es: 'No hay ningún aura en el tablero.' }[locale]
    if (named === '')
      return { en: 'No aura changes a strength now.', es: 'Ningún aura cambia ahora una fuerza.' }[locale]
    return { en: `Stronger or weaker now: ${named}.`, es: `Ahora con otra fuerza: ${named}.` }[locale]
  },
  details: ({ auras, creatures }, _input, locale, content) => [
    ...auras.map(({ source, band, creatures: inside }) => auraLine(source, band, inside, locale, content)),
    ...creatures.map((now) => creatureLine(now, locale, content)),
  ],
})

function listAuras(board: BoardForm, { content, trace }: SignumReading) {
  const placed = placeBoard(board, content)
  if (placed instanceof Refusal) return placed
  for (const { creature } of placed.creatures) traceReasons(creature, trace)
  const drawn = boardOf(board, content)
  const creatures = placed.creatures.map(({ creature }, index) => {
    const stated = drawn.creatures[index]
    const alone = stated === undefined ? creature : readFighter(stated, content, [], [])
    return {
      id: creature.id,
      strength: creature.strength,
      strengthAlone: alone.strength,
      abilities: creature.abilities.map(({ id, x, band }) => ({
        id,
        ...(x === undefined ? {} : { x }),
        ...(band === undefined ? {} : { band }),
      })),
    }
  })
  return { auras: aurasOn(placed).map((aura) => auraNow(aura, placed)), creatures }
}

const auraNow = (aura: PlacedAura, { creatures }: PlacedBoard) => ({
  source: aura.source.creature.id,
  band: aura.band,
  creatures: creatures.filter((one: PlacedCreature) => isInAura(one, aura)).map(({ creature }) => creature.id),
})

function auraLine(
  source: string,
  band: Band,
  inside: readonly string[],
  locale: Locale,
  content: SignumContent,
): string {
  const names = formatList(
    inside.map((id) => cardName(id, locale, content)),
    locale,
  )
  const nobody = { en: 'nobody', es: 'nadie' }[locale]
  const name = cardName(source, locale, content)
  return { en: `Aura ${band} of ${name}: ${names || nobody}.`, es: `Aura ${band} de ${name}: ${names || nobody}.` }[
    locale
  ]
}

function creatureLine(
  { id, strength, strengthAlone, abilities }: z.infer<typeof CreatureNow>,
  locale: Locale,
  content: SignumContent,
): string {
  const change = strength === strengthAlone ? '' : ` (${formatSigned(strength - strengthAlone, locale)})`
  const named = abilities.map((ability) => abilityText(ability, locale, content))
  const word = { en: 'strength', es: 'fuerza' }[locale]
  return `${[`${cardName(id, locale, content)}: ${word} ${strength}${change}`, ...named].join(', ')}.`
}
