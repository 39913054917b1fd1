// Generates the Prisma client into src/storage/client. Plain JavaScript, because it runs during `npm ci`.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const command = findPrisma()
if (command === null) {
  console.log('Prisma is not installed (a production install): the client is the one that was built.')
} else {
  generate(command)
}

function findPrisma() {
  try {
    return createRequire(import.meta.url).resolve('prisma/build/index.js')
  } catch {
    return null
  }
}

function generate(prisma) {
  // Generating asks for the schema engine without using it. Naming any program spares its download, and nothing else
  // has to be asked of the network either.
  const env = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1', ...process.env }
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  const { status, error, stdout, stderr } = spawnSync(process.execPath, [prisma, 'generate'], {
    cwd,
    env,
    encoding: 'utf8',
  })
  if (status === 0) return
  console.error(`The Prisma client could not be generated.\n${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`)
  process.exitCode = 1
}
