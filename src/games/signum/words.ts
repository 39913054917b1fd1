import type { Locale } from '../../lib/locale.ts'
import type { Terrain } from './board.ts'
import type { Trigger } from './content/effects.ts'
import type { BuildingType, CardKind, Corner, DieSymbol, Faction, RelicType, TerrainAbility } from './vocabulary.ts'

type Words = { readonly en: string; readonly es: string }

const SYMBOL_NAMES: Readonly<Record<DieSymbol, Words>> = {
  target: { en: 'target', es: 'diana' },
  axe: { en: 'axe', es: 'hacha' },
  shield: { en: 'shield', es: 'escudo' },
}

export const symbolName = (symbol: DieSymbol, locale: Locale): string => SYMBOL_NAMES[symbol][locale]

/** `16.8 cm` */
export const length = (centimetres: number): string => `${Math.round(centimetres * 10_000) / 10_000} cm`

/** `1 die`, `3 dice` */
export const diceCount = (count: number, locale: Locale): string =>
  ({ en: count === 1 ? '1 die' : `${count} dice`, es: count === 1 ? '1 dado' : `${count} dados` })[locale]

const FACTION_NAMES: Readonly<Record<Faction, Words>> = {
  vallor: { en: 'the Free City of Vallor', es: 'la Ciudad Libre de Vallor' },
  grypharim: { en: 'the Sacred Empire Grypharim', es: 'el Sacro Imperio Grypharim' },
  dogsOfWar: { en: 'the Dogs of War', es: 'los Perros de la Guerra' },
}

export const factionName = (faction: Faction | null, locale: Locale): string =>
  faction === null ? { en: 'no faction', es: 'ninguna facción' }[locale] : FACTION_NAMES[faction][locale]

const CARD_KIND_NAMES: Readonly<Record<CardKind, Words>> = {
  hero: { en: 'hero', es: 'héroe' },
  character: { en: 'character', es: 'personaje' },
  spell: { en: 'spell', es: 'conjuro' },
  relic: { en: 'relic', es: 'reliquia' },
  tactic: { en: 'tactic', es: 'táctica' },
  building: { en: 'building', es: 'edificio' },
  terrain: { en: 'terrain', es: 'terreno' },
}

export const cardKindName = (kind: CardKind, locale: Locale): string => CARD_KIND_NAMES[kind][locale]

/** `Greer, Cordelia and Garrus` */
export function listed(names: readonly string[], locale: Locale): string {
  const last = names.at(-1)
  if (names.length < 2 || last === undefined) return names.join('')
  return `${names.slice(0, -1).join(', ')} ${locale === 'en' ? 'and' : 'y'} ${last}`
}

const TERRAIN_WORDS: Readonly<Record<TerrainAbility, Words>> = {
  impassable: { en: 'impassable', es: 'infranqueable' },
  difficult: { en: 'difficult', es: 'difícil' },
  blocksLos: { en: 'blocks sight', es: 'tapa la vista' },
  defenceAgainstShooting: { en: 'defence against shooting', es: 'defensa contra disparos' },
}

const RUINS_WORDS = {
  no: null,
  unsearched: { en: 'ruins', es: 'ruinas' },
  searched: { en: 'searched ruins', es: 'ruinas registradas' },
} as const

/** What a template does: `difficult`, `searched ruins`. */
export function terrainWords({ abilities, ruins }: Pick<Terrain, 'abilities' | 'ruins'>, locale: Locale): string[] {
  const words = RUINS_WORDS[ruins]
  return [...(words === null ? [] : [words[locale]]), ...abilities.map((ability) => TERRAIN_WORDS[ability][locale])]
}
const BUILDING_TYPE_NAMES: Readonly<Record<BuildingType, Words>> = {
  townHall: { en: 'Town Hall', es: 'Ayuntamiento' },
  temple: { en: 'Temple', es: 'Templo' },
  arena: { en: 'Arena', es: 'Arena' },
  smithy: { en: 'Smithy', es: 'Herrería' },
  library: { en: 'Library', es: 'Biblioteca' },
  shootingRange: { en: 'Shooting Range', es: 'Campo de Tiro' },
  magicSchool: { en: 'School of Magic', es: 'Escuela de Magia' },
  tavern: { en: 'Tavern', es: 'Taberna' },
  barracks: { en: 'Barracks', es: 'Cuartel' },
  unique: { en: 'unique building', es: 'edificio único' },
}

export const buildingTypeName = (type: BuildingType, locale: Locale): string => BUILDING_TYPE_NAMES[type][locale]

/** `1 point`, `3 points` */
export const points = (count: number, locale: Locale): string =>
  ({ en: count === 1 ? '1 point' : `${count} points`, es: count === 1 ? '1 punto' : `${count} puntos` })[locale]

const RELIC_TYPE_NAMES: Readonly<Record<RelicType, Words>> = {
  meleeWeapon: { en: 'melee weapon', es: 'arma cuerpo a cuerpo' },
  rangedWeapon: { en: 'ranged weapon', es: 'arma a distancia' },
  armourCloak: { en: 'armour or cloak', es: 'armadura o capa' },
  shieldBanner: { en: 'shield or banner', es: 'escudo o estandarte' },
  helmetMask: { en: 'helmet or mask', es: 'casco o máscara' },
  treasure: { en: 'treasure', es: 'tesoro' },
}

export const relicTypeName = (type: RelicType, locale: Locale): string => RELIC_TYPE_NAMES[type][locale]

const TRIGGER_TEXTS: Readonly<Record<Trigger, Words>> = {
  playedFromHand: { en: 'a card was played from the hand', es: 'se jugó una carta de la mano' },
  discarded: { en: 'a card was discarded', es: 'se descartó una carta' },
  opponentSummons: { en: 'an opponent summons a character', es: 'un oponente convoca a un personaje' },
  opponentDeclaresAttack: { en: 'an opponent declares an attack', es: 'un oponente declara un ataque' },
  opponentPlaysSpell: { en: 'an opponent plays a spell', es: 'un oponente juega un conjuro' },
  ownCreatureDamaged: { en: 'one’s own creature was damaged', es: 'una criatura propia sufrió daño' },
  ownCreatureDies: { en: 'one’s own creature dies', es: 'una criatura propia muere' },
  enemyDies: { en: 'an enemy dies', es: 'un enemigo muere' },
  ownHeroDies: { en: 'one’s own hero dies', es: 'el héroe propio muere' },
  healed: { en: 'a creature was healed', es: 'una criatura fue sanada' },
  activationStart: { en: 'an activation starts', es: 'empieza una activación' },
  turnEnd: { en: 'the turn ends', es: 'termina el turno' },
  movedBeforeMelee: { en: 'a creature moved before its melee', es: 'una criatura movió antes de su combate' },
  shotHit: { en: 'a shot hit', es: 'un disparo impactó' },
}

export const triggerText = (trigger: Trigger, locale: Locale): string => TRIGGER_TEXTS[trigger][locale]

const CORNER_NAMES: Readonly<Record<Corner, Words>> = {
  southWest: { en: 'in the south-west', es: 'al suroeste' },
  northWest: { en: 'in the north-west', es: 'al noroeste' },
  northEast: { en: 'in the north-east', es: 'al noreste' },
  southEast: { en: 'in the south-east', es: 'al sureste' },
}

export const cornerName = (corner: Corner, locale: Locale): string => CORNER_NAMES[corner][locale]
