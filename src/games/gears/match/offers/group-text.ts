import type { Locale, Localized } from '../../../../lib/locale.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { deciderName, questionText } from '../../locust/ai/decision.words.ts'
import type { CommandName } from '../command.ts'
import type { GearsState } from '../state.ts'

/** What the commands are called that belong together; answers belong to their question. */
const TITLES: Readonly<Record<Exclude<CommandName, 'answer'>, Localized>> = {
  placeCog: { en: 'Place your soldier', es: 'Coloca a tu soldado' },
  crawl: { en: 'Crawl', es: 'Arrástrate' },
  heal: { en: 'Heal step', es: 'Paso de Curación' },
  playOrder: { en: 'Play an order card', es: 'Juega una carta de Orden' },
  move: { en: 'Move', es: 'Muévete' },
  attack: { en: 'Attack', es: 'Ataca' },
  throwGrenade: { en: 'Throw a bolo grenade', es: 'Lanza una granada bolo' },
  chainsaw: { en: 'Use the chainsaw', es: 'Usa la motosierra' },
  act: { en: 'Resolve the next action', es: 'Resuelve la siguiente acción' },
  skipAction: { en: 'Skip the next action', es: 'Omite la siguiente acción' },
  endOrders: { en: 'End the orders step', es: 'Termina el paso de Órdenes' },
  revive: { en: 'Revive a comrade', es: 'Revive a un compañero' },
  pickUp: { en: 'Pick up a dropped weapon', es: 'Recoge un arma soltada' },
  activateEquipment: { en: 'Activate the equipment', es: 'Activa el equipo' },
  explore: { en: 'Explore a door', es: 'Explora una puerta' },
  soloReplace: { en: 'Replace a card marked 2+', es: 'Sustituye una carta con 2+' },
  soloFollow: { en: 'Discard a card to move on', es: 'Descarta una carta para seguir moviéndote' },
  drawAi: { en: 'Locust Activation step', es: 'Paso de Activación de los Locust' },
  discardWeapon: { en: 'Discard a weapon for good', es: 'Descarta un arma definitivamente' },
  report: { en: 'Report the dice', es: 'Comunica los dados' },
}

const isTitled = (group: string): group is keyof typeof TITLES => Object.hasOwn(TITLES, group)

/** What a group of offers is called: a command, or the question that they answer. */
export function groupText(group: string, { procedure }: GearsState, content: GearsContent): Localized {
  if (isTitled(group)) return TITLES[group]
  const pending = procedure?.pending ?? null
  if (pending === null) return ANSWER
  const title = (locale: Locale) =>
    `${deciderName(pending.player, locale, content)}: ${questionText(pending, locale, content)}`
  return { en: title('en'), es: title('es') }
}

const ANSWER: Localized = { en: 'Answer', es: 'Responde' }
