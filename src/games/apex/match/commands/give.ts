import type { Violation } from '../../../../rulebook/refusal.ts'
import { WEAPON_SLOTS } from '../../content/panel.ts'
import { legendName } from '../../language/legend-name.ts'
import { lootName } from '../../loot/loot.words.ts'
import type { CommandBody } from '../command.ts'
import { findLegend, legendOf, readersOf, squadmatesOf, without } from '../legends.ts'
import type { ApexState, LegendState, Pool } from '../state.ts'
import { against, controlViolations, phaseViolations } from './acting.ts'
import { epicViolations } from './choose-epic.ts'
import type { CommandOf } from './define-command.ts'
import { said } from './texts.ts'

const EMPTY: Pool = { weapons: [], tokens: [], given: [] }

/** What a Legend may still give: what was given to it stays with it. */
const givable = ({ weapons, tokens, given }: Pool): { weapons: string[]; tokens: string[] } => ({
  weapons: without(weapons, given),
  tokens: without(tokens, given),
})

/** A Legend gives something of its pool to a squadmate. */
export const giveCommand: CommandOf<'give'> = {
  violations(state, seat, body) {
    const wrong = [
      ...phaseViolations(state, 'give', 'stage1'),
      ...controlViolations(state, seat, body.from, ['command', 'give', 'from']),
    ]
    return wrong.length > 0 ? wrong : [...receiverViolations(state, body), ...giftViolations(state, body)]
  },
  play(run, _seat, { from, to, weapons, tokens }) {
    run.trace.applied('apex.stage1.share', { given: [...weapons, ...tokens] })
    if (run.state.automata !== undefined) run.trace.applied('apex.automata.stage1.br-trade', { from, to })
    const readers = readersOf(run.state, legendOf(run.state, from).squad)
    run.emit({ type: 'poolGiven', from, to, weapons, tokens, readers })
    return undefined
  },
  offers(state, seat, content) {
    if (state.phase !== 'stage1') return []
    const givers = state.legends.filter((legend) => legend.seat === seat && mayTrade(legend))
    return givers.flatMap((giver) => {
      const { weapons, tokens } = givable(giver.pool ?? EMPTY)
      const spare = (giver.pool?.weapons.length ?? 0) > WEAPON_SLOTS ? [...new Set(weapons)] : []
      const gifts = [
        ...spare.map((item) => ({ item, weapons: [item], tokens: [] })),
        ...[...new Set(tokens)].map((item) => ({ item, weapons: [], tokens: [item] })),
      ]
      return receivers(state, giver).flatMap((to) =>
        gifts.map(({ item, ...gift }) => ({
          command: { give: { from: giver.id, to: to.id, ...gift } },
          group: giver.id,
          social: true,
          text: said((locale) => {
            const [from, name] = [legendName(giver.id, locale, content), legendName(to.id, locale, content)]
            const thing = lootName(item, locale, content)
            return locale === 'en' ? `${from} gives ${thing} to ${name}.` : `${from} da ${thing} a ${name}.`
          }),
          open: [
            { path: 'give.weapons', choices: spare, samples: [gift.weapons] },
            { path: 'give.tokens', choices: tokens, samples: [gift.tokens] },
          ],
        })),
      )
    })
  },
}

const receivers = (state: ApexState, giver: LegendState): LegendState[] => squadmatesOf(state, giver).filter(mayTrade)

/** Nothing is given by or to a Legend that is locked, or has an epic token to choose first. */
const mayTrade = (legend: LegendState): boolean => !legend.locked && epicViolations(legend, 'give').length === 0

function receiverViolations(state: ApexState, { from, to }: CommandBody<'give'>): readonly Violation[] {
  const path = ['command', 'give']
  const [giver, receiver] = [legendOf(state, from), findLegend(state, to)]
  if (receiver === null || receiver.squad !== giver.squad || from === to) {
    return against({ rule: 'apex.content.known', path: [...path, 'to'], facts: { kind: 'legend', id: to } })
  }
  const [automaton] = [giver, receiver].filter((legend) => legend.automaton !== undefined)
  if (automaton !== undefined) {
    return against({ rule: 'apex.automata.stage1.no-loot', path, facts: { legend: automaton.id } })
  }
  if (giver.locked || receiver.locked) return against({ rule: 'apex.stage1.reveal', path, facts: { locked: true } })
  return [giver, receiver].flatMap((legend) => epicViolations(legend, 'give'))
}

/** Only what is in the pool and was not given before is given, and two weapon cards stay. */
function giftViolations(state: ApexState, { from, weapons, tokens }: CommandBody<'give'>): readonly Violation[] {
  const pool = legendOf(state, from).pool ?? EMPTY
  const own = givable(pool)
  const path = ['command', 'give']
  const missing = [
    ...without(weapons, own.weapons).map((id) => ({ what: 'weapon', id })),
    ...without(tokens, own.tokens).map((id) => ({ what: 'token', id })),
  ]
  const [cards, given] = [pool.weapons.length, weapons.length]
  const nothing = weapons.length + tokens.length === 0 ? [{ what: 'token', id: '' }] : []
  return [
    ...[...missing, ...nothing].flatMap((facts) => against({ rule: 'apex.stage1.pool', path, facts })),
    ...(given > 0 && cards - given < WEAPON_SLOTS
      ? against({ rule: 'apex.stage1.keep-two', path: [...path, 'weapons'], facts: { cards, given } })
      : []),
  ]
}
