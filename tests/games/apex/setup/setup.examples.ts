import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const SEED = `hmac-sha256,1,${'0'.repeat(64)}`

const face = (value: number) => ({ face: { value } })
const draw = (
  example: Pick<WorkedExample, 'id' | 'says' | 'rule' | 'outcome'> & { cards: JsonObject[] },
): WorkedExample => {
  const { cards, ...rest } = example
  return { ...rest, operation: 'apex.initiative-draw', input: { first: 'Foxes', second: 'Owls', cards } }
}

const initiative: WorkedExample[] = [
  draw({
    id: 'constructed',
    says: 'the higher value is Red',
    rule: 'apex.setup.initiative-draw',
    cards: [face(35), face(50)],
    outcome: { red: 'Owls', blue: 'Foxes' },
  }),
  draw({
    id: 'constructed',
    says: 'Red keeps the initiative',
    rule: 'apex.setup.initiative-fixed',
    cards: [{ card: 'aim-12' }, { card: 'aim-02' }],
    outcome: { red: 'Foxes', blue: 'Owls' },
  }),
  draw({
    id: 'constructed',
    says: 'a tie is drawn again',
    rule: 'apex.setup.initiative-draw',
    cards: [face(50), face(50), face(70), face(20)],
    outcome: { draws: [{ first: { value: 50 } }, { first: { value: 70 } }], red: 'Foxes' },
  }),
  draw({
    id: 'Q-83',
    says: 'the cards of a tie go back, so they may come again',
    rule: 'apex.setup.initiative-draw',
    cards: [{ card: 'aim-05' }, face(35), { card: 'aim-05' }, face(20)],
    outcome: { draws: [{}, { first: { value: 35 }, second: { value: 20 } }], red: 'Foxes' },
  }),
  draw({
    id: 'constructed',
    says: 'a second tie is drawn again as well',
    rule: 'apex.setup.initiative-draw',
    cards: [face(50), face(50), face(20), face(20), face(35), face(70)],
    outcome: { draws: [{}, {}, { second: { value: 70 } }], red: 'Owls' },
  }),
  draw({
    id: 'constructed',
    says: 'a tie that was reported without a second draw stays open',
    rule: 'apex.setup.initiative-draw',
    cards: [face(50), face(50)],
    outcome: { red: null, blue: null },
  }),
  draw({
    id: 'constructed',
    says: 'one card is no draw',
    rule: 'apex.setup.initiative-draw',
    cards: [face(50)],
  }),
  draw({
    id: 'constructed',
    says: 'both squads draw from one deck',
    rule: 'apex.aim.possible-cards',
    cards: [{ card: 'aim-12' }, { card: 'aim-12' }],
  }),
]

const ONE_OF_EACH = { contents: { common: 1, rare: 1, epic: 1 } }
const bin = (example: Omit<WorkedExample, 'operation' | 'rule'> & { rule?: string }): WorkedExample => ({
  rule: 'apex.interact.supply-bin',
  ...example,
  operation: 'apex.supply-bin',
})

const bins: WorkedExample[] = [
  bin({
    id: 'E-15',
    says: 'one epic, one rare and one common token, then two weapons to choose from',
    input: {
      card: ONE_OF_EACH,
      left: { common: ['syringe'], rare: ['medkit'], epic: ['phoenix-kit'], weapons: ['longbow'] },
      seed: SEED,
    },
    outcome: {
      loot: [
        { bag: 'epic', token: 'phoenix-kit' },
        { bag: 'rare', token: 'medkit' },
        { bag: 'common', token: 'syringe' },
      ],
    },
  }),
  bin({
    id: 'Q-58',
    says: 'empty bags and a short deck give what they have',
    input: { card: ONE_OF_EACH, left: { common: [], rare: [], epic: [], weapons: ['longbow'] }, seed: SEED },
    outcome: { loot: [], weapons: ['longbow'] },
  }),
  bin({
    id: 'E-15',
    says: 'the card of the example from the content',
    input: { card: { id: 'bin-1' }, seed: SEED },
    outcome: { card: 'bin-1', contents: { common: 1, rare: 1, epic: 1 } },
  }),
  bin({
    id: 'constructed',
    says: 'an unknown bin card',
    rule: 'apex.content.known',
    input: { card: { id: 'bin-19' } },
  }),
]

export const SETUP_EXAMPLES: readonly WorkedExample[] = [...initiative, ...bins]
