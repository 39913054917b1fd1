import type { Glossary } from '../../rulebook/glossary.ts'

/** The terms of the Spanish book. */
export const signumGlossary: Glossary = [
  { term: 'convocar', english: 'summon', page: '20', avoid: ['invoc*'] },
  { term: 'base', english: 'base', page: '23', avoid: ['peana*'] },
  { term: 'Impasable', english: 'impassable', page: '22', avoid: ['infranqueable*'] },
  { term: 'conjuro', english: 'spell', page: '12', avoid: ['hechizo*', 'sortilegio*'] },
  { term: 'reliquia', english: 'relic', page: '13', avoid: ['artefacto*'] },
  { term: 'Puñalada', english: 'backstab', page: '24', avoid: ['apuñalamiento*'] },
  { term: 'plantilla', english: 'template', page: '16', avoid: ['escenografía*'] },
  { term: 'línea de visión', english: 'line of sight', page: '28', avoid: ['línea de vista'] },
  { term: 'Cementerio', english: 'graveyard', page: '8', avoid: ['pila de descarte*'] },
  { term: 'capacidad', english: 'ability', page: '29', avoid: ['habilidad*'] },
  { term: 'Prosperidad', english: 'prosperity', page: '17', avoid: ['prosperity'] },
  { term: 'criatura', english: 'creature', page: '10', avoid: ['monstruo*'] },
]
