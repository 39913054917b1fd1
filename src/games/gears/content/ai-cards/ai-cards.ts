import { defineEntries } from '../../../../contract/content.ts'
import { AiCard } from './ai-card.ts'
import { eliteAiCards } from './ai-cards-elite.ts'
import { generalAiCards } from './ai-cards-general.ts'
import { heavyAiCards } from './ai-cards-heavy.ts'
import { infantryAiCards } from './ai-cards-infantry.ts'

/** All 35 AI cards, by number. */
export const aiCards = defineEntries(AiCard, [...generalAiCards, ...infantryAiCards, ...heavyAiCards, ...eliteAiCards])
