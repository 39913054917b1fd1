import type { Offer } from '../../../contract/match.ts'
import { reportOffer } from '../../../contract/match-report.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { commandViolations } from './checks/check.ts'
import type { GearsCommand } from './command.ts'
import { seatOf } from './evolve/table.ts'
import { answerOffer, commandText, reportText } from './offers/offer-text.ts'
import { ordersCommands } from './offers/orders-step.ts'
import { actingSeat } from './procedures/acting.ts'
import { neighbourZones } from './procedures/field.ts'
import { startPositions } from './procedures/placing.ts'
import type { GearsState } from './state.ts'
import { playerOf } from './state.ts'

/** Every command that a seat may give now, complete as it is sent. */
export function offersOf(state: GearsState, seat: number, content: GearsContent): Offer[] {
  if (state.result !== null) return []
  const pending = state.procedure?.pending
  if (pending != null) {
    if (seatOf(state, pending.player) !== seat) return []
    if (pending.dice !== undefined) return [reportOffer(pending.dice, reportText(pending.dice))]
    return pending.options.map((option) => ({
      command: { answer: { option } },
      text: answerOffer(pending, option, content),
    }))
  }
  const commands = [...(actingSeat(state) === seat ? stepCommands(state, seat, content) : []), ...anytime(state, seat)]
  const legal = commands.filter((command) => commandViolations(state, seat, command, content).length === 0)
  return legal.map((command) => offerOf(command, state, content))
}

/** A weapon that is given away is not missed by a machine until it is too late. */
function offerOf(command: GearsCommand, state: GearsState, content: GearsContent): Offer {
  const offer = { command, text: commandText(command, state, content) }
  return 'discardWeapon' in command ? { ...offer, social: true } : offer
}

/** A weapon may be discarded at any time. */
const anytime = (state: GearsState, seat: number): GearsCommand[] =>
  playerOf(state, seat).weapons.map(({ weapon }) => ({ discardWeapon: { weapon } }))

/** What belongs to the step, legal or not. */
function stepCommands(state: GearsState, seat: number, content: GearsContent): GearsCommand[] {
  switch (state.step) {
    case 'placing':
      return startPositions(state, content).map(({ zone, cover }) => ({
        placeCog: cover === undefined ? { zone } : { zone, cover },
      }))
    case 'crawl':
      return [{ crawl: {} }, ...neighbourZones(state, seat, content).map((zone) => ({ crawl: { zone } }))]
    case 'heal':
      return [0, 1, 2].map((cards) => ({ heal: { cards } }))
    case 'orders':
      return ordersCommands(state, seat, content)
    case 'locust':
      return [{ drawAi: {} }]
    case 'over':
      return []
  }
}
