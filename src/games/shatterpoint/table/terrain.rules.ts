import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'

/** Rules on what the parts of terrain do. */
export const terrainRules = {
  'shatterpoint.terrain.sight': rule<{ parts: readonly string[] }>({
    title: { en: 'Clear parts', es: 'Partes despejadas' },
    says: {
      en: 'A clear part never blocks a line of sight; a blocked part may.',
      es: 'Una parte despejada nunca tapa una línea de visión; una obstruida puede hacerlo.',
    },
    section: 'Terrain',
    page: '35',
    rulings: [],
    explain: {
      en: ({ parts }) => `${formatList(parts, 'en')}: clear, so lines pass.`,
      es: ({ parts }) => `${formatList(parts, 'es')}: despejado, las líneas pasan.`,
    },
  }),
  'shatterpoint.terrain.movement': rule<{ part: string; movement: 'through' | 'over' | 'around' }>({
    title: { en: 'Passable and impassable parts', es: 'Partes transitables e infranqueables' },
    says: {
      en: 'A passable part can be moved under or through; an impassable part has to be gone around, under or over.',
      es: 'Una parte transitable se puede atravesar o pasar por debajo; una infranqueable hay que rodearla o pasarla por debajo o por encima.',
    },
    section: 'Terrain',
    page: '35',
    rulings: [],
    explain: {
      en: ({ part, movement }) =>
        ({
          through: `${part} is passable: movement goes under or through it.`,
          over: `${part} is impassable but not higher: movement goes over it.`,
          around: `${part} is impassable and higher: movement goes around it, or climbs.`,
        })[movement],
      es: ({ part, movement }) =>
        ({
          through: `${part} es transitable: se pasa por debajo o a través.`,
          over: `${part} es infranqueable pero no más alto: se pasa por encima.`,
          around: `${part} es infranqueable y más alto: se rodea, o se trepa.`,
        })[movement],
    },
  }),
}
