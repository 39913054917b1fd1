import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'

/** Rules on what happens at once, and on what leaves play. */
export const leavingPlayRules = {
  'signum.damage.batch': rule<{ creatures: readonly string[] }>({
    title: { en: 'What happens at once', es: 'Lo que ocurre a la vez' },
    says: {
      en: 'All that one blow, one roll of a combat or one sentence of a text does to several creatures happens at once: first all tokens and wounds, then all deaths, then all that they set off.',
      es: 'Todo lo que un golpe, una tirada de un combate o una frase de un texto hace a varias criaturas ocurre a la vez: primero todas las fichas y heridas, después todas las muertes y después todo lo que provocan.',
    },
    section: 'Wounds',
    page: null,
    rulings: ['Q-62'],
    explain: {
      en: ({ creatures }) => `${formatList(creatures, 'en')} suffer it at once; deaths come after all wounds.`,
      es: ({ creatures }) =>
        `${formatList(creatures, 'es')} lo sufren a la vez; las muertes van tras todas las heridas.`,
    },
  }),
  'signum.damage.leaves-play': rule<{ creature: string }>({
    title: { en: 'What leaves play comes back fresh', es: 'Lo que deja el juego vuelve como nuevo' },
    says: {
      en: 'A creature that leaves play loses tokens, effects and wounds. If its card comes back it comes fresh, but a First or Last Word that was spoken is not spoken again.',
      es: 'Una criatura que deja el juego pierde fichas, efectos y heridas. Si su carta vuelve, vuelve como nueva, pero una Primera o Última Palabra ya dicha no se repite.',
    },
    section: 'Zones',
    page: '8, 30',
    rulings: [],
    explain: {
      en: ({ creature }) => `${creature} leaves play without its tokens, effects and wounds.`,
      es: ({ creature }) => `${creature} deja el juego sin sus fichas, efectos ni heridas.`,
    },
  }),
  'signum.zone.discard-to-owner': rule<{ creature: string; owner: string }>({
    title: { en: 'Cards go to their owner’s graveyard', es: 'Las cartas van al cementerio de su dueño' },
    says: {
      en: 'A card always goes to the graveyard of its owner, whoever controlled it.',
      es: 'Una carta va siempre al cementerio de su dueño, la controlara quien la controlara.',
    },
    section: 'Zones',
    page: '8',
    rulings: [],
    explain: {
      en: ({ creature, owner }) => `The card of ${creature} goes to the graveyard of ${owner}.`,
      es: ({ creature, owner }) => `La carta de ${creature} va al cementerio de ${owner}.`,
    },
  }),
}
