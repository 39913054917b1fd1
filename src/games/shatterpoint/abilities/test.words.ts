import { type EntryOf, memberOf } from '../../../lib/keyed.ts'
import type { Locale } from '../../../lib/locale.ts'
import { formatChoice, formatList } from '../../../lib/wording.ts'
import { faceName, facesCount } from '../dice/dice.words.ts'
import { unitTypeName } from '../language/card-name.ts'
import { attackName, conditionName } from '../language/words.ts'
import type { UnitType } from '../vocabulary.ts'
import type { OrderPlace, Test, TestName, Tests } from './ability-test.ts'
import { filterWords } from './filter.words.ts'

type Words = Readonly<Record<Locale, string>>

const both = (say: (locale: Locale) => string): Words => ({ en: say('en'), es: say('es') })
const words = (en: string, es: string) => (): Words => ({ en, es })
const which = (isSo: boolean, yes: Words, no: Words): Words => (isSo ? yes : no)

const typesOf = (types: readonly UnitType[], locale: Locale): string =>
  formatChoice(
    types.map((type) => unitTypeName(type, locale)),
    locale,
  )

const tagsOf = (tags: readonly string[], locale: Locale): string => formatList(tags, locale)

/** `has the tag Jedi` */
const tagWords = (en: string, es: string, tags: readonly string[]): Words => ({
  en: `${en} has the ${tags.length === 1 ? 'tag' : 'tags'} ${tagsOf(tags, 'en')}`,
  es: `${es} tiene ${tags.length === 1 ? 'el calificativo' : 'los calificativos'} ${tagsOf(tags, 'es')}`,
})

type Near = Tests['near']['near']

const nearWords = (en: string, es: string, { range, tags }: Near): Words => ({
  en: `another ally ${tags.length === 0 ? '' : `(${tagsOf(tags, 'en')}) `}is within range ${range} of ${en}`,
  es: `hay otro aliado ${tags.length === 0 ? '' : `(${tagsOf(tags, 'es')}) `}a alcance ${range} ${es}`,
})

const PLACES: Readonly<Record<OrderPlace, Words>> = {
  deck: { en: 'in the deck', es: 'en el mazo' },
  reserve: { en: 'in reserve', es: 'en la reserva' },
  revealed: { en: 'revealed or discarded', es: 'revelada o descartada' },
}

/** `the number of these is at least 2: enemy character` */
function countedWords({ count: { filter, min, max } }: Tests['count']): Words {
  const bounds: Words[] = [
    ...(min > 0 ? [{ en: `at least ${min}`, es: `al menos ${min}` }] : []),
    ...(max === null ? [] : [{ en: `at most ${max}`, es: `como mucho ${max}` }]),
  ]
  const said = (locale: Locale) =>
    formatList(
      bounds.map((bound) => bound[locale]),
      locale,
    )
  return {
    en: `the number of these is ${said('en')}: ${filterWords(filter, 'en')}`,
    es: `el número de estos es ${said('es')}: ${filterWords(filter, 'es')}`,
  }
}

/** What each test asks, as a clause after “if”. */
const TESTS: { readonly [Name in TestName]: (test: Tests[Name]) => Words } = {
  wounded: ({ wounded }) =>
    which(
      wounded,
      { en: 'this unit is wounded', es: 'esta unidad está herida' },
      { en: 'this unit is not wounded', es: 'esta unidad no está herida' },
    ),
  injured: ({ injured }) =>
    which(
      injured,
      { en: 'this unit is injured', es: 'esta unidad tiene lesiones' },
      { en: 'this unit is not injured', es: 'esta unidad no tiene lesiones' },
    ),
  hunker: words('this unit has a hunker token', 'esta unidad tiene una ficha de Resguardo'),
  failures: ({ failures }) => ({
    en: `the attack roll shows ${facesCount(failures, 'failure', 'en')}`,
    es: `la tirada de ataque muestra ${facesCount(failures, 'failure', 'es')}`,
  }),
  attackType: ({ attackType }) => ({
    en: `the attack is ${attackName(attackType, 'en')}`,
    es: `el ataque es ${attackName(attackType, 'es')}`,
  }),
  subjectType: ({ subjectType }) => ({
    en: `that unit is ${typesOf(subjectType, 'en')}`,
    es: `esa unidad es ${typesOf(subjectType, 'es')}`,
  }),
  woundedThisActivation: ({ woundedThisActivation }) => ({
    en: `this unit wounded a ${typesOf(woundedThisActivation, 'en')} unit in this activation`,
    es: `esta unidad hirió a una unidad ${typesOf(woundedThisActivation, 'es')} en esta activación`,
  }),
  woundedByAttack: words('the attack wounded it', 'el ataque la hirió'),
  near: ({ near }) => nearWords('this unit', 'de esta unidad', near),
  targetNear: ({ targetNear }) => nearWords('the target', 'del blanco', targetNear),
  targetEngagedWith: ({ targetEngagedWith }) => ({
    en: `the target is engaged with another ally (${tagsOf(targetEngagedWith, 'en')})`,
    es: `el blanco está trabado con otro aliado (${tagsOf(targetEngagedWith, 'es')})`,
  }),
  targetWithin: ({ targetWithin }) => ({
    en: `the target is within range ${targetWithin}`,
    es: `el blanco está a alcance ${targetWithin}`,
  }),
  targetWithinOfAll: ({ targetWithinOfAll }) => ({
    en: `the target is within range ${targetWithinOfAll} of every character of this unit`,
    es: `el blanco está a alcance ${targetWithinOfAll} de todos los personajes de esta unidad`,
  }),
  contests: words('it contests an active objective', 'disputa un objetivo activo'),
  leftEngagement: words('it left engagement with this unit', 'dejó de estar trabado con esta unidad'),
  endedEngaged: words('it ended engaged with this unit', 'acabó trabado con esta unidad'),
  stance: ({ stance }) => ({ en: `its stance is ${stance}`, es: `su postura es ${stance}` }),
  orderCard: ({ orderCard }) =>
    both((locale) => {
      const places = orderCard.map((place) => PLACES[place][locale])
      return `${{ en: 'its order card is', es: 'su carta de Orden está' }[locale]} ${formatChoice(places, locale)}`
    }),
  engaged: ({ engaged }) =>
    which(
      engaged,
      { en: 'this unit is engaged', es: 'esta unidad está trabada' },
      { en: 'this unit is not engaged', es: 'esta unidad no está trabada' },
    ),
  engagedWithType: ({ engagedWithType }) => ({
    en: `it is engaged with a ${typesOf(engagedWithType, 'en')} enemy`,
    es: `está trabado con un enemigo de una unidad ${typesOf(engagedWithType, 'es')}`,
  }),
  enemyNear: ({ enemyNear }) => ({
    en: `an enemy is within range ${enemyNear}`,
    es: `hay un enemigo a alcance ${enemyNear}`,
  }),
  subjectTags: ({ subjectTags }) => tagWords('that unit', 'esa unidad', subjectTags),
  subjectHunker: words('that unit has a hunker token', 'esa unidad tiene una ficha de Resguardo'),
  chosenTags: ({ chosenTags }) => tagWords('the chosen one', 'el elegido', chosenTags),
  attackerTags: ({ attackerTags }) => tagWords('the attacker', 'el atacante', attackerTags),
  attackerLacksTags: ({ attackerLacksTags }) => ({
    en: `the attacker does not have the tag ${formatChoice(attackerLacksTags, 'en')}`,
    es: `el atacante no tiene el calificativo ${formatChoice(attackerLacksTags, 'es')}`,
  }),
  inCombatAction: words('the attack is part of a combat action', 'el ataque es parte de una acción de combate'),
  targetType: ({ targetType }) => ({
    en: `the target is ${typesOf(targetType, 'en')}`,
    es: `el blanco es de una unidad ${typesOf(targetType, 'es')}`,
  }),
  targetContests: words('the target contests an active objective', 'el blanco disputa un objetivo activo'),
  targetHeldBy: ({ targetHeldBy }) => ({
    en: `the target is engaged with an ally (${tagsOf(targetHeldBy, 'en')}) that is not wounded`,
    es: `el blanco está trabado con un aliado (${tagsOf(targetHeldBy, 'es')}) de una unidad que no está herida`,
  }),
  suffered: ({ suffered }) => ({
    en: `the defending unit suffered at least ${suffered} damage`,
    es: `la unidad defensora sufrió al menos ${suffered} de daño`,
  }),
  defenceShows: ({ defenceShows }) => ({
    en: `the defence roll shows ${facesCount(1, defenceShows, 'en')}`,
    es: `la tirada de defensa muestra ${facesCount(1, defenceShows, 'es')}`,
  }),
  count: countedWords,
  has: ({ has }) => ({
    en: `this unit is ${conditionName(has, 'en')}`,
    es: `esta unidad está en estado ${conditionName(has, 'es')}`,
  }),
  lacks: ({ lacks }) => ({
    en: `this unit is not ${conditionName(lacks, 'en')}`,
    es: `esta unidad no está en estado ${conditionName(lacks, 'es')}`,
  }),
  ownActivation: ({ ownActivation }) =>
    which(
      ownActivation,
      { en: 'this unit is activated', es: 'esta unidad está activada' },
      { en: 'another unit is activated', es: 'está activada otra unidad' },
    ),
  attacks: ({ attacks }) =>
    which(
      attacks,
      { en: 'this unit attacks', es: 'esta unidad ataca' },
      { en: 'this unit is attacked', es: 'esta unidad es atacada' },
    ),
  attackLacks: ({ attackLacks }) => ({
    en: `the attack roll shows no ${faceName(attackLacks, 'en')}`,
    es: `la tirada de ataque no muestra ningún resultado de ${faceName(attackLacks, 'es')}`,
  }),
  causeTags: ({ causeTags }) => tagWords('the unit that did it', 'la unidad que lo hizo', causeTags),
  woundedNobody: words(
    'this unit wounded nobody in this activation',
    'esta unidad no ha herido a nadie en esta activación',
  ),
  reserved: ({ reserved }) => tagWords('the unit of the reserved card', 'la unidad de la carta en reserva', reserved),
  anyReserved: words('an order card is in reserve', 'hay una carta de Orden en la reserva'),
  chosenCard: ({ chosenCard }) =>
    both((locale) => {
      const places = chosenCard.map((place) => PLACES[place][locale])
      return `${{ en: 'the order card of the chosen one is', es: 'la carta de Orden del elegido está' }[locale]} ${formatChoice(places, locale)}`
    }),
  chosenDamaged: ({ chosenDamaged }) =>
    which(
      chosenDamaged,
      { en: 'the chosen one has damage', es: 'el elegido tiene daño' },
      { en: 'the chosen one has no damage', es: 'el elegido no tiene daño' },
    ),
  chosenWounded: words('this wounded the chosen one', 'esto hirió al elegido'),
  chosenLacksTags: ({ chosenLacksTags }) => ({
    en: `the chosen one does not have the tag ${formatChoice(chosenLacksTags, 'en')}`,
    es: `el elegido no tiene el calificativo ${formatChoice(chosenLacksTags, 'es')}`,
  }),
  rolled: ({ rolled }) =>
    both((locale) => {
      const faces = rolled.map((face) => faceName(face, locale))
      return `${{ en: 'the dice show', es: 'los dados muestran' }[locale]} ${formatChoice(faces, locale)}`
    }),
}

/** What a test asks, as a clause after “if”. */
export const testWords = (test: Test, locale: Locale): string => wordsOf(memberOf(test))[locale]

const wordsOf = <Name extends TestName>({ key, value }: EntryOf<Tests, Name>): Words => TESTS[key](value)
