import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i

/** The terms of the packages that a bundle holds code of, which ask to be handed on with it. */
export async function licencesOf(packages: readonly string[]): Promise<string> {
  const texts = await Promise.all(packages.map(licenceOf))
  return texts.join(`\n${'-'.repeat(80)}\n\n`)
}

async function licenceOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const files = (await readdir(folder)).filter((file) => LICENCE_FILE.test(file)).sort()
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return [`${name} ${version} (${license})\n`, ...texts].join('\n')
}
