import { countName, list, number, rateName, type Source, sourceNames } from '../../language/words.ts'
import { rule } from '../../rule.ts'

const SECTION = 'Shooting'

/** Rules on how aim cards are laid into the slots of the aim track. */
export const aimTrackRules = {
  'apex.aim.rate': rule<{ slots: number; cardsPerSlot: number; needed: number; given: number | null }>({
    title: { en: 'Rate of fire', es: 'Cadencia' },
    says: {
      en: 'A rate of N fills N slots with 1 card each; a rate of N × M fills N slots with M cards each.',
      es: 'Una cadencia N llena N espacios con 1 carta cada uno; una cadencia N × M llena N espacios con M cartas cada uno.',
    },
    section: SECTION,
    page: '28',
    rulings: [],
    explain: {
      en: ({ slots, cardsPerSlot, needed, given }) => {
        if (slots < 1) return `A rate of fire of ${number(slots)} fills no slot.`
        const rate = `Rate of fire ${rateName(slots, cardsPerSlot)}: ${countName(needed, 'card', 'en')}`
        return given === null
          ? `${rate}.`
          : `${rate} ${needed === 1 ? 'is' : 'are'} needed, but ${given} ${given === 1 ? 'was' : 'were'} given.`
      },
      es: ({ slots, cardsPerSlot, needed, given }) => {
        if (slots < 1) return `Una cadencia de ${number(slots)} no llena ningún espacio.`
        const rate = `Cadencia ${rateName(slots, cardsPerSlot)}: ${countName(needed, 'card', 'es')}`
        return given === null ? `${rate}.` : `${rate}, pero ${given === 1 ? 'se ha' : 'se han'} indicado ${given}.`
      },
    },
  }),
  'apex.aim.modified-rate': rule<{
    sources: Source[]
    slots: number
    cardsPerSlot: number
    stability: number
    recoil: number
  }>({
    title: { en: 'Changed rate, stability and recoil', es: 'Cadencia, estabilidad y retroceso modificados' },
    says: {
      en: 'Attachments and cards in force when the aim cards are revealed may change rate of fire, stability and recoil.',
      es: 'Los accesorios y cartas vigentes al revelar las cartas de Puntería pueden cambiar cadencia, estabilidad y retroceso.',
    },
    section: SECTION,
    page: '28',
    rulings: ['Q-28'],
    explain: {
      en: ({ sources, slots, cardsPerSlot, stability, recoil }, content) =>
        `With ${sourceNames(sources, 'en', content)}: rate ${rateName(slots, cardsPerSlot)}, stability ${number(stability)}, recoil ${number(recoil)}.`,
      es: ({ sources, slots, cardsPerSlot, stability, recoil }, content) =>
        `Con ${sourceNames(sources, 'es', content)}: cadencia ${rateName(slots, cardsPerSlot)}, estabilidad ${number(stability)}, retroceso ${number(recoil)}.`,
    },
  }),
  'apex.aim.start-slot': rule<{ stability: number; max: number; slot: number }>({
    title: { en: 'The first slot', es: 'El primer espacio' },
    says: {
      en: 'The first card goes into slot 0, moved one slot to the left for each point of stability, at most 3.',
      es: 'La primera carta va al espacio 0, desplazado a la izquierda un espacio por punto de estabilidad, como máximo 3.',
    },
    section: SECTION,
    page: '28',
    rulings: [],
    explain: {
      en: ({ stability, max, slot }) =>
        `Stability ${number(stability)}${stability > max ? ` (only ${max} ${max === 1 ? 'counts' : 'count'})` : ''}: the first slot is ${number(slot)}.`,
      es: ({ stability, max, slot }) =>
        `Estabilidad ${number(stability)}${stability > max ? ` (${max === 1 ? 'solo cuenta' : 'solo cuentan'} ${max})` : ''}: el primer espacio es el ${number(slot)}.`,
    },
  }),
  'apex.aim.next-slot': rule<{ recoil: number; slots: number[]; last: number; overflow: boolean }>({
    title: { en: 'The following slots', es: 'Los espacios siguientes' },
    says: {
      en: 'Each further slot is the next one to the right plus the recoil; what would lie beyond the last slot lies in it.',
      es: 'Cada espacio posterior es el siguiente a la derecha más el retroceso; lo que pase del último espacio queda en él.',
    },
    section: SECTION,
    page: '28, 39',
    rulings: ['Q-01', 'Q-02'],
    explain: {
      en: ({ recoil, slots, last, overflow }) =>
        `Recoil ${number(recoil)}: ${slots.length === 1 ? 'slot' : 'slots'} ${list(slots.map(number))}${overflow ? `; nothing goes beyond slot ${number(last)}` : ''}.`,
      es: ({ recoil, slots, last, overflow }) =>
        `Retroceso ${number(recoil)}: ${slots.length === 1 ? 'espacio' : 'espacios'} ${list(slots.map(number))}${overflow ? `; nada pasa del espacio ${number(last)}` : ''}.`,
    },
  }),
  'apex.aim.all-placed': rule<{ needed: number; available: number }>({
    title: { en: 'Every card has its slot', es: 'Cada carta tiene su espacio' },
    says: {
      en: 'Every drawn card lies in a slot and takes its modifier. If the deck has too few cards, all of them are drawn, leftmost slots first.',
      es: 'Cada carta robada queda en un espacio y recibe su modificador. Si el mazo no tiene suficientes, se roban todas, primero los espacios de la izquierda.',
    },
    section: SECTION,
    page: '28',
    rulings: ['Q-30'],
    explain: {
      en: ({ needed, available }) =>
        `${needed} cards would be needed, but the deck has ${available}: they fill the leftmost slots.`,
      es: ({ needed, available }) =>
        `Harían falta ${needed} cartas, pero el mazo tiene ${available}: llenan los espacios de la izquierda.`,
    },
  }),
  'apex.aim.shot-unit': rule<{ shots: { slot: number; cards: number }[] }>({
    title: { en: 'One slot is one shot', es: 'Un espacio es un disparo' },
    says: {
      en: 'All cards in one slot are one shot; the first shot is the first slot used.',
      es: 'Todas las cartas de un espacio son un disparo; el primer disparo es el primer espacio usado.',
    },
    section: SECTION,
    page: '28, 39',
    rulings: ['Q-29'],
    explain: {
      en: ({ shots }) =>
        `Cards in one slot are one shot: ${list(shots.map(({ slot, cards }) => `${cards} in slot ${number(slot)}`))}.`,
      es: ({ shots }) =>
        `Las cartas de un mismo espacio son un disparo: ${list(shots.map(({ slot, cards }) => `${cards} en el espacio ${number(slot)}`))}.`,
    },
  }),
  'apex.aim.order': rule<{ values: number[] }>({
    title: { en: 'From left to right', es: 'De izquierda a derecha' },
    says: {
      en: 'Cards are judged one by one, leftmost slot first.',
      es: 'Las cartas se evalúan una a una, empezando por el espacio de la izquierda.',
    },
    section: SECTION,
    page: '29',
    rulings: [],
    explain: {
      en: ({ values }) => `Revealed, from the left: ${list(values)}.`,
      es: ({ values }) => `Reveladas, desde la izquierda: ${list(values)}.`,
    },
  }),
}
