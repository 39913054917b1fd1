import type { Locale } from '../../../lib/locale.ts'
import type { Trigger } from '../content/effects.ts'
import type { BuildingType, Corner, RelicType } from '../vocabulary.ts'

type Words = { readonly en: string; readonly es: string }

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
  movedBeforeMelee: { en: 'a creature moved before its melee', es: 'una criatura se movió antes de su combate' },
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
