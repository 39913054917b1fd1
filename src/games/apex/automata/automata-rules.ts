import { defineRules, type Sections } from '../../../rulebook/rule.ts'
import { activationRules } from './activation/activation.rules.ts'
import { consequenceRules } from './activation/consequences.rules.ts'
import { cardRules } from './cards/card.rules.ts'
import { chargeRules } from './cards/charge.rules.ts'
import { decisionRules } from './decisions/decisions.rules.ts'
import { optimalRules } from './decisions/optimal.rules.ts'
import { entryRules } from './entry/entry.rules.ts'
import { courseRules } from './game/course.rules.ts'
import { preparationRules } from './game/preparation.rules.ts'
import { scopeRules } from './game/scope.rules.ts'
import { dangerRules } from './movement/danger.rules.ts'
import { enteringRules } from './movement/entering.rules.ts'
import { moveRules } from './movement/move.rules.ts'
import { tableRules } from './movement/table.rules.ts'
import { placingRules } from './placing/placing.rules.ts'
import { routeRules } from './route/route.rules.ts'
import { settingRules } from './setting/setting.rules.ts'
import { automataSetupRules } from './setup/automata-setup.rules.ts'
import { automatonGrenadeRules } from './shot/grenade.rules.ts'
import { reactionRules } from './shot/reaction.rules.ts'
import { shootingRules } from './shot/shooting.rules.ts'

/** The sections that rules are cited from, as the Spanish book names them. */
const sections: Sections = {
  'The Automata': 'Los Autómatas',
  'Placing figures': 'Colocación de miniaturas',
  'Life and death': 'Vida y muerte',
  Charges: 'Fichas de Carga',
  Respawning: 'Reaparición',
  'Route cards': 'Cartas de Ruta',
  Priorities: 'Establecer prioridades',
  Procedures: 'Seleccionar y resolver un procedimiento',
  'Optimal Shot': 'Disparo óptimo',
  'Movement of Automata': 'Movimiento de Autómatas',
  'Danger zones': 'Zonas de peligro',
  Destruction: 'Destrucción',
  Ziplines: 'Interacción con Tirolina',
  'Supply bins': 'Beneficiarse de un Depósito de suministros',
  'Tactical shift': 'Desplazamiento táctico',
  'Using grenades': 'Usar',
  'Getting ready': 'Prepárate para la acción',
  'Activation of Automata': 'Activación de Autómatas',
  'The drop': 'Etapa 2: salto aéreo',
  'Shots of Automata': 'Acción de Disparo de los Autómatas',
  'Automata as targets': 'Si el Autómata es el objetivo',
  'Feats and Abilities': 'Cartas de Proeza y de Habilidad',
}

/** The rules of the solo and co-op book. */
export const automataRules = defineRules(
  'apex',
  {
    id: 'apex-automata',
    title: 'Apex Legends: El juego de tablero, Expansión de juego en solitario y cooperativo',
    language: 'es',
  },
  sections,
  {
    ...settingRules,
    ...routeRules,
    ...decisionRules,
    ...optimalRules,
    ...moveRules,
    ...enteringRules,
    ...tableRules,
    ...placingRules,
    ...dangerRules,
    ...chargeRules,
    ...cardRules,
    ...shootingRules,
    ...reactionRules,
    ...entryRules,
    ...activationRules,
    ...consequenceRules,
    ...automatonGrenadeRules,
    ...automataSetupRules,
    ...scopeRules,
    ...preparationRules,
    ...courseRules,
  },
)
