import { ruledBoard } from '../abilities/place-board.ts'
import { defineSignumOperation } from '../define.ts'
import { cardNames } from '../language/card-name.ts'
import { symbolPhrase } from '../language/words.ts'
import { creature } from '../table/boards.examples.ts'
import { effectScene } from '../table/effect.scene.ts'
import { BOARD_RULES } from '../table/standing-rules.ts'
import { Detected, DetectionQuestion, detect } from './detect.ts'

export const STALKED = {
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
    'signum.stealth.after-detection',
  ],
  input: DetectionQuestion,
  outcome: Detected,
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
  run: detect,
  headline({ die, revealed }, input, locale, content) {
    const [detector, target] = cardNames([input.detector, input.target], locale, content)
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
