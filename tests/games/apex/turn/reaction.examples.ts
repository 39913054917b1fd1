import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

type Window = { window: string; target?: string; legends: JsonObject[] }

const reaction = (
  example: Pick<WorkedExample, 'id' | 'says' | 'outcome'> & { rule: string; shot: Window },
): WorkedExample => ({
  id: example.id,
  says: example.says,
  rule: example.rule,
  operation: 'apex.reaction-window',
  input: { shooterSquad: 'blue', target: 'wraith', ...example.shot },
  ...(example.outcome === undefined ? {} : { outcome: example.outcome }),
})

const card = (id: string, window: string, squad = false) => ({ id, reaction: { squad, window } })
const wraith = (more: JsonObject) => ({ id: 'wraith', squad: 'red', ...more })
const bangalore = (more: JsonObject) => ({ id: 'bangalore', squad: 'red', ...more })
const before = (...legends: JsonObject[]) => ({ window: 'beforeShot', legends })
const after = (...legends: JsonObject[]) => ({ window: 'afterShot', legends })

export const REACTION_EXAMPLES: readonly WorkedExample[] = [
  reaction({
    id: 'E-69',
    says: 'a second reaction before the same shot',
    rule: 'apex.reaction.limit',
    shot: before(wraith({ played: ['beforeShot'], cards: [card('feat', 'beforeShot')] })),
    outcome: { cards: [{ playable: false, rule: 'apex.reaction.limit' }], orderedBy: 'red' },
  }),
  reaction({
    id: 'E-69',
    says: 'but one after it is legal',
    rule: 'apex.reaction.keywords',
    shot: after(wraith({ played: ['beforeShot'], cards: [card('feat', 'afterShot')] })),
    outcome: { cards: [{ playable: true, rule: null }] },
  }),
  reaction({
    id: 'constructed',
    says: 'a card for the other window',
    rule: 'apex.reaction.keywords',
    shot: before(wraith({ cards: [card('feat', 'afterShot')] })),
    outcome: { cards: [{ playable: false, rule: 'apex.reaction.keywords' }] },
  }),
  reaction({
    id: 'constructed',
    says: 'a squadmate needs the keyword',
    rule: 'apex.reaction.keywords',
    shot: before(wraith({}), bangalore({ cards: [card('one', 'beforeShot'), card('other', 'beforeShot', true)] })),
    outcome: { cards: [{ playable: false, rule: 'apex.reaction.keywords' }, { playable: true }] },
  }),
  reaction({
    id: 'constructed',
    says: 'the attacked squad chooses the order',
    rule: 'apex.reaction.order',
    shot: before(wraith({ cards: [card('a', 'beforeShot')] }), bangalore({ cards: [card('b', 'beforeShot', true)] })),
    outcome: { orderedBy: 'red' },
  }),
  reaction({
    id: 'constructed',
    says: 'an eliminated target does not react, its squadmate does',
    rule: 'apex.reaction.after-eliminated',
    shot: after(
      wraith({ onBoard: false, cards: [card('a', 'afterShot')] }),
      bangalore({ cards: [card('b', 'afterShot', true)] }),
    ),
    outcome: { cards: [{ playable: false, rule: 'apex.reaction.after-eliminated' }, { playable: true }] },
  }),
  reaction({
    id: 'constructed',
    says: 'a target that is off the board before the shot is no eliminated target',
    rule: 'apex.card.on-board',
    shot: before(wraith({ onBoard: false, cards: [card('a', 'beforeShot')] })),
    outcome: { cards: [{ playable: false, rule: 'apex.card.on-board' }] },
  }),
  reaction({
    id: 'constructed',
    says: 'a squadmate that is off the board',
    rule: 'apex.card.on-board',
    shot: before(wraith({}), bangalore({ onBoard: false, cards: [card('b', 'beforeShot', true)] })),
    outcome: { cards: [{ playable: false, rule: 'apex.card.on-board' }] },
  }),
  reaction({
    id: 'constructed',
    says: 'an ability that cools down',
    rule: 'apex.ability.need-token',
    shot: before(wraith({ cards: [{ id: 'into-the-void', tokenInSupply: false }] })),
    outcome: { cards: [{ playable: false, rule: 'apex.ability.need-token' }] },
  }),
  reaction({
    id: 'constructed',
    says: 'the shooter’s own squad, and a card that is no reaction',
    rule: 'apex.reaction.when',
    shot: before(wraith({ cards: [{ id: 'phase-step' }] }), {
      id: 'gibraltar',
      squad: 'blue',
      cards: [{ id: 'gun-shield' }],
    }),
    outcome: {
      cards: [
        { playable: false, rule: 'apex.reaction.when' },
        { playable: false, rule: 'apex.reaction.when' },
      ],
    },
  }),
  reaction({
    id: 'constructed',
    says: 'a target of the shooter’s own squad',
    rule: 'apex.reaction.when',
    shot: { window: 'beforeShot', target: 'gibraltar', legends: [{ id: 'gibraltar', squad: 'blue' }] },
  }),
  reaction({
    id: 'constructed',
    says: 'a target that is not among the Legends',
    rule: 'apex.content.known',
    shot: { window: 'beforeShot', target: 'lifeline', legends: [wraith({})] },
  }),
  reaction({
    id: 'constructed',
    says: 'a card that nobody knows',
    rule: 'apex.content.known',
    shot: before(wraith({ cards: [{ id: 'no-such-card' }] })),
  }),
]
