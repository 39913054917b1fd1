import type { CreatureInMatch } from '../shapes/things.ts'
import type { SignumState } from '../state.ts'
import { type Evolution, withCreature, withoutCreature, withPlayer } from './change.ts'

const set =
  (change: Partial<CreatureInMatch>) =>
  (state: SignumState, { creature }: { readonly creature: string }): SignumState =>
    withCreature(state, creature, () => change)

const placeAt = (
  state: SignumState,
  { creature, to }: { readonly creature: string; readonly to: { readonly x: number; readonly y: number } },
): SignumState => withCreature(state, creature, () => ({ x: to.x, y: to.y }))

/** What activations, fights and effects do to the state; the rest only tells. */
export const evolveCreatures: Evolution = {
  activationStarted: (state, { creature }) => ({
    ...withCreature(state, creature, () => ({ activated: true, howled: false })),
    activation: { creature, stage: 'start', revealed: null },
  }),
  activationSkipped: set({ activated: true }),
  stageReached: (state, { creature, stage, revealed }) => ({ ...state, activation: { creature, stage, revealed } }),
  activationEnded: (state) => ({ ...state, activation: null }),
  activationLost: (state, { creature }) =>
    withCreature(state, creature, ({ activated, controller }) =>
      activated || controller !== state.active ? { skipsNext: true } : { activated: true },
    ),
  moved: (state, { creature, to, run }) =>
    withCreature(placeAt(state, { creature, to }), creature, () =>
      run ? { moved: true, ran: true } : { moved: true },
    ),
  placed: placeAt,
  shifted: placeAt,
  pushed: placeAt,
  stealthLost: set({ hidden: false }),
  stealthGained: set({ hidden: true }),
  rangedDeclared: (state, { target }) => withCreature(state, target, () => ({ targeted: true })),
  meleeFought: (state, { target }) => withCreature(state, target, () => ({ tired: true })),
  persecuted: (state, { creature }) =>
    withCreature(state, creature, ({ persecutions }) => ({ persecutions: persecutions + 1 })),
  steamRolled: set({ steamed: true }),
  howled: set({ howled: true }),
  ruinsSearched: (state, { ruins }) => ({
    ...state,
    terrain: state.terrain.map((one) =>
      one.id === ruins ? { ...one, template: { ...one.template, ruins: 'searched' as const } } : one,
    ),
  }),
  wordSpoken: (state, { creature, ability }) => {
    const owner = state.players.find(({ graveyard, hand, deck }) =>
      [...graveyard, ...hand, ...deck].includes(creature),
    )?.player
    const player = state.creatures.find(({ id }) => id === creature)?.owner ?? owner
    const name = `${creature} ${ability}`
    return player === undefined ? state : withPlayer(state, player, ({ fired }) => ({ fired: [...fired, name] }))
  },
  damaged: (state, { creature, armour, wounds, relics }) => {
    const owner = state.creatures.find(({ id }) => id === creature)?.owner
    const hurt = withCreature(state, creature, () => ({ armour, wounds }))
    if (owner === undefined || relics.length === 0) return hurt
    const left = new Map(relics.map((loss) => [loss.relic, loss.left]))
    return withPlayer(hurt, owner, (one) => ({
      relics: one.relics.map((relic) => ({ ...relic, tokens: left.get(relic.id) ?? relic.tokens })),
    }))
  },
  healed: (state, { creature, wounds }) => withCreature(state, creature, () => ({ wounds })),
  tokensGained: (state, { creature, token, count }) =>
    withCreature(state, creature, ({ armour, concentration }) => {
      if (token === 'stealth') return { hidden: true }
      return token === 'armour' ? { armour: armour + count } : { concentration: concentration + count }
    }),
  creatureDied: (state, { creature, owner, credit }) => {
    const isHero = state.creatures.some(({ id, kind }) => id === creature && kind === 'hero')
    const buried = withPlayer(withoutCreature(state, creature), owner, (one) => ({
      graveyard: [...one.graveyard, creature],
      status: isHero ? 'fallen' : one.status,
    }))
    return credit === null ? buried : withPlayer(buried, credit, ({ kills }) => ({ kills: kills + 1 }))
  },
  creatureReturned: (state, { creature, owner, to }) =>
    withPlayer(withoutCreature(state, creature), owner, ({ hand, deck }) =>
      to === 'hand' ? { hand: [...hand, creature] } : { deck: [...deck, creature] },
    ),
  creatureRemoved: (state, { creature, owner }) =>
    withPlayer(withoutCreature(state, creature), owner, ({ graveyard }) => ({ graveyard: [...graveyard, creature] })),
  controlChanged: (state, { creature, controller }) =>
    withCreature(state, creature, () => ({ controller, activated: false })),
  effectBegan: (state, { effect }) => ({
    ...state,
    effects: [...state.effects, effect],
    sequence: state.sequence + 1,
  }),
  effectEnded: (state, { effect }) => ({ ...state, effects: state.effects.filter(({ id }) => id !== effect.id) }),
  matchEnded: (state, { winners, reason }) => ({ ...state, result: { winners, reason }, phase: 'ended' }),
}
