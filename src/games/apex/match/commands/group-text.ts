import type { Localized } from '../../../../lib/locale.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { thingName } from '../answer.words.ts'
import type { CommandName } from '../command.ts'
import type { QuestionKind } from '../questions.ts'
import { said } from './texts.ts'

/** What the commands are called that belong together. */
const COMMAND_TITLES: Readonly<Record<Exclude<CommandName, 'answer'>, Localized>> = {
  chooseColour: { en: 'Choose the colour of the squad', es: 'Elegir el color del pelotón' },
  recruit: { en: 'Recruit a Legend', es: 'Reclutar una Leyenda' },
  give: { en: 'Give equipment to a squadmate', es: 'Dar equipo a un compañero de pelotón' },
  chooseEpic: { en: 'Keep an epic token', es: 'Conservar una ficha épica' },
  lock: { en: 'Keep the equipment', es: 'Conservar el equipo' },
  placeAtEntry: { en: 'Place a Legend at the entry module', es: 'Colocar una Leyenda en el módulo de Entrada' },
  enter: { en: 'Drop onto the board', es: 'Entrar en el tablero' },
  activate: { en: 'Activate a Legend', es: 'Activar una Leyenda' },
  respawn: { en: 'Respawn', es: 'Reaparecer' },
  move: { en: 'Move', es: 'Movimiento' },
  rush: { en: 'Rush', es: 'Acción Impetuosa' },
  interact: { en: 'Interact', es: 'Interacción' },
  shoot: { en: 'Shoot', es: 'Disparar' },
  use: { en: 'Use a token', es: 'Usar una ficha' },
  melee: { en: 'Melee', es: 'Cuerpo a cuerpo' },
  destroy: { en: 'Destroy', es: 'Destruir' },
  playCard: { en: 'Play a card', es: 'Jugar una carta' },
  useAbility: { en: 'Use an ability', es: 'Usar una Habilidad' },
  ride: { en: 'Ride a Zipline', es: 'Usar una Tirolina' },
  handleLoot: { en: 'Drop and pick up loot', es: 'Soltar y recoger Botín' },
  finish: { en: 'Finish the action', es: 'Terminar la acción' },
  endActivation: { en: 'End the activation', es: 'Terminar la activación' },
}

/** What is asked, as the title above its answers. */
const QUESTION_TITLES: Readonly<Record<QuestionKind, Localized>> = {
  loot: { en: 'Where to keep the loot', es: 'Dónde se conserva el Botín' },
  weaponChoice: { en: 'Which weapon to take', es: 'Qué arma se toma' },
  weapon: { en: 'Which weapon to replace', es: 'Qué arma se sustituye' },
  freed: { en: 'Where the freed tokens go', es: 'Adónde van las fichas liberadas' },
  rewardAmmo: { en: 'Which weapon gets the ammunition', es: 'Qué arma recibe la munición' },
  reaction: { en: 'Whether to react', es: 'Si se usa una Reacción' },
  reactionOrder: { en: 'The order of the reactions', es: 'El orden de las Reacciones' },
  instant: { en: 'Whether to play an instant', es: 'Si se juega una acción Instantánea' },
  pushPlace: { en: 'Where the Legend is pushed to', es: 'Adónde se empuja a la Leyenda' },
  effectTarget: { en: 'Whom the effect is for', es: 'A quién afecta el efecto' },
  effectOrder: { en: 'The order of the cards', es: 'El orden de las cartas' },
  effectMove: { en: 'Where the effect moves to', es: 'Adónde mueve el efecto' },
  effectSpace: { en: 'The space of the effect', es: 'El espacio del efecto' },
  beacon: { en: 'At which beacon', es: 'En qué baliza' },
  respawnSpace: { en: 'Where the teammate respawns', es: 'Dónde reaparece el compañero' },
  shotBoost: { en: 'Whether to boost the Shot', es: 'Si se mejora el Disparo' },
}

const TITLES: Readonly<Record<string, Localized>> = { ...COMMAND_TITLES, ...QUESTION_TITLES }

/** What a group of offers is called: a command, a question, or the Legend, card or ability that they belong to. */
export const groupText = (group: string, _state: unknown, content: ApexContent): Localized =>
  TITLES[group] ?? said((locale) => thingName(group, locale, content))
