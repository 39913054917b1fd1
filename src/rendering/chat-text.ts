/** The longest message that a chat takes. */
export const CHAT_LENGTH = 2000

type ToldStep = { readonly text: string; readonly page: string | null }

/**
 * The ruling as one chat message: the answer, what follows from it, then the argument with its pages; no more steps are
 * taken than fit. Another bullet makes the argument a list of its own.
 */
export function chatText(headline: string, details: readonly string[], steps: Iterable<ToldStep>): string {
  let text = `**${headline}**`
  for (const detail of details) text += `\n* ${detail}`
  if (details.length > 0) text += '\n'
  for (const { text: told, page } of steps) {
    const line = page === null ? `\n- ${told}` : `\n- ${told} *(p. ${page})*`
    if (text.length + line.length + MORE.length > CHAT_LENGTH) return text + MORE
    text += line
  }
  return text
}

const MORE = '\n…'
