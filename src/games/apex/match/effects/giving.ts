import { Trace } from '../../../../rulebook/trace.ts'
import { MAX_AMMO } from '../../content/weapons.ts'
import { recover } from '../../damage/recovery.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import { accelerate } from '../../turn/windows/timing.ts'
import { legendOf } from '../legends.ts'
import { dealDamage, NO_TOLL } from '../procedures/damage.ts'
import { drawFeats } from '../procedures/feats.ts'
import { gainAmmo, obtainLoot, obtainWeapons } from '../procedures/loot.ts'
import type { ApexRun } from '../questions.ts'
import type { AbilityToken, ApexState, LegendState } from '../state.ts'
import { vitalsOf } from '../table.ts'
import { askOrPass } from './asking.ts'
import type { EffectOf, Scene } from './card-play.ts'
import type { EffectRules } from './effect-rules.ts'
import { candidatesFor, chooseRecipients } from './recipients.ts'

/** Effects that give or take something. */

type Recovery = Pick<EffectOf<'recover'>, 'health' | 'shield'>

/** What a Legend has after recovering. */
const recoveredBy = ({ content }: Scene, legend: LegendState, { health, shield }: Recovery, trace: ApexTrace) =>
  recover(vitalsOf(legend, content), { health, shield, cooldown: 0 }, trace)

function wouldRecover(scene: Scene, legend: LegendState, gains: Recovery): boolean {
  const { shieldGained, healthGained } = recoveredBy(scene, legend, gains, new Trace<ApexRules>())
  return shieldGained + healthGained > 0
}

/** Gives a Legend Shield and Health back. */
export function giveBack(run: ApexRun, id: string, gains: Recovery, source: string): void {
  const { shield, health } = recoveredBy(run, legendOf(run.state, id), gains, run.trace)
  run.emit({ type: 'recovered', legend: id, shield, health, source })
}

export const recovering: EffectRules<'recover'> = {
  isPossible: (scene, play, effect) =>
    candidatesFor(scene.state, play, effect.to).some((legend) => wouldRecover(scene, legend, effect)),
  *resolve(run, play, effect) {
    const chosen = yield* chooseRecipients(run, play, effect.to, (legend) => wouldRecover(run, legend, effect))
    for (const id of chosen) giveBack(run, id, effect, play.card)
    return NO_TOLL
  },
}

const hasWhatIsHit = ({ tag }: EffectOf<'damage'>, { shield }: LegendState): boolean =>
  tag !== 'SHIELD_ONLY' || shield > 0

export const damaging: EffectRules<'damage'> = {
  isPossible: ({ state }, play, effect) =>
    candidatesFor(state, play, effect.to).some((legend) => hasWhatIsHit(effect, legend)),
  *resolve(run, play, effect) {
    const chosen = yield* chooseRecipients(run, play, effect.to, (legend) => hasWhatIsHit(effect, legend))
    const hits = chosen.map((legend) => ({ legend, amount: effect.amount, tag: effect.tag ?? ('NORMAL' as const) }))
    return dealDamage(run, hits, { kind: 'card', legend: play.legend })
  },
}

const BAGS = { commonLoot: 'common', rareLoot: 'rare', epicLoot: 'epic' } as const

/** Whether there is anything left to draw; an Automaton has neither a hand nor a backpack. */
function isAnythingLeft({ stock }: ApexState, { what }: EffectOf<'draw'>, { deck, automaton }: LegendState): boolean {
  if (automaton !== undefined) return false
  if (what === 'feat') return deck.length > 0
  return what === 'weapon' ? stock.weapons.length > 0 : stock[BAGS[what]].length > 0
}

export const drawing: EffectRules<'draw'> = {
  isPossible: ({ state }, play, effect) =>
    candidatesFor(state, play, effect.to).some((legend) => isAnythingLeft(state, effect, legend)),
  *resolve(run, play, effect) {
    const { what, count } = effect
    const chosen = yield* chooseRecipients(run, play, effect.to, (legend) => isAnythingLeft(run.state, effect, legend))
    for (const legend of chosen) {
      if (what === 'feat') drawFeats(run, legend, count)
      else if (what === 'weapon') yield* obtainWeapons(run, legend, count)
      else yield* obtainLoot(run, legend, BAGS[what], count)
    }
    return NO_TOLL
  },
}

/** The weapon slots of a Legend whose ammunition a change would change. */
const slotsFor = ({ weapons }: LegendState, by: number): number[] =>
  weapons.flatMap(({ ammo }, slot) => ((by > 0 ? ammo < MAX_AMMO : ammo > 0) ? [slot] : []))

export const loading: EffectRules<'ammo'> = {
  isPossible: ({ state }, play, { to, by }) =>
    candidatesFor(state, play, to).some((legend) => slotsFor(legend, by).length > 0),
  *resolve(run, play, { to, by }) {
    for (const id of yield* chooseRecipients(run, play, to, (legend) => slotsFor(legend, by).length > 0)) {
      const slots = slotsFor(legendOf(run.state, id), by)
      const question = { kind: 'effectTarget', legend: id, about: { card: play.card, what: 'weapon' } } as const
      const weapon = yield* askOrPass(run, question, slots, (slot) => ({ target: `${slot}` }))
      if (weapon !== null) gainAmmo(run, id, weapon, by)
    }
    return NO_TOLL
  },
}

/** The tokens of a Legend on the cooldown track, with their positions. */
const coolingOf = (
  { tokens }: Pick<ApexState, 'tokens'>,
  legend: string,
): { token: AbilityToken; position: number }[] =>
  tokens.flatMap((token) =>
    token.legend === legend && typeof token.at === 'object' && 'cooldown' in token.at
      ? [{ token, position: token.at.cooldown }]
      : [],
  )

/** Moves every token of a Legend on the cooldown track towards its end. */
export function speedUp(run: ApexRun, legend: string, by: number): void {
  const moved = coolingOf(run.state, legend).map(({ token, position }) => {
    const cooled = accelerate({ legend, ability: token.ability, position }, by, run.trace)
    return { token: token.id, cooldown: cooled.position }
  })
  if (moved.length > 0) run.emit({ type: 'cooldownTicked', by, tokens: moved })
}

export const cooling: EffectRules<'cooldown'> = {
  isPossible: ({ state }, play, { to }) =>
    candidatesFor(state, play, to).some(({ id }) => coolingOf(state, id).length > 0),
  *resolve(run, play, { to, by }) {
    const chosen = yield* chooseRecipients(run, play, to, ({ id }) => coolingOf(run.state, id).length > 0)
    for (const id of chosen) speedUp(run, id, -by)
    return NO_TOLL
  },
}

export const waiving: EffectRules<'respawnCost'> = {
  isPossible: ({ state }, { about }) => about !== null && state.activation?.legend === about,
  resolve(run, { about, card }, { ap }) {
    if (about === null) return NO_TOLL
    run.trace.applied('apex.respawn.waived-cost', { ap: run.state.activation?.ap ?? 0, possible: true })
    run.emit({ type: 'respawnCostChanged', legend: about, ap, card })
    return NO_TOLL
  },
}
