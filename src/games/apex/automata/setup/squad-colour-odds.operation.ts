import { z } from 'zod'
import { exact, Probability, percent } from '../../../../contract/probability.ts'
import { fraction } from '../../../../lib/fraction.ts'
import { AimDeck, withAimDeck } from '../../combat/shot/aim-deck.ts'
import { defineApexOperation } from '../../define.ts'
import { countRed } from './squad-colour.ts'

export const squadColourOddsOperation = defineApexOperation({
  id: 'apex.automata-squad-colour-odds',
  kind: 'resolution',
  summary: {
    en: 'How likely the players are to be the Red squad, and the Blue one.',
    es: 'Con qué probabilidad los jugadores son el pelotón Rojo, y el Azul.',
  },
  rules: ['apex.automata.setup.colour-draw'],
  input: z.strictObject({ aimDeck: AimDeck }).meta({ id: 'ApexAutomataSquadColourOddsInput' }),
  outcome: z
    .object({
      red: Probability.describe('That the players are Red.'),
      blue: Probability.describe('That the players are Blue.'),
    })
    .meta({ id: 'ApexAutomataSquadColourOddsOutcome' }),
  examples: [{ name: 'With the aim cards of the content', input: {} }],
  run({ aimDeck }, { trace, content }) {
    const values = [...withAimDeck(content, aimDeck).aimCards.values()].map(({ value }) => value)
    const red = countRed(values, trace)
    const share = (count: number) => exact(fraction(BigInt(count), BigInt(values.length)))
    return { red: share(red), blue: share(values.length - red) }
  },
  headline: ({ red, blue }, _input, locale) =>
    ({
      en: `The players are Red ${percent(red, 'en')} of the time, Blue ${percent(blue, 'en')}.`,
      es: `Los jugadores son Rojos el ${percent(red, 'es')} de las veces y Azules el ${percent(blue, 'es')}.`,
    })[locale],
})
