import type { Locale } from '../../../lib/locale.ts'
import { capitalize, formatList, formatNumber, formatSigned } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import type { Stat } from '../content/effects.ts'
import type { SignumContent } from '../content/signum-content.ts'
import type { AbilityId } from '../vocabulary.ts'
import { abilityName, isStat, sourceName, statName } from './ability.words.ts'

const SECTION = 'Special abilities'
const DRAGON = 'The dragon rules'

/** `+1 and +2` */
const signedList = (values: readonly number[], locale: Locale): string =>
  formatList(
    values.map((value) => formatSigned(value, locale)),
    locale,
  )

/** `Greer: `, if the creature has a name. */
const of = (creature: string | null): string => (creature === null ? '' : `${creature}: `)

/** `Greer: strength`, `Strength` */
const abilityLabel = (creature: string | null, what: string): string =>
  creature === null ? capitalize(what) : `${of(creature)}${what}`

/** `Greer gana`, `Gana` */
const subject = (creature: string | null, does: string): string =>
  creature === null ? does : `${creature} ${does.toLowerCase()}`

/** Rules on how abilities and effects add up. */
export const abilityRules = {
  'signum.dragon.1-card-over-rule': rule<{ abilities: AbilityId[] }, SignumContent>({
    title: { en: 'Cards beat rules', es: 'Las cartas mandan sobre las reglas' },
    says: {
      en: 'Where a card contradicts a general rule, the card holds.',
      es: 'Donde una carta contradice una regla general, vale la carta.',
    },
    section: DRAGON,
    page: '36',
    rulings: [],
    explain: {
      en: ({ abilities }, content) =>
        `Exceptions to general rules: ${formatList(
          abilities.map((id) => abilityName(id, 'en', content)),
          'en',
        )}.`,
      es: ({ abilities }, content) =>
        `Excepciones a reglas generales: ${formatList(
          abilities.map((id) => abilityName(id, 'es', content)),
          'es',
        )}.`,
    },
  }),
  'signum.dragon.2-no-stacking': rule<
    { ability: AbilityId; values: readonly number[]; highest: number },
    SignumContent
  >({
    title: { en: 'The same ability does not add up', es: 'La misma capacidad no se suma' },
    says: {
      en: 'Abilities with the same name on one creature do not add up; the highest value holds.',
      es: 'Las capacidades del mismo nombre en una criatura no se suman; vale el valor más alto.',
    },
    section: DRAGON,
    page: '36',
    rulings: [],
    explain: {
      en: ({ ability, values, highest }, content) =>
        `${abilityName(ability, 'en', content)} ${formatList(values.map(String), 'en')}: ${highest} holds.`,
      es: ({ ability, values, highest }, content) =>
        `${abilityName(ability, 'es', content)} ${formatList(values.map(String), 'es')}: vale ${highest}.`,
    },
  }),
  'signum.dragon.3-floor-zero': rule<{ what: AbilityId | Stat; value: number }, SignumContent>({
    title: { en: 'Nothing below zero', es: 'Nada por debajo de cero' },
    says: {
      en: 'A value below 0 counts as 0; what has the value 0 is not gained and cannot be declared.',
      es: 'Un valor menor que 0 cuenta como 0; lo que vale 0 no se gana ni puede declararse.',
    },
    section: DRAGON,
    page: '36',
    rulings: [],
    explain: {
      en: ({ what, value }, content) =>
        isStat(what) || value < 0
          ? `${capitalize(statName(what, 'en', content))} would be ${formatNumber(value, 'en')} and counts as 0.`
          : `${statName(what, 'en', content)} 0 is not gained and cannot be declared.`,
      es: ({ what, value }, content) =>
        isStat(what) || value < 0
          ? `${isStat(what) ? `El valor de ${statName(what, 'es', content)}` : statName(what, 'es', content)} sería ${formatNumber(value, 'es')} y cuenta como 0.`
          : `${statName(what, 'es', content)} 0 no se gana ni puede declararse.`,
    },
  }),
  'signum.dragon.4-last-wins': rule<{ ability: AbilityId; last: string; cancelled: readonly string[] }, SignumContent>({
    title: { en: 'The last effect holds', es: 'Vale el último efecto' },
    says: {
      en: 'Of two effects that contradict each other the one applied last holds and cancels the other.',
      es: 'De dos efectos que se contradicen vale el que se aplicó el último, y cancela el otro.',
    },
    section: DRAGON,
    page: '36',
    rulings: ['Q-39'],
    explain: {
      en: ({ ability, last, cancelled }, content) =>
        `${abilityName(ability, 'en', content)}: ${sourceName(last, 'en', content)} came last and cancels ${formatList(
          cancelled.map((source) => sourceName(source, 'en', content)),
          'en',
        )}.`,
      es: ({ ability, last, cancelled }, content) =>
        `${abilityName(ability, 'es', content)}: ${sourceName(last, 'es', content)} llegó en último lugar y cancela ${formatList(
          cancelled.map((source) => sourceName(source, 'es', content)),
          'es',
        )}.`,
    },
  }),
  'signum.ability.plus-adds': rule<
    { creature: string | null; ability: AbilityId; by: number; has: boolean },
    SignumContent
  >({
    title: { en: 'More of an ability', es: 'Más de una capacidad' },
    says: {
      en: '“+N” of an ability adds to that ability if the creature has it, and does nothing otherwise.',
      es: '«+N» de una capacidad se suma a esa capacidad si la criatura la tiene; si no, no hace nada.',
    },
    section: SECTION,
    page: '30',
    rulings: [],
    explain: {
      en: ({ creature, ability, by, has }, content) =>
        has
          ? `${of(creature)}${abilityName(ability, 'en', content)} ${formatSigned(by, 'en')}.`
          : `${creature ?? 'It'} has no ${abilityName(ability, 'en', content)}, so nothing changes.`,
      es: ({ creature, ability, by, has }, content) =>
        has
          ? `${of(creature)}${abilityName(ability, 'es', content)} ${formatSigned(by, 'es')}.`
          : `${subject(creature, 'No tiene')} ${abilityName(ability, 'es', content)}, así que nada cambia.`,
    },
  }),
  'signum.ability.armour-exception': rule<{ creature: string | null; by: number }>({
    title: { en: 'Armour for everybody', es: 'Armadura para todos' },
    says: {
      en: '“+N armour” gives N armour tokens even to a creature without Armour.',
      es: '«+N armadura» da N fichas de armadura incluso a una criatura sin Armadura.',
    },
    section: SECTION,
    page: '30',
    rulings: [],
    explain: {
      en: ({ creature, by }) =>
        `Armour tokens${creature === null ? '' : ` of ${creature}`}: ${formatSigned(by, 'en')}.`,
      es: ({ creature, by }) =>
        `Fichas de armadura${creature === null ? '' : ` de ${creature}`}: ${formatSigned(by, 'es')}.`,
    },
  }),
  'signum.ability.stat-modifiers': rule<
    {
      creature: string | null
      stat: Stat
      by: number
      sources: readonly string[]
      cancelled: readonly string[]
    },
    SignumContent
  >({
    title: { en: 'Changes of numbers', es: 'Cambios de valores' },
    says: {
      en: 'Changes of strength and the like from sources of different names add up; of one name the highest counts.',
      es: 'Los cambios de fuerza y similares de fuentes con distinto nombre se suman; de un mismo nombre cuenta el más alto.',
    },
    section: SECTION,
    page: '29-30',
    rulings: ['Q-34'],
    explain: {
      en: ({ creature, stat, by, sources, cancelled }, content) =>
        `${abilityLabel(creature, statName(stat, 'en', content))} ${formatSigned(by, 'en')} from ${formatList(
          sources.map((source) => sourceName(source, 'en', content)),
          'en',
        )}${cancelled.length === 0 ? '' : '; the same name counts once'}.`,
      es: ({ creature, stat, by, sources, cancelled }, content) =>
        `${abilityLabel(creature, statName(stat, 'es', content))} ${formatSigned(by, 'es')} por ${formatList(
          sources.map((source) => sourceName(source, 'es', content)),
          'es',
        )}${cancelled.length === 0 ? '' : '; el mismo nombre cuenta una vez'}.`,
    },
  }),
  'signum.ability.same-name': rule<{ source: string; values: readonly number[]; highest: number }, SignumContent>({
    title: { en: 'Which name counts', es: 'Qué nombre cuenta' },
    says: {
      en: 'For what adds up, an ability of the glossary counts by its own name, and a spell, tactic, relic, building, First or Last Word by that of its card. Tokens are things and always add up.',
      es: 'Para lo que se suma, una capacidad del glosario cuenta por su nombre, y un conjuro, táctica, reliquia, edificio, Primera o Última Palabra por el de su carta. Las fichas son objetos y siempre se suman.',
    },
    section: SECTION,
    page: '29-30',
    rulings: ['Q-65'],
    explain: {
      en: ({ source, values, highest }, content) =>
        `${capitalize(sourceName(source, 'en', content))} gives ${signedList(values, 'en')} under one name: only ${formatSigned(highest, 'en')} counts.`,
      es: ({ source, values, highest }, content) =>
        `${capitalize(sourceName(source, 'es', content))} da ${signedList(values, 'es')} con un mismo nombre: solo cuenta ${formatSigned(highest, 'es')}.`,
    },
  }),
  'signum.ability.gain-lose': rule<
    { creature: string | null; ability: AbilityId; source: string; gains: boolean },
    SignumContent
  >({
    title: { en: 'Gaining and losing abilities', es: 'Ganar y perder capacidades' },
    says: {
      en: 'A creature can gain and lose abilities; some of them are drawbacks.',
      es: 'Una criatura puede ganar y perder capacidades; algunas son desventajas.',
    },
    section: SECTION,
    page: '29-30',
    rulings: [],
    explain: {
      en: ({ creature, ability, source, gains }, content) =>
        `${creature ?? 'It'} ${gains ? 'gains' : 'loses'} ${abilityName(ability, 'en', content)} ${gains ? 'from' : 'to'} ${sourceName(source, 'en', content)}.`,
      es: ({ creature, ability, source, gains }, content) =>
        `${subject(creature, gains ? 'Gana' : 'Pierde')} ${abilityName(ability, 'es', content)} por ${sourceName(source, 'es', content)}.`,
    },
  }),
  'signum.ability.conditions': rule<{ abilities: AbilityId[] }, SignumContent>({
    title: { en: 'Abilities with a condition', es: 'Capacidades con condición' },
    says: {
      en: 'An ability that names a condition works only while the condition holds.',
      es: 'Una capacidad que nombra una condición solo funciona mientras se cumple.',
    },
    section: SECTION,
    page: '29',
    rulings: [],
    explain: {
      en: ({ abilities }, content) =>
        `Condition not met: ${formatList(
          abilities.map((id) => abilityName(id, 'en', content)),
          'en',
        )}.`,
      es: ({ abilities }, content) =>
        `Sin cumplir la condición: ${formatList(
          abilities.map((id) => abilityName(id, 'es', content)),
          'es',
        )}.`,
    },
  }),
  'signum.term.class-cards': rule<{ building: string; stands: boolean; abilities: AbilityId[] }, SignumContent>({
    title: { en: 'Guild and order cards', es: 'Cartas de gremio y de orden' },
    says: {
      en: 'Class abilities work only while the guild or order stands in the city of their controller; its characters also have the bonus on that building.',
      es: 'Las capacidades de clase solo funcionan mientras el gremio u orden esté en la ciudad de quien las controla; sus personajes tienen además la ventaja de ese edificio.',
    },
    section: 'Battle deck cards',
    page: '11',
    rulings: [],
    explain: {
      en: ({ building, stands, abilities }, content) => {
        const names =
          abilities.length === 0
            ? 'nothing'
            : formatList(
                abilities.map((id) => abilityName(id, 'en', content)),
                'en',
              )
        return stands
          ? `${building} stands and gives ${names}.`
          : `${building} does not stand; without effect: ${names}.`
      },
      es: ({ building, stands, abilities }, content) => {
        const names =
          abilities.length === 0
            ? 'nada'
            : formatList(
                abilities.map((id) => abilityName(id, 'es', content)),
                'es',
              )
        return stands ? `${building} está en pie y da ${names}.` : `${building} no está en pie; sin efecto: ${names}.`
      },
    },
  }),
}
