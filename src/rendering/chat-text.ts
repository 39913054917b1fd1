/** The longest message that a chat takes. */
export const CHAT_LENGTH = 2000

type ToldStep = { readonly text: string; readonly page: string | null }

/** The ruling as one chat message: the answer, then the argument with its pages, as much as fits. */
export function chatText(headline: string, steps: readonly ToldStep[]): string {
  const lines = [`**${headline}**`]
  let length = lines[0]?.length ?? 0
  for (const step of steps) {
    const line = `- ${step.text}${step.page === null ? '' : ` *(p. ${step.page})*`}`
    if (length + line.length + 1 > CHAT_LENGTH - 2) {
      lines.push('…')
      break
    }
    lines.push(line)
    length += line.length + 1
  }
  return lines.join('\n')
}
