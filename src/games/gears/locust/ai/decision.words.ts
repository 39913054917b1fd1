import type { Locale, Localized } from '../../../../lib/locale.ts'
import { capitalize, formatChoice } from '../../../../lib/wording.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { droppedName, enemyName, figureName, orderCardName, weaponName } from '../../language/card-name.ts'
import { MATCH_DECISION_KINDS, type MatchDecisionKind } from './decision.ts'

/** A question as it is told: what is asked, about whom and against whom. Old events may not say all of it. */
export type AskedDecision = {
  readonly kind: string
  readonly player: string
  readonly figure: string | null
  readonly against?: string | null | undefined
}

/** Names in one language. */
type Names = {
  readonly locale: Locale
  readonly figure: (id: string | null) => string
  readonly weapon: (id: string) => string
  readonly card: (id: string) => string
  readonly enemy: (id: string) => string
  readonly dropped: (marker: string) => string
}

type Words = {
  /** The name of an option, where options are names. */
  readonly nameOf?: (option: string, names: Names) => string
  /** What is asked, to go on after “is to choose:”. */
  readonly question: (asked: AskedDecision, names: Names) => Localized
  /** What an option means, as an order. */
  readonly answer: (option: string, asked: AskedDecision, names: Names) => Localized
}

const same = (text: string): Localized => ({ en: text, es: text })

/** A question whose options are names. */
const naming = (question: Words['question'], nameOf: (option: string, names: Names) => string): Words => ({
  question,
  nameOf,
  answer: (option, asked, names) => {
    const { en, es } = question(asked, names)
    const name = nameOf(option, names)
    return { en: `${capitalize(en)}: ${name}.`, es: `${capitalize(es)}: ${name}.` }
  },
})

const byFigure = (option: string, { figure }: Names): string => figure(option)
const byWeapon = (option: string, { weapon }: Names): string => weapon(option)
const itself = (option: string): string => option

const MODES: Readonly<Record<string, Localized>> = {
  normal: { en: 'normal attack', es: 'ataque normal' },
  overkill: { en: 'overkill attack', es: 'ataque excesivo' },
  chainsaw: { en: 'chainsaw', es: 'motosierra' },
}

/** `the Lancer (overkill attack)`. */
function attackText(weapon: string, mode: string, { weapon: nameOf }: Names): Localized {
  const { en, es } = MODES[mode] ?? same(mode)
  return { en: `the ${nameOf(weapon)} (${en})`, es: `${nameOf(weapon)} (${es})` }
}

const discarding = (card: string | undefined, { card: nameOf }: Names): Localized =>
  card === undefined ? same('') : { en: `, discarding ${nameOf(card)}`, es: `, descartando ${nameOf(card)}` }

const GUARD: Words = {
  question: ({ figure }, { figure: nameOf }) => ({
    en: `whether to guard against ${nameOf(figure)}`,
    es: `si usa Proteger contra ${nameOf(figure)}`,
  }),
  answer: (option, { figure, player }, names) => {
    const target = names.figure(figure)
    if (option === 'decline')
      return { en: `Do not guard against ${target} now.`, es: `No uses Proteger contra ${target} por ahora.` }
    if (option === 'declineStep')
      return { en: 'Do not guard any more in this step.', es: 'No uses más Proteger en este paso.' }
    return guardText(option, target, player, names)
  },
}

/** An attack of one’s own, that of another who could, or a card that pays for the attack of a comrade. */
function guardText(option: string, target: string, player: string, names: Names): Localized {
  const [who = '', weaponOrCard, mode, card] = option.split(':')
  if (!who.includes('>')) {
    const how = attackText(weaponOrCard ?? '', mode ?? '', names)
    const paid = discarding(card, names)
    const guard = who === player ? OWN_GUARD : guardOf(names.figure(who))
    return {
      en: `${guard.en} against ${target} with ${how.en}${paid.en}.`,
      es: `${guard.es} contra ${target} con ${how.es}${paid.es}.`,
    }
  }
  const comrade = names.figure(who.split('>')[1] ?? '')
  const paid = discarding(weaponOrCard, names)
  return {
    en: `${guardOf(comrade).en} against ${target}${paid.en}.`,
    es: `${guardOf(comrade).es} contra ${target}${paid.es}.`,
  }
}

const OWN_GUARD: Localized = { en: 'Guard', es: 'Usa Proteger' }
const guardOf = (name: string): Localized => ({ en: `Let ${name} guard`, es: `Deja que ${name} use Proteger` })

const against = ({ against: foe }: AskedDecision, { figure }: Names): Localized =>
  foe == null ? same('') : { en: ` against ${figure(foe)}`, es: ` frente a ${figure(foe)}` }

const WORDS: Readonly<Record<MatchDecisionKind, Words>> = {
  youChoice: naming(() => ({ en: 'whom the card calls “you”', es: 'a quién llama «tú» la carta' }), byFigure),
  nextLocust: naming(() => ({ en: 'the next Locust to act', es: 'el siguiente Locust en actuar' }), byFigure),
  goalChoice: naming(
    ({ figure }, { figure: nameOf }) => ({
      en: `where ${nameOf(figure)} moves to`,
      es: `adónde mueve ${nameOf(figure)}`,
    }),
    byFigure,
  ),
  pathChoice: naming(
    ({ figure }, { figure: nameOf }) => ({
      en: `the next zone of ${nameOf(figure)}`,
      es: `la siguiente zona de ${nameOf(figure)}`,
    }),
    itself,
  ),
  referenceChoice: naming(
    ({ figure }, { figure: nameOf }) => ({
      en: `the COG that ${nameOf(figure)} takes cover from`,
      es: `el CGO del que se cubre ${nameOf(figure)}`,
    }),
    byFigure,
  ),
  coverChoice: naming(
    ({ figure }, { figure: nameOf }) => ({
      en: `the cover space of ${nameOf(figure)}`,
      es: `el espacio de cobertura de ${nameOf(figure)}`,
    }),
    itself,
  ),
  targetChoice: naming(
    ({ figure }, { figure: nameOf }) => ({
      en: `whom ${nameOf(figure)} attacks`,
      es: `a quién ataca ${nameOf(figure)}`,
    }),
    byFigure,
  ),
  spawnOrder: naming(
    () => ({ en: 'the next figure to spawn', es: 'la siguiente figura que se genera' }),
    (option, { enemy, locale }) => {
      const [request = '', place = ''] = option.split('@')
      return { en: `${enemy(request)} in ${place}`, es: `${enemy(request)} en ${place}` }[locale]
    },
  ),
  holeChoice: naming(
    () => ({
      en: 'the emergence hole where the next figure appears',
      es: 'el agujero de emergencia donde aparece la siguiente figura',
    }),
    itself,
  ),
  openHole: naming(
    () => ({ en: 'the emergence hole that stays open', es: 'el agujero de emergencia que queda abierto' }),
    itself,
  ),
  sealChoice: naming(
    () => ({ en: 'the emergence hole that the grenade seals', es: 'el agujero de emergencia que sella la granada' }),
    itself,
  ),
  exitChoice: naming(
    () => ({
      en: 'the map exit where the next figure appears',
      es: 'la salida del mapa donde aparece la siguiente figura',
    }),
    itself,
  ),
  markerChoice: naming(
    () => ({ en: 'the dropped weapon whose marker is taken', es: 'el arma soltada cuyo indicador se toma' }),
    (option, { dropped }) => dropped(option),
  ),
  blastOrder: naming(() => ({ en: 'the next Ticker to blow up', es: 'el siguiente Ticker que explota' }), byFigure),
  weaponChoice: naming(() => ({ en: 'the weapon that loses ammo', es: 'el arma que pierde munición' }), byWeapon),
  guardOffer: GUARD,
  guardPick: naming(
    ({ figure }, { figure: nameOf }) => ({
      en: `who guards against ${nameOf(figure)}`,
      es: `quién usa Proteger contra ${nameOf(figure)}`,
    }),
    byFigure,
  ),
  guardAttack: {
    question: ({ figure }, { figure: nameOf }) => ({
      en: `the attack of the guard against ${nameOf(figure)}`,
      es: `el ataque de Proteger contra ${nameOf(figure)}`,
    }),
    answer: (option, { figure }, names) => {
      const target = names.figure(figure)
      if (option === 'decline') return { en: `Do not attack ${target}.`, es: `No ataques a ${target}.` }
      const [weapon = '', mode = ''] = option.split(':')
      const how = attackText(weapon, mode, names)
      return { en: `Attack ${target} with ${how.en}.`, es: `Ataca a ${target} con ${how.es}.` }
    },
  },
  dodgeOffer: {
    question: (asked, names) => {
      const foe = against(asked, names)
      return { en: `whether to dodge${foe.en}`, es: `si usa Esquivar${foe.es}` }
    },
    answer: (option, asked, names) => {
      const foe = against(asked, names)
      if (option === 'decline') return { en: `Do not dodge${foe.en}.`, es: `No uses Esquivar${foe.es}.` }
      const paid = option === 'dodge' ? same('') : discarding(option, names)
      return { en: `Dodge${foe.en}${paid.en}.`, es: `Usa Esquivar${foe.es}${paid.es}.` }
    },
  },
  triggerChoice: naming(
    () => ({ en: 'how many omens the ability uses', es: 'cuántos augurios usa la capacidad' }),
    itself,
  ),
  followOffer: {
    question: ({ figure }, { figure: nameOf }) => ({
      en: `whether to follow ${nameOf(figure)}`,
      es: `si Sigue a ${nameOf(figure)}`,
    }),
    answer: (option, { figure }, names) => {
      const leader = names.figure(figure)
      if (option === 'decline') return { en: `Do not follow ${leader}.`, es: `No sigas a ${leader}.` }
      const paid = discarding(option, names)
      return { en: `Follow ${leader}${paid.en}.`, es: `Sigue a ${leader}${paid.es}.` }
    },
  },
  discardForWounds: {
    question: () => ({ en: 'the order card that a wound costs', es: 'la carta de Orden que cuesta una herida' }),
    answer: (option, _asked, { card }) => ({
      en: `Discard ${card(option)} for a wound.`,
      es: `Descarta ${card(option)} por una herida.`,
    }),
  },
  ownCover: {
    question: ({ figure }, { figure: nameOf }) => ({
      en: `where ${nameOf(figure)} takes cover, if at all`,
      es: `dónde se pone a cubierto ${nameOf(figure)}, si lo hace`,
    }),
    answer: (option) =>
      option === 'none'
        ? { en: 'Take no cover.', es: 'No te pongas a cubierto.' }
        : { en: `Take cover in ${option}.`, es: `Ponte a cubierto en ${option}.` },
  },
  exploreOffer: {
    question: ({ figure }) => ({
      en: `whether to explore the door ${figure ?? ''}`,
      es: `si explora la puerta ${figure ?? ''}`,
    }),
    answer: (option, { figure }) =>
      option === 'decline'
        ? { en: `Do not explore the door ${figure ?? ''} now.`, es: `No explores la puerta ${figure ?? ''} ahora.` }
        : { en: `Explore the door ${option}.`, es: `Explora la puerta ${option}.` },
  },
  moveOn: {
    question: () => ({ en: 'whether to move on', es: 'si se sigue moviendo' }),
    answer: (option) =>
      option === 'stop'
        ? { en: 'Move no farther.', es: 'No te muevas más.' }
        : { en: `Move on to ${option}.`, es: `Sigue hasta ${option}.` },
  },
  locustChoice: naming(() => ({ en: 'the Locust that is drawn near', es: 'el Locust al que se atrae' }), byFigure),
  recipientChoice: naming(
    () => ({ en: 'who plays another order card', es: 'quién juega otra carta de Orden' }),
    byFigure,
  ),
  ammoChoice: naming(
    () => ({ en: 'the weapon that gets an ammo token', es: 'el arma que recibe un contador de Munición' }),
    byWeapon,
  ),
  weaponKept: naming(() => ({ en: 'the weapon to keep', es: 'el arma que se conserva' }), byWeapon),
  weaponLimit: naming(
    () => ({
      en: 'the weapon to give up, because it is one too many',
      es: 'el arma que se abandona, porque sobra una',
    }),
    byWeapon,
  ),
  zoneChoice: naming(
    ({ figure }, { figure: nameOf }) =>
      figure === null
        ? { en: 'the zone', es: 'la zona' }
        : { en: `the zone of ${nameOf(figure)}`, es: `la zona de ${nameOf(figure)}` },
    itself,
  ),
  weaponReceiver: naming(
    ({ against: weapon }, { weapon: nameOf }) => ({
      en: `who gets the ${nameOf(weapon ?? '')}`,
      es: `quién recibe ${nameOf(weapon ?? '')}`,
    }),
    byFigure,
  ),
  levelChoice: naming(
    () => ({ en: 'the level that is unlocked', es: 'el nivel que se desbloquea' }),
    (option, { locale }) => ({ en: `level ${option}`, es: `nivel ${option}` })[locale],
  ),
  report: naming(() => ({ en: 'what the dice show', es: 'qué muestran los dados' }), itself),
  mapChoice: naming(
    () => ({ en: 'how many soldiers start on the first map', es: 'cuántos soldados empiezan en el primer mapa' }),
    itself,
  ),
}

const UNKNOWN: Words = naming(() => ({ en: 'an option', es: 'una opción' }), itself)

const wordsOf = (kind: string): Words => {
  const known = MATCH_DECISION_KINDS.find((one) => one === kind)
  return known === undefined ? UNKNOWN : WORDS[known]
}

const namesIn = (locale: Locale, content: GearsContent): Names => ({
  locale,
  figure: (id) => figureName(id, locale, content),
  weapon: (id) => weaponName(id, locale, content),
  card: (id) => orderCardName(id, locale, content),
  dropped: (marker) => droppedName(marker, locale, content),
  enemy: (id) => (/^[ABC]$/.test(id) ? id : enemyName(id, locale, content)),
})

/** What is asked, without a capital and a full stop. */
export const questionText = (asked: AskedDecision, locale: Locale, content: GearsContent): string =>
  wordsOf(asked.kind).question(asked, namesIn(locale, content))[locale]

/** What an option means, in one sentence. */
export const answerText = (asked: AskedDecision, option: string, locale: Locale, content: GearsContent): string =>
  wordsOf(asked.kind).answer(option, asked, namesIn(locale, content))[locale]

/** An option in few words: a name, or the sentence of what it means. */
export function optionText(asked: AskedDecision, option: string, locale: Locale, content: GearsContent): string {
  const { nameOf } = wordsOf(asked.kind)
  if (nameOf !== undefined) return nameOf(option, namesIn(locale, content))
  const sentence = answerText(asked, option, locale, content).replace(/\.$/, '')
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

/** Whoever decides where nobody is named. */
export const ACTIVE_PLAYER = 'active player'

/** Who decides, at the beginning of a sentence. */
export const deciderName = (player: string, locale: Locale, content: GearsContent): string =>
  player === ACTIVE_PLAYER
    ? { en: 'The active player', es: 'El jugador activo' }[locale]
    : figureName(player, locale, content)

/** A decision that was made, as `whom Drone 2 attacks: Cole`. */
export function decisionText(
  { decision, chosen, ...about }: { decision: string; player: string; figure: string | null; chosen: string },
  locale: Locale,
  content: GearsContent,
): string {
  const asked = { ...about, kind: decision }
  return `${questionText(asked, locale, content)}: ${optionText(asked, chosen, locale, content)}`
}

/** The figures that may be spawned next, with their places. */
export const spawnList = (options: readonly string[], locale: Locale, content: GearsContent): string => {
  const asked = { kind: 'spawnOrder', player: '', figure: null }
  return formatChoice(
    options.map((option) => optionText(asked, option, locale, content)),
    locale,
  )
}
