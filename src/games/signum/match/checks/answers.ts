import { canonicalJson } from '../../../../lib/json.ts'
import type { Violation } from '../../../../rulebook/refusal.ts'
import type { SignumViolation } from '../../refusal.ts'
import type { Band } from '../../vocabulary.ts'
import type { Answer } from '../command.ts'
import { playerAt } from '../players.ts'
import { choicesOf } from '../procedures/texts.ts'
import type { Pick, SignumQuestion } from '../questions.ts'
import { isExit } from './exits.ts'
import { isFreePlace } from './free-place.ts'
import type { Scene } from './moment.ts'
import { mayPersecute, mayShift } from './persecutions.ts'

/** Everything that stands against an answer to a question. */
export function answerViolations(scene: Scene, question: SignumQuestion, answer: Answer): readonly Violation[] {
  const wanted = canonicalJson(answer)
  if (question.options.some((option) => canonicalJson(option) === wanted)) return []
  if (question.pick !== null && isPick(question.pick, answer)) return []
  if (isPlace(scene, question, answer) || isReveal(scene, question, answer)) return []
  const violation: SignumViolation = {
    rule: 'signum.match.answer',
    path: ['command', 'answer'],
    facts: { kind: question.kind },
  }
  return [violation]
}

/** Whether an answer picks the right number of candidates, each once, or puts all of them into an order. */
function isPick({ field, candidates, min, max }: Pick, answer: Answer): boolean {
  if (Object.keys(answer).join() !== field) return false
  const chosen: readonly (string | number)[] = answer[field] ?? []
  const allowed: readonly (string | number)[] = field === 'order' ? candidates.map((_, index) => index) : candidates
  const isDistinct = new Set(chosen).size === chosen.length
  return isDistinct && chosen.every((one) => allowed.includes(one)) && chosen.length >= min && chosen.length <= max
}

/** Whether a tactic that is due is revealed with others that its text may be about; if there is one, it need not be named. */
function isReveal(scene: Scene, { kind, seat, options }: SignumQuestion, answer: Answer): boolean {
  const due = [...new Set(options.flatMap(({ tactic }) => tactic ?? []))]
  const { tactic = due.length === 1 ? due[0] : undefined, reveal, targets, ...more } = answer
  if (kind !== 'revealTactic' || tactic === undefined || !due.includes(tactic) || reveal === undefined) return false
  if (Object.keys(more).length > 0) return false
  if (targets === undefined) return true
  const choice = choicesOf(scene, tactic, playerAt(seat))
  return choice !== null && reveal && isPick({ ...choice, field: 'targets', candidates: choice.possible }, { targets })
}

/** Whether a place or a way that was not spelled out is right. */
function isPlace(scene: Scene, { kind, seat, about }: SignumQuestion, answer: Answer): boolean {
  const { at, ruins, target, path, mode = 'walk' } = answer
  const fields = Object.keys(answer).length
  if (kind === 'choosePlace')
    return at !== undefined && fields === 1 && isFreePlace(scene, playerAt(seat), String(about.card), at)
  if (kind === 'chooseExit') {
    return (
      at !== undefined &&
      ruins !== undefined &&
      fields === 2 &&
      isExit(scene, String(about.creature), String(about.ruins), { ruins, at })
    )
  }
  if (kind === 'moveCreature' && path !== undefined) {
    const isWay = Object.keys(answer).every((field) => field === 'path' || field === 'mode')
    return isWay && mayShift(scene, String(about.creature), about.band as Band, { path, mode })
  }
  if (kind !== 'persecute' || target === undefined || path === undefined) return false
  return fields <= 3 && mayPersecute(scene, String(about.creature), target, { path, mode })
}
