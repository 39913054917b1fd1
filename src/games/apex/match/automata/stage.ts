import { Trace } from '../../../../rulebook/trace.ts'
import type { Acting, Figure } from '../../automata/activation/acting.ts'
import type { ActivationEvent } from '../../automata/activation/events.ts'
import { checkOptimal, shootingWith } from '../../automata/activation/firing.ts'
import { settle } from '../../automata/activation/harm.ts'
import type { Stage } from '../../automata/activation/stage.ts'
import type { Aimed } from '../../automata/shot/aim.ts'
import { NO_HELMET, readyShot, type Shooting } from '../../combat/shot/shot-declaration.ts'
import type { ApexRules } from '../../rules.ts'
import { legendOf } from '../legends.ts'
import { returnTrack } from '../procedures/aim-deck.ts'
import { dealDamage, type Hit, NO_TOLL, type Toll } from '../procedures/damage.ts'
import { lastingShotModifiers } from '../procedures/lasting.ts'
import { resolveShot } from '../procedures/shooting.ts'
import { damageWindows } from '../procedures/windows.ts'
import type { ApexRun, Asking } from '../questions.ts'
import { vitalsOf } from '../table.ts'
import { catchUp } from './acting.ts'
import { askForBoost } from './boosting.ts'
import { emitInMatch } from './emitting.ts'
import { Played } from './playing.ts'

/** Carries an activation out by the events of a match, with its windows, its points and its end. */
export class MatchStage implements Stage {
  readonly #run: ApexRun

  constructor(run: ApexRun) {
    this.#run = run
  }

  tell(event: ActivationEvent, acting: Acting): void {
    emitInMatch(this.#run, event, acting)
  }

  *harm(acting: Acting, blows: Parameters<Stage['harm']>[1], source: 'card' | 'grenade') {
    const run = this.#run
    const hits = blows.map(({ figure, amount, tag = 'NORMAL' }): Hit => ({ legend: figure.id, amount, tag }))
    const isDealt = hits.some(({ amount }) => amount > 0)
    const toll = isDealt ? dealDamage(run, hits, { kind: source, legend: acting.me.id }) : NO_TOLL
    if (source === 'grenade') returnTrack(run)
    this.#settle(acting, toll)
    yield new Played(() => damageWindows(run, toll))
    yield* this.#afterWindows(acting)
  }

  /** Cards of players may have moved somebody: that is a moment for the Optimal Shot. */
  *#afterWindows(acting: Acting) {
    const before = positionsOf(acting)
    catchUp(this.#run, acting)
    if (positionsOf(acting) !== before) yield* checkOptimal(acting, 'positionChanged')
  }

  #settle(acting: Acting, { eliminated }: Toll): void {
    catchUp(this.#run, acting)
    const gone = eliminated.flatMap((id) => acting.figure(id) ?? [])
    settle(acting, gone)
  }

  *resolveShot(acting: Acting, target: Figure, aimed: Aimed) {
    const run = this.#run
    const before = new Set(onBoard(acting))
    yield new Played(() => this.#shoot(acting, target, aimed))
    catchUp(run, acting)
    const left = onBoard(acting)
    const eliminated = [...before].filter((id) => !left.includes(id))
    this.#settle(acting, { damaged: [], eliminated })
  }

  *#shoot(acting: Acting, target: Figure, aimed: Aimed): Asking<void> {
    const run = this.#run
    const shot = { shooter: acting.me.id, target: target.id }
    const boost = yield* askForBoost(run, acting)
    const shooting = this.#shootingAt(acting, target, aimed)
    const boosted = { ...shooting, modifiers: [...shooting.modifiers, ...boost.modifiers] }
    const { difficulty } = readyShot(boosted, run.content, new Trace<ApexRules>()).difficulty
    const { distance, inCover } = shooting.seen
    const aim = { weapon: aimed.weapon.name, slot: aimed.weaponIndex, ammo: 0, distance, inCover, difficulty }
    run.emit({ type: 'shotDeclared', ...shot, ...aim, enhancement: boost.card })
    yield* resolveShot(run, shot, boosted)
  }

  /** A Shot of an Automaton with what the match knows of its target. */
  #shootingAt(acting: Acting, target: Figure, aimed: Aimed): Shooting {
    const { state, content } = this.#run
    const legend = legendOf(state, target.id)
    const helmet = legend.automaton === undefined ? content.helmets.get(legend.equipment.helmet.token) : undefined
    const shooting = shootingWith(acting, aimed, target.cell ?? aimed.target.cell)
    const lasting = lastingShotModifiers(state, { shooter: acting.me.id, target: target.id }, content)
    return {
      ...shooting,
      helmet: helmet === undefined ? NO_HELMET : { source: helmet.id, face: helmet },
      target: vitalsOf(legend, content),
      modifiers: [...shooting.modifiers, ...lasting],
    }
  }
}

const everybody = ({ cast: { me, enemies, mate } }: Acting): Figure[] => [
  me,
  ...enemies,
  ...(mate === null ? [] : [mate]),
]

const onBoard = (acting: Acting): string[] => everybody(acting).flatMap(({ id, cell }) => (cell === null ? [] : [id]))

const positionsOf = (acting: Acting): string =>
  everybody(acting)
    .map(({ cell }) => (cell === null ? '' : `${cell.column},${cell.row}`))
    .join(' ')
