/** A term of the Spanish book, and what the texts of the game may not call it instead. */
export type Term = {
  /** As the book prints it, in the singular. */
  readonly term: string
  /** What it is called in English here. */
  readonly english: string
  /** The printed page that introduces it; `null` if the book only uses it. */
  readonly page: string | null
  /**
   * Words and phrases that mean the same and are not the book's; `cobertur*` stands for every ending. They are meant in
   * lower and upper case, and with a capital only as they are written.
   */
  readonly avoid: readonly string[]
  /** Phrases in which an avoided word is right, for it means something else there. */
  readonly allow?: readonly string[]
}

/** The Spanish terms of one game. */
export type Glossary = readonly Term[]
