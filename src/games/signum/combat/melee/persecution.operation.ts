import type { Locale } from '../../../../lib/locale.ts'
import { formatList } from '../../../../lib/wording.ts'
import type { SignumContent } from '../../content/signum-content.ts'
import { defineSignumOperation } from '../../define.ts'
import { cardName, cardNames } from '../../language/card-name.ts'
import { notAllowed } from '../../language/violation.ts'
import { formatLength } from '../../language/words.ts'
import { ruleIds } from '../../rules.ts'
import { BOARD_RULES } from '../../table/standing-rules.ts'
import { persecutionRules } from './persecution.rules.ts'
import { Persecution, PersecutionQuestion, persecute } from './persecution.ts'

const CHASE = {
  creatures: [
    { card: 'caius-the-tireless', player: 'Bruno', x: 30, y: 36.8 },
    { card: 'sister-ivette', player: 'Ana', x: 37, y: 36.8 },
    { card: 'greer-the-stubborn', player: 'Ana', x: 30, y: 50 },
  ],
}

export const persecutionOperation = defineSignumOperation({
  id: 'signum.persecution',
  kind: 'check',
  summary: {
    en: 'Whether Persecution goes on after a kill, whom it reaches by a move of S, by which path, and who may backstab.',
    es: 'Si la Persecución sigue tras eliminar a alguien, a quién alcanza con un movimiento de S, por qué camino y quién puede dar una Puñalada.',
  },
  rules: [...BOARD_RULES, 'signum.damage.death', ...ruleIds(persecutionRules)],
  input: PersecutionQuestion,
  outcome: Persecution,
  examples: [
    { name: 'On to Sister Ivette (E-64)', input: { board: { drawn: CHASE }, creature: 'caius-the-tireless' } },
    {
      name: 'Used up (E-21)',
      input: { board: { drawn: CHASE }, creature: 'caius-the-tireless', used: 1 },
    },
  ],
  run: persecute,
  headline({ legal, violations, targets }, { creature }, locale, content) {
    if (!legal) return notAllowed(violations, locale, content)
    const reached = targets.filter(({ reachable }) => reachable).map(({ target }) => target)
    const names = formatList(cardNames(reached, locale, content), locale)
    const name = cardName(creature, locale, content)
    if (names === '')
      return { en: `${name} reaches no other enemy.`, es: `${name} no alcanza a ningún otro enemigo.` }[locale]
    return { en: `${name} may go on to attack ${names}.`, es: `${name} puede seguir y atacar a ${names}.` }[locale]
  },
  details: ({ targets }, _input, locale, content) => targets.map((target) => targetLine(target, locale, content)),
})

function targetLine(
  { target, reachable, length, backstabbers }: Persecution['targets'][number],
  locale: Locale,
  content: SignumContent,
): string {
  const name = cardName(target, locale, content)
  if (!reachable || length === null) {
    return { en: `${name}: no path of 8 cm was found.`, es: `${name}: no se encontró un camino de 8 cm.` }[locale]
  }
  if (length === 0) return { en: `${name}: already in contact.`, es: `${name}: ya en contacto.` }[locale]
  const stabbers = formatList(cardNames(backstabbers, locale, content), locale)
  const way = formatLength(length, locale)
  if (stabbers === '') return `${name}: ${way}.`
  return {
    en: `${name}: ${way}; may backstab: ${stabbers}.`,
    es: `${name}: ${way}; puede dar una Puñalada: ${stabbers}.`,
  }[locale]
}
