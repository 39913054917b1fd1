/** A connection that stays open for long, as far as it is used here. */
export type Connection = { once(event: 'close', heard: () => void): unknown; destroy(): unknown }

/** The connections that were opened with a key and may outlive it, such as streams and sockets. */
export class OpenConnections {
  readonly #hashes = new Map<Connection, string>()

  get size(): number {
    return this.#hashes.size
  }

  /** Remembers by which key a connection was opened, until it is closed. */
  add(connection: Connection, keyHash: string): void {
    if (!this.#hashes.has(connection)) connection.once('close', () => this.#hashes.delete(connection))
    this.#hashes.set(connection, keyHash)
  }

  /** Breaks off those whose key is no longer valid; one that cannot be checked now goes on. */
  async endInvalid(isValid: (keyHash: string) => Promise<boolean>): Promise<void> {
    const hashes = [...new Set(this.#hashes.values())]
    const checked = await Promise.all(hashes.map(async (hash) => ((await isValid(hash)) ? [] : [hash])))
    const invalid = new Set(checked.flat())
    for (const [connection, hash] of this.#hashes) if (invalid.has(hash)) connection.destroy()
  }
}
