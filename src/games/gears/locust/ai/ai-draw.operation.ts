import { z } from 'zod'
import { defineGearsOperation } from '../../define.ts'
import { DRONES_AND_COGS, HOLES_IN_A_CORRIDOR } from './ai.examples.ts'
import { stepScene } from './ai.scene.ts'
import { stepRules } from './ai-rules.examples.ts'
import { playedFields, storableTable } from './answer.ts'
import { AiDeckSource, CardNumber, drawCards, Numbers } from './draw-cards.ts'
import { stepFields } from './question.ts'
import { describeStep, stepLines } from './step.words.ts'

const DeckAfter = z.object({ pile: Numbers, discard: Numbers }).meta({ id: 'GearsAiDeckAfter' })

export const aiDrawOperation = defineGearsOperation({
  id: 'gears.ai-draw',
  kind: 'resolution',
  summary: {
    en: 'Plays a Locust activation step: draws an AI card, moves and attacks, and asks wherever the active player has a choice.',
    es: 'Juega un paso de Activación de los Locust: roba una carta de IA, mueve y ataca, y pregunta cuando el jugador activo puede elegir.',
  },
  rules: stepRules,
  input: z.strictObject({ deck: AiDeckSource, ...stepFields }).meta({ id: 'GearsAiDrawInput' }),
  outcome: z
    .object({ cards: z.array(CardNumber).max(250).describe('The cards drawn.'), deck: DeckAfter, ...playedFields })
    .meta({ id: 'GearsAiDrawOutcome' }),
  examples: [
    {
      name: 'No Boomer, so another card: two Drones (E-11)',
      input: { ...DRONES_AND_COGS, deck: { cards: { pile: [17, 13, 8], discard: [1] } } },
    },
    {
      name: 'Wretches in every near hole (E-10b)',
      input: { ...HOLES_IN_A_CORRIDOR, deck: { cards: { pile: [11, 8], discard: [] } } },
    },
  ],
  run: (question, context) => drawCards(question, context),
  headline: (played, _input, locale, content) => describeStep(played, locale, content),
  details: (played, _input, locale, content) => stepLines(played, locale, content),
  tableAfter: (played, { table }, content) => storableTable(played, table, content),
  picture: (played, { table }, caption) => stepScene(table, played, caption),
})
