import type { Violation } from '../../../../rulebook/refusal.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { type DestructionTargets, destructionTargets } from '../../combat/destruction/destruction.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { sourceName } from '../../language/words.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import type { CommandBody } from '../command.ts'
import { miniatureName } from '../describe/miniature-name.ts'
import { cellOf, legendOf } from '../legends.ts'
import { beginPart, partDone } from '../procedures/action.ts'
import { destroyMiniatures } from '../procedures/destroying.ts'
import type { ApexRun } from '../questions.ts'
import type { ApexState, LegendState, Miniature } from '../state.ts'
import { boardOf, pieceId } from '../table.ts'
import { actionViolations, actor, against } from './acting.ts'
import type { CommandOf } from './define-command.ts'
import { said } from './texts.ts'

type Destroy = CommandBody<'destroy'>
const PATH = ['command', 'destroy', 'targets']

/** Destroys miniatures that can be destroyed, with a weapon or in melee. */
export const destroyCommand: CommandOf<'destroy'> = {
  violations(state, seat, body, content) {
    const wrong = actionViolations(state, seat, 'destroy', 'destroy')
    const legend = state.activation?.legend
    return wrong.length > 0 || legend === undefined ? wrong : targetsAgainst(state, legend, body, content)
  },
  play(run, _seat, body) {
    playDestroy(run, body)
    return undefined
  },
  offers(state, seat, content) {
    const legend = actor(state, seat)
    if (legend === null || actionViolations(state, seat, 'destroy', 'destroy').length > 0) return []
    const ways = everyWay(state, legend).filter((body) => targetsAgainst(state, legend.id, body, content).length === 0)
    return ways.map((body) => {
      const sameMeans = ways.filter(({ weapon }) => weapon === body.weapon).flatMap(({ targets }) => targets)
      return destroyOffer(legend, body, sameMeans, content)
    })
  },
}

/** How the ruling on destruction judges the miniatures that were named. */
function judge(
  state: ApexState,
  legend: string,
  { weapon: slot, targets }: Destroy,
  content: ApexContent,
  trace: ApexTrace,
): DestructionTargets | Refusal | null {
  const own = legendOf(state, legend)
  const actor = cellOf(own)
  const held = slot === undefined ? null : own.weapons[slot]
  const card = held === undefined || held === null ? null : content.weapons.get(held.card)
  if (actor === null || (slot !== undefined && card == null)) return null
  const weapon = held == null || card == null ? null : { optimalRange: card.optimalRange, ammo: held.ammo }
  const pieces = targets.map(pieceId)
  const count = state.action?.parts.find(({ part }) => part === 'destroy')?.amount ?? 2
  return destructionTargets(boardOf(state, content), { actor, weapon, count, targets: pieces }, trace)
}

function targetsAgainst(state: ApexState, legend: string, body: Destroy, content: ApexContent): readonly Violation[] {
  const missing = body.targets.find((target) => !state.miniatures.some(({ id }) => id === target))
  if (missing !== undefined) {
    return against({ rule: 'apex.content.known', path: PATH, facts: { kind: 'miniature', id: missing } })
  }
  const borne = state.miniatures.filter(({ id, place }) => 'legend' in place && body.targets.includes(id))
  if (borne.length > 0) return against(...borne.map(attached))
  const judged = judge(state, legend, body, content, new Trace<ApexRules>())
  if (judged === null) return against({ rule: 'apex.destroy.method', path: PATH, facts: { ammo: 0 } })
  if (judged instanceof Refusal) return judged.violations.map((violation) => ({ ...violation, path: PATH }))
  const isMelee = body.weapon === undefined
  return judged.targets.flatMap(({ piece, reason, distance }) => {
    if (reason === null) return []
    if (reason === 'notDestructible') return against({ rule: 'apex.destroy.count', path: PATH, facts: { piece } })
    return against({ rule: 'apex.destroy.method', path: PATH, facts: { piece, distance, reason, isMelee } })
  })
}

/** A miniature that is attached to a Legend is no object of the board, and none of the pack is DESTRUCTIBLE there. */
const attached = ({ kind, id }: Miniature) => ({
  rule: 'apex.destroy.count' as const,
  path: PATH,
  facts: { piece: { kind, id: pieceId(id) } },
})

function playDestroy(run: ApexRun, body: Destroy): void {
  const legend = run.state.activation?.legend ?? ''
  beginPart(run, legend, 'destroy')
  judge(run.state, legend, body, run.content, run.trace)
  const gone = run.state.miniatures.filter(({ id }) => body.targets.includes(id))
  destroyMiniatures(run, { legend, weapon: body.weapon ?? null }, gone)
  partDone(run, legend, 'destroy')
}

/** Every miniature by every means. */
const everyWay = ({ miniatures }: ApexState, { weapons }: LegendState): Destroy[] =>
  miniatures.flatMap(({ id }) => [{ targets: [id] }, ...weapons.map((_, weapon) => ({ weapon, targets: [id] }))])

function destroyOffer({ weapons }: LegendState, body: Destroy, within: readonly string[], content: ApexContent) {
  const { weapon: slot, targets } = body
  return {
    command: { destroy: body },
    text: said((locale) => {
      const what = miniatureName(targets[0] ?? '', locale, content)
      const means =
        slot === undefined
          ? { en: 'in melee', es: 'cuerpo a cuerpo' }[locale]
          : `${{ en: 'with', es: 'con' }[locale]} ${sourceName(weapons[slot]?.card ?? '', locale, content)} (${slot + 1})`
      return locale === 'en' ? `Destroy ${what} ${means}.` : `Destruir ${what} ${means}.`
    }),
    open: [{ path: 'destroy.targets', choices: within, samples: [targets] }],
  }
}
