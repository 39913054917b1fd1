import type { Random } from '../../../rulebook/random.ts'

/**
 * The chance of something that everybody sees: cards that are revealed, tokens that are drawn openly. It is announced as
 * a die is, so that whoever imagines the match anew comes to the same.
 */
export const openly = (random: Random): Random => ({
  get draws() {
    return random.draws
  },
  below(bound) {
    random.expectDice?.({ die: 'card', sides: bound, count: 1 })
    return random.below(bound)
  },
})
