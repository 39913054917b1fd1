import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { defineGearsOperation } from '../../define.ts'
import { refuse } from '../../refusal.ts'
import { unknownCard } from '../ai-deck.ts'
import { BOOMER_IN_A_CORRIDOR, DRONES_AND_COGS, HUNTING_PARTY } from './ai.examples.ts'
import { stepScene } from './ai.scene.ts'
import { CardFace, faceOf } from './ai-face.ts'
import { stepRules } from './ai-rules.examples.ts'
import { playedFields, playStep, storableTable } from './answer.ts'
import { contextOf, stepFields } from './question.ts'
import { singleCard } from './step.ts'
import { describeStep, stepLines } from './step.words.ts'

export const aiCardOperation = defineGearsOperation({
  id: 'gears.ai-card',
  kind: 'resolution',
  summary: {
    en: 'Resolves a given AI card on a table, and asks wherever the active player has a choice.',
    es: 'Resuelve una carta de IA concreta sobre una mesa, y pregunta cuando el jugador activo puede elegir.',
  },
  rules: stepRules,
  input: z.strictObject({ card: z.int().min(1).max(99), ...stepFields }).meta({ id: 'GearsAiCardInput' }),
  outcome: z
    .object({
      card: CardFace,
      drawsAnother: z.boolean().describe('Whether another card has to be drawn.'),
      ...playedFields,
    })
    .meta({ id: 'GearsAiCardOutcome' }),
  examples: [
    { name: 'Two Drones, one in sight of the COG (E-09)', input: { ...DRONES_AND_COGS, card: 13, decide: 'first' } },
    { name: 'A Boomer walks into range and fires (E-58)', input: { ...BOOMER_IN_A_CORRIDOR, card: 17 } },
    {
      name: 'A card of one’s own',
      input: { ...DRONES_AND_COGS, card: 60, decide: 'first', own: { aiCards: [HUNTING_PARTY] } },
    },
  ],
  run({ card: number, ...question }, deps) {
    const card = deps.content.aiCards.get(number)
    if (card === undefined) return refuse([unknownCard(number, ['card'])])
    const context = contextOf(question, deps)
    if (context instanceof Refusal) return context
    const played = playStep(context, singleCard(context, card), question)
    if (played instanceof Refusal) return played
    const drawsAnother = played.events.some(({ kind }) => kind === 'aiCardRedrawn')
    return { card: faceOf(card), drawsAnother, ...played }
  },
  headline: (played, _input, locale, content) => describeStep(played, locale, content),
  details: (played, _input, locale, content) => stepLines(played, locale, content),
  tableAfter: (played, { table }, content) => storableTable(played, table, content),
  picture: (played, { table }, caption) => stepScene(table, played, caption),
})
