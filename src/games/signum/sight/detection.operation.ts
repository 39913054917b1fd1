import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { ruledBoard } from '../abilities/place-board.ts'
import { creaturesOn, defineSignumOperation, unknown } from '../define.ts'
import { isSuccess } from '../dice/dice.ts'
import { dieOf, GivenDie } from '../dice/one-die.ts'
import { symbolPhrase } from '../language/words.ts'
import { refuse } from '../refusal.ts'
import { BoardForm } from '../table/board.ts'
import { creature } from '../table/boards.examples.ts'
import { effectScene } from '../table/effect.scene.ts'
import { BOARD_RULES } from '../table/standing-rules.ts'
import { DieSymbol, Id } from '../vocabulary.ts'
import { DETECTIONS, detectionRule, detectionViolations } from './detection.ts'

const STALKED = {
  creatures: [
    creature('Ana', 'Greer', [10, 10], { moved: true }),
    creature('Ana', 'Oracle', [8, 20], { abilities: [{ id: 'magicalShot', x: 2 }] }),
    creature('Bruno', 'Shade', [13.2, 10], { hidden: true, abilities: [{ id: 'stealth' }] }),
  ],
}

export const detectionOperation = defineSignumOperation({
  id: 'signum.detection',
  kind: 'resolution',
  summary: {
    en: 'Tries to detect a hidden character, by contact or by magic: whether it may be tried, the die and what follows.',
    es: 'Intenta detectar a un personaje oculto, por contacto o por magia: si se puede, el dado y lo que sigue.',
  },
  rules: [
    ...BOARD_RULES,
    'signum.damage.death',
    'signum.stealth.detect-contact',
    'signum.stealth.detect-magic',
    'signum.stealth.lose',
  ],
  input: z
    .strictObject({
      board: BoardForm,
      detector: Id,
      target: Id.describe('The hidden character.'),
      by: z.enum(DETECTIONS).default('contact').meta({ id: 'SignumDetectionKind' }),
      die: GivenDie.exactOptional(),
      seed: Seed.optional(),
    })
    .meta({ id: 'SignumDetectionInput' }),
  outcome: z
    .object({
      die: DieSymbol,
      revealed: z.boolean(),
      mayAttack: z.enum(['melee', 'magicalShot']).nullable().describe('How the detector may attack it at once.'),
      activationEnds: z.boolean().describe('Whether the activation of the detector ends.'),
    })
    .meta({ id: 'SignumDetectionOutcome' }),
  examples: [
    {
      name: 'In contact, with a shield (E-51)',
      input: { board: { drawn: STALKED }, detector: 'Greer', target: 'Shade', die: { d6: 5 } },
    },
    {
      name: 'By magic, in vain',
      input: { board: { drawn: STALKED }, detector: 'Oracle', target: 'Shade', by: 'magic', die: { symbol: 'axe' } },
    },
  ],
  run({ board, detector, target, by, die }, context) {
    const { trace, random } = context
    const asked = creaturesOn(board, { detector, target }, context)
    if (asked instanceof Refusal) return asked
    const { placed, found } = asked
    if (found.detector === found.target) return unknown(target, 'target')
    const violations = detectionViolations(placed, found.detector, found.target, by)
    if (violations.length > 0) return refuse(violations)
    const symbol = dieOf(die, random)
    const revealed = isSuccess(symbol, 'detection')
    trace.applied(detectionRule(by), { detector, target, problem: null, symbol, revealed })
    if (revealed) trace.applied('signum.stealth.lose', { creature: target })
    const attack = by === 'contact' ? ('melee' as const) : ('magicalShot' as const)
    return {
      die: symbol,
      revealed,
      mayAttack: revealed ? attack : null,
      activationEnds: !revealed,
    }
  },
  headline({ die, revealed }, { detector, target }, locale) {
    const rolled = symbolPhrase(die, locale)
    if (revealed) {
      return {
        en: `${detector} rolls ${rolled} and reveals ${target}.`,
        es: `${detector} saca ${rolled} y descubre a ${target}.`,
      }[locale]
    }
    return {
      en: `${detector} rolls ${rolled} and does not find ${target}; its activation ends.`,
      es: `${detector} saca ${rolled} y no encuentra a ${target}; su activación acaba.`,
    }[locale]
  },
  picture: ({ die }, { board, detector, target, by }, caption) =>
    effectScene(
      ruledBoard(board, caption.content),
      { creature: detector, target, legal: true, symbol: die, reach: by === 'magic' },
      caption,
    ),
})
