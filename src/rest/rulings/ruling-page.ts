import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { gameName } from '../../contract/game.ts'
import type { Operation } from '../../contract/operation.ts'
import type { SavedRuling } from '../../contract/ruling-store.ts'
import { requireRuling } from '../../hosting/rulings.ts'
import type { Locale } from '../../lib/locale.ts'
import { provenanceNotes } from '../../registry/provenance.ts'
import { refusalErrors, refusalProblem } from '../../registry/refusal.ts'
import type { Registry } from '../../registry/registry.ts'
import { presentStep } from '../../registry/ruling.ts'
import { OUR_READING } from '../../registry/ruling-text.ts'
import type { Dependencies, Routes } from '../dependencies.ts'
import { keeperOf } from '../keeping.ts'
import { localeOf } from '../reader.ts'
import { varyBy } from '../vary.ts'
import { sendPng } from './pictures.ts'
import { pictureOf, requireOperation } from './rulings.ts'

/** The page loads nothing but its style; its picture is part of it. */
const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A saved ruling as people share it: a page at a short address, with what a chat shows of it. */
export const rulingPageRoutes: Routes = (app, dependencies) => {
  const schema = {
    operationId: 'rulingPage',
    tags: ['rulings'],
    summary: 'Shows a saved ruling as a page: answer, picture, reasons. The address may end in .png for the picture.',
    answers: {
      200: {
        description: 'The page, or the picture.',
        content: { 'text/html': { schema: z.string() }, 'image/png': { schema: z.string() } },
      },
    },
  }
  app.get<{ Params: { id: string } }>('/r/:id', { schema }, async (request, reply) => {
    const [, id = '', ending] = /^(.*?)(\.png)?$/.exec(request.params.id) ?? []
    const saved = await requireRuling(dependencies.rulings, id, () => keeperOf(request, dependencies))
    return sendPage(request, reply, dependencies, saved, ending !== undefined)
  })
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { registry, renderer }: Dependencies,
  saved: SavedRuling,
  isPicture: boolean,
): FastifyReply | Promise<FastifyReply> {
  const operation = requireOperation(registry, saved.game, saved.operation)
  const locale = localeOf(request)
  const svg = operation.hasPicture || saved.refusal !== null ? pictureOf(registry, operation, saved, locale) : null
  reply.header('content-language', locale)
  varyBy(reply, 'Accept-Language')
  if (saved.visibility === 'private') reply.header('cache-control', 'private, no-cache')
  if (isPicture) return sendPng(reply, renderer, svg ?? pictureOf(registry, operation, saved, locale))
  const address = `${request.protocol}://${request.host}/r/${saved.id}`
  const page = writePage(contentsOf(registry, operation, saved, locale), { locale, address, svg })
  return reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(page)
}

/** Where a rule or a reading of ours is told. */
type Link = { readonly text: string; readonly href: string }

/** What a page tells, as plain texts. */
type Contents = {
  readonly title: string
  readonly game: string
  readonly details: readonly string[]
  readonly steps: readonly { readonly text: string; readonly links: readonly Link[] }[]
  readonly notes: readonly string[]
}

function contentsOf(registry: Registry, operation: Operation, saved: SavedRuling, locale: Locale): Contents {
  const played = registry.game(saved.game)
  const game = played === undefined ? saved.game : gameName(played, locale)
  const steps = saved.steps.map((step) => {
    const { rule, title, page, interpretations, text } = presentStep(registry, step, locale)
    const cited = { text: page === null ? title : `${title}, p. ${page}`, href: `rules/${rule}` }
    const readings = interpretations.map((id) => ({
      text: `${OUR_READING[locale]} ${id}`,
      href: `interpretations/${id}`,
    }))
    const links = [cited, ...readings].map((link) => ({ ...link, href: `/v1/games/${saved.game}/${link.href}` }))
    return { text, links }
  })
  const notes = provenanceNotes(saved.content, locale)
  if (saved.refusal === null) {
    const details = operation.details(saved, locale)
    return { title: operation.headline(saved, locale), game, details, steps, notes }
  }
  const { title } = refusalProblem(registry, saved.refusal, locale)
  const details = refusalErrors(registry, saved.refusal, locale).map(({ message }) => message)
  return { title, game, details, steps, notes }
}

const WORDS = {
  en: { reasons: 'Reasons', data: 'As JSON' },
  es: { reasons: 'Razones', data: 'En JSON' },
} as const

const MAX_PREVIEW = 300

function writePage(
  { title, game, details, steps, notes }: Contents,
  { locale, address, svg }: { readonly locale: Locale; readonly address: string; readonly svg: string | null },
): string {
  const preview = [...details, ...steps.map(({ text }) => text)].join(' ').slice(0, MAX_PREVIEW)
  const picture = svg === null ? '' : `<img alt="${escapeHtml(title)}" src="data:image/svg+xml;base64,${base64(svg)}">`
  const image = svg === null ? [] : [['og:image', `${address}.png`]]
  const tags = [
    ['og:type', 'article'],
    ['og:site_name', `Arbiter · ${game}`],
    ['og:title', title],
    ['og:description', preview],
    ['og:url', address],
    ...image,
    ['twitter:card', svg === null ? 'summary' : 'summary_large_image'],
  ]
  const { reasons, data } = WORDS[locale]
  const id = address.slice(address.lastIndexOf('/') + 1)
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="${escapeHtml(preview)}">
    ${tags.map(metaTag).join('\n    ')}
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/home.css">
  </head>
  <body>
    <p>${escapeHtml(game)}</p>
    <h1>${escapeHtml(title)}</h1>
    ${listOf('ul', details.map(escapeHtml))}
    ${picture}
    <h2>${reasons}</h2>
    ${listOf(
      'ol',
      steps.map(({ text, links }) => `${escapeHtml(text)} ${links.map(anchor).join(', ')}`),
    )}
    ${notes.map((note) => `<p><em>${escapeHtml(note)}</em></p>`).join('\n    ')}
    <p><a href="/v1/rulings/${escapeHtml(id)}">${data}</a></p>
  </body>
</html>
`
}

/** Open Graph names what it tells by `property`, everybody else by `name`. */
const metaTag = ([name = '', content = '']: readonly string[]): string =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">`

const anchor = ({ text, href }: Link): string => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`

const listOf = (tag: 'ol' | 'ul', items: readonly string[]): string =>
  items.length === 0 ? '' : `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`

const base64 = (text: string): string => Buffer.from(text).toString('base64')

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it may stand in a page, also between quotes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
