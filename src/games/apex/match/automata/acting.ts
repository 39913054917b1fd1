import { required } from '../../../../lib/required.ts'
import { Acting, type Cast, type Figure } from '../../automata/activation/acting.ts'
import type { Stage } from '../../automata/activation/stage.ts'
import { FIGURE_SUPPLY } from '../../automata/content/automaton-figures.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { MAX_HEALTH } from '../../content/vitals.ts'
import { cellOf, enemiesOf, legendOf, squadmatesOf } from '../legends.ts'
import type { ApexRun } from '../questions.ts'
import type { ApexState, LegendState } from '../state.ts'
import { shieldMaximumOf } from '../table.ts'
import { automatonOf, decksFor } from './decks.ts'
import { fieldFor } from './field.ts'

/** A Legend of a match as an activation knows it. */
function figureOf(legend: LegendState, content: ApexContent): Figure {
  const { id, shield, health, automaton } = legend
  return {
    id,
    cell: cellOf(legend),
    shield,
    health,
    maxShield: shieldMaximumOf(legend, content),
    maxHealth: automaton?.maxHealth ?? MAX_HEALTH,
    charges: automaton?.charges ?? 0,
    isAutomaton: automaton !== undefined,
    feats: null,
    hand: [],
  }
}

/** The figures that are left in the supply of an Automaton. */
function supplyOf({ miniatures }: ApexState, legend: string): Map<string, number> {
  const placed = (kind: string) => miniatures.filter((one) => one.owner === legend && one.kind === kind).length
  return new Map(Object.entries(FIGURE_SUPPLY).map(([kind, count]) => [kind, count - placed(kind)]))
}

/** The ability tokens in the supply of an Automaton, by their type. */
function tokensOf({ tokens }: ApexState, legend: string, content: ApexContent): Cast['tokens'] {
  const count = (type: 'tactical' | 'ultimate') =>
    tokens.filter(
      ({ legend: owner, ability, at }) =>
        owner === legend && at === 'supply' && content.automatonAbilities.get(ability)?.type === type,
    ).length
  return { tactical: count('tactical'), ultimate: count('ultimate') }
}

/** Everybody who takes part in an activation; `first` is the enemy that comes first where none has priority. */
function castOf({ state, content }: ApexRun, legend: LegendState, first: string | null): Cast {
  const { id, automaton } = legend
  const [mate] = squadmatesOf(state, legend)
  const enemies = enemiesOf(state, legend)
  const ordered = [...enemies.filter((one) => one.id === first), ...enemies.filter((one) => one.id !== first)]
  const hasAbilities = state.automata?.settings.abilities === 'constructed'
  return {
    legend: required(content.automatonLegends.get(id), 'Automaton Legend card'),
    arsenal: required(content.automatonArsenals.get(automaton?.arsenal ?? ''), 'Arsenal card'),
    me: figureOf(legend, content),
    enemies: ordered.map((one) => figureOf(one, content)),
    squadmate: mate === undefined ? null : cellOf(mate),
    mate: mate === undefined ? null : figureOf(mate, content),
    abilities: hasAbilities ? [...content.automatonAbilities.values()].filter((card) => card.legend === id) : [],
    tokens: tokensOf(state, id, content),
    supply: supplyOf(state, id),
  }
}

/** An Automaton of a match that acts, in its activation or in a reaction to a shooter. */
export function actingFor(run: ApexRun, id: string, stage: Stage, shooter: string | null = null): Acting {
  const legend = legendOf(run.state, id)
  const { content, trace } = run
  const field = fieldFor(run.state, legend, content)
  const { shotThisRound } = automatonOf(run, id)
  return new Acting(castOf(run, legend, shooter), field, decksFor(run, id), shotThisRound, { content, trace, stage })
}

/** Takes over from the match what others have changed. */
export function catchUp(run: ApexRun, acting: Acting): void {
  const { state, content } = run
  const { me, enemies, mate } = acting.cast
  for (const figure of [me, ...enemies, ...(mate === null ? [] : [mate])]) {
    const { cell, shield, health, charges } = figureOf(legendOf(state, figure.id), content)
    Object.assign(figure, { cell, shield, health, charges })
  }
  acting.squadmate = mate?.cell ?? null
  acting.field = fieldFor(state, legendOf(state, me.id), content)
}
