import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginFromTemplate } from '../../src/storage/template.ts'

let root: string
let folder: string
let template: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'arbiter-'))
  folder = join(root, 'postgres')
  template = join(root, 'template')
  await mkdir(join(template, 'empty'), { recursive: true })
  await writeFile(join(template, 'PG_VERSION'), '18')
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('a folder that is not there begins as the template, empty folders included', async () => {
  await beginFromTemplate(folder, template)
  expect((await readdir(folder)).sort()).toEqual(['PG_VERSION', 'empty'])
})

test('nobody else may look into it, though all may read the template', async () => {
  await beginFromTemplate(folder, template)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('what a start that was broken off left behind is not used', async () => {
  await mkdir(`${folder}.unfinished`)
  await writeFile(join(`${folder}.unfinished`, 'half'), '')
  await beginFromTemplate(folder, template)
  expect((await readdir(folder)).sort()).toEqual(['PG_VERSION', 'empty'])
  expect((await readdir(root)).sort()).toEqual(['postgres', 'template'])
})

test('a folder that is there stays as it is', async () => {
  await mkdir(folder)
  await writeFile(join(folder, 'PG_VERSION'), '17')
  await beginFromTemplate(folder, template)
  expect(await readFile(join(folder, 'PG_VERSION'), 'utf8')).toBe('17')
})

test('without a template nothing is begun', async () => {
  await beginFromTemplate(folder, join(root, 'none'))
  expect(await readdir(root)).toEqual(['template'])
})
