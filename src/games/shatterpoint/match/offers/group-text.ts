import type { Localized } from '../../../../lib/locale.ts'
import type { QuestionKind } from '../questions.ts'

type Group = QuestionKind | 'activate' | 'moveChar' | 'setAngle' | 'pushChar'

/** What the groups of offers are called. */
const TITLES: Readonly<Record<Group, Localized>> = {
  edge: { en: 'Battlefield edge', es: 'Borde del campo de batalla' },
  missionSet: { en: 'Mission', es: 'Misión' },
  terrain: { en: 'Terrain', es: 'Terreno' },
  terrainAnswer: { en: 'Proposed terrain', es: 'Terreno propuesto' },
  deploySquad: { en: 'Deploy a squad', es: 'Desplegar una escuadra' },
  deployChar: { en: 'Deploy the rest of the squad', es: 'Desplegar el resto de la escuadra' },
  stance: { en: 'Stance', es: 'Postura' },
  orderSource: { en: 'Order card', es: 'Carta de Orden' },
  reserve: { en: 'Revealed order card', es: 'Carta de Orden revelada' },
  reserveInstead: { en: 'Under the deck instead', es: 'Al fondo del mazo' },
  shatterpoint: { en: 'Shatterpoint', es: 'Punto de fractura' },
  removeCondition: { en: 'Remove a condition', es: 'Retirar un estado' },
  actChar: { en: 'Action', es: 'Acción' },
  granted: { en: 'What an effect allows', es: 'Lo que permite un efecto' },
  pushAngle: { en: 'Direction', es: 'Dirección' },
  pick: { en: 'Whom', es: 'A quién' },
  choice: { en: 'One of several effects', es: 'Uno de varios efectos' },
  reroll: { en: 'Dice to roll again', es: 'Dados que repetir' },
  may: { en: 'An effect', es: 'Un efecto' },
  pay: { en: 'Cost', es: 'Coste' },
  effect: { en: 'Abilities', es: 'Capacidades' },
  modify: { en: 'Order of the expertise table', es: 'Orden de la tabla de pericia' },
  treeOption: { en: 'Combat tree', es: 'Árbol de combate' },
  effectOrder: { en: 'Order of effects', es: 'Orden de los efectos' },
  shove: { en: 'Shove', es: 'Desplazamiento' },
  followUp: { en: 'Follow the shove', es: 'Seguir el desplazamiento' },
  personal: { en: 'Personal effects', es: 'Efectos personales' },
  chooseMap: { en: 'Map of the struggle', es: 'Mapa de la confrontación' },
  report: { en: 'Dice', es: 'Dados' },
  activate: { en: 'Activation', es: 'Activación' },
  moveChar: { en: 'Movement', es: 'Movimiento' },
  setAngle: { en: 'Direction', es: 'Dirección' },
  pushChar: { en: 'Push', es: 'Empujar' },
}

const isGroup = (group: string): group is Group => Object.hasOwn(TITLES, group)

/** What a group of offers is called, as the title of a menu. */
export const groupText = (group: string): Localized => (isGroup(group) ? TITLES[group] : TITLES.activate)
