/** Breaks a text into lines of so many letters; what is left after the last line is cut off. */
export function brokenLines(text: string, letters: number, maxLines: number): string[] {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line === '' || line.length + 1 + word.length <= letters) lines[lines.length - 1] = `${line} ${word}`.trim()
    else lines.push(word)
  }
  return lines.length <= maxLines ? lines : [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1]} …`]
}
