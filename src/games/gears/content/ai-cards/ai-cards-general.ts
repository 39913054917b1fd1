import {
  attack,
  cardsOf,
  cog,
  drawAnother,
  each,
  farFromCogs,
  inOwnZone,
  locust,
  named,
  nearestCog,
  none,
  some,
  spawnAtExit,
  toward,
  withinRange,
} from '../card-phrases.ts'

const card = cardsOf('general', { en: 'General card', es: 'Carta general' })

/** The seven cards that no enemy owns; a mission lists which of them it uses. */
export const generalAiCards = [
  card({
    number: 1,
    name: { en: 'Distraction', es: 'Distracción' },
    trait: 'event',
    otherwise: [{ discardAmmo: 1 }, { removeDroppedWeapons: true }, drawAnother],
    text: {
      en: 'The active player discards 1 ammo token from one of their weapons. Every dropped weapon leaves the map. Then draw another AI card.',
      es: 'El jugador activo descarta 1 contador de Munición de una de sus armas. Todas las armas soltadas se retiran del mapa. Después roba otra carta de IA.',
    },
  }),
  card({
    number: 2,
    name: { en: 'The Horde', es: 'La Horda' },
    trait: 'event',
    otherwise: [each({ ...locust(null, farFromCogs(4)), as: 'candidate' }, toward(3, nearestCog)), drawAnother],
    text: {
      en: 'Each Locust that is 4 or more moves from its nearest COG moves 3 zones toward that COG. Then draw another AI card.',
      es: 'Cada Locust que esté a 4 movimientos o más de su CGO más cercano mueve 3 zonas hacia él. Después roba otra carta de IA.',
    },
  }),
  card({
    number: 3,
    trait: 'group',
    restricted: {
      when: some(locust(null, { moves: ['it', 'you'], max: 2 })),
      do: [each(locust(null), toward(2, 'you'), { if: { cond: { sameZone: ['self', 'you'] }, do: [attack('you')] } })],
    },
    otherwise: [spawnAtExit('B'), each(locust(null), toward(1, 'you'))],
    text: {
      en: 'If a Locust is within 2 moves of you: each Locust moves 2 zones toward you and attacks you if it is in your zone. Otherwise: spawn 1 B at the map exit, then each Locust moves 1 zone toward you.',
      es: 'Si hay un Locust a 2 movimientos o menos de ti: cada Locust mueve 2 zonas hacia ti y te ataca si está en tu zona. Si no: genera 1 B en la salida del mapa y cada Locust mueve 1 zona hacia ti.',
    },
  }),
  card({
    number: 4,
    name: { en: 'Reinforcements', es: 'Refuerzos' },
    trait: 'event',
    otherwise: [
      spawnAtExit('A', 'B', 'C'),
      each(locust(['A']), toward(2, nearestCog)),
      each(locust(['B']), toward(1, nearestCog)),
    ],
    text: {
      en: 'Spawn 1 A, 1 B and 1 C at the map exit. Each A moves 2 zones toward its nearest COG, then each B moves 1.',
      es: 'Genera 1 A, 1 B y 1 C en la salida del mapa. Cada A mueve 2 zonas hacia su CGO más cercano; después cada B mueve 1.',
    },
  }),
  card({
    number: 5,
    name: { en: 'Firefight', es: 'Tiroteo' },
    trait: 'event',
    redrawIf: none(locust(null)),
    otherwise: [
      each(locust(['drone', 'boomer', 'kantus', 'theron']), attack(cog('choose', withinRange(3)), { maxRange: 3 })),
      each(locust(null, { not: { didAttack: 'it' } }), toward(2, nearestCog), attack(cog('choose', inOwnZone))),
    ],
    text: {
      en: 'Each Drone, Boomer, Kantus and Theron Guard attacks a COG within range 3. Then every Locust that did not attack moves 2 zones toward its nearest COG and attacks a COG in its zone. Redraw if no Locust is in play.',
      es: 'Cada Drone, Boomer, Kantus y Guardia Theron ataca a un CGO a alcance 3 o menos. Después, cada Locust que no haya atacado mueve 2 zonas hacia su CGO más cercano y ataca a un CGO de su zona. Roba otra carta si no hay Locust en juego.',
    },
  }),
  card({
    number: 6,
    name: { en: 'Swarm', es: 'Enjambre' },
    trait: 'event',
    otherwise: [
      each(
        { ...locust(null, farFromCogs(5)), as: 'candidate' },
        {
          move: {
            zones: null,
            direction: 'toward',
            goal: named(nearestCog, 'goal'),
            until: { moves: ['self', 'goal'], max: 4 },
          },
        },
      ),
      drawAnother,
    ],
    text: {
      en: 'Each Locust that is 5 or more moves from its nearest COG moves toward it until it is 4 moves away. Then draw another AI card.',
      es: 'Cada Locust que esté a 5 movimientos o más de su CGO más cercano mueve hacia él hasta quedar a 4 movimientos. Después roba otra carta de IA.',
    },
  }),
  card({
    number: 7,
    trait: 'group',
    restricted: {
      when: { places: { at: 'holes', where: [{ sameZone: ['you', 'it'] }], pick: 'all' }, cmp: '==', n: 0 },
      do: [{ openHole: { at: 'you' } }, { spawn: { figures: ['A'], place: { at: 'zoneOf', of: 'you', pick: 'all' } } }],
    },
    otherwise: [
      { spawn: { figures: ['B'], place: { at: 'zoneOf', of: 'you', pick: 'all' }, as: 'newcomer' } },
      attack('you', { who: 'newcomer' }),
    ],
    text: {
      en: 'If there is no emergence hole in your zone: place one there and spawn 1 A in it. Otherwise: spawn 1 B in your zone, and it attacks you.',
      es: 'Si no hay ningún agujero de emergencia en tu zona: coloca uno en ella y genera allí 1 A. Si no: genera 1 B en tu zona, que te ataca.',
    },
  }),
]
