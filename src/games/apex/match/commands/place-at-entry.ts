import type { Violation } from '../../../../rulebook/refusal.ts'
import { legendName } from '../../language/legend-name.ts'
import { directionName } from '../../language/words.ts'
import { lootName } from '../../loot/loot.words.ts'
import { BORDER_SIDES } from '../../vocabulary.ts'
import { legendOf, squadOfSeat } from '../legends.ts'
import { settleLoot } from '../procedures/loot.ts'
import { continueDrop, dropOrder } from '../procedures/stage2.ts'
import type { ApexState } from '../state.ts'
import { against, controlViolations, phaseViolations } from './acting.ts'
import type { CommandOf } from './define-command.ts'
import { said } from './texts.ts'

/** The Legends that a seat may choose now in stage 2. */
export const dropCandidates = (state: ApexState, seat: number): string[] =>
  dropOrder(state).options.filter((legend) => legendOf(state, legend).seat === seat)

/** Whether it is the squad’s turn in stage 2, and the Legend was not chosen yet. */
export function dropViolations(
  state: ApexState,
  seat: number,
  legend: string,
  rule: 'apex.stage2.choose-border' | 'apex.stage2.enter',
): readonly Violation[] {
  const path = ['command', rule === 'apex.stage2.enter' ? 'enter' : 'placeAtEntry', 'legend']
  const { next } = dropOrder(state)
  const squad = squadOfSeat(state, seat)
  if (squad !== null && next !== null && squad !== next) return against({ rule, path, facts: { squad, legend, next } })
  const foreign = controlViolations(state, seat, legend, path)
  if (foreign.length > 0 || dropCandidates(state, seat).includes(legend)) return foreign
  const reason = rule === 'apex.stage2.enter' ? 'enteredAlready' : 'placedAlready'
  return against({ rule, path, facts: { legend, reason } })
}

/** A Legend is put at a border of the entry module and takes the epic token that lies there. */
export const placeAtEntryCommand: CommandOf<'placeAtEntry'> = {
  violations(state, seat, { legend }) {
    const wrong = phaseViolations(state, 'placeAtEntry', 'entryPlace')
    return wrong.length > 0 ? wrong : dropViolations(state, seat, legend, 'apex.stage2.choose-border')
  },
  *play(run, _seat, { legend, side }) {
    const token = run.state.entry?.epics[side] ?? null
    run.trace.applied('apex.stage2.choose-border', { legend, side, token, kept: true })
    run.emit({ type: 'entryPlaced', legend, side, token })
    yield* settleLoot(run, legend)
    yield* continueDrop(run)
  },
  offers(state, seat, content) {
    if (state.phase !== 'entryPlace') return []
    return dropCandidates(state, seat).flatMap((legend) =>
      BORDER_SIDES.map((side) => ({
        command: { placeAtEntry: { legend, side } },
        group: legend,
        text: said((locale) => {
          const name = legendName(legend, locale, content)
          const [border, token] = [directionName(side, locale), state.entry?.epics[side] ?? null]
          const gift = token === null ? '' : ` (${lootName(token, locale, content)})`
          return locale === 'en'
            ? `Put ${name} at the ${border} border${gift}.`
            : `Poner a ${name} en el borde ${border}${gift}.`
        }),
      })),
    )
  },
}
