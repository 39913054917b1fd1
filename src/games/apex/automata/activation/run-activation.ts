import type { Random } from '../../../../rulebook/random.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { MAX_HEALTH, STARTING_SHIELD } from '../../content/vitals.ts'
import { type ApexViolation, refuse } from '../../refusal.ts'
import type { ApexTrace } from '../../rules.ts'
import { readAbilities, readLegend, supplyOf, tokensOf } from '../cards/ability-fields.ts'
import type { AutomatonFeat } from '../content/automaton-feats.ts'
import { RecruitDraws } from '../decisions/priorities.ts'
import { beaconsOf } from '../entry/beacons.ts'
import { type Chance, chanceOf, RouteDeck, refusingDraws } from '../route/route-draws.ts'
import { findCard } from '../setting/card-form.ts'
import type { Field } from '../setting/field.ts'
import { automatonViolations, readField } from '../setting/read-field.ts'
import { findArsenal } from '../setting/weapons.ts'
import { Acting, type Cast, type Figure } from './acting.ts'
import type { SituationAfter } from './activate.operation.ts'
import type { ActivateInput } from './activation-question.ts'
import { AimDraws, FeatDeck } from './draws.ts'
import { type ActivationAnswer, type ActivationQuestion, type Asking, Interlude } from './questions.ts'
import { RULING_STAGE } from './ruling-stage.ts'
import { activate } from './steps.ts'

type Context = { readonly content: ApexContent; readonly trace: ApexTrace; readonly random: Random }

/** An activation that was read and can be played. */
export type ReadyActivation = {
  readonly acting: Acting
  readonly decks: Exclude<ReturnType<typeof readDecks>, Refusal>
  /** Plays it as far as the answers lead: to its end, to a question, or to a draw that nobody reported. */
  run(): ActivationQuestion | null | Refusal
}

/** Reads the question, plays the activation, and tells how far it came. */
export function runActivation(input: ActivateInput, context: Context) {
  const ready = readActivation(input, context)
  if (ready instanceof Refusal) return ready
  const { acting, decks } = ready
  const stopped = ready.run()
  if (stopped instanceof Refusal) return stopped
  const unused = {
    routes: decks.routes.unused,
    feats: decks.feats.unused,
    cards: decks.aim.unused,
    recruit: decks.recruit.unused,
  }
  return { events: acting.events, situation: situationOf(acting), question: stopped, unused }
}

/** Reads the table, everybody on it and the decks. */
export function readActivation(input: ActivateInput, context: Context): ReadyActivation | Refusal {
  const { content, trace, random } = context
  const chance = chanceOf(input.seed, random)
  const field = readField(input, content, { cell: input.automaton.cell, path: ['automaton', 'cell'] })
  if (field instanceof Refusal) return field
  const violations = startViolations(input, field)
  if (violations.length > 0) return refuse(violations)
  return onField(input, field, chance, { content, trace })
}

/** An activation on a table that was read already. */
export function onField(
  input: ActivateInput,
  field: Field,
  chance: Chance,
  { content, trace }: Omit<Context, 'random'>,
): ReadyActivation | Refusal {
  const cast = readCast(input, content, chance)
  if (cast instanceof Refusal) return cast
  const decks = readDecks(input, content, chance, trace)
  if (decks instanceof Refusal) return decks
  const acting = new Acting(cast, field, decks, input.automaton.shotThisRound, { content, trace, stage: RULING_STAGE })
  const comeback = { role: input.automaton.role, askBeacon: input.askBeacon }
  return { acting, decks, run: () => refusingDraws(() => play(activate(acting, comeback), input)) }
}

function startViolations({ automaton }: ActivateInput, field: Field): ApexViolation[] {
  const none: ApexViolation[] =
    automaton.cell !== null || beaconsOf(field).length > 0
      ? []
      : [{ rule: 'apex.automata.setup.beacons', path: ['board'], facts: { reason: 'NO_BEACON' } }]
  return [...automatonViolations(automaton), ...none]
}

/** Answers the questions in order; the first one without an answer stops the activation. */
function play(activation: Asking<void>, { answers, idle }: ActivateInput): ActivationQuestion | null | Refusal {
  let turn = activation.next()
  for (let index = 0; !turn.done; index++) {
    if (turn.value instanceof Interlude) throw new Error('Nothing else is played in a ruling.')
    const { ask, idle: simplest } = turn.value
    const answer = answers[index] ?? (idle ? simplest : undefined)
    if (answer === undefined) return ask
    if (!isPossible(ask, answer)) return refuse([wrongAnswer(ask, index)])
    turn = activation.next(answer)
  }
  return null
}

function isPossible({ kind, cards, beacons, spaces }: ActivationQuestion, answer: ActivationAnswer): boolean {
  if ('reaction' in answer) {
    const { card } = answer.reaction
    return kind === 'reaction' && (card === null || cards.includes(card))
  }
  if ('beacon' in answer) return kind === 'beacon' && beacons.includes(answer.beacon)
  const isOffered = spaces.some(({ column, row }) => column === answer.space.column && row === answer.space.row)
  return (kind === 'respawnSpace' || kind === 'pushPlace') && isOffered
}

/** The rule of the question that was not answered as it may be. */
function wrongAnswer({ kind, legend, cards, beacons, spaces }: ActivationQuestion, index: number): ApexViolation {
  const path = ['answers', index]
  switch (kind) {
    case 'reaction':
      return { rule: 'apex.automata.react.human-target', path, facts: { reason: 'NOT_AN_OPTION', legend, cards } }
    case 'beacon': {
      const facts = { reason: 'BEACON_NOT_TIED', beacon: beacons[0] ?? '', by: 'order', tie: beacons } as const
      return { rule: 'apex.automata.respawn.enemy-beacon', path, facts }
    }
    case 'respawnSpace': {
      const facts = { reason: 'SPACE_NOT_ADJACENT_TO_BEACON', space: null, spaces: spaces.length }
      return { rule: 'apex.automata.respawn.teammate', path, facts }
    }
    case 'pushPlace': {
      const [next = { column: 0, row: 0 }] = spaces
      return { rule: 'apex.push.collision-fall', path, facts: { next, end: next, options: spaces, pieces: [] } }
    }
  }
}

/** Everybody who takes part, with their cards. */
function readCast(input: ActivateInput, content: ApexContent, chance: Chance): Cast | Refusal {
  const legend = readLegend(input.automaton, content)
  if (legend instanceof Refusal) return legend
  const arsenal = findArsenal(input.automaton.arsenal, content)
  if (arsenal instanceof Refusal) return arsenal
  const abilities = readAbilities(input.abilities, legend.legend, content, 'abilities')
  if (abilities instanceof Refusal) return abilities
  const enemies = Refusal.collect(input.enemies.map((enemy) => readEnemy(enemy, input, content, chance)))
  if (enemies instanceof Refusal) return enemies
  const { cell, shield, health, maxShield, maxHealth, charges } = input.automaton
  const own = { cell, shield, health, maxShield, maxHealth, charges }
  return {
    legend,
    arsenal,
    me: { id: legend.legend, ...own, isAutomaton: true, feats: null, hand: [] },
    enemies,
    squadmate: input.squadmate,
    mate: null,
    abilities,
    tokens: tokensOf(input.tokens, legend.legend, content),
    supply: supplyOf(input.supply),
  }
}

function readEnemy(
  { id, cell, shield, health }: ActivateInput['enemies'][number],
  { automata, hands }: ActivateInput,
  content: ApexContent,
  chance: Chance,
): Figure | Refusal {
  const index = automata.findIndex(({ enemy }) => enemy === id)
  const automaton = automata[index]
  const hand = [...(hands.find(({ enemy }) => enemy === id)?.cards ?? [])]
  if (automaton === undefined) {
    const maxima = { maxShield: Math.max(STARTING_SHIELD, shield), maxHealth: MAX_HEALTH }
    return { id, cell, shield, health, ...maxima, charges: 0, isAutomaton: false, feats: null, hand }
  }
  const reported = FeatDeck.read(automaton.feats, content, ['automata', index, 'feats'])
  if (reported instanceof Refusal) return reported
  const all = [...content.automatonFeats.values()]
  const feats = new FeatDeck(reported, { left: all, all }, chance, 'automata')
  const maxima = {
    maxShield: automaton.maxShield ?? Math.max(STARTING_SHIELD, shield),
    maxHealth: automaton.maxHealth ?? Math.max(MAX_HEALTH, health),
  }
  return { id, cell, shield, health, ...maxima, charges: automaton.charges, isAutomaton: true, feats, hand: [] }
}

function readDecks(input: ActivateInput, content: ApexContent, chance: Chance, trace: ApexTrace) {
  const routes = RouteDeck.read(input.routes, content, chance, trace)
  if (routes instanceof Refusal) return routes
  const reported = FeatDeck.read(input.feats, content, ['feats'])
  if (reported instanceof Refusal) return reported
  const all = [...content.automatonFeats.values()]
  const left = readLeft(input, content)
  if (left instanceof Refusal) return left
  return {
    routes,
    feats: new FeatDeck(reported, { left: left ?? all, all }, chance, 'feats'),
    aim: new AimDraws(input.cards, chance),
    recruit: new RecruitDraws(input.recruit, chance),
  }
}

/** What is left of the Feat deck; null if the question does not say. */
function readLeft({ featDeck }: ActivateInput, content: ApexContent): AutomatonFeat[] | null | Refusal {
  if (featDeck === undefined) return null
  return Refusal.collect(
    featDeck.map((form, index) =>
      findCard<AutomatonFeat>(form, content.automatonFeats, 'automatonFeat', ['featDeck', index]),
    ),
  )
}

function situationOf(acting: Acting): SituationAfter {
  const { cell, charges, shield, health } = acting.me
  const { shotThisActivation, shotThisRound } = acting
  const roleOf = (id: string) => (id === acting.primary ? 'primary' : id === acting.secondary ? 'secondary' : null)
  return {
    automaton: { cell, charges, shield, health, shotThisActivation, shotThisRound },
    enemies: acting.cast.enemies.map((enemy) => ({
      id: enemy.id,
      cell: enemy.cell,
      shield: enemy.shield,
      health: enemy.health,
      charges: enemy.isAutomaton ? enemy.charges : null,
      role: roleOf(enemy.id),
    })),
    squadmate: acting.squadmate,
    destroyed: acting.destroyed,
    zonesGone: acting.zonesGone,
    tokens: acting.tokens,
    supply: [...acting.cast.supply].map(([figure, count]) => ({ figure, count })),
  }
}
