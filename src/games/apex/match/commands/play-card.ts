import type { FeatCard } from '../../content/feats.ts'
import { cardName } from '../../language/legend-name.ts'
import { playOf } from '../effects/card-play.ts'
import { isPlayable, resolveEffects } from '../effects/effects.ts'
import { legendOf } from '../legends.ts'
import { startAction } from '../procedures/action.ts'
import { partsOf } from '../procedures/parts.ts'
import { damageWindows } from '../procedures/windows.ts'
import type { ApexRun, Asking } from '../questions.ts'
import { actor, actorViolations, against } from './acting.ts'
import { cardViolations, judgePlay } from './card-acting.ts'
import type { CommandOf } from './define-command.ts'
import { said } from './texts.ts'

const PATH = ['command', 'playCard', 'card']

/** A free or special feat is played from the hand. */
export const playCardCommand: CommandOf<'playCard'> = {
  violations(state, seat, { card: id }, content) {
    const wrong = actorViolations(state, seat, 'playCard')
    const legend = state.activation?.legend
    if (wrong.length > 0 || legend === undefined) return wrong
    const card = content.featCards.get(id)
    if (card === undefined || !legendOf(state, legend).hand.includes(id)) {
      return against({ rule: 'apex.feat.use', path: PATH, facts: { legend, card: id, inHand: false } })
    }
    const forbidden = cardViolations(state, seat, card, 'playCard')
    if (forbidden.length > 0) return forbidden
    if (card.action.kind === 'shotEnhancement' || !isPlayable({ state, content }, playOf({ id: legend }, card))) {
      return against({ rule: 'apex.card.enhancement', path: PATH, facts: { legend, card: id, reason: 'noAction' } })
    }
    return []
  },
  *play(run, _seat, { card: id }) {
    const card = run.content.featCards.get(id)
    if (card !== undefined) yield* playFeat(run, run.state.activation?.legend ?? '', card)
  },
  offers(state, seat, content) {
    const legend = actor(state, seat)
    if (legend === null) return []
    const playable = legend.hand.filter((card) => this.violations(state, seat, { card }, content).length === 0)
    return playable.map((card) => ({
      command: { playCard: { card } },
      text: said((locale) => `${locale === 'en' ? 'Play' : 'Jugar'} ${cardName(card, locale, content)}.`),
    }))
  },
}

/** The feat is discarded; what its own Legend does becomes parts of the action, the rest happens now. */
function* playFeat(run: ApexRun, legend: string, card: FeatCard): Asking<void> {
  const { ap, effects } = card.action
  judgePlay(run.state, card, run.trace)
  startAction(run, legend, { source: card.id, cost: ap, parts: partsOf(effects) })
  run.emit({ type: 'featPlayed', legend, card: card.id })
  const others = effects.filter((effect) => partsOf([effect]).length === 0)
  const toll = yield* resolveEffects(run, { ...playOf({ id: legend }, card), effects: others })
  yield* damageWindows(run, toll)
  if (run.state.action?.parts.length === 0) run.emit({ type: 'actionEnded', legend, source: card.id })
}
