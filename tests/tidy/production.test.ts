import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
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

/** The image is built from what is copied, and only what is not ignored can be. */
test('the build of the image is given every folder that the build reads', () => {
  const scripts = ['scripts/build.ts', ...readdirSync('scripts/build').map((file) => `scripts/build/${file}`)]
  const literals = scripts.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'([a-z]+)\/[^']*'/g)])
  const folders = new Set(literals.map(([, folder = '']) => folder).filter((folder) => existsSync(folder)))
  const stage = /AS build\n(.*?)\nRUN/s.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? ''
  const copied = [...stage.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '))
  const given = readFileSync('.dockerignore', 'utf8').split('\n')
  expect([...folders].filter((folder) => !copied.includes(folder))).toEqual([])
  expect(copied.filter((name) => !given.includes(`!${name}`))).toEqual([])
})
