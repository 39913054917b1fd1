import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { Acting } from '../../automata/activation/acting.ts'
import type { ActivationEvent } from '../../automata/activation/events.ts'
import { AUTOMATON_GRENADE } from '../../automata/content/automaton-setup.ts'
import { blast, findGrenade } from '../../combat/area/grenade.ts'
import type { ApexRules } from '../../rules.ts'
import { destroyObjects } from '../procedures/destroying.ts'
import type { ApexRun } from '../questions.ts'
import { boardOf } from '../table.ts'
import { placeMiniature, spendToken } from './abilities.ts'
import { mirroredEvent } from './events.ts'

type Of<Type extends ActivationEvent['type']> = Extract<ActivationEvent, { type: Type }>

type Emitter<Type extends ActivationEvent['type']> = (run: ApexRun, event: Of<Type>, acting: Acting) => void

/** What is more to a match than that it is written down. */
const EMITTERS: { readonly [Type in ActivationEvent['type']]?: Emitter<Type> } = {
  moved: move,
  recovered(run, { legend, shield, health }, { activeFeat }) {
    const source = activeFeat?.id ?? legend
    run.emit({ type: 'recovered', legend, shield: shield.after, health: health.after, source })
  },
  abilityUsed: (run, event, { me }) => spendToken(run, me.id, event),
  figurePlaced: (run, { figure, end }, { me }) => placeMiniature(run, me.id, figure, end),
  figureAttached: (run, { figure, legend }, { me }) => placeMiniature(run, me.id, figure, { legend }),
  objectsDestroyed: (run, { objects }, { me }) => destroyObjects(run, { legend: me.id, weapon: null }, objects),
  grenadeThrown: (run, { cell }, { me }) =>
    run.emit({ type: 'grenadeThrown', legend: me.id, token: AUTOMATON_GRENADE, cell, rotation: 0 }),
  grenadeLanded: (run, event, { me }) => land(run, me.id, event),
}

/** Writes down what happens in an activation by the events of the match. */
export function emitInMatch(run: ApexRun, event: ActivationEvent, acting: Acting): void {
  const emitter = EMITTERS[event.type] as Emitter<ActivationEvent['type']> | undefined
  const mirrored = emitter === undefined ? mirroredEvent(event, acting.me.id) : null
  emitter?.(run, event, acting)
  if (mirrored !== null) run.emit(mirrored)
}

/** An Automaton moves as its cards say; anybody else is put where they say. */
function move(run: ApexRun, { legend, cell, how }: Of<'moved'>, acting: Acting): void {
  run.trace.applied('apex.automata.move.enter-triggers', { cell })
  if (acting.figure(legend)?.isAutomaton ?? false) run.emit({ type: 'automatonMoved', legend, cell, how })
  else run.emit({ type: 'placed', legend, cell, by: how === 'transfer' ? 'card' : 'push' })
}

function land(run: ApexRun, legend: string, { place, cards }: Of<'grenadeLanded'>): void {
  const { state, content } = run
  const grenade = findGrenade({ id: AUTOMATON_GRENADE }, content)
  if (grenade instanceof Refusal) return
  const laid = { landing: place, rotation: 0, legends: [] }
  const { level, onBoard, affected } = blast(boardOf(state, content), grenade.area, laid, new Trace<ApexRules>())
  const arrows = cards.map((card) => content.aimCards.get(card ?? '')?.arrow ?? null)
  const cells = affected.map(({ cell }) => cell)
  const token = AUTOMATON_GRENADE
  run.emit({ type: 'grenadeLanded', legend, token, arrows, cell: place, level, onBoard, affected: cells })
}
