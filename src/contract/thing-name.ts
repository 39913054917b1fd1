import { z } from 'zod'

/** Neither control characters, halves of characters, line breaks nor what turns the direction of writing. */
const PRINTABLE = /^[^\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u

/** At least one character that is seen. */
const SEEN = /[^\p{Z}\p{C}]/u

/**
 * What callers call a thing on a table: a figure, a creature, a player. Any printed name will do, commas, quotes and
 * brackets included. It is normalised (NFC), so that an accent counts the same however it was typed.
 */
export const ThingName = z
  .string()
  .min(1)
  .max(80)
  .regex(PRINTABLE, { abort: true })
  .regex(SEEN)
  .normalize('NFC')
  .describe('A name or an id of your own: 1 to 80 printable characters.')
