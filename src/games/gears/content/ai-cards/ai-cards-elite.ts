import {
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
import type { Condition } from '../effects.ts'

const theron = cardsOf('theron', { en: 'Theron Guard card', es: 'Carta de Guardia Theron' })
const ticker = cardsOf('ticker', { en: 'Ticker card', es: 'Carta de Ticker' })
const kantus = cardsOf('kantus', { en: 'Kantus card', es: 'Carta de Kantus' })

const PARTLY_BOOK = 'p. 28 tells what the Kantus does; the rest is known from public sources (high confidence).'
const sawACog: Condition = some(cog('all', { los: ['candidate', 'it'] }))
const woundedNear = { from: 'locust', except: ['self'], where: [{ wounded: 'it' }, withinMoves(2)] } as const

/** The cards of the Theron Guards, the Tickers and the Kantus. */
export const eliteAiCards = [
  theron({
    number: 24,
    trait: 'forEach',
    redrawIf: noneInPlay('theron'),
    restricted: { when: some(cog('all', inSight)), do: [attack(nearestInSight)] },
    otherwise: [toward(2, nearestCog)],
    text: {
      en: 'For each Theron Guard: if it sees a COG, it attacks the nearest COG in sight. Otherwise it moves 2 zones toward the nearest COG. Redraw if no Theron Guard is in play.',
      es: 'Por cada Guardia Theron: si ve a algún CGO, ataca al más cercano que vea. Si no, mueve 2 zonas hacia el CGO más cercano. Roba otra carta si no hay Guardias Theron en juego.',
    },
  }),
  theron({
    number: 25,
    trait: 'forEach',
    redrawIf: noneInPlay('theron'),
    restricted: { when: some(cog('all', withinRange(4))), do: [attack(nearestInSight)] },
    otherwise: [toward(3, nearestCog)],
    text: {
      en: 'For each Theron Guard: if a COG is within range 4, it attacks the nearest COG in sight. Otherwise it moves 3 zones toward the nearest COG. Redraw if no Theron Guard is in play.',
      es: 'Por cada Guardia Theron: si hay un CGO a alcance 4 o menos, ataca al más cercano que vea. Si no, mueve 3 zonas hacia el CGO más cercano. Roba otra carta si no hay Guardias Theron en juego.',
    },
  }),
  theron({
    number: 26,
    trait: 'forEach',
    redrawIf: noneInPlay('theron'),
    restricted: {
      when: some(cog('all', withinMoves(1))),
      do: [away(1, named(cog('choose', withinMoves(1)), 'prey')), attack('prey')],
    },
    otherwise: [attack(nearestInSight), { if: { cond: { not: { didAttack: 'self' } }, do: [toward(2, nearestCog)] } }],
    text: {
      en: 'For each Theron Guard: if a COG is within 1 move, it moves 1 zone away from it and attacks it if it sees it. Otherwise it attacks the nearest COG in sight or, if it cannot, moves 2 zones toward the nearest COG. Redraw if no Theron Guard is in play.',
      es: 'Por cada Guardia Theron: si hay un CGO a 1 movimiento o menos, se aleja 1 zona de él y lo ataca si lo ve. Si no, ataca al CGO más cercano que vea o, si no puede, mueve 2 zonas hacia el más cercano. Roba otra carta si no hay Guardias Theron en juego.',
    },
  }),
  theron({
    number: 27,
    trait: 'group',
    restricted: {
      when: some({ ...locust(['theron'], sawACog), as: 'candidate' }),
      do: [
        each(locust(['theron']), attack(nearestCog)),
        each(locust(['theron'], { not: { didAttack: 'it' } }), toward(2, 'you')),
      ],
    },
    otherwise: [spawnAtNearestHole('theron')],
    text: {
      en: 'If a Theron Guard sees a COG: each Theron Guard attacks its nearest COG; then each that did not attack moves 2 zones toward you. Otherwise: spawn 1 Theron Guard in the emergence hole nearest to you.',
      es: 'Si algún Guardia Theron ve a un CGO: cada Guardia Theron ataca a su CGO más cercano; después, los que no hayan atacado mueven 2 zonas hacia ti. Si no: genera 1 Guardia Theron en el agujero de emergencia más cercano a ti.',
    },
  }),
  ticker({
    number: 28,
    trait: 'forEach',
    redrawIf: noneInPlay('ticker'),
    restricted: {
      when: some(cog('all', withinMoves(1))),
      do: [toward(1, named(cog('choose', withinMoves(1)), 'prey')), attack('prey', { forcesOmen: true })],
    },
    otherwise: [toward(3, nearestCog)],
    text: {
      en: 'For each Ticker: if a COG is within 1 move, it moves into that COG’s zone and attacks it, and its triggered ability resolves whatever is rolled. Otherwise it moves 3 zones toward the nearest COG. Redraw if no Ticker is in play.',
      es: 'Por cada Ticker: si hay un CGO a 1 movimiento o menos, mueve a su zona y lo ataca, y su capacidad activada se resuelve salga lo que salga. Si no, mueve 3 zonas hacia el CGO más cercano. Roba otra carta si no hay Tickers en juego.',
    },
  }),
  ticker({
    number: 29,
    trait: 'forEach',
    redrawIf: noneInPlay('ticker'),
    restricted: {
      when: some(cog('all', withinMoves(2))),
      do: [toward(2, named(cog('choose', withinMoves(2)), 'prey')), attack('prey')],
    },
    otherwise: [
      toward(3, nearestCog),
      {
        if: {
          cond: { and: [some(cog('all', inSight)), { not: { inCover: 'self' } }] },
          do: [away(1, cog('choose', inSight))],
        },
      },
    ],
    text: {
      en: 'For each Ticker: if a COG is within 2 moves, it moves into that COG’s zone and attacks it. Otherwise it moves 3 zones toward the nearest COG; if a COG then sees it and it is not in cover, it moves 1 zone away from that COG. Redraw if no Ticker is in play.',
      es: 'Por cada Ticker: si hay un CGO a 2 movimientos o menos, mueve a su zona y lo ataca. Si no, mueve 3 zonas hacia el CGO más cercano; si entonces un CGO lo ve y no está a cubierto, se aleja 1 zona de él. Roba otra carta si no hay Tickers en juego.',
    },
  }),
  ticker({
    number: 30,
    trait: 'forEach',
    redrawIf: noneInPlay('ticker'),
    restricted: {
      when: some(cog('all', withinMoves(3))),
      do: [toward(3, cog('choose', withinMoves(3))), attack(cog('choose', inOwnZone, outOfCover))],
    },
    otherwise: [toward(1, nearestCog)],
    text: {
      en: 'For each Ticker: if a COG is within 3 moves, it moves into that COG’s zone and attacks a COG there that is not in cover. Otherwise it moves 1 zone toward the nearest COG. Redraw if no Ticker is in play.',
      es: 'Por cada Ticker: si hay un CGO a 3 movimientos o menos, mueve a su zona y ataca a un CGO de ella que no esté a cubierto. Si no, mueve 1 zona hacia el CGO más cercano. Roba otra carta si no hay Tickers en juego.',
    },
  }),
  ticker({
    number: 31,
    trait: 'group',
    restricted: {
      when: inPlay('ticker'),
      do: [{ forbidGuard: true }, each(locust(['ticker']), toward(2, nearestCog), attack(cog('choose', inOwnZone)))],
    },
    otherwise: [spawnInEachHole(5, 'ticker')],
    text: {
      en: 'If a Ticker is in play: no COG may guard this turn; each Ticker moves 2 zones toward its nearest COG, then attacks a COG in its zone. Otherwise: spawn 1 Ticker in each emergence hole within 5 moves of you.',
      es: 'Si hay algún Ticker en juego: ningún CGO puede Proteger este turno; cada Ticker mueve 2 zonas hacia su CGO más cercano y ataca a un CGO de su zona. Si no: genera 1 Ticker en cada agujero de emergencia a 5 movimientos o menos de ti.',
    },
  }),
  kantus({
    number: 32,
    trait: 'forEach',
    redrawIf: noneInPlay('kantus'),
    restricted: {
      when: some({ ...woundedNear, except: ['self'], where: [...woundedNear.where], pick: 'all' }),
      do: [
        toward(2, { ...woundedNear, except: ['self'], where: [...woundedNear.where], pick: 'nearest', as: 'patient' }),
        { heal: 'patient' },
      ],
    },
    otherwise: [toward(2, nearestCog), attack(nearestInSight)],
    source: PARTLY_BOOK,
    text: {
      en: 'For each Kantus: if another wounded Locust is within 2 moves, it moves into its zone and heals it. Otherwise it moves 2 zones toward the nearest COG and attacks the nearest COG in sight. Redraw if no Kantus is in play.',
      es: 'Por cada Kantus: si hay otro Locust herido a 2 movimientos o menos, mueve a su zona y lo cura. Si no, mueve 2 zonas hacia el CGO más cercano y ataca al más cercano que vea. Roba otra carta si no hay Kantus en juego.',
    },
  }),
  kantus({
    number: 33,
    trait: 'forEach',
    redrawIf: noneInPlay('kantus'),
    restricted: {
      when: { places: { at: 'droppedWeapons', where: [withinMoves(2)], pick: 'all' }, cmp: '>=', n: 1 },
      do: [{ resurrect: { at: 'droppedWeapons', where: [withinMoves(2)], pick: 'choose' } }],
    },
    otherwise: [attack(cog('choose', withinRange(3)), { maxRange: 3 })],
    source: PARTLY_BOOK,
    text: {
      en: 'For each Kantus: if a dropped weapon is within 2 moves, turn it to its wound side and spawn its figure on it, wounded; if all such figures are in play, discard the marker. Otherwise it attacks a COG within range 3. Redraw if no Kantus is in play.',
      es: 'Por cada Kantus: si hay un arma soltada a 2 movimientos o menos, dale la vuelta por el lado de herida y genera sobre ella su figura, herida; si todas esas figuras están en juego, descarta el indicador. Si no, ataca a un CGO a alcance 3 o menos. Roba otra carta si no hay Kantus en juego.',
    },
  }),
  kantus({
    number: 34,
    trait: 'forEach',
    redrawIf: noneInPlay('kantus'),
    restricted: {
      when: some(cog('all', withinRange(4))),
      do: [attack(named(cog('choose', withinRange(4)), 'prey')), toward(2, 'prey')],
    },
    otherwise: [
      toward(2, nearestCog),
      { spawn: { figures: ['A'], place: { at: 'holes', pick: 'nearest', to: 'self' } } },
    ],
    text: {
      en: 'For each Kantus: if a COG is within range 4, it attacks that COG and moves 2 zones toward it. Otherwise it moves 2 zones toward the nearest COG; then spawn 1 A in the emergence hole nearest to it. Redraw if no Kantus is in play.',
      es: 'Por cada Kantus: si hay un CGO a alcance 4 o menos, lo ataca y mueve 2 zonas hacia él. Si no, mueve 2 zonas hacia el CGO más cercano y genera 1 A en el agujero de emergencia más cercano al Kantus. Roba otra carta si no hay Kantus en juego.',
    },
  }),
  kantus({
    number: 35,
    trait: 'group',
    restricted: {
      when: inPlay('kantus'),
      do: [each(locust(['kantus']), toward(2, named(nearestCog, 'goal')), attack('goal'))],
    },
    otherwise: [spawnAtNearestHole('kantus')],
    text: {
      en: 'If a Kantus is in play: each Kantus moves 2 zones toward its nearest COG, then attacks it if it sees it. Otherwise: spawn 1 Kantus in the emergence hole nearest to you.',
      es: 'Si hay algún Kantus en juego: cada Kantus mueve 2 zonas hacia su CGO más cercano y lo ataca si lo ve. Si no: genera 1 Kantus en el agujero de emergencia más cercano a ti.',
    },
  }),
]
