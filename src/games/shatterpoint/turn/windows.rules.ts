import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { effectNames } from '../language/card-name.ts'
import type { Player } from '../vocabulary.ts'

type IdlePoint = { step: number; actionStep: number; resolving: boolean }

/** Rules on the order of effects at one moment, and on the order of a turn. */
export const windowRules = {
  'shatterpoint.turn.window-order': rule<{ first: Player }>({
    title: { en: 'Active player, other player, nobody', es: 'Jugador activo, el otro, ninguno' },
    says: {
      en: 'At one moment outside attacks the active player resolves all of their effects in their order, then the other player, then effects of no player in the order that the active player chooses.',
      es: 'En un mismo momento fuera de los ataques, el jugador activo resuelve todos sus efectos en su orden, después el otro jugador y luego los efectos de ningún jugador en el orden que elija el jugador activo.',
    },
    section: 'Appendix A',
    page: '38–39',
    rulings: ['Q-15'],
    explain: {
      en: ({ first }) => `Outside attacks the active player ${first} resolves first.`,
      es: ({ first }) => `Fuera de los ataques resuelve primero el jugador activo, ${first}.`,
    },
  }),
  'shatterpoint.turn.closed': rule<{ first: Player; second: Player }>({
    title: { en: 'Each player once', es: 'Cada jugador una vez' },
    says: {
      en: 'When a player has passed at one moment, it does not come back to them, even if the other player’s effects give them new ones for the same event.',
      es: 'Cuando un jugador ha pasado en un momento, este no vuelve a él, aunque los efectos del otro le den otros nuevos para el mismo evento.',
    },
    section: 'Appendix A',
    page: '38–39',
    rulings: ['Q-61'],
    explain: {
      en: ({ first, second }) => `After player ${second} it does not go back to player ${first}.`,
      es: ({ first, second }) => `Después del jugador ${second} no se vuelve al jugador ${first}.`,
    },
  }),
  'shatterpoint.turn.one-event': rule<{ events: readonly string[] }>({
    title: { en: 'Every event is one of its own', es: 'Cada evento es uno propio' },
    says: {
      en: 'Each attack, action, movement and wounding is a trigger event of its own; each player may use one reactive ability for each.',
      es: 'Cada ataque, acción, movimiento y herida es un evento iniciador propio; cada jugador puede usar una capacidad reactiva por cada uno.',
    },
    section: 'Abilities',
    page: '12',
    rulings: ['Q-59'],
    explain: {
      en: ({ events }) =>
        `${formatList(events, 'en')} are events of their own, with one reactive ability per player for each.`,
      es: ({ events }) =>
        `${formatList(events, 'es')} son eventos distintos, con una capacidad reactiva por jugador para cada uno.`,
    },
  }),
  'shatterpoint.turn.conditions-last': rule<{ effects: readonly string[] }, ShatterpointContent>({
    title: { en: 'Conditions come last', es: 'Los estados van al final' },
    says: {
      en: 'Conditions are effects of no player: what strained costs is suffered after the effects of both players.',
      es: 'Los estados son efectos de ningún jugador: lo que cuesta Extenuado se sufre después de los efectos de ambos jugadores.',
    },
    section: 'Order of effects',
    page: '15',
    rulings: ['Q-76'],
    explain: {
      en: ({ effects }, content) =>
        `Effects of conditions belong to no player and come last: ${effectNames(effects, 'en', content)}.`,
      es: ({ effects }, content) =>
        `Los efectos de los estados no son de ningún jugador y van al final: ${effectNames(effects, 'es', content)}.`,
    },
  }),
  'shatterpoint.mission.rules-owner': rule<{ effects: readonly string[]; player: Player }, ShatterpointContent>({
    title: { en: 'Rules of missions are nobody’s', es: 'Las reglas de las misiones no son de nadie' },
    says: {
      en: 'Rules of mission and struggle cards are effects of no player: they come last, in the order of the active or attacking player, who also makes their rolls.',
      es: 'Las reglas de las cartas de Misión y de Confrontación son efectos de ningún jugador: van al final, en el orden del jugador activo o atacante, que también hace sus tiradas.',
    },
    section: 'Order of effects',
    page: '15',
    rulings: ['Q-78'],
    explain: {
      en: ({ effects, player }, content) =>
        `Rules of the mission come last (${effectNames(effects, 'en', content)}); player ${player} orders them and rolls for them.`,
      es: ({ effects, player }, content) =>
        `Las reglas de la misión van al final (${effectNames(effects, 'es', content)}); el jugador ${player} las ordena y hace sus tiradas.`,
    },
  }),
  'shatterpoint.ability.innate-choice': rule<{ effects: readonly string[] }, ShatterpointContent>({
    title: { en: 'Innate abilities that say may', es: 'Capacidades innatas que dicen «puede»' },
    says: {
      en: 'An innate or identity ability that says “may” is offered at its moment like any effect, without cost and besides the reactive one.',
      es: 'Una capacidad innata o de identidad que dice «puede» se ofrece en su momento como cualquier efecto, sin coste y además de la reactiva.',
    },
    section: 'Abilities',
    page: '11',
    rulings: [],
    explain: {
      en: ({ effects }, content) =>
        `${effectNames(effects, 'en', content)} may be declined, and ${effects.length === 1 ? 'does' : 'do'} not use up the reactive ability of ${effects.length === 1 ? 'its' : 'their'} player.`,
      es: ({ effects }, content) =>
        `${effectNames(effects, 'es', content)}: se puede rechazar y no gasta la capacidad reactiva de su jugador.`,
    },
  }),
  'shatterpoint.turn.alternate': rule<{ player: Player; next: Player }>({
    title: { en: 'Turns alternate', es: 'Los turnos se alternan' },
    says: {
      en: 'Players take turns one after the other, the starting player first.',
      es: 'Los jugadores juegan turnos alternos, empezando por el jugador inicial.',
    },
    section: 'How to play',
    page: '21',
    rulings: [],
    explain: {
      en: ({ player, next }) => `It is the turn of player ${player}; player ${next} follows.`,
      es: ({ player, next }) => `Es el turno del jugador ${player}; sigue el jugador ${next}.`,
    },
  }),
  'shatterpoint.turn.detailed-prevails': rule<{ steps: number; quick: number }>({
    title: { en: 'The detailed lists count', es: 'Valen las listas detalladas' },
    says: {
      en: 'The quick reference is shortened; the detailed lists of steps prevail.',
      es: 'La hoja de referencia está abreviada; prevalecen las listas de pasos detalladas.',
    },
    section: 'How to play',
    page: '21',
    rulings: ['Q-16'],
    explain: {
      en: ({ steps, quick }) =>
        `A turn has the ${steps} steps of the detailed list, not the ${quick} of the quick reference.`,
      es: ({ steps, quick }) =>
        `Un turno tiene los ${steps} pasos de la lista detallada, no los ${quick} de la hoja de referencia.`,
    },
  }),
  'shatterpoint.activation.idle-points': rule<IdlePoint>({
    title: { en: 'When actions and abilities are used', es: 'Cuándo se usan acciones y capacidades' },
    says: {
      en: 'Actions, active abilities and the flip of the stance are used in step 5 and while nothing is being resolved: before, between and after actions.',
      es: 'Las acciones, las capacidades activas y el giro de la postura se usan en el paso 5 y mientras no se esté resolviendo nada: antes, entre y después de las acciones.',
    },
    section: 'Activating units',
    page: '23',
    rulings: ['Q-56'],
    explain: {
      en: ({ step, actionStep, resolving }) =>
        step !== actionStep
          ? `Actions, active abilities and the flip of the stance belong to step ${actionStep}; this is step ${step}.`
          : resolving
            ? 'Something is being resolved: actions, active abilities and the flip of the stance wait until it is over.'
            : `In step ${step} nothing is being resolved: actions, active abilities and the flip of the stance are possible.`,
      es: ({ step, actionStep, resolving }) =>
        step !== actionStep
          ? `Las acciones, las capacidades activas y el giro de la postura son del paso ${actionStep}; este es el paso ${step}.`
          : resolving
            ? 'Se está resolviendo algo: las acciones, las capacidades activas y el giro de la postura esperan a que termine.'
            : `En el paso ${step} no se está resolviendo nada: se pueden usar acciones, capacidades activas y el giro de la postura.`,
    },
  }),
}
