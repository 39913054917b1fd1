import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { productionPackages } from '../support/image.ts'

const MAX_MEGABYTES = 150

/** What a folder takes on a disk of 4 kB blocks, without the packages in it, which are listed by themselves. */
function diskBytes(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== 'node_modules')
  const sizes = entries.map((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? diskBytes(path) : Math.ceil(statSync(path).size / 4096) * 4096
  })
  return sizes.reduce((sum, size) => sum + size, 4096)
}

test(`a production install holds less than ${MAX_MEGABYTES} MB`, async () => {
  const installed = (await productionPackages()).filter((path) => statSync(path, { throwIfNoEntry: false }))
  const bytes = installed.reduce((sum, path) => sum + diskBytes(path), 0)
  expect(bytes / 2 ** 20).toBeLessThan(MAX_MEGABYTES)
})
