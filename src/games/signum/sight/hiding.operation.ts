import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { ruledBoard } from '../abilities/place-board.ts'
import { creaturesOn, defineSignumOperation } from '../define.ts'
import { cardName } from '../language/card-name.ts'
import { citeViolations, notAllowed, RuleViolations } from '../language/violation.ts'
import { BoardForm } from '../table/board.ts'
import { creature } from '../table/boards.examples.ts'
import { effectScene } from '../table/effect.scene.ts'
import { BOARD_RULES } from '../table/standing-rules.ts'
import { Id } from '../vocabulary.ts'
import { shadowViolations } from './detection.ts'

const BOARD = {
  creatures: [
    creature('Bruno', 'Shade', [20, 20], { abilities: [{ id: 'stealth' }] }),
    creature('Ana', 'Garrus', [30, 22]),
  ],
}

export const hidingOperation = defineSignumOperation({
  id: 'signum.hiding',
  kind: 'check',
  summary: {
    en: 'Says whether a character may go into the shadow and get a stealth token, with every reason against it.',
    es: 'Dice si un personaje puede ir a la Sombra y recibir una ficha de Sigilo, con todo lo que está en contra.',
  },
  rules: [
    ...BOARD_RULES,
    'signum.damage.death',
    'signum.stealth.go-into-shadow',
    'signum.stealth.shadow-whole-activation',
  ],
  input: z
    .strictObject({
      board: BoardForm,
      creature: Id,
      targeted: z
        .boolean()
        .default(false)
        .describe('Whether an enemy’s ranged attack had it as target since its controller’s last turn.'),
    })
    .meta({ id: 'SignumHidingInput' }),
  outcome: z
    .object({
      legal: z.boolean(),
      violations: RuleViolations,
      hidden: z.boolean().describe('Whether it has a stealth token afterwards.'),
      activationEnds: z.boolean(),
    })
    .meta({ id: 'SignumHidingOutcome' }),
  examples: [
    { name: 'Unseen (E-52)', input: { board: { drawn: BOARD }, creature: 'Shade' } },
    { name: 'Shot at (E-52)', input: { board: { drawn: BOARD }, creature: 'Shade', targeted: true } },
  ],
  run({ board, creature: id, targeted }, context) {
    const { trace } = context
    const asked = creaturesOn(board, { creature: id }, context)
    if (asked instanceof Refusal) return asked
    const hider = asked.found.creature
    const violations = shadowViolations(asked.placed, hider, targeted)
    const legal = violations.length === 0
    if (legal) trace.applied('signum.stealth.go-into-shadow', { creature: id, problem: null })
    return {
      legal,
      violations: citeViolations(violations, trace),
      hidden: legal || hider.creature.hidden,
      activationEnds: legal,
    }
  },
  headline({ legal, violations }, { creature }, locale, content) {
    if (legal) {
      const id = cardName(creature, locale, content)
      return {
        en: `${id} goes into shadow; its activation ends.`,
        es: `${id} va a la Sombra; su activación acaba.`,
      }[locale]
    }
    return notAllowed(violations, locale, content)
  },
  picture: ({ legal }, { board, creature: id }, caption) =>
    effectScene(ruledBoard(board, caption.content), { creature: id, legal }, caption),
})
