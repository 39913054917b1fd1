import type { z } from 'zod'
import type { ProcedureEvent as ProcedureEventOf } from '../../../contract/match-procedure.ts'
import type { PlayerId } from './players.ts'
import type { SignumTypes } from './questions.ts'
import type { CREATURE_EVENT_SHAPES } from './shapes/creature-events.ts'
import type { TABLE_EVENT_SHAPES } from './shapes/setup-events.ts'
import type { EffectInMatch, TacticInMatch } from './shapes/things.ts'
import type { SignumState } from './state.ts'

type Shapes = typeof CREATURE_EVENT_SHAPES & typeof TABLE_EVENT_SHAPES

/** What is written down of events that are not shown whole to everybody. */
type HiddenParts = {
  cardsDealt: { readonly player: PlayerId; readonly count: number; readonly cards: string[]; readonly deck: string[] }
  handExchanged: {
    readonly player: PlayerId
    readonly count: number
    readonly returned: string[]
    readonly cards: string[]
    /** The deck and the hand afterwards. */
    readonly deck: string[]
    readonly hand: string[]
  }
  cardDrawn: { readonly player: PlayerId; readonly card: string }
  buildingDrawn: { readonly player: PlayerId; readonly card: string }
  cardDeclared: { readonly player: PlayerId; readonly card: string; readonly tactic: boolean }
  deckShuffled: { readonly player: PlayerId; readonly deck: string[] }
  effectBegan: { readonly effect: EffectInMatch }
  effectEnded: { readonly effect: EffectInMatch }
  tacticPlayed: { readonly player: PlayerId; readonly tactic: TacticInMatch }
}

type EventOf<Type extends keyof Shapes> = { readonly type: Type } & (Type extends keyof HiddenParts
  ? HiddenParts[Type]
  : z.infer<Shapes[Type]>)

/** What a procedure writes down: past tense, with results, so that replaying needs no chance. */
export type PlayEvent = { [Type in keyof Shapes]: EventOf<Type> }[keyof Shapes]

type SetUpEvent = { readonly type: 'matchSetUp'; readonly state: SignumState }

export type SignumEvent = PlayEvent | SetUpEvent | ProcedureEventOf<SignumTypes>
export type SignumEventType = SignumEvent['type']
export type PlayEventOf<Type extends PlayEvent['type']> = Extract<PlayEvent, { type: Type }>
