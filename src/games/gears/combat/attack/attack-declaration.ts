import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { ownCardsField } from '../../content/own/own-cards.ts'
import type { Trigger } from '../../content/trigger.ts'
import { isOnMap } from '../../damage/casualties.ts'
import type { Combatant } from '../../damage/fighters.ts'
import { DiceFaces } from '../../dice/dice.ts'
import type { GearsViolation } from '../../refusal.ts'
import { refuse } from '../../refusal.ts'
import type { GearsTrace } from '../../rules.ts'
import { Id, LIMITS } from '../../vocabulary.ts'
import { type AttackDice, attackDice } from './attack-dice.ts'
import { declarationViolations } from './attack-legality.ts'
import { AttackSituation, type Battle, readBattle, type SeenTarget } from './attack-situation.ts'
import { type DefencePool, defenceDice } from './defence-dice.ts'
import { type ChosenWeapon, chooseWeapon, WeaponChoice } from './held-weapon.ts'

const ATTACK_MODES = ['normal', 'overkill'] as const
const AttackMode = z.enum(ATTACK_MODES).meta({ id: 'GearsAttackMode' })

const extraDice = z.int().min(-10).max(20).default(0)

/** What the players say about an attack before any die is rolled. */
export const attackDeclaration = {
  situation: AttackSituation,
  weapon: WeaponChoice.optional().describe('The weapon of a COG; a Locust attacks by its own card.'),
  mode: AttackMode.default('normal'),
  ammo: z
    .int()
    .min(0)
    .max(99)
    .optional()
    .describe('Ammo tokens on the weapon; read off the table if left out, or 1 where there is none.'),
  dodging: z.array(Id).max(LIMITS.cogs).default([]).describe('COG that dodge this attack.'),
  extraAttackDice: extraDice.describe('Attack dice by other effects.'),
  extraDefenceDice: extraDice.describe('Defence dice by other effects.'),
  movedThisTurn: z.boolean().default(false).describe('Whether the attacker moved in this turn.'),
  rangeLimit: z.int().min(0).max(LIMITS.distance).optional().describe('The range that an AI card allows a Locust.'),
  area: z.boolean().default(false).describe('Whether a Locust attacks all figures in its zone.'),
  insane: z.boolean().default(false).describe('Whether the Insane difficulty is played.'),
  dice: DiceFaces,
  ...ownCardsField,
}
const Declaration = z.strictObject(attackDeclaration)
export type AttackDeclaration = z.infer<typeof Declaration>
export type DeclarationInput = z.input<typeof Declaration>

/** One figure that is attacked, with what it defends with. */
export type DeclaredTarget = {
  readonly combatant: Combatant
  readonly seen: SeenTarget
  readonly rangeExcess: number
  readonly pool: DefencePool
}

/** An attack that may be made, with its dice counted. */
export type DeclaredAttack = {
  readonly battle: Battle
  readonly weapon: ChosenWeapon | null
  readonly trigger: Trigger | null
  readonly attack: AttackDice
  readonly targets: readonly DeclaredTarget[]
  readonly ammoLeft: number | null
  /** A bleeding COG is executed: no dice. */
  readonly isExecution: boolean
}

/** What a declared attack is checked and counted by. */
export type AttackQuestion = {
  readonly declaration: AttackDeclaration
  readonly battle: Battle
  readonly weapon: ChosenWeapon | null
  /** Ammo tokens before the attack; null if the weapon is not held. */
  readonly ammo: number | null
  readonly targets: readonly Combatant[]
}

/** Checks an attack and counts its dice; otherwise refuses with everything that is wrong. */
export function declareAttack(
  declaration: AttackDeclaration,
  content: GearsContent,
  trace: GearsTrace,
): DeclaredAttack | Refusal {
  const battle = readBattle(declaration.situation, content)
  if (battle instanceof Refusal) return battle
  const weapon = weaponOf(declaration, battle, content)
  if (weapon instanceof Refusal) return weapon
  const targets = targetsOf(declaration, battle)
  const question = { declaration, battle, weapon, ammo: ammoOf(declaration, battle, weapon), targets }
  const violations = [...contradictions(question), ...declarationViolations(question)]
  return violations.length > 0 ? refuse(violations) : countDice(question, content, trace)
}

function weaponOf({ weapon }: AttackDeclaration, battle: Battle, content: GearsContent): ChosenWeapon | Refusal | null {
  if (weapon === undefined || battle.attacker.enemy !== null) return null
  return chooseWeapon(weapon, content, ['weapon'])
}

/** Ammo that is named, or lies on the weapon; a weapon that is only described has one token. */
function ammoOf({ ammo }: AttackDeclaration, { weapons }: Battle, weapon: ChosenWeapon | null): number | null {
  if (ammo !== undefined) return ammo
  if (weapons === null) return 1
  return weapons.find((held) => held.weapon === weapon?.id)?.ammo ?? null
}

/** Ammo that the question says and that lies on the weapon of the table. */
function contradictions({ declaration: { ammo, situation }, battle, weapon }: AttackQuestion): GearsViolation[] {
  if (ammo === undefined || weapon === null || !('table' in situation)) return []
  const { cogs, attacker } = situation.table
  const cog = cogs.findIndex(({ id }) => id === attacker)
  const held = (battle.weapons ?? []).findIndex((one) => one.weapon === weapon.id)
  const there = battle.weapons?.[held]?.ammo ?? 0
  // None is what the table says where it does not speak of ammo.
  if (there === 0 || there === ammo) return []
  const paths = ['ammo', `situation.table.cogs.${cog}.weapons.${held}.ammo`]
  const facts = { what: attacker, here: String(ammo), there: String(there), paths }
  return [{ rule: 'gears.table.agrees', path: ['ammo'], facts }]
}

function targetsOf({ area }: AttackDeclaration, { attacker, combatants, target }: Battle): Combatant[] {
  const { id, zone } = attacker.fighter
  const others = [...combatants.values()].filter(({ fighter }) => fighter.id !== id && isOnMap(fighter))
  if (!area) return others.filter(({ fighter }) => fighter.id === target)
  return target === null
    ? others.filter(({ fighter }) => fighter.zone === zone)
    : others.filter(({ fighter }) => fighter.zone === combatants.get(target)?.fighter.zone)
}

function countDice(question: AttackQuestion, content: GearsContent, trace: GearsTrace): DeclaredAttack {
  const { declaration, battle, weapon, ammo, targets } = question
  const isExecution = targets.some(({ fighter }) => isExecuted(fighter, declaration))
  recordTargets(question, isExecution, trace)
  const attack = isExecution
    ? { dice: 0, printed: 0, other: 0 }
    : attackDice(
        {
          attacker: battle.attacker.fighter.id,
          weapon: weapon?.id ?? null,
          printed: printedDice(question),
          other: declaration.extraAttackDice,
        },
        content.attackNumbers,
        trace,
      )
  const isOverkill = weapon !== null && declaration.mode === 'overkill'
  const ammoLeft = weapon === null || ammo === null ? null : ammo - (isOverkill ? 1 : 0)
  if (isOverkill) trace.applied('gears.attack.overkill', { weapon: weapon.id, ammoLeft: ammoLeft ?? 0, reason: null })
  return {
    battle,
    weapon,
    trigger: weapon?.triggered ?? battle.attacker.enemy?.triggered ?? null,
    attack,
    targets: isExecution ? [] : targets.map((target) => countDefence(target, question, content, trace)),
    ammoLeft,
    isExecution,
  }
}

const isExecuted = (fighter: Combatant['fighter'], { insane, area }: AttackDeclaration): boolean =>
  insane && !area && fighter.side === 'cog' && fighter.status === 'bleeding'

function recordTargets(
  { declaration, battle, targets }: AttackQuestion,
  isExecution: boolean,
  trace: GearsTrace,
): void {
  const attacker = battle.attacker.fighter.id
  const figures = targets.map(({ fighter }) => fighter.id)
  if (declaration.area) {
    const { zone } = battle.attacker.fighter
    trace.applied('gears.berserker.zone-attack', { attacker, zone: battle.table === null ? null : zone, figures })
    trace.applied('gears.attack.area', { figures })
    return
  }
  const [target = ''] = figures
  if (isExecution) trace.applied('gears.insane.execute', { attacker, figure: target, reason: null })
  else trace.applied('gears.attack.declare', { attacker, target, reason: null })
}

function printedDice({ declaration, battle, weapon }: AttackQuestion): number {
  if (weapon === null) return battle.attacker.enemy?.attack ?? 0
  return declaration.mode === 'overkill' ? (weapon.overkill ?? 0) : weapon.normal
}

function countDefence(
  combatant: Combatant,
  question: AttackQuestion,
  { attackNumbers }: GearsContent,
  trace: GearsTrace,
): DeclaredTarget {
  const { declaration, battle } = question
  const { id } = combatant.fighter
  const seen = declaration.area
    ? ({ range: 0, isVisible: true, cover: 'none' } as const)
    : battle.see(combatant.fighter)
  const rangeExcess = countExcess(question, seen, trace)
  const pool = defenceDice(
    {
      figure: id,
      defence: combatant.defence,
      cover: seen.cover,
      rangeExcess,
      dodges: declaration.dodging.includes(id),
      other: declaration.extraDefenceDice,
    },
    attackNumbers,
    trace,
  )
  return { combatant, seen, rangeExcess, pool }
}

/** The zones beyond the range of a COG's weapon; a Locust has no range. */
function countExcess(
  { declaration, battle, weapon }: AttackQuestion,
  { range }: SeenTarget,
  trace: GearsTrace,
): number {
  if (weapon === null) {
    const limit = declaration.rangeLimit ?? null
    trace.applied('gears.range.locust-infinite', { figure: battle.attacker.fighter.id, range, limit })
    return 0
  }
  const excess = Math.max(0, range - weapon.range)
  trace.applied('gears.range.penalty', { weapon: weapon.id, range, printed: weapon.range, excess })
  return excess
}
