import { defineGame } from '../../contract/game.ts'
import { attackOperation } from './combat/attack/attack.operation.ts'
import { attackOddsOperation } from './combat/attack/attack-odds.operation.ts'
import { attackPoolOperation } from './combat/attack/attack-pool.operation.ts'
import { pickUpOperation } from './combat/attack/pick-up.operation.ts'
import { chainsawOperation } from './combat/chainsaw/chainsaw.operation.ts'
import { chainsawOddsOperation } from './combat/chainsaw/chainsaw-odds.operation.ts'
import { grenadeOperation } from './combat/grenade/grenade.operation.ts'
import { grenadeOddsOperation } from './combat/grenade/grenade-odds.operation.ts'
import { gearsContent, gearsCore } from './content/gears-content.ts'
import { cogWoundsOperation } from './damage/cog-wounds.operation.ts'
import { healOperation } from './damage/heal.operation.ts'
import { locustWoundsOperation } from './damage/locust-wounds.operation.ts'
import { tickerChainOperation } from './damage/ticker-chain.operation.ts'
import { zoneWoundsOperation } from './damage/zone-wounds.operation.ts'
import { gearsGlossary } from './glossary.ts'
import { gearsHistory } from './history.ts'
import { gearsInterpretations } from './interpretations.ts'
import { aiCardOperation } from './locust/ai/ai-card.operation.ts'
import { aiDeckOperation } from './locust/ai/ai-deck.operation.ts'
import { aiDrawOperation } from './locust/ai/ai-draw.operation.ts'
import { locustTargetsOperation } from './locust/locust-targets.operation.ts'
import { locationSpawnOperation } from './locust/spawn/location-spawn.operation.ts'
import { spawnOperation } from './locust/spawn/spawn.operation.ts'
import { spawnEvenOperation } from './locust/spawn/spawn-even.operation.ts'
import { gearsPlay } from './match/play.ts'
import { zoneDistanceOperation } from './measuring/zone-distance.operation.ts'
import { missionCheckOperation } from './missions/mission-check.operation.ts'
import { objectiveOperation } from './missions/objective.operation.ts'
import { setupOperation } from './missions/setup.operation.ts'
import { locustCoverOperation } from './movement/locust-cover.operation.ts'
import { locustMoveOperation } from './movement/locust-move.operation.ts'
import { moveOptionsOperation } from './movement/move-options.operation.ts'
import { movePathOperation } from './movement/move-path.operation.ts'
import { gearsRules } from './rules.ts'
import { coverOperation } from './sight/cover.operation.ts'
import { lineOfSightOperation } from './sight/line-of-sight.operation.ts'
import { visibleFiguresOperation } from './sight/visible-figures.operation.ts'
import { mapAssemblyOperation } from './table/map-assembly.operation.ts'
import { mapCheckOperation } from './table/map-check.operation.ts'
import { gearsTable } from './table/stored-table.ts'
import { equipmentOperation } from './turn/equipment.operation.ts'
import { orderCardOperation } from './turn/order-card.operation.ts'
import { orderCheckOperation } from './turn/order-check.operation.ts'
import { reactionsOperation } from './turn/reactions.operation.ts'

/** Gears of War: The Board Game. */
export const gears = defineGame({
  id: 'gears',
  name: 'Gears of War: The Board Game',
  titles: { es: 'Gears of War: El juego de tablero' },
  summary: {
    en: 'One to four soldiers fight together against the Locust, which a deck of AI cards commands.',
    es: 'De uno a cuatro soldados luchan juntos contra los Locust, dirigidos por un mazo de cartas de IA.',
  },
  rulesVersion: '2.4.0',
  history: gearsHistory,
  rules: [gearsRules],
  interpretations: gearsInterpretations,
  glossary: gearsGlossary,
  content: gearsContent,
  packs: [gearsCore],
  table: gearsTable,
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
    objectiveOperation,
    orderCardOperation,
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
