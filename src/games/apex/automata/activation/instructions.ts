import type { Locale, Localized } from '../../../../lib/locale.ts'
import { capitalize, formatCount, formatList, type Noun } from '../../../../lib/wording.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { figureName, legendName } from '../../language/legend-name.ts'
import { cellName, endName } from '../../language/notation.ts'
import { directionName } from '../../language/words.ts'
import { automatonCardName } from '../cards/card.words.ts'
import { FOUND_BY, type PriorityDecision } from '../decisions/priority-decision.ts'
import { BLOCK_WORDS, BLOCKS, COLOUR_WORDS } from '../movement/movement.words.ts'
import { routeName } from '../route/route.words.ts'
import { SKIP_WORDS } from './activation.rules.ts'
import type { ActivationEvent } from './events.ts'

type EventOf<Type extends ActivationEvent['type']> = Extract<ActivationEvent, { type: Type }>
type Say<Type extends ActivationEvent['type']> = (event: EventOf<Type>, names: Names) => Localized | null
type Names = {
  readonly legend: (id: string) => string
  readonly card: (id: string) => string
  readonly route: (id: string) => string
  readonly figure: (id: string) => Localized
}

const HIT: Noun = { en: ['hit', 'hits'], es: ['impacto', 'impactos'] }
const HEADSHOT: Noun = { en: ['headshot', 'headshots'], es: ['disparo a la cabeza', 'disparos a la cabeza'] }

/** `2 hits and 1 headshot`, `no hit`. */
function hitsText({ hits, headshots }: { hits: number; headshots: number }, locale: Locale): string {
  if (hits === 0) return { en: 'no hit', es: 'ningún impacto' }[locale]
  const counted = [
    formatCount(hits, HIT, locale),
    ...(headshots === 0 ? [] : [formatCount(headshots, HEADSHOT, locale)]),
  ]
  return formatList(counted, locale)
}

const change = ({ before, after }: { before: number; after: number }): string => `${before} → ${after}`

/** What a reason that is given by its name says. */
function reasonOf(words: Readonly<Record<string, Localized>>, reason: string): Localized {
  return words[reason] ?? { en: reason, es: reason }
}

const HOW: Readonly<Record<EventOf<'moved'>['how'], (name: string, cell: string) => Localized>> = {
  step: (name, cell) => ({ en: `${name} moves to ${cell}.`, es: `${name} se mueve a ${cell}.` }),
  zipline: (name, cell) => ({ en: `${name} takes the zipline to ${cell}.`, es: `${name} va en tirolina a ${cell}.` }),
  shift: (name, cell) => ({ en: `${name} shifts to ${cell}.`, es: `${name} se desplaza a ${cell}.` }),
  transfer: (name, cell) => ({ en: `Transfer ${name} to ${cell}.`, es: `Traslada a ${name} a ${cell}.` }),
  push: (name, cell) => ({ en: `${name} is pushed to ${cell}.`, es: `${name} es empujado a ${cell}.` }),
  placed: (name, cell) => ({ en: `Place ${name} in ${cell}.`, es: `Coloca a ${name} en ${cell}.` }),
  respawn: (name, cell) => ({ en: `${name} comes back in ${cell}.`, es: `${name} vuelve en ${cell}.` }),
  reaction: (name, cell) => ({ en: `${name} is in ${cell} now.`, es: `${name} está ahora en ${cell}.` }),
}

/** `, the nearest`; nothing where nobody has written down what decided. */
const foundBy = (criterion: PriorityDecision | undefined, locale: Locale): string =>
  criterion === undefined || criterion === 'noEnemies' ? '' : `, ${FOUND_BY[criterion][locale]}`

const ENDS: Readonly<Record<string, Localized>> = {
  X: { en: 'The icon is an X: it does not move on.', es: 'El icono es una X: no se mueve más.' },
  noMp: { en: 'No movement points are left.', es: 'No quedan puntos de Movimiento.' },
  stuck: { en: 'No way leads on: it stays.', es: 'Ningún camino sigue: se queda.' },
}

const OVER: Readonly<Record<string, Localized>> = {
  done: { en: 'The activation is over.', es: 'La activación ha terminado.' },
  noEnemies: {
    en: 'Nobody to fight: the activation is over.',
    es: 'Nadie con quien luchar: la activación ha terminado.',
  },
  eliminated: {
    en: 'It was eliminated: the activation is over.',
    es: 'Ha sido eliminado: la activación ha terminado.',
  },
}

const BLOCKED: Readonly<Record<string, Localized>> = Object.fromEntries(BLOCKS.map((name) => [name, BLOCK_WORDS[name]]))

/** What is read aloud for each event; null where another one says it. */
const SAYINGS: { readonly [Type in ActivationEvent['type']]: Say<Type> } = {
  activationStarted: ({ legend }, { legend: name }) => ({
    en: `${name(legend)} is activated.`,
    es: `Se activa ${name(legend)}.`,
  }),
  stepStarted: () => null,
  stepSkipped: ({ step, reason }) => {
    const why = reasonOf(SKIP_WORDS, reason)
    return { en: `Step ${step} is skipped: ${why.en}.`, es: `El paso ${step} se omite: ${why.es}.` }
  },
  prioritiesSet: ({ primary, secondary, criterion }, { legend }) => ({
    en: `Primary enemy: ${legend(primary)}${foundBy(criterion, 'en')}${secondary === null ? '' : `; secondary: ${legend(secondary)}`}.`,
    es: `Enemigo principal: ${legend(primary)}${foundBy(criterion, 'es')}${secondary === null ? '' : `; secundario: ${legend(secondary)}`}.`,
  }),
  promoted: ({ primary }, { legend }) => ({
    en: `${legend(primary)} is the primary enemy now.`,
    es: `${legend(primary)} es ahora el enemigo principal.`,
  }),
  chargesChanged: ({ legend: id, charges }, { legend }) => ({
    en: `Charges of ${legend(id)}: ${change(charges)}.`,
    es: `Cargas de ${legend(id)}: ${change(charges)}.`,
  }),
  recovered: ({ legend: id, shield, health }, { legend }) => ({
    en: `${legend(id)}: Shield ${change(shield)}, Health ${change(health)}.`,
    es: `${legend(id)}: Escudo ${change(shield)}, Salud ${change(health)}.`,
  }),
  squadmateRecovers: ({ shieldGain, healthGain }) => ({
    en: `Its squadmate recovers ${shieldGain} Shield and ${healthGain} Health.`,
    es: `Su compañero recupera ${shieldGain} de Escudo y ${healthGain} de Salud.`,
  }),
  featDrawn: ({ card }, { card: name }) => ({
    en: `Draw a Feat: ${name(card)}.`,
    es: `Roba una Proeza: ${name(card)}.`,
  }),
  featReshuffled: ({ size }) => ({
    en: `Shuffle ${size} Feats into a new deck.`,
    es: `Baraja ${size} Proezas en un mazo nuevo.`,
  }),
  featDiscarded: ({ card }, { card: name }) => ({ en: `Discard ${name(card)}.`, es: `Descarta ${name(card)}.` }),
  abilityUsed: ({ card, turns, cooldown }, { card: name }) => ({
    en: `It uses ${name(card)}: ${turns === null ? `cooldown ${cooldown}` : `token ${turns} turns ahead, then cooldown ${cooldown}`}.`,
    es: `Usa ${name(card)}: ${turns === null ? `tiempo de espera ${cooldown}` : `ficha ${turns} turnos adelante, luego tiempo de espera ${cooldown}`}.`,
  }),
  abilityUnusable: ({ card }, { card: name }) => ({ en: `${name(card)} is not used.`, es: `${name(card)} no se usa.` }),
  procedureSelected: ({ procedure }) =>
    procedure === 'danger'
      ? { en: 'It stands in danger and tries to get out.', es: 'Está en peligro e intenta salir.' }
      : { en: `Procedure ${procedure}.`, es: `Procedimiento ${procedure}.` },
  routeDrawn: ({ card, facing, colour }, { route }) => ({
    en: `Draw ${route(card)}, pointing ${directionName(facing, 'en')}: ${colour === 'X' ? 'X' : `${COLOUR_WORDS[colour].en} path`}.`,
    es: `Roba la ${route(card)}, hacia el ${directionName(facing, 'es')}: ${colour === 'X' ? 'X' : `camino ${COLOUR_WORDS[colour].es}`}.`,
  }),
  routeTurned: ({ facing }) => ({
    en: `Turn the card to ${directionName(facing, 'en')}.`,
    es: `Gira la carta al ${directionName(facing, 'es')}.`,
  }),
  routeDiscarded: ({ card }, { route }) => ({ en: `Discard ${route(card)}.`, es: `Descarta la ${route(card)}.` }),
  blocked: ({ place, reason }) => {
    const why = reasonOf(BLOCKED, reason)
    return { en: `${cellName(place)} is blocked: ${why.en}.`, es: `${cellName(place)} está bloqueado: ${why.es}.` }
  },
  objectsDestroyed: ({ objects }) => ({
    en: `Destroy ${formatList(objects, 'en')}.`,
    es: `Destruye ${formatList(objects, 'es')}.`,
  }),
  moved: ({ legend: id, cell, how }, { legend }) => HOW[how](legend(id), cellName(cell)),
  stayed: ({ legend: id, cell }, { legend }) => ({
    en: `${legend(id)} stays in ${cellName(cell)}.`,
    es: `${legend(id)} se queda en ${cellName(cell)}.`,
  }),
  moveEnded: ({ reason }) => reasonOf(ENDS, reason),
  shotAimed: ({ legend: id, target, weapon, difficulty, optimal }, { legend }) => ({
    en: `${legend(id)} shoots ${legend(target)} with the ${weapon}, difficulty ${difficulty}${optimal ? ' (Optimal Shot)' : ''}.`,
    es: `${legend(id)} dispara a ${legend(target)} con ${weapon}, dificultad ${difficulty}${optimal ? ' (Disparo óptimo)' : ''}.`,
  }),
  reactionRevealed: ({ legend: id, card }, { legend, card: name }) => ({
    en: `${legend(id)} reveals ${name(card)}.`,
    es: `${legend(id)} revela ${name(card)}.`,
  }),
  reactionPlayed: ({ legend: id, card }, { legend, card: name }) => ({
    en: `${legend(id)} plays ${name(card)}.`,
    es: `${legend(id)} juega ${name(card)}.`,
  }),
  shotFired: ({ damage, ...found }) => ({
    en: `${capitalize(hitsText(found, 'en'))}: ${damage} damage.`,
    es: `${capitalize(hitsText(found, 'es'))}: ${damage} de daño.`,
  }),
  damaged: ({ legend: id, shield, health }, { legend }) => ({
    en: `${legend(id)}: Shield ${change(shield)}, Health ${change(health)}.`,
    es: `${legend(id)}: Escudo ${change(shield)}, Salud ${change(health)}.`,
  }),
  hit: ({ place, damage }) => ({
    en: `The Legend in ${cellName(place)} takes ${damage} damage.`,
    es: `La Leyenda de ${cellName(place)} sufre ${damage} de daño.`,
  }),
  eliminated: ({ legend: id }, { legend }) => ({ en: `${legend(id)} is eliminated.`, es: `${legend(id)} cae.` }),
  grenadeThrown: ({ target, cell }, { legend }) => ({
    en: `It throws a frag grenade at ${legend(target)}, on ${cellName(cell)}.`,
    es: `Lanza una granada de fragmentación a ${legend(target)}, en ${cellName(cell)}.`,
  }),
  grenadeLanded: ({ place }) => ({ en: `It explodes in ${cellName(place)}.`, es: `Explota en ${cellName(place)}.` }),
  figurePlaced: ({ figure, end }, { figure: name }) => ({
    en: `Place ${name(figure).en} in ${endName(end, 'en')}.`,
    es: `Coloca ${name(figure).es} en ${endName(end, 'es')}.`,
  }),
  figureAttached: ({ figure, legend: id }, { legend, figure: name }) => ({
    en: `Attach ${name(figure).en} to ${legend(id)}.`,
    es: `Adhiere ${name(figure).es} a ${legend(id)}.`,
  }),
  effectSkipped: () => ({ en: 'The next effect cannot be resolved.', es: 'El efecto siguiente no se puede resolver.' }),
  activationEnded: ({ reason }) => reasonOf(OVER, reason),
}

/** The instructions of an activation in order, as somebody at the table carries them out. */
export function instructionsOf(events: readonly ActivationEvent[], locale: Locale, content: ApexContent): string[] {
  return events.flatMap((event) => sayingOf(event, locale, content) ?? [])
}

/** One event in a sentence; null where another one says it. */
export function sayingOf(event: ActivationEvent, locale: Locale, content: ApexContent): string | null {
  const names: Names = {
    legend: (id) => legendName(id, locale, content),
    card: (id) => content.featCards.get(id)?.name[locale] ?? automatonCardName(id, locale, content),
    route: (id) => routeName(id, locale, content),
    figure: (id) => ({ en: figureName(id, 'en', content), es: figureName(id, 'es', content) }),
  }
  return say(event, names)?.[locale] ?? null
}

/** Looks the saying of an event up; the table has one for the type of each. */
function say<Type extends ActivationEvent['type']>(event: EventOf<Type>, names: Names): Localized | null {
  const saying: Say<Type> = SAYINGS[event.type as Type]
  return saying(event, names)
}

/** What matters of an activation in one line: where it ends, whom it hit. */
export function summaryOf(
  events: readonly ActivationEvent[],
  id: string,
  locale: Locale,
  content: ApexContent,
): string {
  const name = legendName(id, locale, content)
  const parts = events.flatMap((event): Localized[] => {
    if (event.type === 'shotAimed') {
      const target = legendName(event.target, locale, content)
      return [{ en: `shoots ${target} with the ${event.weapon}`, es: `dispara a ${target} con ${event.weapon}` }]
    }
    if (event.type === 'shotFired') return [{ en: hitsText(event, 'en'), es: hitsText(event, 'es') }]
    if (event.type === 'grenadeThrown') return [{ en: 'throws a grenade', es: 'lanza una granada' }]
    return event.type === 'abilityUsed'
      ? [
          {
            en: `uses ${automatonCardName(event.card, locale, content)}`,
            es: `usa ${automatonCardName(event.card, locale, content)}`,
          },
        ]
      : []
  })
  const end = events.findLast((event) => (event.type === 'moved' || event.type === 'stayed') && event.legend === id)
  const place =
    end !== undefined && 'cell' in end
      ? [{ en: `ends in ${cellName(end.cell)}`, es: `acaba en ${cellName(end.cell)}` }]
      : []
  const texts = [...parts, ...place].map((part) => part[locale])
  const nothing = { en: 'does nothing', es: 'no hace nada' }[locale]
  return `${name}: ${texts.length === 0 ? nothing : texts.join(', ')}.`
}
