import { endToken } from '../automata/abilities.ts'
import type { ApexRun } from '../questions.ts'
import type { Miniature } from '../state.ts'
import { endAbility } from './abilities.ts'

/** Miniatures are destroyed, and the Abilities that they stand for are over, whoever used them. */
export function destroyMiniatures(
  run: ApexRun,
  { legend, weapon }: { readonly legend: string; readonly weapon: number | null },
  gone: readonly Miniature[],
): void {
  run.emit({ type: 'destroyed', legend, weapon, miniatures: gone.map(({ id }) => id) })
  const tokens = run.state.tokens.filter(({ id }) => gone.some(({ token }) => token === id))
  for (const token of tokens) {
    if (run.content.automatonAbilities.has(token.ability)) endToken(run, token)
    else endAbility(run, token, 'destroyed')
  }
}
