const ROOM_SIZE = 64 * 1024
/** The most bytes that one unit of a string takes in UTF-8. */
const MAX_UNIT_BYTES = 3

/**
 * Joins texts and bytes into one piece. Several pieces share a room that is left to them when it is full, so that
 * nothing is copied, and one piece that is kept holds no more than a room.
 */
export class ByteWriter {
  #room = Buffer.allocUnsafeSlow(ROOM_SIZE)
  #start = 0
  #end = 0

  /** Adds a text in UTF-8. */
  text(text: string): void {
    const most = text.length * MAX_UNIT_BYTES
    if (this.#end + most > this.#room.length) this.#makeRoomFor(most)
    this.#end += this.#room.write(text, this.#end)
  }

  /** Adds what was encoded before. */
  bytes(bytes: Uint8Array): void {
    if (this.#end + bytes.length > this.#room.length) this.#makeRoomFor(bytes.length)
    this.#room.set(bytes, this.#end)
    this.#end += bytes.length
  }

  /** Gives everything that was added, and begins anew. */
  take(): Buffer {
    const taken = this.#room.subarray(this.#start, this.#end)
    this.#start = this.#end
    return taken
  }

  /** What was added to the piece so far moves into a new room. A long piece has a room of its own. */
  #makeRoomFor(count: number): void {
    const length = this.#end - this.#start
    const room = Buffer.allocUnsafeSlow(Math.max(ROOM_SIZE, 2 * (length + count)))
    this.#room.copy(room, 0, this.#start, this.#end)
    this.#room = room
    this.#start = 0
    this.#end = length
  }
}
