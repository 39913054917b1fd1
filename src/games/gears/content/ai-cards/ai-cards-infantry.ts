import {
  allCogsInCover,
  attack,
  away,
  cardsOf,
  cog,
  each,
  inOwnZone,
  inPlay,
  inSight,
  locust,
  named,
  nearestCog,
  nearestInSight,
  noneInPlay,
  outOfCover,
  some,
  spawnAtNearestHole,
  spawnInEachHole,
  toward,
  withinMoves,
  withinRange,
} from '../card-phrases.ts'

const wretch = cardsOf('wretch', { en: 'Wretch card', es: 'Carta de Infame' })
const drone = cardsOf('drone', { en: 'Drone card', es: 'Carta de Drone' })

const BOOK = { provenance: 'rulebook' } as const
const noWretchOrAllInCover = { or: [noneInPlay('wretch'), allCogsInCover] }

/** The cards of the Wretches and the Drones. */
export const infantryAiCards = [
  wretch({
    number: 8,
    trait: 'forEach',
    redrawIf: noneInPlay('wretch'),
    restricted: {
      when: some(cog('all', withinMoves(2))),
      do: [toward(2, named(cog('choose', withinMoves(2)), 'prey')), attack('prey')],
    },
    otherwise: [toward(4, nearestCog)],
    text: {
      en: 'For each Wretch: if a COG is within 2 moves, it moves into that COG’s zone and attacks it. Otherwise it moves 4 zones toward the nearest COG. Redraw if no Wretch is in play.',
      es: 'Por cada Infame: si hay un CGO a 2 movimientos o menos, mueve a su zona y lo ataca. Si no, mueve 4 zonas hacia el CGO más cercano. Roba otra carta si no hay Infames en juego.',
    },
  }),
  wretch({
    number: 9,
    trait: 'forEach',
    redrawIf: noWretchOrAllInCover,
    restricted: {
      when: some(cog('all', { orders: 'it', max: 4 }, withinMoves(3))),
      do: [toward(3, named(cog('choose', { orders: 'it', max: 4 }, withinMoves(3)), 'prey')), attack('prey')],
    },
    otherwise: [toward(2, cog('nearest', outOfCover))],
    text: {
      en: 'For each Wretch: if a COG with 4 order cards or fewer is within 3 moves, it moves into that COG’s zone and attacks it. Otherwise it moves 2 zones toward the nearest COG that is not in cover. Redraw if no Wretch is in play or all COG are in cover.',
      es: 'Por cada Infame: si hay un CGO con 4 cartas de Orden o menos a 3 movimientos o menos, mueve a su zona y lo ataca. Si no, mueve 2 zonas hacia el CGO más cercano que no esté a cubierto. Roba otra carta si no hay Infames en juego o todos los CGO están a cubierto.',
    },
  }),
  wretch({
    number: 10,
    trait: 'forEach',
    redrawIf: noWretchOrAllInCover,
    restricted: {
      when: { healthy: 'self' },
      do: [toward(3, nearestCog), attack(cog('choose', inOwnZone, outOfCover))],
    },
    otherwise: [{ move: { zones: null, direction: 'toward', goal: { cover: 'nearest' } } }, { heal: 'self' }],
    source: 'Known from public sources; medium confidence: the redraw clause about cover may belong to card 9 only.',
    text: {
      en: 'For each Wretch: if it is healthy, it moves 3 zones toward the nearest COG and attacks a COG in its zone that is not in cover. Otherwise it moves into the nearest cover space and heals. Redraw if no Wretch is in play or all COG are in cover.',
      es: 'Por cada Infame: si está sano, mueve 3 zonas hacia el CGO más cercano y ataca a un CGO de su zona que no esté a cubierto. Si no, mueve al espacio de cobertura más cercano y se cura. Roba otra carta si no hay Infames en juego o todos los CGO están a cubierto.',
    },
  }),
  wretch({
    number: 11,
    trait: 'group',
    restricted: {
      when: inPlay('wretch'),
      do: [each(locust(['wretch']), toward(2, nearestCog), attack(cog('fewestOrders', inOwnZone)))],
    },
    otherwise: [spawnInEachHole(4, 'wretch', 'wretch')],
    ...BOOK,
    source: 'p. 11, without its number, which public sources give (medium confidence).',
    text: {
      en: 'If a Wretch is in play: each Wretch moves 2 zones toward its nearest COG, then attacks the most wounded COG in its zone. Otherwise: spawn 2 Wretches in each emergence hole within 4 moves of you.',
      es: 'Si hay algún Infame en juego: cada Infame mueve 2 zonas hacia su CGO más cercano y ataca al CGO más herido de su zona. Si no: genera 2 Infames en cada agujero de emergencia a 4 movimientos o menos de ti.',
    },
  }),
  drone({
    number: 12,
    trait: 'group',
    restricted: {
      when: inPlay('drone'),
      do: [each(locust(['drone']), toward(2, nearestCog), attack(cog('choose', withinRange(2)), { maxRange: 2 }))],
    },
    otherwise: [spawnAtNearestHole('drone', 'drone')],
    text: {
      en: 'If a Drone is in play: each Drone moves 2 zones toward its nearest COG, then attacks a COG within range 2. Otherwise: spawn 2 Drones in the emergence hole nearest to you.',
      es: 'Si hay algún Drone en juego: cada Drone mueve 2 zonas hacia su CGO más cercano y ataca a un CGO a alcance 2 o menos. Si no: genera 2 Drones en el agujero de emergencia más cercano a ti.',
    },
  }),
  drone({
    number: 13,
    trait: 'forEach',
    redrawIf: noneInPlay('drone'),
    restricted: {
      when: some(cog('all', inSight)),
      do: [attack(nearestInSight), { if: { cond: { not: { inCover: 'self' } }, do: [away(1, nearestCog)] } }],
    },
    otherwise: [toward(3, nearestCog)],
    ...BOOK,
    source: 'p. 12.',
    text: {
      en: 'For each Drone: if it sees a COG, it attacks the nearest COG in sight and, if it is not in cover, moves 1 zone away from the nearest COG. Otherwise it moves 3 zones toward the nearest COG. Redraw if no Drone is in play.',
      es: 'Por cada Drone: si ve a algún CGO, ataca al más cercano que vea y, si no está a cubierto, se aleja 1 zona del CGO más cercano. Si no, mueve 3 zonas hacia el CGO más cercano. Roba otra carta si no hay Drones en juego.',
    },
  }),
  drone({
    number: 14,
    trait: 'forEach',
    redrawIf: noneInPlay('drone'),
    restricted: {
      when: some(cog('all', withinRange(1))),
      do: [attack(cog('choose', withinRange(1)), { extraDice: 1 })],
    },
    otherwise: [toward(1, nearestCog), attack(nearestInSight)],
    text: {
      en: 'For each Drone: if a COG is within range 1, it attacks that COG with 1 extra attack die. Otherwise it moves 1 zone toward the nearest COG and attacks the nearest COG in sight. Redraw if no Drone is in play.',
      es: 'Por cada Drone: si hay un CGO a alcance 1 o menos, lo ataca con 1 dado de ataque más. Si no, mueve 1 zona hacia el CGO más cercano y ataca al más cercano que vea. Roba otra carta si no hay Drones en juego.',
    },
  }),
  drone({
    number: 15,
    trait: 'forEach',
    redrawIf: noneInPlay('drone'),
    restricted: {
      when: some(cog('all', withinRange(2))),
      do: [{ if: { cond: { healthy: 'self' }, do: [attack(nearestInSight)], otherwise: [{ heal: 'self' }] } }],
    },
    otherwise: [toward(2, nearestCog)],
    text: {
      en: 'For each Drone: if a COG is within range 2, a healthy Drone attacks the nearest COG in sight and a wounded one heals. Otherwise it moves 2 zones toward the nearest COG. Redraw if no Drone is in play.',
      es: 'Por cada Drone: si hay un CGO a alcance 2 o menos, el Drone sano ataca al más cercano que vea y el herido se cura. Si no, mueve 2 zonas hacia el CGO más cercano. Roba otra carta si no hay Drones en juego.',
    },
  }),
]
