/** A question that a newcomer can ask from the page as it stands: does a Legend on a roof see past a wall? */
const QUESTION = {
  board: {
    drawn: {
      width: 8,
      height: 4,
      buildings: [{ column: 0, row: 0, columns: 2, rows: 2, level: 1 }],
      objects: [{ id: 'w1', kind: 'wall', edges: [{ axis: 'vertical', x: 4, y: 0 }] }],
    },
  },
  from: { cell: { column: 0, row: 0 } },
  to: { cell: { column: 6, row: 0 } },
}

const OPERATION = '/v1/games/apex/rulings/line-of-sight'

/** The page shows nothing but what this service sends; the picture of an answer is made in the browser. */
export const HOME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src blob: data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const HOME_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="Rules as a service for tabletop skirmish games.">
    <title>Arbiter</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/home.css">
  </head>
  <body>
    <h1>Arbiter</h1>
    <p>Rules as a service for tabletop skirmish games. Ask what the rules say happens here, and get the decision with
      its reasons: each step cites a rule and the page of its book. Whole matches are kept as well.</p>
    <nav>
      <a href="/docs">Reference</a>
      <a href="/graphiql">GraphQL</a>
      <a href="/v1/games">Games</a>
      <a href="/openapi.json">OpenAPI</a>
    </nav>
    <h2>Try it</h2>
    <p>Does a Legend on a roof see somebody behind a wall? Change the question and ask again.</p>
    <p><code>POST ${OPERATION}</code></p>
    <textarea id="question" spellcheck="false" aria-label="Question as JSON">${JSON.stringify(QUESTION, null, 2)}</textarea>
    <p>
      <select id="language" aria-label="Language"><option value="en">English</option><option value="es">Español</option></select>
      <button id="ask">Ask</button>
    </p>
    <pre id="answer" aria-live="polite"></pre>
    <img id="picture" alt="">
    <script src="/home.js"></script>
  </body>
</html>
`

export const HOME_STYLE = `body { font: 16px/1.5 sans-serif; color: #222; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
nav a { margin-right: 1.5rem; }
textarea { width: 100%; height: 16rem; box-sizing: border-box; font: 13px/1.4 monospace; }
pre { white-space: pre-wrap; background: #f4f4f4; padding: 1rem; }
pre:empty { display: none; }
img { max-width: 100%; }
`

export const HOME_SCRIPT = `const find = (id) => document.getElementById(id)
const send = (accept) => fetch('${OPERATION}', {
  method: 'POST',
  headers: { 'content-type': 'application/json', accept, 'accept-language': find('language').value },
  body: find('question').value,
})
async function show() {
  const text = await send('text/markdown')
  find('answer').textContent = text.headers.get('content-type').includes('json')
    ? (await text.json()).detail
    : (await text.text()).replaceAll('*', '')
  const drawn = await send('image/svg+xml')
  const isPicture = drawn.headers.get('content-type').startsWith('image/')
  URL.revokeObjectURL(find('picture').src)
  find('picture').src = isPicture ? URL.createObjectURL(await drawn.blob()) : ''
  find('picture').hidden = !isPicture
}
find('ask').addEventListener('click', show)
find('language').addEventListener('change', show)
show()
`
