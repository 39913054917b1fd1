import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { Trace } from '../../../rulebook/trace.ts'
import { mergeAbilities } from '../abilities/ability-merge.ts'
import { abilityPrice } from '../abilities/ability-price.ts'
import type { Change, Effect, EffectAction } from '../content/effects.ts'
import { Duration, Who } from '../content/effects.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { applyUnshieldedDamage } from '../damage/damage.ts'
import { creditKill, isCounted, type Kill } from '../damage/kill-credit.ts'
import type { SignumRules, SignumTrace } from '../rules.ts'
import { type Fighter, plainAbility } from '../table/creature.ts'
import { Band, Count, CreatureAbility, Id, LIMITS, Player } from '../vocabulary.ts'
import { EffectText, effectText } from './card-text.words.ts'
import { type Scene, targetsOf, wrong } from './effect-targets.ts'

/** A creature after an effect. */
export const Affected = z
  .object({
    id: Id,
    player: Player,
    kind: z.enum(['hero', 'character']),
    strength: Count,
    health: Count,
    wounds: Count,
    armour: Count,
    movement: Band,
    hidden: z.boolean(),
    abilities: z.array(CreatureAbility),
    dead: z.boolean(),
    does: z.array(EffectText).describe('What happened to it, in order.'),
  })
  .meta({ id: 'SignumAffectedCreature' })
export type Affected = z.infer<typeof Affected>

/** A sentence that is about players, cards or buildings. */
export const OnTable = z.object({ who: Who, does: EffectText }).meta({ id: 'SignumEffectOnTable' })

/** How long a sentence lasts. */
export const Lasting = z.object({ does: EffectText, lasts: Duration }).meta({ id: 'SignumLastingEffect' })

export type EffectOutcome = {
  affected: Affected[]
  unaffected: string[]
  table: z.infer<typeof OnTable>[]
  lasting: z.infer<typeof Lasting>[]
  kills: Kill[]
}

export const EffectOption = wholeNumber(0, 20).nullable().default(null)

/** Applies a text, sentence by sentence. */
export function applyEffects(
  scene: Scene,
  option: number | null,
  content: SignumContent,
  trace: SignumTrace,
): EffectOutcome | Refusal {
  const sentences = chosenSentences(scene, option)
  if (sentences instanceof Refusal) return sentences
  const creatures = new Map(scene.creatures.map((creature) => [creature.id, affectedOf(creature)]))
  const table = priceOf(scene, content, trace)
  const outcome: EffectOutcome = { affected: [], unaffected: [], table, lasting: [], kills: [] }
  for (const sentence of sentences) {
    const does = effectText(sentence.does, content)
    if (sentence.to.who === 'controller' || sentence.to.who === 'opponent') {
      outcome.table.push({ who: sentence.to.who, does })
      continue
    }
    const living = [...creatures.values()].filter(({ dead }) => !dead).map(({ id }) => id)
    const targets = targetsOf(sentence.to, scene, living, trace)
    if (targets instanceof Refusal) return targets
    traceBatch(sentence.does, targets, trace)
    for (const id of targets) {
      const creature = creatures.get(id)
      if (creature === undefined) continue
      const after = suffer(creature, sentence.does, scene.text.name, content, trace)
      if (after.dead) outcome.kills.push(...killOf(after, sentence.does, scene, trace))
      creatures.set(id, { ...after, does: [...creature.does, does] })
    }
    outcome.lasting.push(...lastingOf(sentence, does, scene, trace))
  }
  const all = [...creatures.values()]
  outcome.affected.push(...all.filter(({ does }) => does.length > 0))
  outcome.unaffected.push(...all.filter(({ does }) => does.length === 0).map(({ id }) => id))
  return outcome
}

/** What one sentence deals to several happens at once. */
function traceBatch(does: EffectAction, creatures: string[], trace: SignumTrace): void {
  const isDealt = 'damage' in does || 'wounds' in does
  if (isDealt && creatures.length > 1) trace.applied('signum.damage.batch', { creatures })
}

/** Whose kill a death is: that of the text’s controller, unless the character was one of their own. */
function killOf({ id, wounds, health }: Affected, action: EffectAction, scene: Scene, trace: SignumTrace): Kill[] {
  const victim = scene.creatures.find((creature) => creature.id === id)
  const killer = { player: scene.controller, allies: scene.allies }
  if (victim === undefined) return []
  if (!isChange(action)) return creditKill(killer, victim, trace)
  const credit = isCounted(killer, victim) ? killer.player : null
  trace.applied('signum.damage.health-lowered', { creature: id, wounds, health, credit })
  return credit === null ? [] : [{ player: credit, killed: id }]
}

/** What using the ability costs its controller: a Contract is paid for. */
function priceOf({ text, controller }: Scene, content: SignumContent, trace: SignumTrace): EffectOutcome['table'] {
  const cost = text.ability === null ? 0 : abilityPrice(text.ability, content)
  if (cost === 0) return []
  trace.applied('signum.ability.contract', { controller, cost })
  return [{ who: 'controller', does: effectText({ prosperity: -cost }, content) }]
}

/** How long a sentence goes on, if it does. */
function lastingOf(
  { does: action, lasts: stated }: Effect,
  does: EffectText,
  { text }: Scene,
  trace: SignumTrace,
): EffectOutcome['lasting'] {
  if (!lingers(action)) return []
  const lasts = text.ability === 'aura' ? 'whileCondition' : stated
  trace.applied('signum.ability.duration', { lasts })
  if (lasts !== 'permanent' && lasts !== 'whileCondition') trace.applied('signum.ability.durations', { lasts })
  return [{ does, lasts }]
}

/** Of sentences with options, those of the chosen one. */
function chosenSentences(scene: Scene, option: number | null): readonly Effect[] | Refusal {
  const { effects } = scene.text
  const options = [...new Set(effects.flatMap((effect) => (effect.option === null ? [] : [effect.option])))]
  const isWrong = options.length === 0 ? option !== null : option === null || !options.includes(option)
  if (isWrong) return wrong(scene, 'option', option === null ? [] : [String(option)], options.map(String))
  return effects.filter((effect) => effect.option === null || effect.option === option)
}

const affectedOf = (creature: Fighter): Affected => {
  const { id, player, kind, strength, health, wounds, armour, movement, hidden, abilities } = creature
  const now = { id, player, kind, strength, health, wounds, armour, movement, hidden }
  return { ...now, abilities: abilities.map(plainAbility), dead: false, does: [] }
}

const isChange = (action: EffectAction): action is Change =>
  'modify' in action || 'grant' in action || 'raise' in action || 'lose' in action || 'tokens' in action

/** Whether a action goes on after it was done. */
const lingers = (action: EffectAction): boolean =>
  (isChange(action) && !('tokens' in action)) ||
  'immuneTo' in action ||
  'takeControl' in action ||
  'lockBuildings' in action

/** What a sentence does to one creature. */
function suffer(
  creature: Affected,
  action: EffectAction,
  source: string,
  content: SignumContent,
  trace: SignumTrace,
): Affected {
  if ('damage' in action) return dealDamage(creature, action.damage, 'effect', trace)
  if ('wounds' in action) return dealDamage(creature, action.wounds, 'wound', trace)
  if ('heal' in action) return { ...creature, wounds: Math.max(0, creature.wounds - action.heal) }
  return isChange(action) ? applyChange(creature, action, source, content, trace) : creature
}

function dealDamage(creature: Affected, amount: number, kind: 'effect' | 'wound', trace: SignumTrace): Affected {
  const { wounds, armour, dead } = applyUnshieldedDamage(creature, { amount, kind, magical: false }, trace)
  return { ...creature, wounds, armour, dead }
}

function applyChange(
  creature: Affected,
  does: Change,
  source: string,
  content: SignumContent,
  trace: SignumTrace,
): Affected {
  const { strength, movement, health, abilities } = creature
  // Tokens that abilities give on entering are on the creature already, so only those of the change are added.
  const before = mergeAbilities({ strength, movement, health, abilities }, [], content, new Trace<SignumRules>())
  const after = mergeAbilities(
    { strength, movement, health, abilities },
    [{ source, does }],
    content,
    trace,
    creature.id,
  )
  const armour = Math.max(0, creature.armour + after.tokens.armour - before.tokens.armour)
  return {
    ...creature,
    strength: Math.min(after.strength, LIMITS.strength),
    health: after.health,
    movement: after.movement,
    abilities: after.abilities,
    armour,
    hidden: creature.hidden || ('tokens' in does && does.tokens.token === 'stealth'),
    dead: creature.wounds >= after.health,
  }
}
