import { z } from 'zod'
import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { rangedName } from '../combat/ranged/ranged.words.ts'
import { DECLARATION_RULES } from '../combat/ranged/ranged-attack.operation.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { creaturesOn, defineSignumOperation } from '../define.ts'
import { cardName, cardNames } from '../language/card-name.ts'
import { explainViolations } from '../language/violation.ts'
import { formatLength } from '../language/words.ts'
import { BoardForm } from '../table/board.ts'
import { box, creature } from '../table/boards.examples.ts'
import { Id } from '../vocabulary.ts'
import { Targets, targetsOf } from './targets.ts'

const BOARD = {
  creatures: [
    creature('Ana', 'Garrus', [20, 20], { movement: 'L', abilities: [{ id: 'shot', x: 3 }] }),
    creature('Bruno', 'Severus', [31, 20], { health: 3 }),
    creature('Bruno', 'Cordelia', [20, 44], { health: 2 }),
  ],
  terrain: [box('Rocks', [24, 17], [27, 23], { abilities: ['impassable', 'blocksLos'] })],
}

export const targetsOperation = defineSignumOperation({
  id: 'signum.targets',
  kind: 'list',
  summary: {
    en: 'Tells whom a creature can attack from where it stands: every ranged attack with all that is against it, and the shortest way into contact.',
    es: 'Dice a quién puede atacar una criatura desde donde está: cada ataque a distancia con todo lo que está en contra y el camino más corto al contacto.',
  },
  rules: [...new Set([...DECLARATION_RULES, 'signum.move.allowance' as const])],
  input: z.strictObject({ board: BoardForm, creature: Id.describe('Who acts.') }).meta({ id: 'SignumTargetsInput' }),
  outcome: Targets,
  examples: [
    { name: 'Behind rocks', input: { board: { drawn: BOARD }, creature: 'Garrus' } },
    {
      name: 'On a board of the content',
      input: { board: { content: 'forest-crossing' }, creature: 'garrus-the-crossbowman' },
    },
  ],
  run({ board, creature: id }, context) {
    const asked = creaturesOn(board, { creature: id }, context)
    return asked instanceof Refusal ? asked : targetsOf(asked.placed, asked.found.creature, context)
  },
  headline({ ranged, contact }, { creature: id }, locale, content) {
    const names = (ids: readonly string[]) =>
      formatList(
        [...new Set(ids)].map((one) => cardName(one, locale, content)),
        locale,
      )
    const shot = names(ranged.filter(({ legal }) => legal).map(({ target }) => target))
    const reached = names(contact.filter(({ by }) => by === 'contact' || by === 'move').map(({ target }) => target))
    const name = cardName(id, locale, content)
    return {
      en: `${name} can attack from afar: ${shot || 'nobody'}; in melee, at once or after a move: ${reached || 'nobody'}.`,
      es: `${name} ${shot === '' ? 'no puede atacar a distancia a nadie' : `puede atacar a distancia a ${shot}`}; cuerpo a cuerpo, ya o tras moverse, a ${reached || 'nadie'}.`,
    }[locale]
  },
  details: ({ ranged, contact }, _input, locale, content) => [
    ...ranged.map((target) => rangedLine(target, locale, content)),
    ...contact.map((target) => contactLine(target, locale, content)),
  ],
})

function rangedLine(
  { target, kind, distance, legal, cover, violations }: Targets['ranged'][number],
  locale: Locale,
  content: SignumContent,
): string {
  const start = `${rangedName(kind, locale)}, ${cardName(target, locale, content)} (${formatLength(distance, locale)})`
  if (!legal) return `${start}: ${explainViolations(violations, locale, content)}`
  const behind = formatList(cardNames(cover, locale, content), locale)
  if (behind === '') return `${start}: ${{ en: 'legal.', es: 'legal.' }[locale]}`
  return { en: `${start}: legal, protected by ${behind}.`, es: `${start}: legal, con la protección de ${behind}.` }[
    locale
  ]
}

const WAYS = {
  walk: { en: 'by a move of', es: 'con un movimiento de' },
  jump: { en: 'by a jump of', es: 'con un salto de' },
  fly: { en: 'by a flight of', es: 'con un vuelo de' },
} as const

const RUNS = {
  walk: { en: 'only by a run of', es: 'solo corriendo' },
  jump: { en: 'only by a run with a jump of', es: 'solo corriendo con un salto de' },
  fly: { en: 'only by a run in flight of', es: 'solo corriendo en vuelo' },
} as const

function contactLine(
  { target, by, mode, length }: Targets['contact'][number],
  locale: Locale,
  content: SignumContent,
): string {
  const name = cardName(target, locale, content)
  if (by === 'contact') return `${name}: ${{ en: 'already in contact', es: 'ya en contacto' }[locale]}.`
  if (by === null || mode === null || length === null) {
    return { en: `${name}: no path there was found.`, es: `${name}: no se encontró un camino.` }[locale]
  }
  return `${name}: ${(by === 'run' ? RUNS : WAYS)[mode][locale]} ${formatLength(length, locale)}.`
}
