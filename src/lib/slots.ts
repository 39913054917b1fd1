/** Lets so many tasks run at once, and so many more wait for their turn. */
export class Slots {
  readonly #slots: number
  readonly #maxQueue: number
  readonly #queue: (() => void)[] = []
  #running = 0

  constructor(slots: number, maxQueue: number) {
    this.#slots = slots
    this.#maxQueue = maxQueue
  }

  get running(): number {
    return this.#running
  }

  get queued(): number {
    return this.#queue.length
  }

  get isFull(): boolean {
    return this.#running === this.#slots && this.queued >= this.#maxQueue
  }

  /** Waits for a slot, in order of arrival. */
  async take(): Promise<void> {
    if (this.#running < this.#slots) this.#running++
    else await new Promise<void>((resolve) => this.#queue.push(resolve))
  }

  /** Hands the slot to whoever has waited longest. */
  free(): void {
    const next = this.#queue.shift()
    if (next === undefined) this.#running--
    else next()
  }
}
