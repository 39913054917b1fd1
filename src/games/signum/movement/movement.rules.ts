import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import { formatLength } from '../language/words.ts'

/** Rules on moving. */
export const movementRules = {
  'signum.move.allowance': rule<{ creature: string; length: number; allowance: number }>({
    title: { en: 'How far a creature moves', es: 'Cuánto se mueve una criatura' },
    says: {
      en: 'The path of the centre of a base is no longer than the creature’s movement, detours included.',
      es: 'El camino del centro de una base no es más largo que el movimiento de la criatura, rodeos incluidos.',
    },
    section: 'Movement',
    page: '23',
    rulings: [],
    explain: {
      en: ({ creature, length: long, allowance }) =>
        long > allowance
          ? `${creature}’s path is ${formatLength(long, 'en')} long, more than the ${formatLength(allowance, 'en')} allowed.`
          : `${creature} goes ${formatLength(long, 'en')}; at most ${formatLength(allowance, 'en')} is allowed.`,
      es: ({ creature, length: long, allowance }) =>
        long > allowance
          ? `El camino de ${creature} mide ${formatLength(long, 'es')}, más de los ${formatLength(allowance, 'es')} permitidos.`
          : `${creature} recorre ${formatLength(long, 'es')}; se permiten a lo sumo ${formatLength(allowance, 'es')}.`,
    },
  }),
  'signum.move.stop-on-contact': rule<{ creature: string; enemies: readonly string[]; goesOn: boolean }>({
    title: { en: 'Contact stops a move', es: 'El contacto detiene' },
    says: {
      en: 'A move ends where the base touches an enemy’s, hidden or not. Enemies that were in contact at the start do not count until that contact is broken.',
      es: 'Un movimiento acaba donde la base toca la de un enemigo, oculto o no. Los enemigos que ya estaban en contacto no cuentan hasta que ese contacto se rompe.',
    },
    section: 'Movement',
    page: '23',
    rulings: ['Q-23'],
    explain: {
      en: ({ creature, enemies, goesOn }) =>
        `${creature} touches ${formatList(enemies, 'en')} and stops${goesOn ? '; the way may not go on' : ''}.`,
      es: ({ creature, enemies, goesOn }) =>
        `${creature} toca a ${formatList(enemies, 'es')} y se detiene${goesOn ? '; el camino no puede seguir' : ''}.`,
    },
  }),
  'signum.move.no-pass': rule<{ creature: string; thing: string; kind: 'base' | 'terrain' }>({
    title: { en: 'No way through', es: 'No se atraviesa' },
    says: {
      en: 'On its path a base passes over no other base, friend or foe, and over no impassable terrain.',
      es: 'En su camino una base no pasa sobre otra, amiga o enemiga, ni sobre terreno impasable.',
    },
    section: 'Movement',
    page: '23',
    rulings: [],
    explain: {
      en: ({ creature, thing }) => `${creature} would pass over ${thing}; lead the way around.`,
      es: ({ creature, thing }) => `${creature} pasaría sobre ${thing}; haz que lo rodee.`,
    },
  }),
  'signum.move.multi-contact': rule<{ creature: string; enemies: readonly string[] }>({
    title: { en: 'Several enemies in contact', es: 'Varios enemigos en contacto' },
    says: {
      en: 'Whoever ends a move in contact with several enemies picks the one to fight.',
      es: 'Quien acaba un movimiento en contacto con varios enemigos elige con cuál pelear.',
    },
    section: 'Movement',
    page: '23',
    rulings: [],
    explain: {
      en: ({ creature, enemies }) => `${creature} may fight one of ${formatList(enemies, 'en')}.`,
      es: ({ creature, enemies }) => `${creature} puede pelear con uno de ${formatList(enemies, 'es')}.`,
    },
  }),
  'signum.move.difficult': rule<{ creature: string; terrain: string; touched: number; allowed: number }>({
    title: { en: 'Difficult terrain', es: 'Terreno difícil' },
    says: {
      en: 'Whoever touches difficult terrain moves 8 cm in all; if it has already moved farther, the move ends at the touch.',
      es: 'Quien toca terreno difícil se mueve 8 cm en total; si ya lleva más, el movimiento acaba al tocarlo.',
    },
    section: 'Movement',
    page: '23',
    rulings: [],
    explain: {
      en: ({ creature, terrain, touched, allowed }) =>
        `${creature} touches ${terrain} after ${formatLength(touched, 'en')}; the whole move is at most ${formatLength(allowed, 'en')}.`,
      es: ({ creature, terrain, touched, allowed }) =>
        `${creature} toca ${terrain} tras ${formatLength(touched, 'es')}; todo el movimiento es de a lo sumo ${formatLength(allowed, 'es')}.`,
    },
  }),
  'signum.move.difficult-exempt': rule<{ creature: string; ability: 'flight' | 'tracker' }>({
    title: { en: 'Flyers and trackers', es: 'Voladores y rastreadores' },
    says: {
      en: 'Flight and Tracker ignore difficult terrain altogether.',
      es: 'Vuelo y Rastreador no hacen caso del terreno difícil.',
    },
    section: 'Movement',
    page: '23',
    rulings: [],
    explain: {
      en: ({ creature, ability }) =>
        `${creature} has ${ability === 'flight' ? 'Flight' : 'Tracker'} and ignores difficult terrain.`,
      es: ({ creature, ability }) =>
        `${creature} tiene ${ability === 'flight' ? 'Vuelo' : 'Rastreador'} y no hace caso del terreno difícil.`,
    },
  }),
  'signum.move.flight': rule<{ creature: string; problem: 'none' | 'ability' | 'base'; thing: string | null }>({
    title: { en: 'Flying', es: 'Volar' },
    says: {
      en: 'Flight passes over miniatures and terrain and is not stopped by contact. It ends on no base and on no impassable terrain, but may end in contact with an enemy.',
      es: 'El vuelo pasa sobre miniaturas y terreno y el contacto no lo detiene. No acaba sobre una base ni sobre terreno impasable, pero puede acabar en contacto con un enemigo.',
    },
    section: 'Movement',
    page: '23',
    rulings: ['Q-24'],
    explain: {
      en: ({ creature, problem, thing }) =>
        ({
          none: `${creature} flies over whatever is in the way.`,
          ability: `${creature} does not have Flight.`,
          base: `${creature} would land on ${thing}.`,
        })[problem],
      es: ({ creature, problem, thing }) =>
        ({
          none: `${creature} vuela sobre lo que haya por medio.`,
          ability: `${creature} no tiene Vuelo.`,
          base: `${creature} aterrizaría sobre ${thing}.`,
        })[problem],
    },
  }),
  'signum.move.jump': rule<{
    creature: string
    problem: 'none' | 'ability' | 'straight' | 'base' | 'terrain'
    thing: string | null
  }>({
    title: { en: 'Jumping', es: 'Saltar' },
    says: {
      en: 'A jump is one straight line over miniatures, not stopped by contact. It crosses no terrain and ends on no base and on no terrain.',
      es: 'Un salto es una sola línea recta sobre miniaturas, que el contacto no detiene. No cruza terreno y no acaba sobre una base ni sobre terreno.',
    },
    section: 'Movement',
    page: '23',
    rulings: [],
    explain: {
      en: ({ creature, problem, thing }) =>
        ({
          none: `${creature} jumps over whoever is in the way.`,
          ability: `${creature} does not have Jump.`,
          straight: `${creature} can jump along one straight line only.`,
          base: `${creature} would land on ${thing}.`,
          terrain: `${creature} cannot jump across ${thing}.`,
        })[problem],
      es: ({ creature, problem, thing }) =>
        ({
          none: `${creature} salta sobre quien haya por medio.`,
          ability: `${creature} no tiene Salto.`,
          straight: `${creature} solo puede saltar en una línea recta.`,
          base: `${creature} caería sobre ${thing}.`,
          terrain: `${creature} no puede saltar por encima de ${thing}.`,
        })[problem],
    },
  }),
  'signum.move.leave-contact': rule<{ creature: string; enemies: readonly string[] }>({
    title: { en: 'Moving out of contact', es: 'Moverse estando en contacto' },
    says: {
      en: 'Whoever moves while in contact with enemies, even without leaving them, can be backstabbed before the move.',
      es: 'Quien se mueve estando en contacto con enemigos, aun sin separarse, puede recibir puñaladas antes de moverse.',
    },
    section: 'Movement',
    page: '23',
    rulings: [],
    explain: {
      en: ({ creature, enemies }) => `${creature} moves while in contact with ${formatList(enemies, 'en')}.`,
      es: ({ creature, enemies }) => `${creature} se mueve estando en contacto con ${formatList(enemies, 'es')}.`,
    },
  }),
}
