import { randomUUID } from 'node:crypto'
import type { ApiKey, KeyStore } from '../../src/contract/api-key.ts'
import type { SpendingStore, UsageOfDay, UsageStore } from '../../src/contract/usage.ts'

/** Keeps API keys in memory. */
export function createMemoryKeys(): KeyStore {
  const kept = new Map<string, ApiKey>()
  return {
    async create({ hash, ...key }) {
      const made = { ...key, id: randomUUID(), createdAt: new Date(), revokedAt: null }
      kept.set(hash, made)
      return made
    },
    async find(hashes) {
      return new Map([...kept].filter(([hash]) => hashes.includes(hash)))
    },
    async list() {
      return [...kept.values()].reverse()
    },
    async revoke(id) {
      const [hash, key] = [...kept].find(([, { id: own }]) => own === id) ?? []
      if (hash === undefined || key === undefined) return null
      const revoked = { ...key, revokedAt: key.revokedAt ?? new Date() }
      kept.set(hash, revoked)
      return revoked
    },
  }
}

/** Adds up spending in memory; nothing is forgiven. */
export function createMemorySpending(): SpendingStore {
  const totals = new Map<string, number>()
  return {
    async add(spent) {
      for (const { account, ms } of spent) totals.set(account, (totals.get(account) ?? 0) + ms)
      return new Map(spent.map(({ account }) => [account, totals.get(account) ?? 0]))
    },
    async sweep() {},
  }
}

/** Keeps usage in memory. */
export function createMemoryUsage(): UsageStore {
  const kept = new Map<string, UsageOfDay>()
  return {
    async add(lines) {
      const day = new Date().toISOString().slice(0, 10)
      for (const line of lines) {
        const place = `${day} ${line.keyId} ${line.operation}`
        const known = kept.get(place) ?? { ...line, day, requests: 0, cpuMs: 0, errors: 0 }
        kept.set(place, {
          ...known,
          requests: known.requests + line.requests,
          cpuMs: known.cpuMs + line.cpuMs,
          errors: known.errors + line.errors,
        })
      }
    },
    async read({ keyId, from = '0', to = '9' }, limit) {
      return [...kept.values()]
        .filter((line) => (keyId === undefined || line.keyId === keyId) && line.day >= from && line.day <= to)
        .slice(0, limit)
    },
  }
}
