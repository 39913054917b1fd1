import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { type Affected, applyEffects } from '../../cards/effect.ts'
import { type Text, textOf } from '../../cards/effect-source.ts'
import { candidates, type Scene } from '../../cards/effect-targets.ts'
import type { Effect, EffectAction } from '../../content/effects.ts'
import { HoldingAction } from '../../content/effects.ts'
import type { SignumRules } from '../../rules.ts'
import type { Creature } from '../../table/creature.ts'
import type { PlayerId } from '../players.ts'
import { type Asking, ask, askPick, type MatchRun } from '../questions.ts'
import type { CreatureInMatch } from '../shapes/things.ts'
import { cardOf, type SignumState } from '../state.ts'
import { creatureOf, placedOf, playerOf } from '../table.ts'
import { makeRoom, shuffleDeck } from './cards.ts'
import { moveAll, pushAll, takeControl } from './displacing.ts'
import { buryDead, type Harm } from './harm.ts'
import { carryOutOnTable, type TableResult, UNTOUCHED } from './table-effects.ts'

/** A text that is carried out: by whom, from which creature, and what was chosen with the command. */
export type Spoken = {
  readonly text: Text
  readonly controller: PlayerId
  /** The creature that the text belongs to; it may have just died. */
  readonly self: Creature | null
  readonly targets: readonly string[] | null
  readonly option: number | null
}

/** Carries a text out, sentence by sentence; each is complete before the next. */
export function* carryOut(run: MatchRun, spoken: Spoken): Asking<TableResult> {
  const option = yield* optionOf(spoken)
  let result = UNTOUCHED
  for (const sentence of spoken.text.effects) {
    if (sentence.option !== null && sentence.option !== option) continue
    if (isOnTable(sentence)) result = { ...result, ...(yield* carryOutOnTable(run, spoken, sentence)) }
    else yield* affect(run, spoken, sentence)
  }
  return result
}

export const isOnTable = ({ to }: Effect): boolean => to.who === 'controller' || to.who === 'opponent'

/** The alternatives of a text; none if it has no choice. */
export const optionsOf = (effects: readonly Effect[]): number[] => [
  ...new Set(effects.flatMap(({ option }) => (option === null ? [] : [option]))),
]

function* optionOf({ text, controller, option }: Spoken): Asking<number | null> {
  const options = optionsOf(text.effects)
  if (options.length === 0 || option !== null) return option
  const about = { card: text.name }
  const answer = yield* ask(
    controller,
    'chooseOption',
    about,
    options.map((one) => ({ option: one })),
  )
  return answer.option ?? options[0] ?? null
}

/** The creatures among which a text finds its targets, and how they stand. */
export function sceneOf(
  { state, content }: Pick<MatchRun, 'state' | 'content'>,
  { text, controller, self }: Pick<Spoken, 'text' | 'controller' | 'self'>,
): Scene {
  const board = placedOf({ state, content })
  const living = board.creatures.map(({ creature }) => creature)
  const isGone = self !== null && !living.some(({ id }) => id === self.id)
  const allies = playerOf(state, controller).team.filter((player) => player !== controller)
  return {
    text,
    controller,
    allies,
    self: self?.id ?? null,
    chosen: [],
    creatures: isGone ? [...living, self] : living,
    board,
  }
}

/** Whom a sentence can mean now. */
export function meantBy(scene: Scene, { to }: Effect, { creatures }: SignumState): string[] {
  if (to.who === 'self' && scene.self === null) return []
  return candidates(to, scene, new Trace<SignumRules>())
    .map(({ id }) => id)
    .filter((id) => creatures.some((one) => one.id === id))
}

/** What a spell, a tactic, a relic or a building says. */
export function cardText({ content }: Pick<MatchRun, 'content'>, instance: string): Text {
  const text = textOf({ card: { id: cardOf(instance), ability: null } }, content)
  if (text instanceof Refusal) throw new Error(`${instance} says nothing.`)
  return text
}

/** Whom the text of a card chooses, and how many; null if it chooses nobody. */
export function choicesOf(
  run: Pick<MatchRun, 'state' | 'content'>,
  card: string,
  controller: PlayerId,
): { possible: string[]; min: number; max: number } | null {
  const text = cardText(run, card)
  const choosing = text.effects.find((sentence) => !isOnTable(sentence) && sentence.to.count !== null)
  if (choosing === undefined) return null
  const possible = meantBy(sceneOf(run, { text, controller, self: null }), choosing, run.state)
  const { count, upTo } = choosing.to
  const max = count ?? 0
  return { possible, min: upTo ? 0 : Math.min(max, possible.length), max }
}

/** A sentence about creatures. */
function* affect(run: MatchRun, spoken: Spoken, sentence: Effect): Asking<void> {
  const scene = sceneOf(run, spoken)
  const possible = meantBy(scene, sentence, run.state)
  if (possible.length === 0) return
  const chosen = yield* chooseTargets(spoken, sentence, possible)
  if (chosen.length === 0 && sentence.to.count !== null) return
  const text = { ...spoken.text, effects: [sentence] }
  const outcome = applyEffects({ ...scene, text, chosen }, sentence.option, run.content, run.trace)
  if (outcome instanceof Refusal) throw new Error(`${spoken.text.name} cannot be carried out.`)
  const present = outcome.affected.filter(({ id }) => run.state.creatures.some((one) => one.id === id))
  const names = present.map(({ id }) => id)
  const standing = run.state.creatures.filter(({ id }) => names.includes(id))
  for (const affected of present) writeEffect(run, spoken, sentence, affected)
  if ('push' in sentence.does) pushAll(run, spoken, names, sentence.does.push)
  if ('move' in sentence.does) yield* moveAll(run, spoken, names, sentence.does.move)
  buryDead(run, harmsBy(standing, run, spoken.controller))
}

/** The controller of a text is answerable for what it does to creatures; a token or a wound tells who was hurt. */
const harmsBy = (before: readonly CreatureInMatch[], { state }: MatchRun, by: PlayerId): Harm[] =>
  before.map(({ id, armour, wounds }) => {
    const after = state.creatures.find((one) => one.id === id)
    const isMarked = after !== undefined && (after.armour < armour || after.wounds > wounds)
    return { creature: id, by, isMarked }
  })

/** Who is chosen: all that are meant, as was said with the command, or as the controller says now. */
function* chooseTargets(
  { text, controller, targets }: Spoken,
  { to: { count, upTo } }: Effect,
  possible: readonly string[],
): Asking<string[]> {
  if (count === null) return []
  if (!upTo && possible.length <= count) return [...possible]
  const named = (targets ?? []).filter((id) => possible.includes(id)).slice(0, count)
  if (targets !== null && (upTo || named.length === count)) return named
  const pick = { field: 'targets', candidates: possible, min: upTo ? 0 : count, max: count } as const
  return yield* askPick(controller, 'chooseTargets', { card: text.name }, pick)
}

/** What a sentence did to one creature. */
function writeEffect(run: MatchRun, spoken: Spoken, sentence: Effect, after: Affected): void {
  const { does } = sentence
  const before = creatureOf(run.state, after.id)
  const { id: creature } = after
  if ('damage' in does || 'wounds' in does) {
    const amount = 'damage' in does ? does.damage : does.wounds
    const lost = { armourLost: before.armour - after.armour, woundsTaken: after.wounds - before.wounds }
    const kind = 'damage' in does ? ('effect' as const) : ('wound' as const)
    const { armour, wounds } = after
    run.emit({ type: 'damaged', creature, amount, kind, prevented: 0, relics: [], ...lost, armour, wounds })
  } else if ('heal' in does) {
    const removed = before.wounds - after.wounds
    if (removed > 0) run.emit({ type: 'healed', creature, removed, wounds: after.wounds })
  } else if ('tokens' in does) {
    const { token, count } = does.tokens
    run.emit({ type: 'tokensGained', creature, token, count })
  } else writeLasting(run, spoken, sentence, creature)
}

/** What goes on, or takes the creature away. */
function writeLasting(run: MatchRun, spoken: Spoken, { does, lasts }: Effect, creature: string): void {
  const held = HoldingAction.safeParse(does)
  if (held.success) {
    const { controller, text } = spoken
    const effect = { id: run.state.sequence, source: text.name, controller, lasts, turn: run.state.turn }
    run.emit({ type: 'effectBegan', effect: { ...effect, on: { creature, does: held.data } } })
    return
  }
  const { owner } = creatureOf(run.state, creature)
  run.trace.applied('signum.ability.deeds', { card: spoken.text.name, effect: nameOf(does), player: owner })
  if ('skipActivation' in does) run.emit({ type: 'activationLost', creature })
  if ('takeControl' in does) takeControl(run, spoken, creature, lasts)
  if ('returnTo' in does) returnCreature(run, creature, owner, does.returnTo)
}

const nameOf = (does: EffectAction): string => Object.keys(does)[0] ?? ''

/** A creature goes back to its owner: no kill, no Last Word. */
function returnCreature(run: MatchRun, creature: string, owner: PlayerId, to: 'hand' | 'deck'): void {
  run.trace.applied('signum.damage.leaves-play', { creature })
  if (to === 'hand') makeRoom(run, owner)
  run.emit({ type: 'creatureReturned', creature, owner, to })
  if (to === 'deck') shuffleDeck(run, owner, creature)
}
