import type { Offer, SeatNames } from '../../../contract/match.ts'
import { REPORT } from '../../../contract/match-procedure.ts'
import { reportOffer } from '../../../contract/match-report.ts'
import type { Steps } from '../../../lib/steps.ts'
import type { SignumContent } from '../content/signum-content.ts'
import type { Scene } from './checks/moment.ts'
import { nameOf, type SignumCommand } from './command.ts'
import { commandViolations } from './decide.ts'
import { leaverOf } from './leaving.ts'
import { activationOffers } from './offers/activation.ts'
import { answerText } from './offers/answer-words.ts'
import { betweenOffers } from './offers/between.ts'
import { cornerPairs } from './offers/corners.ts'
import { openOf, shiftAnswers } from './offers/open-answers.ts'
import { payField, waysToPay } from './offers/paying.ts'
import { heroOffers } from './offers/places.ts'
import { commandText, firstText } from './offers/words.ts'
import { playerAt, seatOf } from './players.ts'
import { freeCorners } from './procedures/setting-up.ts'
import { listsOf, type SignumQuestion } from './questions.ts'
import type { SignumState } from './state.ts'
import { cardAs, playerOf } from './table.ts'

const kept = new WeakMap<SignumState, Map<string, readonly Offer[]>>()

/** Every command that a seat may give now, complete as it is sent, with what may be changed in it. */
export function* offersOf(
  state: SignumState,
  seat: number,
  content: SignumContent,
  names: SeatNames = [],
): Steps<readonly Offer[]> {
  if (state.result !== null) return []
  const known = kept.get(state) ?? new Map<string, readonly Offer[]>()
  kept.set(state, known)
  const key = JSON.stringify([seat, ...names])
  const offers = known.get(key) ?? (yield* listOffers(state, seat, content, names))
  known.set(key, offers)
  return offers
}

function* listOffers(state: SignumState, seat: number, content: SignumContent, names: SeatNames): Steps<Offer[]> {
  const pending = state.procedure?.pending
  if (pending != null) return pending.seat === seat ? yield* answerOffers({ state, content }, pending, names) : []
  const leaver = leaverOf(state)
  if (leaver !== null) return seat === seatOf(leaver) ? [plainOffer({ endTurn: {} }, content)] : []
  const own = seat === seatOf(state.active) ? yield* turnOffers(state, content, names) : []
  return [...own, ...drawOffers(state, seat, content)]
}

export const plainOffer = (command: SignumCommand, content: SignumContent, group: string = nameOf(command)): Offer => ({
  command,
  group,
  text: commandText(command, content),
})

const REPORT_TEXT = { en: 'Report what the dice show.', es: 'Comunica lo que muestran los dados.' }

function* answerOffers(scene: Scene, question: SignumQuestion, names: SeatNames): Steps<Offer[]> {
  const { kind, options, pick, dice } = question
  if (kind === REPORT && dice !== undefined) return [reportOffer(dice, REPORT_TEXT)]
  const answers = options.map((answer, index) => ({ answer, open: openOf(scene, question, answer, index) }))
  const freely = kind === 'moveCreature' ? yield* shiftAnswers(scene, question) : []
  return [...answers, ...freely].map(({ answer, open }) => ({
    command: { answer },
    group: kind,
    text: answerText(answer, { items: pick?.candidates ?? [], content: scene.content, names }),
    ...(open.length === 0 ? {} : { open }),
  }))
}

/** Draws are offered by people, also outside of their turn. */
function drawOffers(state: SignumState, seat: number, content: SignumContent): Offer[] {
  const player = state.players[seat]
  if (state.turn === 0 || player?.status !== 'in') return []
  const stands = state.drawOffers.includes(playerAt(seat))
  const command: SignumCommand = stands ? { withdrawDraw: {} } : { offerDraw: {} }
  return [{ ...plainOffer(command, content, 'draw'), social: true }]
}

/** What the player may do whose step it is. */
function* turnOffers(state: SignumState, content: SignumContent, names: SeatNames): Steps<Offer[]> {
  const plain = (commands: readonly SignumCommand[]) => commands.map((command) => plainOffer(command, content))
  const { hand } = playerOf(state, state.active)
  switch (state.phase) {
    case 'setupFirst':
      return state.players.map((_, seat) => firstOffer(seat, names))
    case 'setupCorner':
      return plain(cornerCommands(state))
    case 'setupHero':
      return heroOffers({ state, content })
    case 'setupExchange':
      return handOffers(hand, 'exchange', content)
    case 'setupDiscard':
      return handOffers(hand, 'discardForProsperity', content)
    case 'construction':
      return [...buildOffers({ state, content }), ...plain([{ skipConstruction: {} }])]
    default:
      return yield* state.activation === null ? betweenOffers({ state, content }) : activationOffers({ state, content })
  }
}

/** Who plays first is called by name. */
const firstOffer = (seat: number, names: SeatNames): Offer => ({
  command: { chooseFirst: { seat } },
  group: 'chooseFirst',
  text: firstText(seat, names),
})

const cornerCommands = (state: SignumState): SignumCommand[] =>
  state.options.variant === 'teams'
    ? cornerPairs(state).map(([corner, allyCorner]) => ({ chooseCorner: { corner, allyCorner } }))
    : freeCorners(state).map((corner) => ({ chooseCorner: { corner } }))

/** Any cards of the hand; they go in the order in which they are named, which the last offer leaves open. */
function handOffers(
  hand: readonly string[],
  name: 'exchange' | 'discardForProsperity',
  content: SignumContent,
): Offer[] {
  const lists = subsets(hand)
  return lists.map((cards, index) => {
    const offer = plainOffer(
      name === 'exchange' ? { exchange: { cards } } : { discardForProsperity: { cards } },
      content,
    )
    if (index < lists.length - 1 || hand.length < 2) return offer
    return { ...offer, open: [{ path: `${name}.cards`, choices: [...hand], most: hand.length, samples: [] }] }
  })
}

/** All lists of the cards, the shortest first. */
const subsets = (cards: readonly string[]): string[][] => {
  const lists: string[][] = []
  for (let size = 0; size <= cards.length; size++) lists.push(...listsOf(cards, size))
  return lists
}

/** The buildings of the supply; of the construction deck, the one that was drawn. */
function buildOffers(scene: Scene): Offer[] {
  const { state, content } = scene
  const { supply, drawnBuilding, constructionDeck } = playerOf(state, state.active)
  const cards = constructionDeck === null ? supply : [drawnBuilding ?? []].flat()
  return cards.flatMap((card): Offer[] => {
    const paying = waysToPay(scene, cardAs('building', card, content).cost)
    if (paying === null) return []
    const { first } = paying
    const command: SignumCommand = { build: { card, ...(first.length === 0 ? {} : { payment: [...first] }) } }
    if (commandViolations(scene, seatOf(state.active), command).length > 0) return []
    const open = payField('build', paying)
    return [{ ...plainOffer(command, content), ...(open.length === 0 ? {} : { open }) }]
  })
}
