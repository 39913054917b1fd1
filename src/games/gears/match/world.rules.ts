import { rule } from '../../../rulebook/rule.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { figureName } from '../language/card-name.ts'

/** Rules on the map of a match: where soldiers start, and who explores what. */
export const matchWorldRules = {
  'gears.cover.setup': rule<{ cog: string; zone: string; zones: string[]; isFree: boolean }, GearsContent>({
    title: { en: 'Where soldiers start', es: 'Dónde empiezan los soldados' },
    says: {
      en: 'In setup each COG, in seat order from the first player, starts in an entrance zone of the first piece and may take a free cover space of it.',
      es: 'En la preparación cada CGO, por orden desde el jugador inicial, empieza en una zona de entrada de la primera pieza y puede ocupar en ella un espacio de cobertura libre.',
    },
    section: 'Setup',
    page: '5',
    rulings: ['Q-43'],
    explain: {
      en: ({ cog, zone, zones, isFree }, content) =>
        !zones.includes(zone)
          ? `${figureName(cog, 'en', content)} cannot start in ${zone}, only in ${zones.join(' or ')}.`
          : isFree
            ? `${figureName(cog, 'en', content)} starts in ${zone}.`
            : `That cover space of ${zone} is not free.`,
      es: ({ cog, zone, zones, isFree }, content) =>
        !zones.includes(zone)
          ? `${figureName(cog, 'es', content)} no puede empezar en ${zone}, solo en ${zones.join(' o ')}.`
          : isFree
            ? `${figureName(cog, 'es', content)} empieza en ${zone}.`
            : `Ese espacio de cobertura de ${zone} no está libre.`,
    },
  }),
  'gears.explore.who': rule<
    { cog: string; door: string; reason: 'noDoor' | 'otherZone' | 'down' | null },
    GearsContent
  >({
    title: { en: 'Who explores', es: 'Quién explora' },
    says: {
      en: 'A standing COG in the zone of a door may explore it in its player’s orders step, free of cost.',
      es: 'Un CGO en pie en la zona de una puerta puede explorarla en el paso de Órdenes de su jugador, sin coste.',
    },
    section: 'Explore',
    page: '22',
    rulings: [],
    explain: {
      en: ({ cog, door, reason }, content) =>
        ({
          noDoor: `There is no door ${door}.`,
          otherZone: `${figureName(cog, 'en', content)} does not stand at the door ${door}.`,
          down: `${figureName(cog, 'en', content)} is not standing.`,
          may: `${figureName(cog, 'en', content)} explores the door ${door}.`,
        })[reason ?? 'may'],
      es: ({ cog, door, reason }, content) =>
        ({
          noDoor: `No hay ninguna puerta ${door}.`,
          otherZone: `${figureName(cog, 'es', content)} no está ante la puerta ${door}.`,
          down: `${figureName(cog, 'es', content)} no está en pie.`,
          may: `${figureName(cog, 'es', content)} explora la puerta ${door}.`,
        })[reason ?? 'may'],
    },
  }),
  'gears.explore.unlocked': rule<{ door: string; level: number }>({
    title: { en: 'Locked levels', es: 'Niveles bloqueados' },
    says: {
      en: 'A level whose location deck is locked cannot be explored.',
      es: 'Un nivel cuyo mazo de Lugares está bloqueado no se puede explorar.',
    },
    section: 'Locked doors',
    page: '23',
    rulings: [],
    explain: {
      en: ({ door, level }) => `Level ${level} behind the door ${door} is locked.`,
      es: ({ door, level }) => `El nivel ${level}, tras la puerta ${door}, está bloqueado.`,
    },
  }),
  'gears.explore.next-deck': rule<{ door: string; level: number | null; reason: 'empty' | 'closed' | null }>({
    title: { en: 'What lies behind a door', es: 'Qué hay tras una puerta' },
    says: {
      en: 'Behind a door lies the lowest level whose deck still has cards, unless the mission says another; without cards it cannot be explored.',
      es: 'Tras una puerta está el nivel más bajo cuyo mazo tiene cartas, salvo que la misión diga otro; sin cartas no se puede explorar.',
    },
    section: 'Explore',
    page: '22',
    rulings: ['Q-29'],
    explain: {
      en: ({ door, level, reason }) =>
        reason === 'closed'
          ? `The mission keeps the door ${door} closed.`
          : level === null || reason === 'empty'
            ? `No location card is left for the door ${door}.`
            : `Level ${level} lies behind the door ${door}.`,
      es: ({ door, level, reason }) =>
        reason === 'closed'
          ? `La misión mantiene cerrada la puerta ${door}.`
          : level === null || reason === 'empty'
            ? `No quedan cartas de Lugar para la puerta ${door}.`
            : `Tras la puerta ${door} está el nivel ${level}.`,
    },
  }),
  'gears.explore.unlock': rule<{ level: number }>({
    title: { en: 'Unlocking', es: 'Desbloquear' },
    says: {
      en: 'Certain equipment and mission cards remove a Locked token.',
      es: 'Ciertos equipos y cartas de Misión retiran una ficha de Bloqueado.',
    },
    section: 'Locked doors',
    page: '23',
    rulings: [],
    explain: {
      en: ({ level }) => `Level ${level} is unlocked.`,
      es: ({ level }) => `El nivel ${level} queda desbloqueado.`,
    },
  }),
}
