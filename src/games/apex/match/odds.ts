import { oddsAbout } from '../../../contract/command-odds.ts'
import type { Odds } from '../../../contract/match.ts'
import type { Localized } from '../../../lib/locale.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { Trace } from '../../../rulebook/trace.ts'
import { findGrenade } from '../combat/area/grenade.ts'
import { grenadeOdds } from '../combat/area/grenade-odds.ts'
import { meleeOdds } from '../combat/melee/melee.ts'
import { aimShot, readyShot } from '../combat/shot/shot-declaration.ts'
import { oddsOfDeclared } from '../combat/shot/shot-odds.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { wouldEliminate } from '../damage/damage.ts'
import { legendName } from '../language/legend-name.ts'
import type { ApexRules } from '../rules.ts'
import type { ApexCommand, CommandBody } from './command.ts'
import { said } from './commands/texts.ts'
import { cellOf, findLegend } from './legends.ts'
import { withDeck } from './procedures/aim-deck.ts'
import { shootingOf } from './procedures/shooting.ts'
import type { ApexState } from './state.ts'
import { boardOf, occupancyOf, vitalsOf } from './table.ts'

type Scene = { readonly state: ApexState; readonly actor: string; readonly content: ApexContent }

/** The exact odds of a shot, a blow or a throw as things stand: no reaction or instant is counted on. */
export function oddsOf(state: ApexState, _seat: number, command: ApexCommand, content: ApexContent): Odds[] {
  const actor = state.activation?.legend
  if (actor === undefined) return []
  const scene = { state, actor, content: withDeck(state, content) }
  if ('shoot' in command) return shotOdds(scene, command.shoot)
  if ('melee' in command) return blowOdds(scene, command.melee.target)
  return 'use' in command ? throwOdds(scene, command.use) : []
}

/** A trace that nobody reads: the dry run tells the rules itself. */
const newTrace = () => new Trace<ApexRules>()

function shotOdds({ state, actor, content }: Scene, body: CommandBody<'shoot'>): Odds[] {
  const shooting = shootingOf(state, actor, body, content, newTrace())
  if (shooting === null || aimShot(shooting, newTrace()) !== null) return []
  const odds = oddsOfDeclared(readyShot(shooting, content, newTrace()), content)
  const { hit, damage, eliminated } = words(body.target, content)
  return [
    oddsAbout(`${body.target}:hit`, hit, odds.anyHit),
    oddsAbout(`${body.target}:eliminated`, eliminated, odds.eliminates),
    oddsAbout(`${body.target}:expectedDamage`, damage, odds.expectedDamage),
  ]
}

function blowOdds({ state, actor, content }: Scene, target: string): Odds[] {
  const [from, to] = [findLegend(state, actor), findLegend(state, target)]
  const [attacker, at] = [from && cellOf(from), to && cellOf(to)]
  if (from === null || to === null || attacker === null || at === null) return []
  const vitals = vitalsOf(to, content)
  const attack = {
    attacker,
    target: at,
    squads: { attacker: from.squad, target: to.squad },
    eliminatedByDamage: wouldEliminate(vitals, content.melee.damage),
    vitals,
    isOccupied: occupancyOf(state, content),
  }
  const odds = meleeOdds(boardOf(state, content), attack, content, newTrace())
  const { hit, damage, eliminated } = words(target, content)
  return [
    oddsAbout(`${target}:hit`, hit, odds.hit),
    ...(odds.eliminates === null ? [] : [oddsAbout(`${target}:eliminated`, eliminated, odds.eliminates)]),
    oddsAbout(`${target}:expectedDamage`, damage, odds.expectedDamage),
  ]
}

/** Of everybody whom the grenade may reach; it may hurt its own squad. */
function throwOdds({ state, content }: Scene, { token, cell: aim, rotation = 0 }: CommandBody<'use'>): Odds[] {
  const grenade = findGrenade({ id: token }, content)
  if (grenade instanceof Refusal || aim === undefined) return []
  const legends = state.legends.flatMap((legend) => {
    const cell = cellOf(legend)
    return cell === null ? [] : [{ id: legend.id, cell, vitals: vitalsOf(legend, content) }]
  })
  const thrown = { aim, rotation, legends }
  return grenadeOdds(boardOf(state, content), grenade, thrown, content, newTrace()).legends.flatMap((odds) => {
    if (odds.hit.decimal === 0) return []
    const { hit, damage, eliminated } = words(odds.legend, content)
    return [
      oddsAbout(`${odds.legend}:hit`, hit, odds.hit),
      ...(odds.eliminates === null ? [] : [oddsAbout(`${odds.legend}:eliminated`, eliminated, odds.eliminates)]),
      oddsAbout(`${odds.legend}:expectedDamage`, damage, odds.meanDamage),
    ]
  })
}

function words(legend: string, content: ApexContent): Readonly<Record<'hit' | 'damage' | 'eliminated', Localized>> {
  const name = (locale: 'en' | 'es') => legendName(legend, locale, content)
  return {
    hit: said((locale) => ({ en: `${name('en')} is hit`, es: `${name('es')} recibe un impacto` })[locale]),
    damage: said((locale) => ({ en: `damage to ${name('en')} on average`, es: `daño medio a ${name('es')}` })[locale]),
    eliminated: said((locale) => ({ en: `${name('en')} is eliminated`, es: `eliminación de ${name('es')}` })[locale]),
  }
}
