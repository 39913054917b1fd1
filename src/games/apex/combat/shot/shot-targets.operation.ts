import { average, percent } from '../../../../contract/probability.ts'
import type { Locale } from '../../../../lib/locale.ts'
import { formatList } from '../../../../lib/wording.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { defineApexOperation } from '../../define.ts'
import { legendName } from '../../language/legend-name.ts'
import { pieceNames, spaces } from '../../language/notation.ts'
import { explainViolation } from '../../language/violation.ts'
import { boardOf } from '../../table/board.ts'
import { withAimDeck } from './aim-deck.ts'
import { DECLARATION_RULES } from './shot.operation.ts'
import { shotTargetsScene } from './shot-targets.scene.ts'
import { type JudgedTarget, ShotTargets, shotTargets, Targeting } from './shot-targets.ts'

export const shotTargetsOperation = defineApexOperation({
  id: 'apex.shot-targets',
  kind: 'list',
  summary: {
    en: 'Whom can I shoot? Judges every enemy at once: line of sight, cover, difficulty and exact odds.',
    es: '¿A quién puedo disparar? Evalúa a todas las enemigas a la vez: línea de visión, cobertura, dificultad y probabilidades exactas.',
  },
  rules: [...DECLARATION_RULES],
  input: Targeting,
  outcome: ShotTargets,
  examples: [
    {
      name: 'From the crossroads, with an R-301 (E-85)',
      input: {
        board: { content: 'crossroads' },
        shooter: { cell: { column: 6, row: 7 } },
        weapon: { card: 'r-301' },
        enemies: [
          { id: 'gibraltar', cell: { column: 10, row: 7 } },
          { id: 'bloodhound', cell: { column: 11, row: 8 }, panel: { shield: 0, health: 9 } },
          { id: 'pathfinder', cell: { column: 14, row: 14 } },
        ],
      },
    },
    {
      name: 'With no ammunition nobody can be shot at',
      input: {
        board: { drawn: { width: 8, height: 4 } },
        shooter: { cell: { column: 0, row: 0 } },
        weapon: { card: 'wingman' },
        ammunition: 0,
        enemies: [{ id: 'wraith', cell: { column: 5, row: 1 } }],
      },
    },
  ],
  run: (input, { content, trace }) => shotTargets(input, withAimDeck(content, input.aimDeck), trace),
  headline({ targets, best }, _input, locale, content) {
    const legal = targets.filter((target) => target.legal)
    const most = targets.find(({ id }) => id === best)
    if (most === undefined) return { en: 'Nobody can be shot at.', es: 'No se puede disparar a nadie.' }[locale]
    const names = formatList(
      legal.map(({ id }) => legendName(id, locale, content)),
      locale,
    )
    const damage = most.odds === null ? '' : average(most.odds.expectedDamage, locale)
    const first = legendName(most.id, locale, content)
    return {
      en: `Can be shot at: ${names}. The most damage, ${damage} on average, is to be expected on ${first}.`,
      es: `Se puede disparar a: ${names}. El mayor daño, ${damage} de media, se espera en ${first}.`,
    }[locale]
  },
  details: ({ targets }, _input, locale, content) => targets.map((target) => targetLine(target, locale, content)),
  picture: ({ targets }, { board, shooter }, caption) =>
    shotTargetsScene(boardOf(board, caption.content), { shooter: shooter.cell, targets }, caption),
})

/** One target with everything that counts. */
function targetLine(target: JudgedTarget, locale: Locale, content: ApexContent): string {
  const { id, distance, inCover, odds, blockers, violations } = target
  const name = `${legendName(id, locale, content)}: ${spaces(distance, locale)}`
  if (odds === null) {
    const hidden = blockers.length === 0 ? '' : ` (${pieceNames(blockers, locale, content)})`
    const other = violations.filter(({ rule }) => rule !== 'apex.shot.target')
    const why = other.map((violation) => ` ${explainViolation(violation, locale, content)}`).join('')
    return {
      en: `${name}, not a legal target${hidden}.${why}`,
      es: `${name}, no es un objetivo legal${hidden}.${why}`,
    }[locale]
  }
  const cover = inCover ? { en: ', in cover', es: ', a cubierto' }[locale] : ''
  const [hit, out] = [percent(odds.anyHit, locale), percent(odds.eliminates, locale)]
  const mean = average(odds.expectedDamage, locale)
  return {
    en: `${name}${cover}, difficulty ${odds.difficulty}: hit ${hit}, ${mean} damage on average, eliminated ${out}.`,
    es: `${name}${cover}, dificultad ${odds.difficulty}: impacto ${hit}, ${mean} de daño de media, eliminación ${out}.`,
  }[locale]
}
