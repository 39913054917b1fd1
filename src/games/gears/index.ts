import { defineGame } from '../../contract/game.ts'
import { gearsCore } from './content/gears-content.ts'
import { gearsPlay } from './match/play.ts'
import { aiCardOperation } from './operations/ai-card.ts'
import { aiDeckOperation } from './operations/ai-deck.ts'
import { aiDrawOperation } from './operations/ai-draw.ts'
import { attackOperation } from './operations/attack.ts'
import { attackOddsOperation } from './operations/attack-odds.ts'
import { attackPoolOperation } from './operations/attack-pool.ts'
import { chainsawOperation } from './operations/chainsaw.ts'
import { chainsawOddsOperation } from './operations/chainsaw-odds.ts'
import { cogWoundsOperation } from './operations/cog-wounds.ts'
import { coverOperation } from './operations/cover.ts'
import { equipmentOperation } from './operations/equipment.ts'
import { grenadeOperation } from './operations/grenade.ts'
import { grenadeOddsOperation } from './operations/grenade-odds.ts'
import { healOperation } from './operations/heal.ts'
import { lineOfSightOperation } from './operations/line-of-sight.ts'
import { locationSpawnOperation } from './operations/location-spawn.ts'
import { locustCoverOperation } from './operations/locust-cover.ts'
import { locustMoveOperation } from './operations/locust-move.ts'
import { locustTargetsOperation } from './operations/locust-targets.ts'
import { locustWoundsOperation } from './operations/locust-wounds.ts'
import { mapAssemblyOperation } from './operations/map-assembly.ts'
import { mapCheckOperation } from './operations/map-check.ts'
import { missionCheckOperation } from './operations/mission-check.ts'
import { moveOptionsOperation } from './operations/move-options.ts'
import { movePathOperation } from './operations/move-path.ts'
import { orderCheckOperation } from './operations/order-check.ts'
import { pickUpOperation } from './operations/pick-up.ts'
import { reactionsOperation } from './operations/reactions.ts'
import { setupOperation } from './operations/setup.ts'
import { spawnOperation } from './operations/spawn.ts'
import { spawnEvenOperation } from './operations/spawn-even.ts'
import { tickerChainOperation } from './operations/ticker-chain.ts'
import { visibleFiguresOperation } from './operations/visible-figures.ts'
import { zoneDistanceOperation } from './operations/zone-distance.ts'
import { zoneWoundsOperation } from './operations/zone-wounds.ts'
import { gearsRules } from './rules.ts'

/** Gears of War: The Board Game. */
export const gears = defineGame({
  id: 'gears',
  name: 'Gears of War: The Board Game',
  summary: {
    en: 'One to four soldiers fight together against the Locust, which a deck of AI cards commands.',
    es: 'De uno a cuatro soldados luchan juntos contra los Locust, dirigidos por un mazo de cartas de IA.',
  },
  rulesVersion: '1.1.0',
  rules: [gearsRules],
  packs: [gearsCore],
  play: gearsPlay,
  operations: [
    aiCardOperation,
    aiDeckOperation,
    aiDrawOperation,
    attackOddsOperation,
    attackOperation,
    attackPoolOperation,
    chainsawOddsOperation,
    chainsawOperation,
    cogWoundsOperation,
    coverOperation,
    equipmentOperation,
    grenadeOddsOperation,
    grenadeOperation,
    healOperation,
    lineOfSightOperation,
    locationSpawnOperation,
    locustCoverOperation,
    locustMoveOperation,
    locustTargetsOperation,
    locustWoundsOperation,
    mapAssemblyOperation,
    mapCheckOperation,
    missionCheckOperation,
    moveOptionsOperation,
    movePathOperation,
    orderCheckOperation,
    pickUpOperation,
    reactionsOperation,
    setupOperation,
    spawnEvenOperation,
    spawnOperation,
    tickerChainOperation,
    visibleFiguresOperation,
    zoneDistanceOperation,
    zoneWoundsOperation,
  ],
})
