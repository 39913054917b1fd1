import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'

/** The borders of the entry module, each with a reward token and an epic token (p. 13). */
export const BORDER_COUNT = 4

/** A bonus at a border of the entry module: a move first, then whatever else it gives. */
export const RewardToken = ContentEntry.extend({
  kind: z.literal('rewardToken'),
  move: z.int().min(1).max(10),
  loot: z.strictObject({ common: z.int().min(0), rare: z.int().min(0) }),
  ammo: z.int().min(0),
})
export type RewardToken = z.infer<typeof RewardToken>

const reward = (
  id: string,
  name: RewardToken['name'],
  move: number,
  more: Partial<Pick<RewardToken, 'loot' | 'ammo'>>,
): RewardToken => ({
  id,
  kind: 'rewardToken',
  name,
  provenance: 'rulebook',
  source: 'p. 13',
  move,
  loot: { common: 0, rare: 0 },
  ammo: 0,
  ...more,
})

/** The four rewards of the drop. */
export const rewardTokens = defineEntries(RewardToken, [
  reward('move4', { en: 'Move 4', es: 'Movimiento 4' }, 4, {}),
  reward('move2-rare', { en: 'Move 2 and a rare loot', es: 'Movimiento 2 y un Botín raro' }, 2, {
    loot: { common: 0, rare: 1 },
  }),
  reward('move3-common', { en: 'Move 3 and a common loot', es: 'Movimiento 3 y un Botín común' }, 3, {
    loot: { common: 1, rare: 0 },
  }),
  reward('move3-ammo', { en: 'Move 3 and 1 ammo', es: 'Movimiento 3 y 1 de munición' }, 3, { ammo: 1 }),
])
