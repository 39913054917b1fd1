import type { Json, JsonObject } from '../lib/json.ts'

const ROOM_SIZE = 64 * 1024
/** The most bytes that one unit of a string takes in UTF-8. */
const MAX_UNIT_BYTES = 3

const [COMMA, COLON, QUOTE] = [0x2c, 0x3a, 0x22]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** What must be escaped in JSON, and what is no character of its own: control signs, `"`, `\` and halves of pairs. */
const isSpecial = (unit: number): boolean =>
  unit < 0x20 || unit === QUOTE || unit === 0x5c || (unit >= 0xd800 && unit <= 0xdfff)

/**
 * Joins texts, values and bytes into one piece. Several pieces share a room that is left to them when it is full, so
 * that nothing is copied, and one piece that is kept holds no more than a room. Values are written as
 * `JSON.stringify` does, but without a text in between: nearly all of them are short words and small numbers.
 */
export class ByteWriter {
  #room = Buffer.allocUnsafeSlow(ROOM_SIZE)
  #start = 0
  #end = 0

  /** Begins a piece; what another one left that was broken off is dropped. */
  begin(): void {
    this.#end = this.#start
  }

  /** Adds a text in UTF-8. */
  text(text: string): void {
    this.#require(text.length * MAX_UNIT_BYTES)
    this.#end += this.#room.write(text, this.#end)
  }

  /** Adds what was encoded before. */
  bytes(bytes: Uint8Array): void {
    this.#require(bytes.length)
    this.#room.set(bytes, this.#end)
    this.#end += bytes.length
  }

  /** Adds one sign of ASCII. */
  sign(code: number): void {
    this.#require(1)
    this.#room[this.#end++] = code
  }

  /** Adds a value as JSON. */
  json(value: Json | undefined): void {
    if (typeof value === 'string') this.#string(value)
    else if (typeof value === 'number') this.#number(value)
    else if (typeof value !== 'object' || value === null) this.#ascii(String(value ?? null))
    else if (isList(value)) this.#list(value)
    else this.#object(value)
  }

  /** Gives everything that was added, and begins anew. */
  take(): Buffer {
    const taken = this.#room.subarray(this.#start, this.#end)
    this.#start = this.#end
    return taken
  }

  #list(list: readonly Json[]): void {
    this.sign(OPEN_LIST)
    for (let index = 0; index < list.length; index++) {
      if (index > 0) this.sign(COMMA)
      this.json(list[index])
    }
    this.sign(CLOSE_LIST)
  }

  #object(object: JsonObject): void {
    let before = OPEN_OBJECT
    for (const name in object) {
      const value = object[name]
      if (value === undefined) continue
      this.sign(before)
      before = COMMA
      this.#string(name)
      this.sign(COLON)
      this.json(value)
    }
    if (before === OPEN_OBJECT) this.sign(OPEN_OBJECT)
    this.sign(CLOSE_OBJECT)
  }

  #number(value: number): void {
    this.#ascii(Number.isFinite(value) ? String(value) : 'null')
  }

  #ascii(text: string): void {
    this.#require(text.length)
    for (let index = 0; index < text.length; index++) this.#room[this.#end++] = text.charCodeAt(index)
  }

  #string(text: string): void {
    this.#require(text.length * MAX_UNIT_BYTES + 2)
    const room = this.#room
    let end = this.#end
    room[end++] = QUOTE
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index)
      if (isSpecial(unit)) {
        this.text(JSON.stringify(text))
        return
      }
      if (unit < 0x80) room[end++] = unit
      else if (unit < 0x800) {
        room[end++] = 0xc0 | (unit >> 6)
        room[end++] = 0x80 | (unit & 0x3f)
      } else {
        room[end++] = 0xe0 | (unit >> 12)
        room[end++] = 0x80 | ((unit >> 6) & 0x3f)
        room[end++] = 0x80 | (unit & 0x3f)
      }
    }
    room[end++] = QUOTE
    this.#end = end
  }

  /** Makes sure that so many bytes can be added. */
  #require(count: number): void {
    if (this.#end + count > this.#room.length) this.#makeRoomFor(count)
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

const isList = (value: readonly Json[] | JsonObject): value is readonly Json[] => Array.isArray(value)
