import type { Locale } from '../../../lib/locale.ts'
import { formatChoice } from '../../../lib/wording.ts'
import { unitTypeName } from '../language/card-name.ts'
import { conditionName } from '../language/words.ts'
import type { Filter } from './whom.ts'

type Words = Readonly<Record<Locale, string>>

/** Whom a filter means: `other allied Jedi character within range 3`. */
export function filterWords(filter: Filter, locale: Locale): string {
  const { side, others, tags, anyTags, unitTypes } = filter
  const types = unitTypes.map((type) => unitTypeName(type, locale))
  const any = formatChoice(anyTags, locale)
  const ofUnits = types.length === 0 ? [] : ['de una unidad', formatChoice(types, 'es')]
  const words = {
    en: [others ? 'other' : '', SIDES[side].en, ...choiceOf(types, 'or'), ...tags, any, 'character'],
    es: ['personaje', SIDES[side].es, ...tags, any, ...ofUnits, others ? 'de otra unidad' : ''],
  }[locale]
  return [words.filter((word) => word !== '').join(' '), ...conditionsOf(filter, locale)].join(' ')
}

const SIDES: Readonly<Record<Filter['side'], Words>> = {
  allied: { en: 'allied', es: 'aliado' },
  enemy: { en: 'enemy', es: 'enemigo' },
  any: { en: '', es: '' },
}

const choiceOf = (names: readonly string[], or: string): string[] =>
  names.map((name, index) => (index === 0 ? name : `${or} ${name}`))

/** What a filter wants of those that it means, besides what they are. */
const conditionsOf = (filter: Filter, locale: Locale): string[] =>
  [...ofUnit(filter), ...ofPlace(filter), ...ofChoice(filter)].map((words) => words[locale])

const asked = (isAsked: boolean, en: string, es: string): Words[] => (isAsked ? [{ en, es }] : [])

/** What the tokens of a unit have to be. */
function ofUnit({ hunker, wounded, harmed, condition, noTags }: Filter): Words[] {
  const tags = (locale: Locale) => formatChoice(noTags, locale)
  const named = (locale: Locale) => (condition === null ? '' : conditionName(condition, locale))
  return [
    ...asked(noTags.length > 0, `without the tag ${tags('en')}`, `sin el calificativo ${tags('es')}`),
    ...asked(hunker, 'with a hunker token', 'con una ficha de Resguardo'),
    ...asked(wounded === true, 'of a wounded unit', 'de una unidad herida'),
    ...asked(wounded === false, 'of a unit that is not wounded', 'de una unidad que no está herida'),
    ...asked(harmed, 'of a wounded or injured unit', 'de una unidad herida o con lesiones'),
    ...asked(condition !== null, `that is ${named('en')}`, `en estado ${named('es')}`),
  ]
}

/** Where they have to stand. */
function ofPlace({ within, engaged, unengaged, seen, contests }: Filter): Words[] {
  return [
    ...asked(within !== null, `within range ${within}`, `a alcance ${within}`),
    ...asked(engaged, 'that is engaged with this unit', 'trabado con esta unidad'),
    ...asked(unengaged, 'that is not engaged', 'que no esté trabado'),
    ...asked(seen, 'in line of sight', 'en la línea de visión'),
    ...asked(contests, 'that contests an active objective', 'que dispute un objetivo activo'),
  ]
}

/** What they have to do with what was chosen, or with the event. */
function ofChoice(filter: Filter): Words[] {
  const { nearNamed, seesTarget, nearObjective } = filter
  return [
    ...asked(filter.notDefending, 'that was not attacked', 'que no haya sido atacado'),
    ...asked(filter.notTarget, 'other than the target', 'distinto del blanco'),
    ...asked(filter.ownOnly, 'of this unit', 'de esta unidad'),
    ...asked(filter.notChosen, 'of another unit than before', 'de otra unidad que antes'),
    ...asked(filter.ofSubject, 'of that unit', 'de esa unidad'),
    ...asked(filter.named, 'that was named', 'que se nombró'),
    ...asked(nearNamed !== null, `within range ${nearNamed} of the one named`, `a alcance ${nearNamed} del nombrado`),
    ...asked(filter.engagedWithNamed, 'that is engaged with the one named', 'trabado con el nombrado'),
    ...asked(filter.engagedWithTarget, 'that is engaged with the target', 'trabado con el blanco'),
    ...asked(
      seesTarget !== null,
      `of another unit that sees the target within range ${seesTarget}`,
      `de otra unidad que vea el blanco a alcance ${seesTarget}`,
    ),
    ...asked(
      nearObjective !== null,
      `within range ${nearObjective} of that objective`,
      `a alcance ${nearObjective} de ese objetivo`,
    ),
    ...asked(filter.contestsObjective, 'that contests that objective', 'que dispute ese objetivo'),
    ...asked(filter.orThis, 'or of this unit', 'o de esta unidad'),
  ]
}
