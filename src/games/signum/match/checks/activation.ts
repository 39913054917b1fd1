import { Refusal, type Violation } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { takeControl } from '../../activated/control.ts'
import { entranceViolations, searchViolations } from '../../city/ruins.ts'
import { rangedViolations } from '../../combat/ranged/ranged-legality.ts'
import { healCreature } from '../../damage/healing.ts'
import { judgeMove } from '../../movement/move.ts'
import { against } from '../../refusal.ts'
import type { SignumRules } from '../../rules.ts'
import { detectionViolations, shadowViolations } from '../../sight/detection.ts'
import { lookAt } from '../../sight/line-of-sight.ts'
import { seenBy, situationOn } from '../../sight/situation.ts'
import { amountOf, has } from '../../table/creature.ts'
import { placePoint } from '../../table/place-board.ts'
import { templateOn } from '../../table/placed-board.ts'
import { type CommandBody, nameOf, type SignumCommand } from '../command.ts'
import {
  combatStrength,
  creatureOf,
  findPlaced,
  formOf,
  mayBeActivated,
  placedCreature,
  placedOf,
  playerOf,
} from '../table.ts'
import { asViolations } from './cards.ts'
import { missing, notNow, type Scene } from './moment.ts'
import { NO_CHANCE } from './no-chance.ts'
import { strikeRefusal } from './strikes.ts'

export function startViolations(scene: Scene, { creature: id }: CommandBody<'startActivation'>): readonly Violation[] {
  const { state } = scene
  const path = ['command', 'startActivation', 'creature']
  const creature = state.creatures.find((one) => one.id === id)
  if (creature === undefined || creature.controller !== state.active) return missing(id, 'startActivation', 'creature')
  if (state.activation !== null)
    return against({ rule: 'signum.turn.activation.no-nesting', path, facts: { card: id } })
  if (mayBeActivated(scene, creature)) return []
  if (creature.activated) return against({ rule: 'signum.turn.all-activate', path, facts: { creature: id } })
  return against({ rule: 'signum.summon.no-act', path, facts: { creature: id, rush: false } })
}

/** What each stage of an activation allows, besides Howl and its end. */
function isOfStage({ state }: Scene, command: SignumCommand): boolean {
  const { stage = 'start', revealed = null } = state.activation ?? {}
  if ('howl' in command || 'endActivation' in command) return true
  if (stage === 'start') return true
  if (stage === 'detectedContact') return 'declareMelee' in command && command.declareMelee.target === revealed
  if (stage === 'detectedMagic') {
    return (
      'declareRanged' in command &&
      command.declareRanged.kind === 'magicalShot' &&
      command.declareRanged.target === revealed
    )
  }
  if (stage === 'ran') return 'declareMelee' in command
  return !('useAbility' in command || 'goIntoShadow' in command)
}

/** After a detection nobody but the revealed character may be attacked, and nothing else be done. */
function offStage({ state }: Scene, command: SignumCommand): readonly Violation[] {
  const { creature = '', revealed = null } = state.activation ?? {}
  if (revealed === null) return notNow(command, 'activation')
  const path = ['command', nameOf(command)]
  return against({ rule: 'signum.stealth.after-detection', path, facts: { creature, revealed } })
}

/** Everything against what the creature that is being activated is to do. */
export function actViolations(scene: Scene, command: SignumCommand): readonly Violation[] {
  const id = scene.state.activation?.creature ?? ''
  if ('move' in command) return moveViolations(scene, id, command.move, false)
  if ('run' in command) return moveViolations(scene, id, command.run, true)
  if (!isOfStage(scene, command)) return offStage(scene, command)
  if ('declareMelee' in command) return meleeViolations(scene, id, command.declareMelee)
  if ('declareRanged' in command) return shotViolations(scene, id, command.declareRanged)
  if ('useAbility' in command) return abilityViolations(scene, id, command.useAbility)
  if ('detect' in command) return detectViolations(scene, id, command.detect)
  if ('goIntoShadow' in command) return hidingViolations(scene, id)
  if ('searchRuins' in command) return ruinsViolations(scene, id, command.searchRuins.ruins, 'searchRuins')
  if ('secretEntrance' in command) return ruinsViolations(scene, id, command.secretEntrance.ruins, 'secretEntrance')
  if ('howl' in command) return howlViolations(scene, id, command)
  return []
}

function moveViolations(
  scene: Scene,
  id: string,
  { path, mode }: CommandBody<'move'>,
  run: boolean,
): readonly Violation[] {
  if (scene.state.activation?.revealed != null) return offStage(scene, { move: { path, mode } })
  const move = { board: placedOf(scene), mover: placedCreature(scene, id), path: path.map(placePoint), mode, run }
  return asViolations(judgeMove(move, new Trace<SignumRules>()).violations, run ? 'run' : 'move', 'path')
}

function meleeViolations(scene: Scene, id: string, body: CommandBody<'declareMelee'>): readonly Violation[] {
  if (findPlaced(scene, body.target) === undefined) return missing(body.target, 'declareMelee', 'target')
  const refused = strikeRefusal(scene, id, body.target, body.kind)
  if (refused !== null) return refused.violations.map((one) => ({ ...one, path: ['command', 'declareMelee'] }))
  const usable = usableRelics(scene, id)
  const wrong = body.relicUses.find(
    (relic, index) => !usable.includes(relic) || body.relicUses.indexOf(relic) !== index,
  )
  return wrong === undefined ? [] : missing(wrong, 'declareMelee', 'relicUses')
}

/** The relics that a hero may use in a combat. */
export function usableRelics({ state, content }: Scene, id: string): string[] {
  const { kind, owner } = creatureOf(state, id)
  const relics = kind === 'hero' ? playerOf(state, owner).relics : []
  return relics.filter((one) => (one.uses ?? 0) > 0 && combatStrength(one, content) > 0).map(({ id: relic }) => relic)
}

function shotViolations(
  scene: Scene,
  id: string,
  { kind, target }: CommandBody<'declareRanged'>,
): readonly Violation[] {
  const board = placedOf(scene)
  const [actor, found] = [placedCreature(scene, id), findPlaced(scene, target)]
  if (found === undefined || found === actor) return missing(target, 'declareRanged', 'target')
  const resolved = situationOn(board, actor, found, new Trace<SignumRules>())
  const seen = seenBy(lookAt(board, actor, found))
  return rangedViolations(kind, resolved, seen).map(({ rule, facts }) => ({
    rule,
    path: ['command', 'declareRanged', 'target'],
    facts,
  }))
}

function abilityViolations(
  scene: Scene,
  id: string,
  { ability, target }: CommandBody<'useAbility'>,
): readonly Violation[] {
  const path = ['command', 'useAbility']
  if (ability === 'concentration') return concentrationViolations(scene, id, target)
  if (target === undefined || findPlaced(scene, target) === undefined) {
    return missing(target ?? '', 'useAbility', 'target')
  }
  const situation = { onBoard: { board: formOf(scene.state), actor: id, target } }
  const context = { content: scene.content, trace: new Trace<SignumRules>(), random: NO_CHANCE }
  const done =
    ability === 'control'
      ? takeControl({ situation }, undefined, context)
      : healCreature({ situation, by: ability, triggered: false }, undefined, context)
  return done instanceof Refusal ? done.violations.map((one) => ({ ...one, path })) : []
}

/** Concentration is about nobody else, and is kept off by enemies in contact. */
function concentrationViolations(scene: Scene, id: string, target: string | undefined): readonly Violation[] {
  if (target !== undefined) return missing(target, 'useAbility', 'target')
  const actor = placedCreature(scene, id)
  const { held } = situationOn(placedOf(scene), actor, actor, new Trace<SignumRules>())
  const hasNone = amountOf(actor.creature, 'concentration') === 0
  if (!hasNone && held.length === 0) return []
  return against({
    rule: 'signum.activation.activated-ability',
    path: ['command', 'useAbility'],
    facts: { creature: id, ability: 'concentration', obstacle: hasNone ? 'zero' : 'contact', enemies: [...held] },
  })
}

function detectViolations(scene: Scene, id: string, { target, by }: CommandBody<'detect'>): readonly Violation[] {
  const found = findPlaced(scene, target)
  if (found === undefined || target === id) return missing(target, 'detect', 'target')
  const violations = detectionViolations(placedOf(scene), placedCreature(scene, id), found, by)
  return violations.map(({ rule, facts }) => ({ rule, path: ['command', 'detect', 'target'], facts }))
}

function hidingViolations(scene: Scene, id: string): readonly Violation[] {
  const { targeted } = creatureOf(scene.state, id)
  return shadowViolations(placedOf(scene), placedCreature(scene, id), targeted).map(({ rule, facts }) => ({
    rule,
    path: ['command', 'goIntoShadow'],
    facts,
  }))
}

function ruinsViolations(
  scene: Scene,
  id: string,
  name: string,
  command: 'searchRuins' | 'secretEntrance',
): readonly Violation[] {
  const board = placedOf(scene)
  const ruins = templateOn(board, name)
  if (ruins === undefined) return missing(name, command, 'ruins')
  const judge = command === 'searchRuins' ? searchViolations : entranceViolations
  return judge(board, placedCreature(scene, id), ruins).map(({ rule, facts }) => ({
    rule,
    path: ['command', command, 'ruins'],
    facts,
  }))
}

function howlViolations(scene: Scene, id: string, command: SignumCommand): readonly Violation[] {
  const { creature } = placedCreature(scene, id)
  if (!has(creature, 'howl')) return notNow(command, 'activation')
  if (!creatureOf(scene.state, id).howled) return []
  const facts = { creature: id, problem: 'used' as const }
  return against({ rule: 'signum.activation.howl', path: ['command', 'howl'], facts })
}
