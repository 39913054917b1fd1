import { attackDice } from '../../combat/attack/attack-dice.ts'
import { netWounds } from '../../combat/attack/attack-trigger.ts'
import { defenceDice } from '../../combat/attack/defence-dice.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { isImmune } from '../../damage/locust-wounds.ts'
import { rollFor, shieldsFor } from '../../locust/ai/actions/roll.ts'
import { dealWounds } from '../../locust/ai/actions/wounds.ts'
import type { CogFigure, LocustFigure } from '../../locust/ai/battlefield.ts'
import type { LocustContext } from '../../locust/ai/context.ts'
import { emit } from '../../locust/ai/context.ts'
import { isFilled, type Asking as LocustAsking } from '../../locust/ai/decision.ts'
import { coverGrade } from '../../sight/cover.ts'
import { sees } from '../../sight/line-of-sight.ts'
import type { MatchContext } from '../context.ts'
import { type Asking, ask } from '../questions.ts'
import { type GearsState, playerOf } from '../state.ts'
import { fieldOf } from './field.ts'
import { resolve } from './resolving.ts'

/** What a weapon that is fixed to a map piece is called in an attack. */
const FIXED = 'equipment-troika'

/** The Locust that a soldier at a heavy weapon may attack: those on its piece that can be seen and hurt. */
export function heavyTargets(state: GearsState, seat: number, content: GearsContent): LocustFigure[] {
  const { map, cogs, locust } = fieldOf(state, content)
  const cog = cogs.find(({ id }) => id === state.players[seat]?.character)
  if (cog === undefined) return []
  const isHere = ({ place }: LocustFigure) => place.zone.piece === cog.place.zone.piece
  return locust.filter((figure) => isHere(figure) && !isImmune(figure, FIXED) && sees(map, cog.place, figure.place))
}

/** One Locust on the piece is attacked with many dice; omens are ignored. */
export function* heavyAttack(context: MatchContext, seat: number, dice: number): Asking<void> {
  const { character } = playerOf(context.state, seat)
  const targets = heavyTargets(context.state, seat, context.content).map(({ id }) => id)
  if (!isFilled(targets)) return
  const target = yield* ask({ kind: 'targetChoice', player: character, figure: character }, targets, (id) => id)
  yield* resolve(context, function* (locust) {
    const shooter = locust.field.cogs.find(({ id }) => id === character)
    const hit = locust.field.locust.find(({ id }) => id === target)
    if (shooter !== undefined && hit !== undefined) yield* shoot(locust, shooter, hit, dice)
  })
}

function* shoot(
  locust: LocustContext,
  { id, place }: CogFigure,
  target: LocustFigure,
  printed: number,
): LocustAsking<void> {
  const { content, trace, field } = locust
  trace.applied('gears.attack.declare', { attacker: id, target: target.id, reason: null })
  const attack = attackDice({ attacker: id, weapon: FIXED, printed, other: 0 }, content.attackNumbers, trace)
  const cover = coverGrade(field.map, place, target.place)
  const terms = { figure: target.id, defence: target.enemy.defence, cover, rangeExcess: 0, dodges: false, other: 0 }
  const defence = defenceDice(terms, content.attackNumbers, trace)
  const common = { figure: id, target: target.id }
  emit(locust, { kind: 'attackDeclared', ...common, attackDice: attack.dice, defenceDice: defence.dice })
  const { wounds, omens } = rollFor(locust, attack.dice, undefined)
  const shields = shieldsFor(locust, defence.dice, undefined)
  const amount = netWounds({ figure: target.id, wounds, added: 0, shields }, trace)
  emit(locust, { kind: 'diceRolled', ...common, wounds, omens, shields, amount })
  yield* dealWounds(locust, (casualties) => casualties.suffering(target.id, amount, { cause: 'attack', weapon: FIXED }))
}
