import type { z } from 'zod'
import type { Procedure as ProcedureOf } from '../../../contract/match-procedure.ts'
import type { PlayerId } from './players.ts'
import type { SignumTypes } from './questions.ts'
import type {
  ActivationInMatch,
  CreatureInMatch,
  EffectInMatch,
  openPlayer,
  Result,
  TacticInMatch,
  TemplateInMatch,
} from './shapes/things.ts'

type Open = { readonly [Field in keyof typeof openPlayer]: z.infer<(typeof openPlayer)[Field]> }

/** A player with everything that belongs to them; others see only a part of it. */
export type PlayerState = Open & {
  /** The battle deck, the top card first; nobody knows its order. */
  readonly deck: readonly string[]
  readonly hand: readonly string[]
  readonly tactics: readonly TacticInMatch[]
  /** Buildings that were chosen and are not built. */
  readonly supply: readonly string[]
  /** Terrain cards that were chosen. */
  readonly terrain: readonly string[]
  /** Experienced architect: the ordered deck of buildings, and the one that was drawn. */
  readonly constructionDeck: readonly string[] | null
  readonly drawnBuilding: string | null
  /** What the player brought; null in matches from before it was kept. */
  readonly list: DeckList | null
}

export const VARIANTS = ['duel', 'three', 'four', 'teams'] as const
export type Variant = (typeof VARIANTS)[number]

export type MatchOptions = {
  readonly variant: Variant
  readonly experiencedArchitect: boolean
  readonly roundLimit: number | null
  readonly openLists: boolean
}

/** The cards with which a player came. */
export type DeckList = {
  readonly cards: readonly string[]
  readonly buildings: readonly string[]
  readonly terrain: readonly string[]
}

export const PHASES = [
  'setupFirst',
  'setupCorner',
  'setupHero',
  'setupExchange',
  'setupDiscard',
  'construction',
  'activation',
  'ended',
] as const
export type Phase = (typeof PHASES)[number]

export type Procedure = ProcedureOf<SignumTypes>

/** A match of Legends of Signum: plain data. */
export type SignumState = {
  readonly options: MatchOptions
  readonly phase: Phase
  /** By seat. */
  readonly players: readonly PlayerState[]
  /** The order of turns; that of the seats until it is set. */
  readonly order: readonly PlayerId[]
  /** Whose turn it is, or whose step of the setup. */
  readonly active: PlayerId
  /** From 1; 0 before the first. */
  readonly turn: number
  readonly round: number
  readonly creatures: readonly CreatureInMatch[]
  readonly terrain: readonly TemplateInMatch[]
  readonly effects: readonly EffectInMatch[]
  /** The next number of an effect or an arrival. */
  readonly sequence: number
  readonly activation: ActivationInMatch | null
  readonly drawOffers: readonly PlayerId[]
  /** Who has given up; among more than two they go out as soon as nobody is asked anything. */
  readonly conceded: readonly PlayerId[]
  /** Who reached the points that win, in order. */
  readonly reached: readonly PlayerId[]
  readonly result: Result | null
  readonly procedure: Procedure | null
}

/** The card of an individual: `fireball#2` is a copy of `fireball`. */
export const cardOf = (instance: string): string => instance.replace(/#\d+$/, '')
