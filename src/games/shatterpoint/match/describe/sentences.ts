import type { Localized } from '../../../../lib/locale.ts'
import type { ShatterpointEventType } from '../events.ts'

/**
 * How each event is told: fields in braces are filled in, with a noun in one and in several where they count something;
 * parts in brackets are told only if their fields are there and not nothing.
 */
export const SENTENCES: Readonly<Record<ShatterpointEventType, Localized>> = {
  matchSetUp: { en: 'The strike teams are ready.', es: 'Los equipos de asalto están listos.' },
  startingPlayerRolled: {
    en: 'Roll for the first turn: {A} against {B}.',
    es: 'Tirada por el primer turno: {A} contra {B}.',
  },
  startingPlayerFound: { en: '{player} starts.', es: 'Empieza {player}.' },
  edgeChosen: {
    en: '{player} chooses the edge at {side}°.',
    es: '{player} elige el borde a {side}°.',
  },
  missionChosen: { en: 'The mission is {mission}.', es: 'La misión es {mission}.' },
  objectivesPlaced: { en: 'The objective tokens are placed.', es: 'Se colocan las fichas de Objetivo.' },
  terrainProposed: { en: '{player} proposes {name}.', es: '{player} propone {name}.' },
  terrainPlaced: { en: 'The terrain is laid.', es: 'Se coloca el terreno.' },
  objectiveRaised: { en: 'Objective {objective} lies on {on}.', es: 'El objetivo {objective} queda sobre {on}.' },
  charDeployed: { en: '{player} deploys {character} at {at}.', es: '{player} despliega {character} en {at}.' },
  squadTakenUp: {
    en: '{player} takes squad {squad} up again.',
    es: '{player} retira la escuadra {squad} para desplegarla de nuevo.',
  },
  stanceChosen: { en: '{unit} begins in {stance}.', es: '{unit} empieza en {stance}.' },
  struggleRevealed: {
    en: 'Struggle card {number} is revealed: {card}.',
    es: 'Se revela la carta de Confrontación {number}: {card}.',
  },
  struggleStarted: {
    en: 'Struggle {number} begins with map {map}.',
    es: 'Empieza la confrontación {number} con el mapa {map}.',
  },
  orderRevealed: { en: '{player} reveals {card}.', es: '{player} revela {card}.' },
  orderRemoved: {
    en: 'The order card of {card} leaves the game.',
    es: 'La carta de Orden de {card} sale de la partida.',
  },
  orderReserved: {
    en: '{player} puts {card} in reserve for {price} Force.',
    es: '{player} pone {card} en reserva por {price} de Fuerza.',
  },
  orderPutUnder: {
    en: '{player} puts {card} under the deck for {price} Force.',
    es: '{player} pone {card} al fondo del mazo por {price} de Fuerza.',
  },
  reserveTaken: { en: '{player} takes {card} from the reserve.', es: '{player} toma {card} de la reserva.' },
  orderDiscarded: { en: 'The order card {card} is discarded.', es: 'Se descarta la carta de Orden {card}.' },
  orderReturned: {
    en: 'The Shatterpoint card goes back into the deck of {player}, which is shuffled.',
    es: 'La carta de Punto de fractura vuelve al mazo de {player}, que se baraja.',
  },
  reserveSwapped: {
    en: '{player} puts {card} in reserve, and {back} goes to the {to} of the deck.',
    es: '{player} pone {card} en reserva, y {back} pasa {to} del mazo.',
  },
  cardShuffledIn: {
    en: '{player} shuffles the order card of {card} into the deck.',
    es: '{player} baraja en el mazo la carta de Orden de {card}.',
  },
  deckRefreshed: {
    en: '{player} shuffles a new order deck, and all their Force is ready.',
    es: '{player} baraja un nuevo mazo de Orden y renueva toda su Fuerza.',
  },
  forceSpent: {
    en: '{player} spends {amount} Force; {ready} left ready.',
    es: '{player} gasta {amount} de Fuerza; Fuerza preparada: {ready}.',
  },
  forceRefreshed: {
    en: '{player} refreshes {amount} Force; {ready} now ready.',
    es: '{player} renueva {amount} de Fuerza; Fuerza preparada: {ready}.',
  },
  turnStarted: { en: 'Turn {turn}: {player}.', es: 'Turno {turn}: {player}.' },
  missionDieRolled: {
    en: 'The mission die shows {face}[: objective {objective}].',
    es: 'El dado de la misión muestra {face}[: objetivo {objective}].',
  },
  priorityPlaced: {
    en: 'Objective {objective} gets a priority marker.',
    es: 'El objetivo {objective} recibe un marcador prioritario.',
  },
  activationStarted: { en: '{unit} is activated.', es: 'Se activa {unit}.' },
  activationOpened: { en: '{unit} can act.', es: '{unit} puede actuar.' },
  actionStarted: { en: '{unit} performs the action {action}.', es: '{unit} realiza la acción {action}.' },
  actionResolved: {
    en: 'The action {action} of {unit} is resolved.',
    es: 'La acción {action} de {unit} queda resuelta.',
  },
  moved: {
    en: '{character} {kind} from {from} to {to}[, by {access}].',
    es: '{character} {kind} de {from} a {to}[, por {access}].',
  },
  pushed: {
    en: '{character} is pushed {millimetres} mm to {to}.',
    es: 'Se empuja a {character} {millimetres} mm hasta {to}.',
  },
  pulled: {
    en: '{character} is pulled {millimetres} mm to {to}.',
    es: 'Se atrae a {character} {millimetres} mm hasta {to}.',
  },
  moveLost: { en: '{character} is pinned and stays.', es: '{character} no se mueve: Inmovilizado.' },
  focusGained: { en: '{unit} focuses.', es: '{unit} se concentra.' },
  focusUsed: { en: '{character} uses the focus.', es: '{character} usa su concentración.' },
  stanceFlipped: { en: '{unit} changes to {stance}.', es: '{unit} cambia a {stance}.' },
  abilityUsed: { en: '{unit} uses {ability}[ for {cost} Force].', es: '{unit} usa {ability}[ por {cost} de Fuerza].' },
  effectApplied: { en: '{ability} of {unit} takes effect.', es: '{ability} de {unit} surte efecto.' },
  keywordGained: {
    en: '{unit} has {name}[ {value}] until the end of the turn.',
    es: '{unit} tiene {name}[ {value}] hasta el final del turno.',
  },
  tagGained: { en: '{unit} gains the tag {tag} {until}.', es: '{unit} recibe el calificativo {tag} {until}.' },
  effectPrepared: {
    en: '{ability} of {unit} waits for its next attack.',
    es: '{ability} de {unit} espera a su siguiente ataque.',
  },
  preparedTaken: { en: '{unit} uses {ability} in this attack.', es: '{unit} usa {ability} en este ataque.' },
  attackDiceThrown: { en: '{unit} rolls for {ability}: {attackRoll}.', es: '{unit} tira por {ability}: {attackRoll}.' },
  defenceDiceThrown: {
    en: '{unit} rolls for {ability}: {defenceRoll}.',
    es: '{unit} tira por {ability}: {defenceRoll}.',
  },
  activationEnded: { en: 'The activation of {unit} ends.', es: 'Termina la activación de {unit}.' },
  objectiveControlled: {
    en: '{player} takes control of objective {objective}.',
    es: '{player} pasa a controlar el objetivo {objective}.',
  },
  controlRemoved: {
    en: '{player} loses control of objective {objective}.',
    es: '{player} pierde el control del objetivo {objective}.',
  },
  tokenMoved: {
    en: 'The struggle token moves {squares|square|squares} towards {player}.',
    es: 'La ficha de Confrontación se mueve {squares|casilla|casillas} hacia {player}.',
  },
  momentumGained: { en: '{player} gains a momentum token.', es: '{player} recibe una ficha de Predominio.' },
  momentumLost: { en: '{player} loses a momentum token.', es: '{player} pierde una ficha de Predominio.' },
  struggleClaimed: {
    en: '{player} wins the struggle and claims {card}.',
    es: '{player} gana la confrontación y se queda {card}.',
  },
  struggleReset: { en: 'The struggle track is set up again.', es: 'El medidor de Confrontación se prepara de nuevo.' },
  unitDefeated: { en: '{unit} is defeated.', es: '{unit} queda derrotada.' },
  turnEnded: { en: 'Turn {turn} ends.', es: 'Termina el turno {turn}.' },
  matchEnded: { en: 'The match is over[: {winner} wins].', es: 'La partida ha terminado[: gana {winner}].' },
  attackStarted: {
    en: '{attacker} attacks {defender} ({attackType}).',
    es: '{attacker} ataca a {defender} ({attackType}).',
  },
  poolsBuilt: {
    en: '{dice|attack die|attack dice} against {defence|defence die|defence dice}.',
    es: '{dice|dado|dados} de ataque contra {defence} de defensa.',
  },
  rolled: { en: 'Rolled: {attackRoll} against {defenceRoll}.', es: 'Tirada: {attackRoll} contra {defenceRoll}.' },
  rerolled: {
    en: 'Rolled again by {by}: {attackRoll} against {defenceRoll}.',
    es: 'Se repiten dados por {by}: {attackRoll} contra {defenceRoll}.',
  },
  diceModified: {
    en: 'After expertise: {attackRoll} against {defenceRoll}.',
    es: 'Tras la pericia: {attackRoll} contra {defenceRoll}.',
  },
  successesFound: { en: 'Successes: {successes}.', es: 'Éxitos: {successes}.' },
  optionChosen: { en: 'Option {option}; damage pool {pool}.', es: 'Opción {option}; reserva de daño {pool}.' },
  iconCancelled: { en: 'The defence cancels {icon}.', es: 'La defensa anula {icon}.' },
  poolChanged: { en: 'The damage pool becomes {pool} by {by}.', es: 'La reserva de daño pasa a {pool} por {by}.' },
  attackResolved: { en: 'The attack of {attacker} is resolved.', es: 'El ataque de {attacker} queda resuelto.' },
  damageSuffered: {
    en: '{unit} suffers {amount} damage: {damage} in all.',
    es: '{unit} sufre {amount} de daño: {damage} en total.',
  },
  damageRemoved: { en: '{amount} damage of {unit} is removed.', es: 'Se retira {amount} de daño de {unit}.' },
  unitWounded: { en: '{unit} is wounded.', es: '{unit} queda herida.' },
  woundTurned: { en: 'The wound of {unit} becomes an injury.', es: 'La herida de {unit} pasa a ser una lesión.' },
  woundRemoved: { en: '{unit} loses a wound token.', es: '{unit} pierde una ficha de herida.' },
  injuryGained: { en: '{unit} has {injuries|injury|injuries}.', es: '{unit} tiene {injuries|lesión|lesiones}.' },
  conditionGained: { en: '{unit} gains {condition}.', es: '{unit} recibe {condition}.' },
  conditionRemoved: { en: '{unit} loses {condition}.', es: '{unit} pierde {condition}.' },
  hunkerGained: {
    en: '{unit} gains {amount|hunker token|hunker tokens}.',
    es: '{unit} recibe {amount|ficha|fichas} de Resguardo.',
  },
  hunkerLost: {
    en: '{unit} loses {amount|hunker token|hunker tokens}.',
    es: '{unit} pierde {amount|ficha|fichas} de Resguardo.',
  },
  began: { en: 'A command of {seat}.', es: 'Una orden de {seat}.' },
  asked: { en: '{seat} is asked.', es: 'Se pregunta a {seat}.' },
  answered: { en: '{seat} answers.', es: '{seat} responde.' },
  reported: { en: '{seat} reports dice.', es: '{seat} comunica sus dados.' },
  ended: { en: 'That is done.', es: 'Queda hecho.' },
}
