import type { Localized } from '../../../lib/locale.ts'
import type { Keyword, Lasting } from '../abilities/ability-effect.ts'
import type { MoveKind } from '../movement/move.ts'
import type { Action } from '../turn/action.ts'
import type { Condition, Icon } from '../vocabulary.ts'

export const MOVE_WORDS: Readonly<Record<MoveKind, Localized>> = {
  advance: { en: 'advances', es: 'avanza' },
  dash: { en: 'dashes', es: 'corre' },
  climb: { en: 'climbs', es: 'trepa' },
  jump: { en: 'jumps', es: 'salta' },
  reposition: { en: 'repositions', es: 'se reposiciona' },
}

export const ACTION_WORDS: Readonly<Record<Action, Localized>> = {
  move: { en: 'move', es: 'movimiento' },
  focus: { en: 'focus', es: 'concentración' },
  combat: { en: 'combat', es: 'combate' },
  ability: { en: 'ability', es: 'capacidad' },
  recover: { en: 'recover', es: 'recuperación' },
  takeCover: { en: 'take cover', es: 'ponerse a cubierto' },
}

export const CONDITION_WORDS: Readonly<Record<Condition, Localized>> = {
  strained: { en: 'strained', es: 'Extenuado' },
  disarmed: { en: 'disarmed', es: 'Desarmado' },
  exposed: { en: 'exposed', es: 'Expuesto' },
  pinned: { en: 'pinned', es: 'Inmovilizado' },
}

export const ICON_WORDS: Readonly<Record<Icon, Localized>> = {
  ...CONDITION_WORDS,
  shove: { en: 'shove', es: 'desplazamiento' },
  advance: { en: 'advance', es: 'avanzar' },
  climb: { en: 'climb', es: 'trepar' },
  dash: { en: 'dash', es: 'correr' },
  jump: { en: 'jump', es: 'saltar' },
  reposition: { en: 'reposition', es: 'reposicionamiento' },
  heal: { en: 'heal', es: 'curar' },
  activeAbility: { en: 'active ability', es: 'capacidad activa' },
}

export const FACE_WORDS: Readonly<Record<string, Localized>> = {
  crit: { en: 'crit', es: 'crítico' },
  hit: { en: 'hit', es: 'impacto' },
  expertise: { en: 'expertise', es: 'pericia' },
  failure: { en: 'failure', es: 'fallo' },
  block: { en: 'block', es: 'bloqueo' },
}

/** The pieces of our own battlefields, and their access points. */
export const TERRAIN_WORDS: Readonly<Record<string, Localized>> = {
  building: { en: 'building', es: 'edificio' },
  gantry: { en: 'gantry', es: 'pasarela' },
  ladder: { en: 'ladder', es: 'escalera' },
  'eastern crate': { en: 'eastern crate', es: 'cajón oriental' },
  'middle crate': { en: 'middle crate', es: 'cajón central' },
  barricade: { en: 'barricade', es: 'barricada' },
  foot: { en: 'foot', es: 'pie' },
  head: { en: 'head', es: 'cima' },
}

/** What changes a damage pool besides abilities. */
export const POOL_WORDS: Readonly<Record<string, Localized>> = {
  protection: { en: 'Protection', es: 'Protección' },
}

/** Keywords that abilities give. */
export const KEYWORD_WORDS: Readonly<Record<Keyword, Localized>> = {
  impact: { en: 'Impact', es: 'Contundencia' },
  sharpshooter: { en: 'Sharpshooter', es: 'Tirador de primera' },
  cover: { en: 'Cover', es: 'Cobertura' },
  scale: { en: 'Scale', es: 'Escalar' },
  protection: { en: 'Protection', es: 'Protección' },
  steadfast: { en: 'Steadfast', es: 'Tenaz' },
}

/** The layouts that are no battlefield of the content. */
export const LAYOUT_WORDS: Readonly<Record<string, Localized>> = {
  agreed: { en: 'the terrain of the creation', es: 'el terreno de la creación' },
  none: { en: 'an empty battlefield', es: 'un campo de batalla vacío' },
}

export const TYPE_WORDS: Readonly<Record<string, Localized>> = {
  melee: { en: 'melee', es: 'cuerpo a cuerpo' },
  ranged: { en: 'ranged', es: 'a distancia' },
}

/** How long something lasts. */
export const LASTING_WORDS: Readonly<Record<Lasting, Localized>> = {
  turn: { en: 'until the end of the turn', es: 'hasta el final del turno' },
  game: { en: 'for the rest of the game', es: 'el resto de la partida' },
}

/** Where in a deck a card goes. */
export const DECK_WORDS: Readonly<Record<string, Localized>> = {
  top: { en: 'top', es: 'a la parte superior' },
  bottom: { en: 'bottom', es: 'al fondo' },
}
