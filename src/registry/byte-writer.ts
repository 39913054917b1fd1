const FIRST_SIZE = 64 * 1024
/** A longer answer is not worth keeping the room for. */
const MAX_KEPT_SIZE = 1024 * 1024
/** The most bytes that one unit of a string takes in UTF-8. */
const MAX_UNIT_BYTES = 3

/** Joins texts and bytes into one piece. Its room is used again, so that a long answer is encoded only once. */
export class ByteWriter {
  #room = Buffer.allocUnsafe(FIRST_SIZE)
  #length = 0

  /** Adds a text in UTF-8. */
  text(text: string): void {
    this.#makeRoomFor(text.length * MAX_UNIT_BYTES)
    this.#length += this.#room.write(text, this.#length)
  }

  /** Adds what was encoded before. */
  bytes(bytes: Uint8Array): void {
    this.#makeRoomFor(bytes.length)
    this.#room.set(bytes, this.#length)
    this.#length += bytes.length
  }

  /** Gives everything that was added, and begins anew. */
  take(): Buffer {
    const taken = Buffer.from(this.#room.subarray(0, this.#length))
    this.#length = 0
    if (this.#room.length > MAX_KEPT_SIZE) this.#room = Buffer.allocUnsafe(FIRST_SIZE)
    return taken
  }

  #makeRoomFor(count: number): void {
    const needed = this.#length + count
    if (needed <= this.#room.length) return
    const room = Buffer.allocUnsafe(Math.max(needed, 2 * this.#room.length))
    this.#room.copy(room, 0, 0, this.#length)
    this.#room = room
  }
}
