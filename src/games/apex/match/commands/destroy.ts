import type { Violation } from '../../../../rulebook/refusal.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { type DestructionTargets, destructionTargets } from '../../combat/destruction/destruction.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { BASIC_DESTROY } from '../../content/destroy.ts'
import { pieceName } from '../../language/notation.ts'
import { sourceName } from '../../language/words.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import type { Piece } from '../../vocabulary.ts'
import type { CommandBody } from '../command.ts'
import { cellOf, legendOf } from '../legends.ts'
import { beginPart, partDone } from '../procedures/action.ts'
import { destroyObjects } from '../procedures/destroying.ts'
import type { ApexRun } from '../questions.ts'
import type { ApexState, LegendState, Miniature } from '../state.ts'
import { boardOf } from '../table.ts'
import { actionViolations, actor, against } from './acting.ts'
import type { CommandOf } from './define-command.ts'
import { said } from './texts.ts'

type Destroy = CommandBody<'destroy'>
const PATH = ['command', 'destroy', 'targets']

/** Destroys what can be destroyed, miniatures and pieces of the board, with a weapon or in melee. */
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
    // Most boards have nothing to destroy, and offers are asked for after every command.
    if (!boardOf(state, content).objects.some(({ tags }) => tags.has('DESTRUCTIBLE'))) return []
    return meansOf(legend).flatMap((means) => {
      const pieces = legalTargets(state, legend.id, means, content)
      const within = pieces.map(({ id }) => id)
      return pieces.map((piece) => destroyOffer(legend, means, piece, within, content))
    })
  },
}

/** With the weapon of a slot, or in melee. */
type Means = Pick<Destroy, 'weapon'>

const meansOf = ({ weapons }: LegendState): Means[] => [{}, ...weapons.map((_, weapon) => ({ weapon }))]

/** How the ruling on destruction judges the objects that are named, or all of the table; null without such a weapon. */
function judge(
  state: ApexState,
  legend: string,
  { weapon: slot, targets }: Means & { readonly targets: readonly string[] | null },
  content: ApexContent,
  trace: ApexTrace,
): DestructionTargets | Refusal | null {
  const own = legendOf(state, legend)
  const actor = cellOf(own)
  const held = slot === undefined ? null : own.weapons[slot]
  const card = held === undefined || held === null ? null : content.weapons.get(held.card)
  if (actor === null || (slot !== undefined && card == null)) return null
  const weapon = held == null || card == null ? null : { optimalRange: card.optimalRange, ammo: held.ammo }
  const count = state.action?.parts.find(({ part }) => part === 'destroy')?.amount ?? BASIC_DESTROY
  return destructionTargets(boardOf(state, content), { actor, weapon, count, targets }, trace)
}

/** Everything on the table that can be destroyed like that. */
function legalTargets(state: ApexState, legend: string, means: Means, content: ApexContent): Piece[] {
  const judged = judge(state, legend, { ...means, targets: null }, content, new Trace<ApexRules>())
  if (judged === null || judged instanceof Refusal) return []
  return judged.targets.flatMap(({ piece, legal }) => (legal ? [piece] : []))
}

function targetsAgainst(state: ApexState, legend: string, body: Destroy, content: ApexContent): readonly Violation[] {
  const borne = state.miniatures.filter(({ id, place }) => 'legend' in place && body.targets.includes(id))
  if (borne.length > 0) return against(...borne.map(attached))
  const { objects } = boardOf(state, content)
  const missing = body.targets.find((target) => !objects.some(({ piece }) => piece.id === target))
  if (missing !== undefined) {
    return against({ rule: 'apex.content.known', path: PATH, facts: { kind: 'object', id: missing } })
  }
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
  facts: { piece: { kind, id } },
})

function playDestroy(run: ApexRun, body: Destroy): void {
  const legend = run.state.activation?.legend ?? ''
  beginPart(run, legend, 'destroy')
  judge(run.state, legend, body, run.content, run.trace)
  destroyObjects(run, { legend, weapon: body.weapon ?? null }, body.targets)
  partDone(run, legend, 'destroy')
}

function destroyOffer(
  { weapons }: LegendState,
  means: Means,
  piece: Piece,
  within: readonly string[],
  content: ApexContent,
) {
  const { weapon: slot } = means
  const targets = [piece.id]
  return {
    command: { destroy: { ...means, targets } },
    text: said((locale) => {
      const what = pieceName(piece, locale, content)
      const how =
        slot === undefined
          ? { en: 'in melee', es: 'cuerpo a cuerpo' }[locale]
          : `${{ en: 'with', es: 'con' }[locale]} ${sourceName(weapons[slot]?.card ?? '', locale, content)} (${slot + 1})`
      return locale === 'en' ? `Destroy ${what} ${how}.` : `Destruir ${what} ${how}.`
    }),
    open: [{ path: 'destroy.targets', choices: within, samples: [targets] }],
  }
}
