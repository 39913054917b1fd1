import type { Locale, Localized } from '../../../../lib/locale.ts'
import { capitalize } from '../../../../lib/wording.ts'
import { decisionName } from './ai.words.ts'
import type { EventRow } from './event-row.ts'

type Teller = (event: EventRow) => Localized | null

const nothing: Teller = () => null
const wounds = (count: number | null, locale: Locale): string =>
  ({ en: `${count} wound${count === 1 ? '' : 's'}`, es: `${count} herida${count === 1 ? '' : 's'}` })[locale]

/** What is worth a clause of the story. Moves are told by their end, attacks by their result. */
const TELLERS: Readonly<Record<EventRow['kind'], Teller>> = {
  aiCardDrawn: ({ card }) => ({ en: `AI card ${card}`, es: `carta de IA ${card}` }),
  aiCardRedrawn: ({ reason }) =>
    reason === 'drawAnother' ? { en: 'draw another', es: 'roba otra' } : { en: 'redrawn', es: 'se sustituye' },
  aiDeckShuffled: nothing,
  branchTaken: nothing,
  locustActivated: nothing,
  coverLeft: nothing,
  figureMoved: ({ figure, zone }) => ({ en: `${figure} moves to ${zone}`, es: `${figure} mueve a ${zone}` }),
  coverTaken: ({ figure, cover }) => ({ en: `${figure} takes cover ${cover}`, es: `${figure} se cubre en ${cover}` }),
  attackDeclared: nothing,
  attackSkipped: ({ figure }) => ({ en: `${figure} cannot attack`, es: `${figure} no puede atacar` }),
  dodged: ({ figure }) => ({ en: `${figure} dodges`, es: `${figure} esquiva` }),
  guarded: ({ figure, target }) => ({
    en: `${figure} guards against ${target}`,
    es: `${figure} se protege de ${target}`,
  }),
  diceRolled: ({ figure, target, amount }) => ({
    en: `${figure} attacks ${target} for ${wounds(amount, 'en')}`,
    es: `${figure} ataca a ${target}: ${wounds(amount, 'es')}`,
  }),
  locustWounded: ({ figure }) => ({ en: `${figure} is wounded`, es: `${figure} queda herido` }),
  locustKilled: ({ figure }) => ({ en: `${figure} dies`, es: `${figure} muere` }),
  locustHealed: ({ figure }) => ({ en: `${figure} heals`, es: `${figure} se cura` }),
  weaponDropped: ({ weapon, zone }) => ({ en: `${weapon} drops in ${zone}`, es: `cae ${weapon} en ${zone}` }),
  markerTaken: ({ marker }) => ({ en: `${marker} is taken away`, es: `se retira ${marker}` }),
  cogWounded: nothing,
  cogBleeding: ({ figure }) => ({ en: `${figure} bleeds out`, es: `${figure} se desangra` }),
  cogExecuted: ({ figure }) => ({ en: `${figure} is executed`, es: `${figure} es ejecutado` }),
  spawned: ({ figure, zone }) => ({ en: `${figure} appears in ${zone}`, es: `${figure} aparece en ${zone}` }),
  spawnFailed: ({ zone }) => ({ en: `nothing appears in ${zone}`, es: `nada aparece en ${zone}` }),
  holeOpened: ({ zone }) => ({ en: `a hole opens in ${zone}`, es: `se abre un agujero en ${zone}` }),
  tickerBlast: ({ figure }) => ({ en: `${figure} blows up`, es: `${figure} explota` }),
  ammoDiscarded: ({ figure, weapon }) => ({
    en: `${figure} loses ammo of ${weapon}`,
    es: `${figure} pierde munición de ${weapon}`,
  }),
  guardForbidden: () => ({ en: 'nobody may guard', es: 'nadie puede Proteger' }),
  stepEnded: () => ({ en: 'the step ends', es: 'el paso termina' }),
}

const MOST_CLAUSES = 12

type Told = {
  readonly events: readonly EventRow[]
  readonly pending: { readonly kind: Parameters<typeof decisionName>[0]; readonly options: readonly string[] } | null
}

/** The step in a sentence: what the figures did, and what is asked if it is not over. */
export function storyOf({ events, pending }: Told, locale: Locale): string {
  const clauses = events
    .filter((event, index) => !isPassedBy(event, events[index + 1]))
    .flatMap((event) => {
      const clause = TELLERS[event.kind](event)
      return clause === null ? [] : [clause[locale]]
    })
  const more = clauses.length - MOST_CLAUSES
  const shown = clauses.slice(0, MOST_CLAUSES)
  if (more > 0) shown.push({ en: `and ${more} more`, es: `y ${more} más` }[locale])
  const told = shown.join('; ')
  const story =
    (events[0]?.kind === 'aiCardDrawn' ? capitalize(told) : told) ||
    { en: 'Nothing happens', es: 'No ocurre nada' }[locale]
  if (pending === null) return `${story}.`
  const question = `${decisionName(pending.kind, locale)} (${pending.options.slice(0, MOST_CLAUSES).join(', ')})`
  return { en: `${story}. To be chosen: ${question}.`, es: `${story}. Queda por elegir: ${question}.` }[locale]
}

/** A step of a move that goes on is not told. */
const isPassedBy = ({ kind, figure }: EventRow, next: EventRow | undefined): boolean =>
  kind === 'figureMoved' && next?.kind === 'figureMoved' && next.figure === figure
