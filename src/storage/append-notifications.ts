import { randomUUID } from 'node:crypto'
import type { Signals } from './signals.ts'

type Heard = (id: string, version: number) => void

/** A signal costs a commit of its own, so the growth of a few milliseconds is announced together. */
const GATHER_MS = 4

/** PostgreSQL sends 8,000 bytes at once; a match takes less than 50 of them. */
const MAX_TOGETHER = 150

const SIGNAL_PATTERN = /^([0-9a-f-]{36})((?: [0-9a-f-]{36}:\d+)+)$/

/** Tells that matches have grown: here at once, and to the other instances soon. */
export class AppendNotifications {
  readonly #signals: Signals | null
  readonly #listeners = new Set<Heard>()
  readonly #unannounced = new Map<string, number>()
  /** Begins every signal, by which an instance passes over its own. */
  readonly #instance = randomUUID()
  #announcing: Promise<void> | null = null
  #isClosed = false

  constructor(signals: Signals | null) {
    this.#signals = signals
    signals?.listen((text) => this.#take(text))
  }

  readonly onAppend = (heard: Heard): (() => void) => {
    // A function of its own, so that whoever registers twice is called twice and may leave once.
    const listener: Heard = (id, version) => heard(id, version)
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Never waits and never fails: the log is the truth, this only a hint. */
  announce(id: string, version: number): void {
    this.#call(id, version)
    if (this.#signals === null || this.#isClosed) return
    this.#unannounced.set(id, Math.max(version, this.#unannounced.get(id) ?? 0))
    this.#announcing ??= this.#announceAll(this.#signals)
  }

  /** Says what is left to say, and then nothing more. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#announcing
    this.#listeners.clear()
  }

  async #announceAll(signals: Signals): Promise<void> {
    while (this.#unannounced.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS))
      const announced = [...this.#unannounced]
      this.#unannounced.clear()
      await signals.send(signalsOf(this.#instance, announced)).catch(() => {})
    }
    this.#announcing = null
  }

  #take(text: string): void {
    const [, instance, grown] = SIGNAL_PATTERN.exec(text) ?? []
    if (grown === undefined || instance === this.#instance) return
    for (const one of grown.trim().split(' ')) {
      const [id = '', version] = one.split(':')
      this.#call(id, Number(version))
    }
  }

  #call(id: string, version: number): void {
    for (const heard of this.#listeners) heard(id, version)
  }
}

function signalsOf(instance: string, grown: readonly (readonly [id: string, version: number])[]): string[] {
  const texts: string[] = []
  for (let from = 0; from < grown.length; from += MAX_TOGETHER) {
    const part = grown.slice(from, from + MAX_TOGETHER)
    texts.push([instance, ...part.map(([id, version]) => `${id}:${version}`)].join(' '))
  }
  return texts
}
