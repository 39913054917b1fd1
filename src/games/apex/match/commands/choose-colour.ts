import { SQUADS, type Squad, squadName } from '../../table/squad.ts'
import { firstPlaying } from '../legends.ts'
import { continueRecruiting } from '../procedures/recruiting.ts'
import type { ApexState } from '../state.ts'
import { against, phaseViolations } from './acting.ts'
import type { CommandOf } from './define-command.ts'
import { said } from './texts.ts'

/** The captain of the side that drew the higher card. */
export function choosingSeat(state: ApexState): number {
  const side = state.choosing ?? 'A'
  const seats = state.sides.flatMap((one, seat) => (one === side ? [seat] : []))
  return firstPlaying(state, seats) ?? 0
}

/** The side with the higher card chooses its colour. */
export const chooseColourCommand: CommandOf<'chooseColour'> = {
  violations(state, seat) {
    const wrong = phaseViolations(state, 'chooseColour', 'colour')
    const captain = choosingSeat(state)
    if (wrong.length > 0 || seat === captain) return wrong
    return against({ rule: 'apex.seat.squad-decision', path: ['command', 'chooseColour'], facts: { seat, captain } })
  },
  play(run, seat, { colour }) {
    const { choosing } = run.state
    const other = choosing === 'A' ? 'B' : 'A'
    const red = colour === 'red' ? (choosing ?? 'A') : other
    run.trace.applied('apex.setup.initiative-draw', { chooses: choosing ?? 'A', colour })
    run.emit({ type: 'colourChosen', seat, colour, red })
    continueRecruiting(run)
    return undefined
  },
  offers(state, seat) {
    if (state.phase !== 'colour' || choosingSeat(state) !== seat) return []
    return SQUADS.map((colour: Squad) => ({
      command: { chooseColour: { colour } },
      text: said((locale) =>
        locale === 'en'
          ? `Play as the ${squadName(colour, 'en')} squad.`
          : `Jugar con el pelotón ${squadName(colour, 'es')}.`,
      ),
    }))
  },
}
