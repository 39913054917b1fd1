/** What Markdown, as chats write it, would take for a sign of its own in the middle of a line. */
const SIGNS = /[\\`*_~|]|\](?=[([])|<(?=\S)/g
const HAS_SIGNS = new RegExp(SIGNS.source)

/** A plain sentence as Markdown: names of things may hold any sign, and none of them may become a layout. */
export const escapeMarkdown = (text: string): string =>
  HAS_SIGNS.test(text) ? text.replace(SIGNS, (sign) => `\\${sign}`) : text

const GAP = ' … '
/** How much of a shortened text is its beginning. */
const BEGINNING = 2 / 3

/** The text without its middle, if it is longer than so many characters; it is cut between words where it has any. */
export function shortenMiddle(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const room = Math.max(0, maxLength - GAP.length)
  const first = Math.ceil(room * BEGINNING)
  return `${beginningOf(text.slice(0, first))}${GAP}${endOf(text.slice(text.length - (room - first)))}`
}

/** Leaves no half of a word, of a character or of an escaped sign at the end. */
function beginningOf(text: string): string {
  const space = text.lastIndexOf(' ')
  const words = space > text.length / 2 ? text.slice(0, space) : text
  return words.replace(/[\ud800-\udbff\\]+$/, '')
}

function endOf(text: string): string {
  const space = text.indexOf(' ')
  const words = space >= 0 && space < text.length / 2 ? text.slice(space + 1) : text
  return words.replace(/^[\udc00-\udfff]/, '')
}
