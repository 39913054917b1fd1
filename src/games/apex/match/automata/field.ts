import type { Cell } from '../../../../geometry/grid.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { AutomatonAbility } from '../../automata/content/automaton-abilities.ts'
import { delayedArea } from '../../automata/setting/delayed-area.ts'
import type { DangerZone, Field } from '../../automata/setting/field.ts'
import { enemyFigure, fieldOf, ringZone, SQUADMATE } from '../../automata/setting/read-field.ts'
import { type Area, areaOfEffect } from '../../combat/area/area.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import type { ApexRules } from '../../rules.ts'
import { ringDamageOf } from '../../turn/round-marker.ts'
import { areaOf } from '../effects/areas.ts'
import { cellOf, enemiesOf, squadmatesOf } from '../legends.ts'
import type { AbilityToken, ApexState, LegendState } from '../state.ts'
import { boardOf } from '../table.ts'

/** The table of a match as an Automaton finds it. */
export function fieldFor(state: ApexState, legend: LegendState, content: ApexContent): Field {
  const named = (legends: readonly LegendState[], nameOf: (one: LegendState) => string): [string, Cell][] =>
    legends.flatMap((one) => {
      const cell = cellOf(one)
      return cell === null ? [] : [[nameOf(one), cell]]
    })
  const figures = new Map([
    ...named(enemiesOf(state, legend), ({ id }) => enemyFigure(id)),
    ...named(squadmatesOf(state, legend), () => SQUADMATE),
  ])
  const viewpoint = state.automata?.settings.viewpoint ?? 'S'
  return fieldOf(boardOf(state, content), { figures, zones: dangerIn(state, content), viewpoint }, content)
}

/** Everything that would damage an Automaton: areas to come, and what lies outside the Ring. */
function dangerIn(state: ApexState, content: ApexContent): DangerZone[] {
  const areas = state.tokens.flatMap((token) => pendingArea(state, token, content) ?? [])
  const { ring, round } = state
  const damage = ring === null ? 0 : ringDamageOf(round, content)
  if (ring === null || damage === 0) return areas
  return [...areas, ringZone(ring, boardOf(state, content))]
}

/** The spaces that a delayed ability will hit; null if it will hit none. */
function pendingArea(state: ApexState, token: AbilityToken, content: ApexContent): DangerZone | null {
  const isWaiting = typeof token.at === 'object' && 'turnIndex' in token.at
  const miniature = isWaiting ? state.miniatures.find((one) => one.token === token.id) : undefined
  const area = areaToCome(token.ability, content)
  if (miniature === undefined || area === null || !('cell' in miniature.place)) return null
  const laid = { origin: miniature.place.cell, rotation: miniature.rotation }
  const { affected } = areaOfEffect(boardOf(state, content), area, laid, new Trace<ApexRules>())
  return { id: miniature.id, cause: 'pendingArea', spaces: affected.map(({ cell }) => cell), object: null }
}

/** The area that an ability of a Legend or of an Automaton will damage. */
function areaToCome(ability: string, content: ApexContent): Area | null {
  const card = content.abilityCards.get(ability)
  const hurts = card?.delay?.effects.some((effect) => effect.effect === 'damage' && effect.to === 'legendsInArea')
  if (card !== undefined) return hurts ? areaOf(card, 0) : null
  const own = content.automatonAbilities.get(ability)
  return own === undefined ? null : (delayedAreas(own)[0] ?? null)
}

type AreaOfAutomaton = Area & { readonly amount: number }

/** The areas that an Ability of an Automaton damages later. */
export const delayedAreas = ({ lines }: Pick<AutomatonAbility, 'lines'>): AreaOfAutomaton[] =>
  lines
    .flatMap(({ effects }) => effects)
    .flatMap((effect) => ('delay' in effect ? effect.delay.effects : []))
    .flatMap((effect) => {
      if (!('damageArea' in effect)) return []
      const { amount, columns, rows, aerial } = effect.damageArea
      return [{ amount, aerial, cells: delayedArea(columns, rows) }]
    })
