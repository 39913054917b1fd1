import type { Locale, Localized } from '../../../../lib/locale.ts'
import { capitalize } from '../../../../lib/wording.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { countOf } from '../../language/attack-words.ts'
import { droppedName, figureName, weaponName } from '../../language/card-name.ts'
import { type AskedDecision, deciderName, optionText, questionText } from './decision.words.ts'
import type { EventRow } from './event-row.ts'

type Describer = (event: EventRow, content: GearsContent) => Localized | null

const nothing: Describer = () => null
const wounds = (count: number | null, locale: Locale): string => countOf(count ?? 0, 'wound', locale)

/** What is worth a clause of the story. Moves are told by their end, attacks by their result. */
const DESCRIBERS: Readonly<Record<EventRow['kind'], Describer>> = {
  aiCardDrawn: ({ card }) => ({ en: `AI card ${card}`, es: `carta de IA ${card}` }),
  aiCardRedrawn: ({ reason }) =>
    reason === 'drawAnother' ? { en: 'another is drawn', es: 'se roba otra' } : { en: 'redrawn', es: 'se sustituye' },
  aiDeckShuffled: nothing,
  branchTaken: nothing,
  locustActivated: nothing,
  coverLeft: nothing,
  figureMoved: ({ figure, zone }, content) => ({
    en: `${figureName(figure, 'en', content)} moves to ${zone}`,
    es: `${figureName(figure, 'es', content)} mueve a ${zone}`,
  }),
  coverTaken: ({ figure, cover }, content) => ({
    en: `${figureName(figure, 'en', content)} takes cover ${cover}`,
    es: `${figureName(figure, 'es', content)} se cubre en ${cover}`,
  }),
  attackDeclared: nothing,
  attackSkipped: ({ figure }, content) => ({
    en: `${figureName(figure, 'en', content)} cannot attack`,
    es: `${figureName(figure, 'es', content)} no puede atacar`,
  }),
  dodged: ({ figure }, content) => ({
    en: `${figureName(figure, 'en', content)} dodges`,
    es: `${figureName(figure, 'es', content)} esquiva`,
  }),
  guarded: ({ figure, target }, content) => ({
    en: `${figureName(figure, 'en', content)} guards against ${figureName(target, 'en', content)}`,
    es: `${figureName(figure, 'es', content)} protege contra ${figureName(target, 'es', content)}`,
  }),
  diceRolled: ({ figure, target, amount, chainsaw }, content) =>
    chainsaw
      ? {
          en: `${figureName(figure, 'en', content)} uses the chainsaw on ${figureName(target, 'en', content)}`,
          es: `${figureName(figure, 'es', content)} usa la motosierra contra ${figureName(target, 'es', content)}`,
        }
      : {
          en: `${figureName(figure, 'en', content)} attacks ${figureName(target, 'en', content)} for ${wounds(amount, 'en')}`,
          es: `${figureName(figure, 'es', content)} ataca a ${figureName(target, 'es', content)}: ${wounds(amount, 'es')}`,
        },
  locustWounded: ({ figure }, content) => ({
    en: `${figureName(figure, 'en', content)} is wounded`,
    es: `${figureName(figure, 'es', content)} queda herido`,
  }),
  locustKilled: ({ figure }, content) => ({
    en: `${figureName(figure, 'en', content)} dies`,
    es: `${figureName(figure, 'es', content)} muere`,
  }),
  locustHealed: ({ figure }, content) => ({
    en: `${figureName(figure, 'en', content)} heals`,
    es: `${figureName(figure, 'es', content)} se cura`,
  }),
  weaponDropped: ({ weapon, zone }, content) => ({
    en: `${weaponName(weapon, 'en', content)} drops in ${zone}`,
    es: `cae ${weaponName(weapon, 'es', content)} en ${zone}`,
  }),
  markerTaken: ({ marker }, content) => ({
    en: `${droppedName(marker ?? '', 'en', content)} is taken away`,
    es: `se retira ${droppedName(marker ?? '', 'es', content)}`,
  }),
  cogWounded: ({ figure, amount }, content) => ({
    en: `${figureName(figure, 'en', content)} takes ${wounds(amount, 'en')}`,
    es: `${figureName(figure, 'es', content)} recibe ${wounds(amount, 'es')}`,
  }),
  cogBleeding: ({ figure }, content) => ({
    en: `${figureName(figure, 'en', content)} bleeds out`,
    es: `${figureName(figure, 'es', content)} se desangra`,
  }),
  cogExecuted: ({ figure }, content) => ({
    en: `${figureName(figure, 'en', content)} is executed`,
    es: `${figureName(figure, 'es', content)} es ejecutado`,
  }),
  spawned: ({ figure, zone }, content) => ({
    en: `${figureName(figure, 'en', content)} appears in ${zone}`,
    es: `${figureName(figure, 'es', content)} aparece en ${zone}`,
  }),
  spawnFailed: ({ zone }) => ({ en: `nothing appears in ${zone}`, es: `nada aparece en ${zone}` }),
  holeOpened: ({ zone }) => ({ en: `a hole opens in ${zone}`, es: `se abre un agujero en ${zone}` }),
  tickerBlast: ({ figure }, content) => ({
    en: `${figureName(figure, 'en', content)} blows up`,
    es: `${figureName(figure, 'es', content)} explota`,
  }),
  ammoDiscarded: ({ figure, weapon }, content) => ({
    en: `${figureName(figure, 'en', content)} loses ammo of ${weaponName(weapon, 'en', content)}`,
    es: `${figureName(figure, 'es', content)} pierde munición de ${weaponName(weapon, 'es', content)}`,
  }),
  guardForbidden: () => ({ en: 'nobody may guard', es: 'nadie puede Proteger' }),
  stepEnded: () => ({ en: 'the step ends', es: 'el paso termina' }),
}

/** More clauses than these make no sentence; the details have them all. */
const MAX_CLAUSES = 12

type PlayedStep = {
  readonly events: readonly EventRow[]
  readonly pending: (AskedDecision & { readonly options: readonly string[] }) | null
}

const NOTHING: Localized = { en: 'Nothing happens', es: 'No ocurre nada' }
const NO_CHANGE: Localized = { en: 'nothing changes', es: 'nada cambia' }

/** What happened, one clause each; those that begin with no name begin with a capital. */
function clausesOf(events: readonly EventRow[], locale: Locale, content: GearsContent): Clause[] {
  const known = woundsOfAttacks(events)
  return events
    .filter((event, index) => !isPassedBy(event, events[index + 1]) && !known.has(event))
    .flatMap((event) => {
      const clause = DESCRIBERS[event.kind](event, content)
      const isCard = event.kind === 'aiCardDrawn'
      return clause === null ? [] : [{ text: clause[locale], isNamed: event.figure !== null, isCard }]
    })
}

type Clause = { readonly text: string; readonly isNamed: boolean; readonly isCard: boolean }

const begin = ({ text, isNamed }: Clause): string => (isNamed ? text : capitalize(text))

/** The clauses of a sentence; of too many the middle is left out, never the end. */
function sentenceOf(clauses: readonly Clause[], locale: Locale): string {
  const [first, ...others] = clauses
  if (first === undefined) return NOTHING[locale]
  const texts = [begin(first), ...others.map(({ text }) => text)]
  const more = texts.length - MAX_CLAUSES
  if (more <= 0) return texts.join('; ')
  const left = { en: `${more} more`, es: `${more} más` }[locale]
  return [...texts.slice(0, MAX_CLAUSES / 2), `(${left})`, ...texts.slice(-MAX_CLAUSES / 2)].join('; ')
}

/** All that happened, a line each, if it is too much for one sentence. */
export function stepLines({ events }: PlayedStep, locale: Locale, content: GearsContent): string[] {
  const clauses = clausesOf(events, locale, content)
  return clauses.length <= MAX_CLAUSES ? [] : clauses.map((clause) => `${begin(clause)}.`)
}

/** The step in a sentence: what the figures did, and what is asked if it is not over. */
export function describeStep({ events, pending }: PlayedStep, locale: Locale, content: GearsContent): string {
  const clauses = clausesOf(events, locale, content)
  const story = sentenceOf(clauses, locale)
  if (pending === null) return clauses.at(-1)?.isCard ? `${story}; ${NO_CHANGE[locale]}.` : `${story}.`
  const { player } = pending
  const who = deciderName(player, locale, content)
  const question = `${questionText(pending, locale, content)} (${optionNames(pending, locale, content)})`
  return {
    en: `${story}. ${capitalize(who)} is to choose: ${question}.`,
    es: `${story}. ${capitalize(who)} debe elegir: ${question}.`,
  }[locale]
}

/** The options of a question, each as what it means. */
function optionNames(
  asked: AskedDecision & { readonly options: readonly string[] },
  locale: Locale,
  content: GearsContent,
): string {
  const shown = asked.options.slice(0, MAX_CLAUSES).map((option) => optionText(asked, option, locale, content))
  return shown.join('; ')
}

/** The wounds of soldiers that an attack has told already; those of omens, blasts and cards are told by themselves. */
function woundsOfAttacks(events: readonly EventRow[]): ReadonlySet<EventRow> {
  const hit = new Set<string>()
  const covered = new Set<EventRow>()
  for (const event of events) {
    if (event.kind === 'diceRolled' && (event.amount ?? 0) > 0) hit.add(event.target ?? '')
    if (event.kind === 'cogWounded' && hit.delete(event.figure ?? '')) covered.add(event)
  }
  return covered
}

/** A step of a move that goes on is not told. */
const isPassedBy = ({ kind, figure }: EventRow, next: EventRow | undefined): boolean =>
  kind === 'figureMoved' && next?.kind === 'figureMoved' && next.figure === figure
