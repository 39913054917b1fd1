import { connect, createServer, type Server, type Socket } from 'node:net'

/** A way to a server that can be cut, as a network can. */
export class Link {
  readonly #target: { readonly host: string; readonly port: number }
  readonly #sockets = new Set<Socket>()
  #server: Server | null = null
  #port = 0
  #losesAnswers = false

  constructor(url: string) {
    const { hostname, port } = new URL(url)
    this.#target = { host: hostname, port: Number(port) }
  }

  /** The address of the server by this way. */
  async open(url: string): Promise<string> {
    await this.restore()
    const address = new URL(url)
    address.host = `127.0.0.1:${this.#port}`
    return address.href
  }

  async restore(): Promise<void> {
    this.#losesAnswers = false
    if (this.#server !== null) return
    const server = createServer((client) => this.#join(client))
    this.#server = server
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    const address = server.address()
    if (typeof address === 'object' && address !== null) this.#port = address.port
  }

  /** Lets what is sent arrive, and cuts the connection when the answer comes. */
  loseAnswers(): void {
    this.#losesAnswers = true
  }

  /** Ends every connection and refuses new ones. */
  async cut(): Promise<void> {
    const server = this.#server
    this.#server = null
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => (server === null ? resolve(null) : server.close(resolve)))
  }

  #join(client: Socket): void {
    const server = connect(this.#target)
    for (const [socket, peer] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        this.#sockets.delete(socket)
        peer.destroy()
      })
    }
    client.pipe(server)
    server.on('data', (data) => {
      if (this.#losesAnswers) client.destroy()
      else client.write(data)
    })
  }
}
