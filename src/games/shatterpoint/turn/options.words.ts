import type { Locale } from '../../../lib/locale.ts'
import { capitalize, formatList } from '../../../lib/wording.ts'
import { refusedTarget } from '../combat/attack/targets.words.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { explainViolations } from '../language/violation.ts'
import { attackName, conditionName, diceCount, iconName, length, placeText } from '../language/words.ts'
import { consequenceLines } from '../movement/consequences.words.ts'
import type { EndOption } from './end-options.ts'
import type { AttackOption, MoveOption, Options, TargetOption } from './options.ts'

/** Whom a character can attack, and how it can move, in one sentence. */
export function optionsSentence(character: string, { attacks, moves }: Options, locale: Locale): string {
  const targets = [...new Set(attacks.flatMap((attack) => legalOf(attack).map((target) => target.character)))]
  const kinds = moves.filter(({ legal }) => legal).map(({ kind }) => iconName(kind, locale))
  const attack = {
    en: targets.length === 0 ? 'has nobody to attack' : `can attack ${formatList(targets, 'en')}`,
    es: targets.length === 0 ? 'no tiene a quién atacar' : `puede atacar a ${formatList(targets, 'es')}`,
  }[locale]
  const move = {
    en: kinds.length === 0 ? 'it cannot move' : `its moves: ${formatList(kinds, 'en')}`,
    es: kinds.length === 0 ? 'no puede moverse' : `sus movimientos: ${formatList(kinds, 'es')}`,
  }[locale]
  return {
    en: `From here ${character} ${attack}; ${move}.`,
    es: `Desde aquí, ${character} ${attack}; ${move}.`,
  }[locale]
}

/** Every attack, every move and every place that was asked about, a line each. */
export const optionLines = (
  character: string,
  options: Options,
  locale: Locale,
  content: ShatterpointContent,
): string[] => [
  ...options.attacks.flatMap((attack) => attackLines(attack, locale)),
  ...stateLines(character, options, locale),
  ...moveLines(options, locale, content),
  ...options.ends.flatMap((end) => endLines(end, locale, content)),
]

const legalOf = ({ targets }: AttackOption): TargetOption[] => targets.filter(({ legal }) => legal)

function attackLines(attack: AttackOption, locale: Locale): string[] {
  const { type, range, dice, targets } = attack
  if (targets.length === 0) return []
  const [legal, others] = [legalOf(attack), targets.filter((target) => !target.legal)]
  const reach = range === null ? '' : { en: `, range ${range}`, es: `, alcance ${range}` }[locale]
  const rolled = dice === null ? '' : `, ${diceCount(dice, locale)}`
  const name = `${capitalize(attackName(type, locale))}${reach}${rolled}`
  const none = { en: 'nobody', es: 'nadie' }[locale]
  const can =
    formatList(
      legal.map((target) => targetText(target, locale)),
      locale,
    ) || none
  const cannot = formatList(
    others.map(({ character, reasons }) => refusedTarget(character, reasons, locale)),
    locale,
  )
  return [`${name}: ${can}.`, ...(cannot === '' ? [] : [{ en: `Not ${cannot}.`, es: `No: ${cannot}.` }[locale]])]
}

/** `Maul (60 mm, 5 defence dice, Cover [1])` */
function targetText({ character, gap, cover, defenceDice }: TargetOption, locale: Locale): string {
  const facts = [
    length(gap, locale),
    ...(defenceDice === null
      ? []
      : [
          { en: `${diceCount(defenceDice, 'en')} in defence`, es: `${diceCount(defenceDice, 'es')} de defensa` }[
            locale
          ],
        ]),
    ...(cover === 0 ? [] : [{ en: `Cover [${cover}]`, es: `Cobertura [${cover}]` }[locale]]),
  ]
  return `${character} (${facts.join(', ')})`
}

function stateLines(character: string, { heldBy, contests, conditions }: Options, locale: Locale): string[] {
  const held = formatList(heldBy, locale)
  const contested = formatList(contests, locale)
  const names = formatList(
    conditions.map((condition) => conditionName(condition, locale)),
    locale,
  )
  return [
    ...(held === '' ? [] : [{ en: `Held by ${held}.`, es: `Trabado con ${held}.` }[locale]]),
    ...(contested === '' ? [] : [{ en: `It contests ${contested}.`, es: `Disputa ${contested}.` }[locale]]),
    ...(names === ''
      ? []
      : [{ en: `The unit of ${character} is ${names}.`, es: `La unidad de ${character} tiene: ${names}.` }[locale]]),
  ]
}

/** `Up to 150 mm: advance and reposition.`, and what forbids a move or makes another of it. */
function moveLines({ moves }: Options, locale: Locale, content: ShatterpointContent): string[] {
  const isChanged = ({ kind, carriedOut }: MoveOption) => carriedOut !== (kind === 'reposition' ? 'advance' : kind)
  const plain = moves.filter((move) => move.legal && !isChanged(move))
  const reaches = [...new Set(plain.map(({ reach }) => reach))]
  return [
    ...reaches.map((reach) => {
      const names = plain.filter((move) => move.reach === reach).map(({ kind }) => iconName(kind, locale))
      const list = formatList(names, locale)
      return { en: `Up to ${length(reach, 'en')}: ${list}.`, es: `Hasta ${length(reach, 'es')}: ${list}.` }[locale]
    }),
    ...moves.flatMap((move) => (move.legal && isChanged(move) ? [changedLine(move, locale)] : [])),
    ...moves.flatMap(({ violations }) => explainViolations(violations.slice(0, 1), locale, content) || []),
  ]
}

const changedLine = ({ kind, carriedOut }: MoveOption, locale: Locale): string =>
  ({
    en: `Instead of ${iconName(kind, 'en')}: ${iconName(carriedOut, 'en')}.`,
    es: `En lugar de ${iconName(kind, 'es')}: ${iconName(carriedOut, 'es')}.`,
  })[locale]

/** Whether it can go to a place, and what that changes. */
function endLines(option: EndOption, locale: Locale, content: ShatterpointContent): string[] {
  const { kind, end, legal, violations, isCertain, consequences, contests, targets } = option
  const on = end.on === null ? '' : { en: ` on ${end.on}`, es: ` sobre ${end.on}` }[locale]
  const there = `${capitalize(iconName(kind, locale))} → ${placeText(end, locale)}${on}`
  if (!legal) {
    const why = explainViolations(violations.slice(0, 1), locale, content)
    const none = { en: 'no way to lay the template', es: 'no hay forma de poner la plantilla' }[locale]
    const doubt = isCertain ? '' : { en: ' was found', es: ' que se haya encontrado' }[locale]
    return [`${there}: ${why === '' ? `${none}${doubt}.` : why}`]
  }
  const gains = [
    ...(targets.length === 0
      ? [{ en: 'nobody to attack', es: 'nadie a quien atacar' }[locale]]
      : [{ en: `can attack ${formatList(targets, 'en')}`, es: `puede atacar a ${formatList(targets, 'es')}` }[locale]]),
    ...(contests.length === 0
      ? []
      : [{ en: `contests ${formatList(contests, 'en')}`, es: `disputa ${formatList(contests, 'es')}` }[locale]]),
  ]
  const changes = consequences === null ? [] : consequenceLines(consequences, locale)
  return [`${there}: ${gains.join('; ')}.`, ...changes]
}
