import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'

const EXAMPLES = fileURLToPath(new URL('../../examples', import.meta.url))
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** Why no browser can be started here, or null. The packaged Chromium is built for Linux on x64. */
export function browserProblem(): string | null {
  if (process.env.CHROME_PATH !== undefined) return null
  return process.platform === 'linux' && process.arch === 'x64'
    ? null
    : 'the packaged Chromium runs on Linux x64 only; CHROME_PATH names another one'
}

export async function startBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? (await packagedChromium())
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] })
}

async function packagedChromium(): Promise<string> {
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

/** Serves the folder of examples, as any web server would. */
export async function serveExamples(): Promise<{ url: string; server: Server }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://examples')
    const body = await readFile(join(EXAMPLES, pathname)).catch(() => null)
    response.writeHead(body === null ? 404 : 200, { 'content-type': TYPES[extname(pathname)] ?? 'text/plain' })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}
