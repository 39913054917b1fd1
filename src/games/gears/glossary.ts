import type { Glossary } from '../../rulebook/glossary.ts'

/** The terms of the Spanish book, and what the texts may not call them instead. */
export const gearsGlossary: Glossary = [
  { term: 'CGO', english: 'COG', page: '5', avoid: ['COG', 'Gears'], allow: ['Gears of War'] },
  { term: 'zona', english: 'zone', page: '6', avoid: ['casilla*', 'área*'] },
  { term: 'espacio de cobertura', english: 'cover space', page: '6', avoid: ['parapeto*'] },
  { term: 'cobertura completa', english: 'full cover', page: '15', avoid: ['cobertura entera'] },
  { term: 'a cubierto', english: 'in cover', page: '14', avoid: ['a resguardo'] },
  { term: 'pared', english: 'wall', page: '6', avoid: ['muro*'] },
  { term: 'cambio de altura', english: 'height change', page: '6', avoid: ['desnivel*', 'escalón'] },
  { term: 'agujero de emergencia', english: 'emergence hole', page: '6', avoid: ['hoyo*', 'pozo*'] },
  {
    term: 'carta de Lugar',
    english: 'location card',
    page: '6',
    avoid: ['carta de Localización', 'carta de Ubicación'],
  },
  { term: 'carta de Orden', english: 'order card', page: '9', avoid: ['carta de Órdenes'] },
  { term: 'carta de IA', english: 'AI card', page: '10', avoid: ['carta de AI', 'inteligencia artificial'] },
  { term: 'carta de Misión', english: 'mission card', page: '11', avoid: ['carta de misiones'] },
  { term: 'dar la vuelta', english: 'flip', page: '11', avoid: ['voltea la carta'] },
  { term: 'Infame', english: 'Wretch', page: '5', avoid: ['Wretch', 'Desgraciado*'] },
  { term: 'Guardia Theron', english: 'Theron Guard', page: '5', avoid: ['Theron Guard'] },
  { term: 'augurio', english: 'omen', page: '16', avoid: ['presagio*'] },
  { term: 'herida', english: 'wound', page: '16', avoid: ['daño*'] },
  { term: 'ataque excesivo', english: 'overkill attack', page: '16', avoid: ['overkill', 'sobrematar'] },
  { term: 'desangrarse', english: 'bleed out', page: '21', avoid: ['agoniza*', 'sangra'] },
  { term: 'Proteger', english: 'Guard', page: '24', avoid: ['hacer guardia', 'monta guardia'] },
  { term: 'Esquivar', english: 'Dodge', page: '24', avoid: ['eludir', 'evasión'] },
  { term: 'granada bolo', english: 'bolo grenade', page: '19', avoid: ['granada de bolas'] },
  { term: 'motosierra', english: 'chainsaw', page: '24', avoid: ['sierra mecánica'] },
  { term: 'generar', english: 'spawn', page: '15', avoid: ['spawnea*', 'reaparece*'] },
]
