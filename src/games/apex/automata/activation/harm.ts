import { DEATH_BOXES } from '../../content/vitals.ts'
import { applyDamage, type DamageTag, type Vitals } from '../../damage/damage.ts'
import type { Acting, Figure } from './acting.ts'
import type { Blow } from './stage.ts'

/** A Legend as the core book damages it. */
export const vitalsOf = ({ shield, health, maxShield }: Figure): Vitals => ({
  shield,
  health,
  shieldMaximum: Math.max(shield, maxShield),
  emergencyShield: null,
  deathBoxes: DEATH_BOXES,
})

/** Deals damage to Legends, all of it at once, and takes away who is eliminated. */
export function harm(acting: Acting, blows: readonly Blow[]): void {
  const gone = blows.filter(({ figure, amount, tag = 'NORMAL' }) => hurt(acting, figure, amount, tag))
  for (const { figure } of gone) eliminate(acting, figure)
  settle(
    acting,
    gone.map(({ figure }) => figure),
  )
}

/** Damages one Legend; whether it is eliminated. */
function hurt(acting: Acting, figure: Figure, amount: number, tag: DamageTag): boolean {
  if (figure.cell === null || amount === 0) return false
  const before = { shield: figure.shield, health: figure.health }
  if (figure.isAutomaton) acting.trace.applied('apex.automata.life.damage', { legend: figure.id, amount })
  const { shield, health, eliminated } = applyDamage(vitalsOf(figure), { amount, tag }, acting.trace)
  Object.assign(figure, { shield, health })
  acting.emit({
    type: 'damaged',
    legend: figure.id,
    damage: amount,
    shield: { before: before.shield, after: shield },
    health: { before: before.health, after: health },
  })
  return eliminated
}

function eliminate(acting: Acting, figure: Figure): void {
  const { id, maxShield: shield, maxHealth: health, isAutomaton } = figure
  acting.place(figure, null)
  Object.assign(figure, { shield, health })
  acting.emit({ type: 'eliminated', legend: id })
  if (!isAutomaton) return
  acting.trace.applied('apex.automata.life.eliminated', { legend: id })
  acting.trace.applied('apex.automata.life.reset-values', { legend: id, shield, health })
  acting.trace.applied('apex.automata.life.off-board', { legend: id })
}

/** What follows from who is gone: the end of the activation, of its first nine steps, or a new primary enemy. */
export function settle(acting: Acting, gone: readonly Figure[]): void {
  if (gone.includes(acting.me)) {
    acting.over = 'eliminated'
    acting.trace.applied('apex.automata.life.eliminated-in-own-activation', { step: acting.step })
    return
  }
  const [last] = gone.filter((figure) => acting.cast.enemies.includes(figure))
  if (last === undefined || acting.primary === null) return
  const left = acting.foes
  if (left.length === 0) {
    acting.over = 'noEnemyLeft'
    acting.trace.applied('apex.automata.shot.last-enemy', { enemy: last.id })
    return
  }
  const eliminated = acting.primary
  if (!gone.some(({ id }) => id === eliminated)) {
    acting.secondary = null
    return
  }
  const [next] = left
  if (next === undefined) return
  acting.primary = next.id
  acting.secondary = null
  acting.trace.applied('apex.automata.shot.primary-dead-other-left', { eliminated, primary: next.id })
  acting.trace.applied('apex.automata.priority.no-checkpoint', { primary: next.id })
  acting.emit({ type: 'promoted', primary: next.id })
}
