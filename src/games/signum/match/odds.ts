import { oddsAbout } from '../../../contract/command-odds.ts'
import type { Odds } from '../../../contract/match.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { Trace } from '../../../rulebook/trace.ts'
import { rangedOdds } from '../combat/ranged/ranged-odds.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { copyName } from '../language/copy-name.ts'
import type { SignumRules } from '../rules.ts'
import { rangedQuestion } from './checks/fights.ts'
import type { CommandBody, SignumCommand } from './command.ts'
import type { SignumState } from './state.ts'

/**
 * The exact odds of a ranged attack as things stand, with every die rolled again that may be; no tactic is counted on.
 * A melee has none before both sides have split their dice.
 */
export function oddsOf(state: SignumState, _seat: number, command: SignumCommand, content: SignumContent): Odds[] {
  if (!('declareRanged' in command) || state.activation === null) return []
  return shotOdds({ state, content }, state.activation.creature, command.declareRanged)
}

type Scene = { readonly state: SignumState; readonly content: SignumContent }

function shotOdds(scene: Scene, shooter: string, { kind, target }: CommandBody<'declareRanged'>): Odds[] {
  const { state, content } = scene
  if (!state.creatures.some(({ id }) => id === target)) return []
  const odds = rangedOdds(rangedQuestion(scene, shooter, target, kind), { content, trace: new Trace<SignumRules>() })
  if (odds instanceof Refusal) return []
  const [en, es] = [copyName(target, 'en', content), copyName(target, 'es', content)]
  return [
    oddsAbout(`${target}:hurt`, { en: `${en} is hurt`, es: `${es} sufre heridas` }, odds.isHurt),
    oddsAbout(`${target}:killed`, { en: `${en} dies`, es: `${es} muere` }, odds.isKilled),
    oddsAbout(
      `${target}:expectedWounds`,
      { en: `wounds of ${en} on average`, es: `heridas de ${es} de media` },
      odds.meanWounds,
    ),
  ]
}
