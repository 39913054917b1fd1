import type { Localized } from '../../../lib/locale.ts'
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

export const TYPE_WORDS: Readonly<Record<string, Localized>> = {
  melee: { en: 'melee', es: 'cuerpo a cuerpo' },
  ranged: { en: 'ranged', es: 'a distancia' },
}
