import type { Offer, OpenField } from '../../../../contract/match.ts'
import { sameCell } from '../../../../geometry/grid.ts'
import type { Violation } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { cellName } from '../../language/notation.ts'
import { lootName } from '../../loot/loot.words.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import type { CommandBody } from '../command.ts'
import type { LootEvent } from '../events/loot-events.ts'
import { evolveLoot } from '../evolve/loot.ts'
import { keepText } from '../keep.words.ts'
import { legendOf } from '../legends.ts'
import { dropSpaces, keeping, pickUpSpaces, waysToKeep } from '../procedures/keeping.ts'
import type { ApexState, LegendState } from '../state.ts'
import { actor, against, freeViolations } from './acting.ts'
import type { Keep } from './answer.ts'
import type { CommandOf } from './define-command.ts'
import { said } from './texts.ts'

type Handling = CommandBody<'handleLoot'>
type Plan = { readonly events: readonly LootEvent[]; readonly violations: readonly Violation[] }

/** Between two actions a Legend drops tokens of its backpack and picks others up. */
export const handleLootCommand: CommandOf<'handleLoot'> = {
  violations(state, seat, body, content) {
    const wrong = freeViolations(state, seat, 'lootHandling', 'handleLoot')
    const { activation } = state
    if (wrong.length > 0 || activation === null) return wrong
    if (activation.lootHandled || body.drop.length + body.pickUp.length === 0) {
      const facts = { possible: false }
      return against({ rule: 'apex.activation.loot-handling', path: ['command', 'handleLoot'], facts })
    }
    return plan(state, activation.legend, body, content, new Trace<ApexRules>()).violations
  },
  play(run, _seat, body) {
    const legend = run.state.activation?.legend ?? ''
    run.trace.applied('apex.activation.loot-handling', { possible: true })
    for (const event of plan(run.state, legend, body, run.content, run.trace).events) run.emit(event)
    run.emit({ type: 'lootHandled', legend })
    return undefined
  },
  offers(state, seat, content) {
    const legend = actor(state, seat)
    if (legend === null || state.activation?.lootHandled !== false) return []
    if (freeViolations(state, seat, 'lootHandling', 'handleLoot').length > 0) return []
    return [...dropOffers(state, legend, content), ...pickUpOffers(state, legend, content)]
  },
}

/** Drops and pick-ups may be combined with those of other offers, so both lists are open. */
const openLists = ({ drop, pickUp }: Handling): OpenField[] => [
  { path: 'handleLoot.drop', choices: drop, samples: [drop] },
  { path: 'handleLoot.pickUp', choices: pickUp, samples: [pickUp] },
]

/** What dropping and picking up comes to, one after the other: first the drops. */
function plan(state: ApexState, legend: string, body: Handling, content: ApexContent, trace: ApexTrace): Plan {
  let [after, events, violations]: [ApexState, LootEvent[], Violation[]] = [state, [], []]
  const happen = (event: LootEvent) => {
    after = evolveLoot(after, event, content)
    events = [...events, event]
  }
  for (const { token, cell } of body.drop) {
    const facts = { token, cell, what: 'drop', allowed: mayDrop(after, legend, token, cell, content) } as const
    trace.applied('apex.activation.handle-once', facts)
    if (facts.allowed) {
      trace.applied('apex.loot.space-unlimited', { cell, tokens: [token] })
      happen({ type: 'tokenDropped', legend, token, cell })
    } else violations = [...violations, ...notAllowed(facts)]
  }
  for (const { loot, keep } of body.pickUp) {
    const event = pickedUp(after, legend, loot, keep, content, trace)
    if (event !== null) happen(event)
    else
      violations = [
        ...violations,
        ...against({
          rule: 'apex.activation.loot-handling',
          path: ['command', 'handleLoot', 'pickUp'],
          facts: { possible: false },
        }),
      ]
  }
  return { events, violations }
}

type Facts = { token: string; cell: { column: number; row: number }; what: 'drop' | 'pickUp'; allowed: boolean }

const notAllowed = (facts: Facts): readonly Violation[] =>
  against({ rule: 'apex.activation.handle-once', path: ['command', 'handleLoot', facts.what], facts })

const mayDrop = (state: ApexState, legend: string, token: string, cell: Facts['cell'], content: ApexContent): boolean =>
  legendOf(state, legend).backpack.includes(token) &&
  dropSpaces(state, legend, content).some((space) => sameCell(space, cell))

function pickedUp(
  state: ApexState,
  legend: string,
  id: string,
  keep: Keep,
  content: ApexContent,
  trace: ApexTrace,
): LootEvent | null {
  const found = state.loot.find((one) => one.id === id)
  if (found === undefined) return null
  const { token, cell, depleted } = found
  const allowed = pickUpSpaces(state, legend, content).some((space) => sameCell(space, cell))
  trace.applied('apex.activation.handle-once', { token, cell, what: 'pickUp', allowed })
  const kept = allowed ? keeping(state, legend, { token, depleted, fromBoard: true }, keep, { content, trace }) : null
  return kept === null ? null : { type: 'tokenPickedUp', legend, loot: id, token, depleted, ...kept }
}

function dropOffers(state: ApexState, { id, backpack }: LegendState, content: ApexContent): Offer[] {
  const spaces = dropSpaces(state, id, content)
  return [...new Set(backpack)].flatMap((token) =>
    spaces.map((cell) => ({
      command: { handleLoot: { drop: [{ token, cell }], pickUp: [] } },
      group: 'handleLoot',
      open: openLists({ drop: [{ token, cell }], pickUp: [] }),
      text: said((locale) => {
        const [name, place] = [lootName(token, locale, content), cellName(cell)]
        return locale === 'en' ? `Drop ${name} in ${place}.` : `Soltar ${name} en ${place}.`
      }),
    })),
  )
}

function pickUpOffers(state: ApexState, { id }: LegendState, content: ApexContent): Offer[] {
  const spaces = pickUpSpaces(state, id, content)
  const within = state.loot.filter(({ cell }) => spaces.some((space) => sameCell(space, cell)))
  return within.flatMap(({ id: loot, token, cell }) => {
    const alike = within.filter((one) => one.token === token && sameCell(one.cell, cell))
    const which = alike.length > 1 ? ` (${alike.findIndex((one) => one.id === loot) + 1})` : ''
    return waysToKeep(state, id, token, content).map((keep) => ({
      command: { handleLoot: { drop: [], pickUp: [{ loot, keep }] } },
      group: 'handleLoot',
      open: openLists({ drop: [], pickUp: [{ loot, keep }] }),
      text: said((locale) => {
        const [name, place] = [lootName(token, locale, content), cellName(cell)]
        const how = keepText(keep, locale, content)
        return locale === 'en'
          ? `Pick up ${name}${which} from ${place}: ${how}.`
          : `Recoger ${name}${which} de ${place}: ${how}.`
      }),
    }))
  })
}
