import { oddsAbout } from '../../../contract/command-odds.ts'
import type { Odds } from '../../../contract/match.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { Trace } from '../../../rulebook/trace.ts'
import { attackOdds } from '../combat/attack/attack-odds.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import type { ShatterpointRules } from '../rules.ts'
import type { CommandBody, ShatterpointCommand } from './command.ts'
import { newFight } from './procedures/fight.ts'
import { defenceModifiers, isProtected, poolsOf, stancesOf } from './procedures/pools.ts'
import type { ShatterpointState, UnitInMatch } from './state.ts'
import { cardOf, isWoundedUnit, unitOfCharacter } from './units.ts'
import { said, thingName } from './words.ts'

/** The attacker takes the options that do most damage. */
const MOST_DAMAGE = { optimal: { wants: null, damage: 1, icons: [] } }

/** The exact odds of an attack as things stand: no ability that is still to be used is counted on. */
export function oddsOf(
  state: ShatterpointState,
  _seat: number,
  command: ShatterpointCommand,
  content: ShatterpointContent,
): Odds[] {
  if (!('declareAttack' in command)) return []
  const declared = command.declareAttack
  if (!isThere(state, declared.charId) || !isThere(state, declared.targetId)) return []
  const found = attackOdds(questionOf({ state, content }, declared), new Trace<ShatterpointRules>())
  if (found instanceof Refusal) return []
  const target = unitOfCharacter(state, declared.targetId)
  const words = wordsOf(target, content)
  const about = (what: string) => `${target.id}:${what}`
  return [
    oddsAbout(about('success'), words.success, found.anySuccess),
    ...(found.wounds === null ? [] : [oddsAbout(about('wounded'), words.wounded, found.wounds)]),
    oddsAbout(about('expectedDamage'), words.damage, found.expectedDamage),
  ]
}

const isThere = ({ units }: ShatterpointState, id: string): boolean =>
  units.some(({ characters }) => characters.some((character) => character.id === id && character.at !== null))

type Table = { readonly state: ShatterpointState; readonly content: ShatterpointContent }

/** An attack as the ruling on odds is asked about it. */
function questionOf(table: Table, declared: CommandBody<'declareAttack'>): Parameters<typeof attackOdds>[0] {
  const { state, content } = table
  const [attacker, defender] = [unitOfCharacter(state, declared.charId), unitOfCharacter(state, declared.targetId)]
  const fight = newFight(state.attacks + 1, declared, true)
  const stances = stancesOf(table, fight)
  const pools = poolsOf({ ...table, trace: new Trace<ShatterpointRules>() }, fight, stances, null)
  return {
    attack: { dice: pools.attack.dice },
    defence: { dice: pools.defence.dice },
    attackTable: stances.attacker.weapons.find(({ id }) => id === declared.weaponId)?.table ?? [],
    defenceTable: stances.defender.defence,
    attackerDisarmed: attacker.conditions.includes('disarmed'),
    defenderExposed: defender.conditions.includes('exposed'),
    defenderProtection: isProtected(table, fight),
    modifiers: defenceModifiers(table, fight),
    entryOrder: 'printed',
    tree: stances.attacker.tree,
    policy: MOST_DAMAGE,
    target: {
      stamina: cardOf(defender, content).stamina,
      damage: defender.damage,
      isWounded: isWoundedUnit(defender),
    },
  }
}

function wordsOf({ id }: UnitInMatch, content: ShatterpointContent) {
  const name = (locale: 'en' | 'es') => thingName(id, locale, content)
  return {
    success: { en: 'at least one success', es: 'al menos un éxito' },
    wounded: said((locale) => ({ en: `${name('en')} is wounded`, es: `${name('es')} sufre una herida` })[locale]),
    damage: said((locale) => ({ en: `damage to ${name('en')} on average`, es: `daño medio a ${name('es')}` })[locale]),
  }
}
