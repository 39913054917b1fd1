import { z } from 'zod'
import { RateOfFire } from '../../content/shot-effect.ts'
import { defineApexOperation } from '../../define.ts'
import { list, number, signed } from '../../language/words.ts'
import { refuse } from '../../refusal.ts'
import { Amount, Count } from '../../vocabulary.ts'
import { AimSlot, aimSlots, lastSlot, TrackInput, trackOf } from './aim-slots.ts'
import { aimTrackScene } from './aim-track.scene.ts'

export const aimSlotsOperation = defineApexOperation({
  id: 'apex.aim-slots',
  kind: 'resolution',
  summary: {
    en: 'Finds the slot of the aim track, and its modifier, for every card of a shot.',
    es: 'Halla el espacio del panel de Puntería, y su modificador, de cada carta de un disparo.',
  },
  rules: ['apex.aim.rate', 'apex.aim.start-slot', 'apex.aim.next-slot', 'apex.aim.shot-unit'],
  input: z
    .strictObject({
      rate: RateOfFire,
      stability: z.int().min(0).max(20).default(0),
      recoil: z.int().min(0).max(20).default(0),
      track: TrackInput.optional(),
    })
    .meta({ id: 'ApexAimSlotsInput' }),
  outcome: z
    .object({
      sets: z.array(AimSlot).describe('From the first set of cards to the last.'),
      cards: Count,
      lastSlot: Amount,
    })
    .meta({ id: 'ApexAimSlotsOutcome' }),
  examples: [
    {
      name: 'A Longbow with an extended mag and a barrel stabilizer (E-48)',
      input: { rate: { slots: 3, cardsPerSlot: 1 }, stability: 1, recoil: 1 },
    },
    { name: 'Three cards in one slot (E-52)', input: { rate: { slots: 1, cardsPerSlot: 3 } } },
    { name: 'Beyond the last slot (E-59)', input: { rate: { slots: 5, cardsPerSlot: 1 }, recoil: 2 } },
  ],
  run({ rate, stability, recoil, track: given }, { trace, content }) {
    const { slots, cardsPerSlot } = rate
    const needed = slots * cardsPerSlot
    const facts = { slots, cardsPerSlot, needed, given: null }
    if (slots < 1) return refuse([{ rule: 'apex.aim.rate', path: ['rate', 'slots'], facts }])
    trace.applied('apex.aim.rate', facts)
    const track = trackOf(given, content)
    return { sets: aimSlots(rate, { stability, recoil }, track, trace), cards: needed, lastSlot: lastSlot(track) }
  },
  headline({ sets }, _input, locale) {
    const slots = list(sets.map(({ slot, modifier }) => `${number(slot)} (${signed(modifier)})`))
    return sets.length === 1
      ? { en: `Slot ${slots}.`, es: `Espacio ${slots}.` }[locale]
      : { en: `Slots ${slots}.`, es: `Espacios ${slots}.` }[locale]
  },
  picture({ sets }, { track }, caption) {
    const cards = sets.flatMap(({ slot, cards: count }) => Array.from({ length: count }, () => ({ slot, card: null })))
    return aimTrackScene(trackOf(track, caption.content), cards, caption)
  },
})
