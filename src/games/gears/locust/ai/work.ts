/** How much a step with cards of one’s own may look at and do: as much as a printed card with 40 Locust. */
export const MOST_WORK = 8_000

/** What an event costs: it is written down, applied to the table, told and drawn. */
export const EVENT_WORK = 20

/** Thrown out of a step that does too much; whoever plays it refuses the card. */
export class TooMuchWork extends Error {}

/** Counts what a step looks at and does. Printed cards end by themselves, others need not. */
export class Work {
  #left = MOST_WORK

  spend(amount: number): void {
    this.#left -= amount
    if (this.#left < 0) throw new TooMuchWork('A step of the Locust does too much.')
  }
}
