import { type ContentEntry, indexEntries, type Pack } from '../../../contract/content.ts'
import { automatonAbilities } from '../automata/content/automaton-abilities.ts'
import { automatonArsenals } from '../automata/content/automaton-arsenals.ts'
import { automatonFeats } from '../automata/content/automaton-feats.ts'
import { automatonLegendsById } from '../automata/content/automaton-legends.ts'
import { routeCards } from '../automata/content/route-cards.ts'
import { type AbilityCard, abilityCards } from './abilities.ts'
import { type AimCard, aimCards } from './aim-cards.ts'
import { type AimTrack, aimTracks } from './aim-track.ts'
import { type AreaPattern, areaPatterns } from './area-patterns.ts'
import { type Attachment, attachments } from './attachments.ts'
import { type BoardEntry, boards } from './boards.ts'
import { type Consumable, consumables } from './consumables.ts'
import {
  type BodyShield,
  bodyShields,
  type EmergencyShield,
  emergencyShields,
  type Helmet,
  helmets,
} from './equipment.ts'
import { type FeatCard, featCards } from './feats.ts'
import { type Grenade, grenades } from './grenades.ts'
import { type Legend, legends } from './legends.ts'
import { type LootBag, lootBags } from './loot-bags.ts'
import { type MeleeNumbers, meleeNumbers } from './melee.ts'
import { type RewardToken, rewardTokens } from './reward-tokens.ts'
import { type RingCard, ringCards } from './ring-cards.ts'
import { type RoundTrack, roundTracks } from './round-track.ts'
import { type SceneryKind, sceneryKinds } from './scenery.ts'
import { type SupplyBinCard, supplyBinCards } from './supply-bins.ts'
import { type Weapon, weapons } from './weapons.ts'
import { type ZoneKind, zoneKinds } from './zones.ts'

/** What the rules look up while they are applied. */
export type ApexContent = {
  readonly sceneryKinds: ReadonlyMap<string, SceneryKind>
  readonly aimCards: ReadonlyMap<string, AimCard>
  readonly areaPatterns: ReadonlyMap<string, AreaPattern>
  readonly grenades: ReadonlyMap<string, Grenade>
  readonly melee: MeleeNumbers
  readonly zoneKinds: ReadonlyMap<string, ZoneKind>
  readonly aimTracks: ReadonlyMap<string, AimTrack>
  readonly weapons: ReadonlyMap<string, Weapon>
  readonly attachments: ReadonlyMap<string, Attachment>
  readonly helmets: ReadonlyMap<string, Helmet>
  readonly bodyShields: ReadonlyMap<string, BodyShield>
  readonly emergencyShields: ReadonlyMap<string, EmergencyShield>
  readonly consumables: ReadonlyMap<string, Consumable>
  readonly legends: ReadonlyMap<string, Legend>
  readonly abilityCards: ReadonlyMap<string, AbilityCard>
  readonly featCards: ReadonlyMap<string, FeatCard>
  readonly ringCards: ReadonlyMap<string, RingCard>
  readonly roundTracks: ReadonlyMap<string, RoundTrack>
  readonly supplyBinCards: ReadonlyMap<string, SupplyBinCard>
  readonly rewardTokens: ReadonlyMap<string, RewardToken>
  readonly lootBags: ReadonlyMap<string, LootBag>
  readonly boards: ReadonlyMap<string, BoardEntry>
  readonly routeCards: ReadonlyMap<string, (typeof routeCards)[number]>
  /** By the Legend, whose own entry has its id. */
  readonly automatonLegends: typeof automatonLegendsById
  readonly automatonArsenals: ReadonlyMap<string, (typeof automatonArsenals)[number]>
  readonly automatonFeats: ReadonlyMap<string, (typeof automatonFeats)[number]>
  readonly automatonAbilities: ReadonlyMap<string, (typeof automatonAbilities)[number]>
}

export const apexContent: ApexContent = {
  sceneryKinds: indexEntries(sceneryKinds),
  aimCards: indexEntries(aimCards),
  areaPatterns: indexEntries(areaPatterns),
  grenades: indexEntries(grenades),
  melee: meleeNumbers,
  zoneKinds: indexEntries(zoneKinds),
  aimTracks: indexEntries(aimTracks),
  weapons: indexEntries(weapons),
  attachments: indexEntries(attachments),
  helmets: indexEntries(helmets),
  bodyShields: indexEntries(bodyShields),
  emergencyShields: indexEntries(emergencyShields),
  consumables: indexEntries(consumables),
  legends: indexEntries(legends),
  abilityCards: indexEntries(abilityCards),
  featCards: indexEntries(featCards),
  ringCards: indexEntries(ringCards),
  roundTracks: indexEntries(roundTracks),
  supplyBinCards: indexEntries(supplyBinCards),
  rewardTokens: indexEntries(rewardTokens),
  lootBags: indexEntries(lootBags),
  boards: indexEntries(boards),
  routeCards: indexEntries(routeCards),
  automatonLegends: automatonLegendsById,
  automatonArsenals: indexEntries(automatonArsenals),
  automatonFeats: indexEntries(automatonFeats),
  automatonAbilities: indexEntries(automatonAbilities),
}

const entries: readonly ContentEntry[] = [
  ...sceneryKinds,
  ...aimCards,
  ...areaPatterns,
  ...grenades,
  meleeNumbers,
  ...zoneKinds,
  ...aimTracks,
  ...weapons,
  ...attachments,
  ...helmets,
  ...bodyShields,
  ...emergencyShields,
  ...consumables,
  ...legends,
  ...abilityCards,
  ...featCards,
  ...ringCards,
  ...roundTracks,
  ...supplyBinCards,
  ...rewardTokens,
  ...lootBags,
  ...boards,
]

export const apexCore: Pack = { id: 'apex-core', version: '1.0.0', entries }
