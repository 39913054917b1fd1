import {
  allCogsInCover,
  areaAttack,
  attack,
  away,
  cardsOf,
  cog,
  drawAnother,
  each,
  inOwnZone,
  inPlay,
  locust,
  named,
  nearestCog,
  nearestInSight,
  none,
  noneInPlay,
  outOfCover,
  some,
  spawnAtNearestHole,
  toward,
  withinMoves,
  withinRange,
} from '../card-phrases.ts'

const boomer = cardsOf('boomer', { en: 'Boomer card', es: 'Carta de Boomer' })
const berserker = cardsOf('berserker', { en: 'Berserker card', es: 'Carta de Berserker' })

const NUMBER_UNSURE =
  'Known from public sources; medium confidence: the numbers of the cards 16, 17 and 18 may be exchanged.'
const moved = { movedOrAttacked: 'it' } as const

/** The cards of the Boomers and the Berserker. */
export const heavyAiCards = [
  boomer({
    number: 16,
    trait: 'forEach',
    redrawIf: noneInPlay('boomer'),
    restricted: { when: some(cog('all', withinRange(4))), do: [attack(nearestInSight)] },
    otherwise: [toward(2, nearestCog)],
    source: NUMBER_UNSURE,
    text: {
      en: 'For each Boomer: if a COG is within range 4, it attacks the nearest COG in sight. Otherwise it moves 2 zones toward the nearest COG. Redraw if no Boomer is in play.',
      es: 'Por cada Boomer: si hay un CGO a alcance 4 o menos, ataca al más cercano que vea. Si no, mueve 2 zonas hacia el CGO más cercano. Roba otra carta si no hay Boomers en juego.',
    },
  }),
  boomer({
    number: 17,
    trait: 'forEach',
    redrawIf: noneInPlay('boomer'),
    restricted: { when: some(cog('all', withinRange(3))), do: [attack(nearestInSight)] },
    otherwise: [toward(2, named(nearestCog, 'goal')), attack('goal', { maxRange: 3 })],
    provenance: 'rulebook',
    source: 'p. 12; its number is hard to read there, and public sources agree with it (medium confidence).',
    text: {
      en: 'For each Boomer: if a COG is within range 3, it attacks the nearest COG in sight. Otherwise it moves 2 zones toward the nearest COG and attacks that COG if it is within range 3. Redraw if no Boomer is in play.',
      es: 'Por cada Boomer: si hay un CGO a alcance 3 o menos, ataca al más cercano que vea. Si no, mueve 2 zonas hacia el CGO más cercano y lo ataca si está a alcance 3 o menos. Roba otra carta si no hay Boomers en juego.',
    },
  }),
  boomer({
    number: 18,
    trait: 'forEach',
    redrawIf: noneInPlay('boomer'),
    restricted: {
      when: some(cog('all', withinRange(1))),
      do: [away(1, named(nearestCog, 'goal')), attack('goal')],
    },
    otherwise: [toward(1, named(nearestCog, 'goal')), attack('goal')],
    source: `${NUMBER_UNSURE} “Within 1 zone” is read as range.`,
    text: {
      en: 'For each Boomer: if a COG is within range 1, it moves 1 zone away from the nearest COG, otherwise 1 zone toward it; then it attacks that COG if it sees it. Redraw if no Boomer is in play.',
      es: 'Por cada Boomer: si hay un CGO a alcance 1 o menos, se aleja 1 zona del CGO más cercano; si no, mueve 1 zona hacia él. Después lo ataca si lo ve. Roba otra carta si no hay Boomers en juego.',
    },
  }),
  boomer({
    number: 19,
    trait: 'group',
    restricted: {
      when: inPlay('boomer'),
      do: [each(locust(['boomer']), toward(1, named(nearestCog, 'goal')), attack('goal'))],
    },
    otherwise: [spawnAtNearestHole('boomer')],
    text: {
      en: 'If a Boomer is in play: each Boomer moves 1 zone toward its nearest COG, then attacks it if it sees it. Otherwise: spawn 1 Boomer in the emergence hole nearest to you.',
      es: 'Si hay algún Boomer en juego: cada Boomer mueve 1 zona hacia su CGO más cercano y lo ataca si lo ve. Si no: genera 1 Boomer en el agujero de emergencia más cercano a ti.',
    },
  }),
  berserker({
    number: 20,
    trait: 'forEach',
    restricted: { when: some(cog('all', moved)), do: [toward(1, cog('choose', moved)), areaAttack] },
    otherwise: [toward(1, nearestCog)],
    text: {
      en: 'For the Berserker: if a COG moved or attacked this turn, it moves 1 zone toward that COG and attacks every figure in its zone. Otherwise it moves 1 zone toward the nearest COG.',
      es: 'Por la Berserker: si algún CGO movió o atacó este turno, mueve 1 zona hacia él y ataca a todas las figuras de su zona. Si no, mueve 1 zona hacia el CGO más cercano.',
    },
  }),
  berserker({
    number: 21,
    trait: 'forEach',
    restricted: { when: allCogsInCover, do: [drawAnother] },
    otherwise: [toward(1, cog('nearest', outOfCover)), areaAttack],
    text: {
      en: 'For the Berserker: if all COG are in cover, draw and resolve another AI card. Otherwise it moves 1 zone toward the nearest COG that is not in cover and attacks every figure in its zone.',
      es: 'Por la Berserker: si todos los CGO están a cubierto, roba y resuelve otra carta de IA. Si no, mueve 1 zona hacia el CGO más cercano que no esté a cubierto y ataca a todas las figuras de su zona.',
    },
  }),
  berserker({
    number: 22,
    trait: 'forEach',
    restricted: { when: none(cog('all', withinMoves(2))), do: [toward(2, nearestCog)] },
    otherwise: [toward(1, nearestCog), areaAttack],
    text: {
      en: 'For the Berserker: if every COG is 3 or more moves away, it moves 2 zones toward the nearest COG. Otherwise it moves 1 zone toward the nearest COG and attacks every figure in its zone.',
      es: 'Por la Berserker: si todos los CGO están a 3 movimientos o más, mueve 2 zonas hacia el CGO más cercano. Si no, mueve 1 zona hacia el CGO más cercano y ataca a todas las figuras de su zona.',
    },
  }),
  berserker({
    number: 23,
    trait: 'forEach',
    restricted: { when: some(cog('all', inOwnZone)), do: [areaAttack] },
    otherwise: [toward(2, nearestCog), { woundZonesEntered: 1 }],
    text: {
      en: 'For the Berserker: if a COG is in its zone, it attacks every figure there. Otherwise it moves 2 zones toward the nearest COG and deals 1 wound to every figure in each zone it moved into.',
      es: 'Por la Berserker: si hay un CGO en su zona, ataca a todas las figuras que haya en ella. Si no, mueve 2 zonas hacia el CGO más cercano e inflige 1 herida a cada figura de las zonas en las que entró.',
    },
  }),
]
