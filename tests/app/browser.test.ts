import type { Server } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { browserProblem, serveExamples, startBrowser } from '../support/browser.ts'

const problem = browserProblem()
/** Before the break. */
const COMMANDS = 12
/** Who plays by chance has lost long before. */
const MAX_COMMANDS = 600
/** So many lines of a log come at once. */
const LINES = 500
/** As long as it takes: a hang is ended by the time limit of tests. */
const PATIENTLY = { timeout: 300_000 }

if (problem !== null) console.log(`The test in a browser is skipped: ${problem}.`)

describe.skipIf(problem !== null)('the page of examples/browser', () => {
  const app = testApp()
  let browser: Browser
  let examples: Server
  let address: string
  beforeAll(async () => {
    const api = await app().listen({ port: 0, host: '127.0.0.1' })
    browser = await startBrowser()
    const { url, server } = await serveExamples()
    examples = server
    address = `${url}/browser/index.html?api=${api}`
  })
  afterAll(async () => {
    await browser?.close()
    examples?.close()
    app().server.closeAllConnections()
  })
  const faults: string[] = []

  test('two players in two browsers play a match, hear every event and see its end', async () => {
    const ana = await enter(address, 'Ana')
    const invitation = ana.locator('#invitation output')
    await invitation.waitFor()
    const luis = await enter((await invitation.textContent()) ?? '', 'Luis')

    await expect.poll(() => ana.locator('#hand li').count(), PATIENTLY).toBeGreaterThan(0)
    for (let command = 0; command < COMMANDS; command++) await act([ana, luis], command)
    // A broken stream is opened again after the last event that was heard.
    app().server.closeAllConnections()
    for (let command = 0; command < COMMANDS; command++) await act([ana, luis], command)
    await expect.poll(() => widthOfBoard(ana), PATIENTLY).toBeGreaterThan(100)
    // Whatever is left of the hand by now, the page shows it.
    const { view } = await matchOf(ana)
    await expect.poll(() => ana.locator('#hand li').count(), PATIENTLY).toBe(view.players[0].hand.length)

    let isOver = false
    for (let command = 0; command < MAX_COMMANDS && !isOver; command++) isOver = !(await act([ana, luis], command))
    for (const page of [ana, luis]) {
      await page.locator('#table[data-status=ended]').waitFor()
      const { version, texts } = await logOf(ana)
      await expect.poll(() => page.locator('#log li').count(), PATIENTLY).toBe(version)
      const heard = await page
        .locator('#log li')
        .evaluateAll((lines) => lines.map((line) => Reflect.get(line, 'value')))
      expect(heard).toEqual(Array.from({ length: version }, (_, index) => version - index))
      if (page === ana) expect(await page.locator('#log li').allInnerTexts()).toEqual(texts.toReversed())
      expect(await page.locator('#turn').textContent()).toMatch(/^(No COG stands|The objective of the last)/)
    }
    expect(faults).toEqual([])
  })

  test('the same page plays Apex Legends', async () => {
    const ana = await enter(`${address}#game=apex`, 'Ana')
    const invitation = ana.locator('#invitation output')
    await invitation.waitFor()
    const luis = await enter((await invitation.textContent()) ?? '', 'Luis')
    await expect.poll(() => ana.locator('h1').textContent(), PATIENTLY).toContain('Apex Legends')
    for (let command = 0; command < 4; command++) await act([ana, luis], command)
    await expect.poll(() => widthOfBoard(luis), PATIENTLY).toBeGreaterThan(100)
    await luis.click('#concede')
    await ana.locator('#table[data-status=ended]').waitFor()
    expect(await ana.locator('#turn').textContent()).toContain('wins')
    expect(faults).toEqual([])
  })

  /** The address of the match that a page shows, and who reads it. */
  async function readerOf(page: Page) {
    const match = new URLSearchParams(new URL(page.url()).hash.slice(1)).get('match')
    const token = await page.evaluate<string>('localStorage.getItem("token")')
    return { path: `/v1/matches/${match}`, headers: { authorization: `Bearer ${token}` } }
  }

  /** The match as the service has it for the seat of Ana’s page. */
  async function matchOf(page: Page) {
    const { path, headers } = await readerOf(page)
    return (await app().inject({ url: `${path}?seat=0`, headers })).json()
  }

  /** The log as the service has it for the seat of a page. */
  async function logOf(page: Page): Promise<{ version: number; texts: string[] }> {
    const { path, headers } = await readerOf(page)
    const texts: string[] = []
    for (;;) {
      const url = `${path}/events?limit=${LINES}&seat=0&after=${texts.length}`
      const { version, events } = (await app().inject({ url, headers })).json()
      texts.push(...events.map(({ text }: { text: string }) => text))
      if (events.length < LINES) return { version, texts }
    }
  }

  async function enter(url: string, name: string): Promise<Page> {
    const page = await (await browser.newContext()).newPage()
    page.setDefaultTimeout(PATIENTLY.timeout)
    page.on('pageerror', (error) => faults.push(`${name}: ${error.message}`))
    await page.goto(url)
    await page.fill('input[name=name]', name)
    await page.click('#lobby button')
    await page.locator('#table').waitFor()
    return page
  }
})

const widthOfBoard = (page: Page) => page.evaluate<number>('document.querySelector("#board").naturalWidth')

const GONE_MS = 5_000
const isDone = () => true
const isNot = () => false

/** Clicks an offer of whoever has one, for the page disables all of them until the answer is shown; `false` at the end. */
async function act(pages: readonly Page[], turn: number): Promise<boolean> {
  while ((await pages[0]?.locator('#table[data-status=ended]').count()) === 0) {
    for (const page of pages) {
      const offers = page.locator('#offers button:enabled')
      const count = await offers.count()
      // An offer may be gone when it should be clicked: somebody was faster, or the match is over.
      const click = () => offers.nth(turn % count).click({ timeout: GONE_MS })
      if (count > 0 && (await click().then(isDone, isNot))) return true
    }
    await pages[0]?.waitForTimeout(20)
  }
  return false
}
