import type { Localized } from '../../../../lib/locale.ts'
import type { SignumEventType } from '../events.ts'

/** What is told of each event: `{field}` is put into words; a part in brackets only if its fields are there. */
export const SENTENCES: Readonly<Record<SignumEventType, Localized>> = {
  matchSetUp: { en: 'The decks are ready.', es: 'Los mazos están listos.' },
  orderRolled: {
    en: 'The dice for the order show {numbers}[: {winner} wins the roll].',
    es: 'Los dados del orden muestran {numbers}[: {winner} gana la tirada].',
  },
  orderSet: { en: 'Turns go in the order {order}.', es: 'Los turnos van en el orden {order}.' },
  cornerChosen: { en: '{player} takes the corner {corner}.', es: '{player} toma la esquina {corner}.' },
  sidesSet: {
    en: 'The sides are set; turns go in the order {order}.',
    es: 'Quedan fijados los lados; se juega en el orden {order}.',
  },
  stepReached: { en: '{player} {phase}.', es: '{player} {phase}.' },
  heroPlaced: { en: '{player} places {creature}.', es: '{player} coloca a {creature}.' },
  cardsDealt: {
    en: '{player} draws {count|card|cards}[: {cards}].',
    es: '{player} roba {count|carta|cartas}[: {cards}].',
  },
  handExchanged: {
    en: '{player} exchanges {count|card|cards}[: {returned} for {cards}].',
    es: '{player} cambia {count|carta|cartas}[: {returned} por {cards}].',
  },
  cardsDiscarded: { en: '{player} discards {cards}.', es: '{player} descarta {cards}.' },
  turnStarted: { en: 'Turn {turn}: {player}.', es: 'Turno {turn}: {player}.' },
  cardDrawn: { en: '{player} draws a card[: {card}].', es: '{player} roba una carta[: {card}].' },
  drawMissed: { en: '{player} has no card left to draw.', es: 'A {player} no le quedan cartas que robar.' },
  prosperityChanged: {
    en: '{player}: {by} prosperity, {prosperity} in all.',
    es: '{player}: {by} de Prosperidad, {prosperity} en total.',
  },
  buildingDrawn: { en: '{player} draws a building[: {card}].', es: '{player} roba un edificio[: {card}].' },
  buildingBuilt: { en: '{player} builds {card}.', es: '{player} construye {card}.' },
  constructionSkipped: { en: '{player} builds nothing.', es: '{player} no construye nada.' },
  buildingsTurned: { en: '{player} turns {buildings}.', es: '{player} gira {buildings}.' },
  buildingsUnturned: { en: '{player} unturns {buildings}.', es: '{player} endereza {buildings}.' },
  buildingUsed: { en: '{player} uses {card}.', es: '{player} usa {card}.' },
  cardDeclared: { en: '{player} plays [{card}|a tactic].', es: '{player} juega [{card}|una táctica].' },
  cardCancelled: {
    en: '{card} of {player} is cancelled and goes {to}.',
    es: 'Se cancela {card} de {player}, que va {to}.',
  },
  deckShuffled: { en: 'The deck of {player} is shuffled.', es: 'Se baraja el mazo de {player}.' },
  creatureSummoned: {
    en: '{creature} enters the battlefield for {player}.',
    es: '{creature} entra en el campo de batalla por {player}.',
  },
  spellResolved: { en: '{card} is carried out.', es: '{card} se resuelve.' },
  relicEquipped: { en: 'The hero of {player} bears {relic}.', es: 'El héroe de {player} lleva {relic}.' },
  relicDiscarded: { en: '{player} loses {relic}: {why}.', es: '{player} pierde {relic}: {why}.' },
  relicUsed: { en: '{player} uses {relic}; uses left: {left}.', es: '{player} usa {relic}; usos restantes: {left}.' },
  tacticPlayed: {
    en: '{player} lays a tactic face down[: {tactic}].',
    es: '{player} deja una táctica boca abajo[: {tactic}].',
  },
  tacticRevealed: { en: '{player} reveals {card}.', es: '{player} revela {card}.' },
  tacticResolved: { en: '{card} goes to the graveyard.', es: '{card} va al cementerio.' },
  tacticForgotten: { en: '{player} lets {card} go without effect.', es: '{player} deja pasar {card} sin efecto.' },
  buildingDestroyed: { en: '{player} loses {card}.', es: '{player} pierde {card}.' },
  terrainDestroyed: { en: '{terrain} is destroyed.', es: 'Se destruye {terrain}.' },
  terrainPlaced: { en: '{player} places {card}.', es: '{player} coloca {card}.' },
  turnEnded: { en: 'The turn of {player} ends.', es: 'Termina el turno de {player}.' },
  drawOffered: { en: '{player} offers a draw.', es: '{player} ofrece tablas.' },
  drawWithdrawn: { en: '{player} takes the offer of a draw back.', es: '{player} retira la oferta de tablas.' },
  playerOut: { en: '{player} is out of the game.', es: '{player} queda fuera de la partida.' },
  activationStarted: { en: '{creature} is activated.', es: 'Se activa {creature}.' },
  activationSkipped: { en: '{creature} does nothing this turn.', es: '{creature} no hace nada este turno.' },
  stageReached: { en: '{creature} {stage}[ {revealed}].', es: '{creature} {stage}[ {revealed}].' },
  activationEnded: { en: 'The activation of {creature} ends.', es: 'Termina la activación de {creature}.' },
  activationLost: { en: '{creature} loses an activation.', es: '{creature} pierde una activación.' },
  moved: { en: '{creature} goes to {to}[{run}, running].', es: '{creature} va a {to}[{run} corriendo].' },
  shifted: { en: '{creature} goes to {to}.', es: '{creature} va a {to}.' },
  placed: { en: '{creature} comes out of {ruins} at {to}.', es: '{creature} sale de {ruins} en {to}.' },
  pushed: { en: '{creature} is pushed to {to}.', es: 'Empujan a {creature} hasta {to}.' },
  stealthLost: { en: '{creature} loses its stealth token.', es: '{creature} pierde su ficha de Sigilo.' },
  stealthGained: { en: '{creature} goes into shadow.', es: '{creature} va a la Sombra.' },
  diceRolled: {
    en: '{creature} rolls {symbols} ({roll}): {successes|success|successes}.',
    es: '{creature} tira {symbols} ({roll}): {successes|éxito|éxitos}.',
  },
  backstabbed: {
    en: '{creature} stabs at {victim}: {symbol}, {hit}.',
    es: '{creature} apuñala a {victim}: {symbol}, {hit}.',
  },
  meleeDeclared: { en: '{creature} attacks {target} {kind}.', es: '{creature} ataca a {target} {kind}.' },
  allocated: {
    en: '{creature} puts {attack|die|dice} into attack and {defence|die|dice} into defence.',
    es: '{creature} pone {attack|dado|dados} en ataque y {defence|dado|dados} en defensa.',
  },
  rangedDeclared: {
    en: '{creature} attacks {target} from afar: {kind}.',
    es: '{creature} ataca a distancia a {target}: {kind}.',
  },
  attackCancelled: {
    en: 'The attack of {creature} on {target} is cancelled.',
    es: 'Se cancela el ataque de {creature} a {target}.',
  },
  meleeFought: { en: '{creature} and {target} strike.', es: '{creature} y {target} descargan sus golpes.' },
  persecuted: { en: '{creature} goes on to {target}.', es: '{creature} persigue a {target}.' },
  steamRolled: {
    en: 'The Steam Engine of {creature} shows {symbol}.',
    es: 'La Máquina de Vapor de {creature} muestra {symbol}.',
  },
  detected: {
    en: '{creature} looks for {target}: {symbol}, {revealed}.',
    es: '{creature} busca a {target}: {symbol}, {revealed}.',
  },
  ruinsSearched: { en: '{creature} searches {ruins}: {symbol}.', es: '{creature} registra {ruins}: {symbol}.' },
  entranceTried: {
    en: '{creature} looks for a secret entrance in {ruins}: {symbol}.',
    es: '{creature} busca una entrada secreta en {ruins}: {symbol}.',
  },
  abilityUsed: { en: '{creature} uses {ability}[ on {target}].', es: '{creature} usa {ability}[ sobre {target}].' },
  howled: { en: '{creature} howls.', es: '{creature} aúlla.' },
  wordSpoken: { en: '{ability} of {creature}.', es: '{ability} de {creature}.' },
  contractPaid: { en: 'The Contract of {creature} is paid.', es: 'Se paga el Contrato de {creature}.' },
  damaged: {
    en: '{creature} takes {amount} damage[, taken by {relics}][: {armourLost|armour token|armour tokens} lost][, {woundsTaken|wound|wounds}: {wounds} in all].',
    es: '{creature} sufre {amount} de daño[, absorbido por {relics}][: pierde {armourLost|ficha de armadura|fichas de armadura}][, {woundsTaken|herida|heridas}: {wounds} en total].',
  },
  healed: {
    en: '{creature} is healed of {removed|wound|wounds}.',
    es: '{creature} se cura de {removed|herida|heridas}.',
  },
  tokensGained: {
    en: '{creature} gains {count|armour token|armour tokens}.',
    es: '{creature} recibe {count|ficha de armadura|fichas de armadura}.',
  },
  creatureDied: { en: '{creature} is eliminated.', es: 'Se elimina a {creature}.' },
  creatureReturned: { en: '{creature} goes back {to} of {owner}.', es: '{creature} vuelve {to} de {owner}.' },
  creatureRemoved: { en: '{creature} leaves the battlefield.', es: '{creature} abandona el campo de batalla.' },
  controlChanged: {
    en: '{creature} is now controlled by {controller}.',
    es: 'Ahora {controller} controla a {creature}.',
  },
  effectBegan: { en: '{effect}.', es: '{effect}.' },
  effectEnded: { en: '{effect} ends.', es: 'Termina {effect}.' },
  matchEnded: { en: 'The match is over.', es: 'La partida ha terminado.' },
  began: { en: '{seat} gives a command.', es: '{seat} da una orden.' },
  asked: { en: '{seat} is asked.', es: 'Se pregunta a {seat}.' },
  answered: { en: '{seat} answers.', es: '{seat} responde.' },
  reported: { en: '{seat} reports the dice: {faces}.', es: '{seat} comunica los dados: {faces}.' },
  ended: { en: 'That is done.', es: 'Hecho.' },
}

/** Events that are told otherwise in some cases. */
export const DISCARDED_FOR_PROSPERITY: Localized = {
  en: '{player} discards {cards} for prosperity.',
  es: '{player} descarta {cards} por Prosperidad.',
}
export const HAND_WAS_FULL: Localized = {
  en: 'The hand of {player} is full: {cards} is discarded.',
  es: 'La mano de {player} está llena: se descarta {cards}.',
}
export const WOUNDED: Localized = {
  en: '{creature} takes {woundsTaken|wound|wounds}: {wounds} in all.',
  es: '{creature} recibe {woundsTaken|herida|heridas}: {wounds} en total.',
}
export const STEALTH_GAINED: Localized = {
  en: '{creature} gains a stealth token.',
  es: '{creature} recibe una ficha de Sigilo.',
}
export const CONCENTRATED: Localized = {
  en: '{creature} gains {count|concentration token|concentration tokens}.',
  es: '{creature} recibe {count|ficha de concentración|fichas de concentración}.',
}
