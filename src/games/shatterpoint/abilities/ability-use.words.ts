import type { Locale, Localized } from '../../../lib/locale.ts'
import { capitalize } from '../../../lib/wording.ts'
import { BOOK } from '../content/book-numbers.ts'
import { isWounded, type UnitState } from '../damage/unit-state.ts'
import { conditionsNamed, momentumLine } from '../language/words.ts'
import type { Player } from '../vocabulary.ts'
import { stepWords } from './ability.words.ts'
import type { AbilityStep } from './ability-effect.ts'
import type { StepResult, StrainResult } from './ability-effects.ts'

type Used = {
  readonly steps: readonly { readonly index: number; readonly result: StepResult }[]
  readonly units: readonly UnitState[]
  readonly momentum: readonly Player[]
  readonly strained: StrainResult
}

const RESULTS: Readonly<Record<StepResult, Localized>> = {
  done: { en: '', es: '' },
  open: { en: ' (for the players to carry out)', es: ' (lo realizan los jugadores)' },
  noEffect: { en: ' (no effect here)', es: ' (aquí no tiene efecto)' },
  unknown: { en: ' (depends on what was not told)', es: ' (depende de algo que no se ha indicado)' },
}

/** What an ability does, step by step, and what becomes of the units. */
export function abilityUseLines(
  { steps, units, momentum, strained }: Used,
  printed: readonly AbilityStep[],
  before: readonly UnitState[],
  locale: Locale,
): readonly string[] {
  const effects = steps.flatMap(({ index, result }) => {
    const step = printed[index]
    return step === undefined ? [] : [`${capitalize(stepWords(step, locale))}${RESULTS[result][locale]}.`]
  })
  const changes = units.flatMap((unit) => {
    const old = before.find(({ id }) => id === unit.id)
    return old === undefined ? [] : changeLines(old, unit, locale)
  })
  const user = units[0]
  return [
    ...effects,
    ...changes,
    ...momentum.map((player) => momentumLine(player, locale)),
    ...(strained === 'afterwards' && user !== undefined ? [strainLine(user.id, locale)] : []),
  ]
}

function changeLines(
  before: UnitState,
  { id, damage, stamina, wounds, conditions }: UnitState,
  locale: Locale,
): string[] {
  const suffered = damage - before.damage
  const isNew = wounds > 0 && !isWounded(before)
  const wound = isNew ? { en: ' and is wounded', es: ' y queda herida' }[locale] : ''
  const hurt = {
    en: `${id} suffers ${suffered} damage${wound}: ${damage} of ${stamina}.`,
    es: `La unidad ${id} sufre ${suffered} de daño${wound}: ${damage} de ${stamina}.`,
  }[locale]
  const isSame = conditions.length === before.conditions.length
  const held = {
    en: `Conditions of ${id} now: ${conditionsNamed(conditions, 'en')}.`,
    es: `Estados de ${id} ahora: ${conditionsNamed(conditions, 'es')}.`,
  }[locale]
  return [...(suffered > 0 ? [hurt] : []), ...(isSame ? [] : [held])]
}

const strainLine = (unit: string, locale: Locale): string =>
  ({
    en: `${unit} is strained: ${BOOK.strainDamage} damage when all this is carried out.`,
    es: `La unidad ${unit} está en estado Extenuado: ${BOOK.strainDamage} de daño cuando todo esto se haya realizado.`,
  })[locale]
