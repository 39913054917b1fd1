import type { Action } from './action.ts'

/** The actions in words. */
export const ACTION_NAMES: Readonly<Record<Action, { readonly en: string; readonly es: string }>> = {
  move: { en: 'move', es: 'Movimiento' },
  focus: { en: 'focus', es: 'Concentración' },
  combat: { en: 'combat', es: 'Combate' },
  ability: { en: 'ability', es: 'Capacidad' },
  recover: { en: 'recover', es: 'Recuperación' },
  takeCover: { en: 'take cover', es: 'Ponerse a cubierto' },
}
