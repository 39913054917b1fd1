import { z } from 'zod'
import type { Refusal } from '../../../rulebook/refusal.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { ROUNDS } from '../content/round-track.ts'
import { defineApexOperation } from '../define.ts'
import { cardName } from '../language/legend-name.ts'
import { unknownViolation } from '../loot/loot.ts'
import { refuse } from '../refusal.ts'
import type { ApexTrace } from '../rules.ts'
import { Count } from '../vocabulary.ts'
import { AbilityReference, findAbility } from './ability-card.ts'
import { END_CAUSES, endUse } from './ability-end.ts'

const Input = z
  .strictObject({
    ability: AbilityReference,
    cause: z.enum(END_CAUSES).meta({ id: 'ApexAbilityEndCause' }).describe('Why its token leaves its place.'),
    round: z.int().min(1).max(ROUNDS).describe('The round in which that is.'),
    ownerOnBoard: z.boolean().default(true),
  })
  .meta({ id: 'ApexAbilityEndInput' })
type Input = z.infer<typeof Input>

const Ended = z
  .object({
    effectHappens: z.boolean().describe('A delayed effect takes place now.'),
    lostForOwner: z.boolean().describe('What it would give to its Legend is lost, for that is off the board.'),
    miniatureStays: z.boolean().describe('Its miniature is permanent and stays on the board.'),
    cooldown: Count.describe('The position at which its token enters the cooldown track.'),
    usableFrom: Count.describe('The round in which the token is usable again.'),
  })
  .meta({ id: 'ApexAbilityEndOutcome' })
type Ended = z.infer<typeof Ended>

export const abilityEndOperation = defineApexOperation({
  id: 'apex.ability-end',
  kind: 'resolution',
  summary: {
    en: 'Tells what becomes of an ability that expires, happens or is destroyed: effect, miniature, token and cooldown.',
    es: 'Dice qué ocurre con una Habilidad que expira, ocurre o es destruida: efecto, miniatura, ficha y tiempo de espera.',
  },
  rules: ['apex.content.known', 'apex.cooldown.start', 'apex.ability.destroyed', 'apex.ability.owner-off'],
  input: Input,
  outcome: Ended,
  examples: [
    {
      name: 'The D.O.C. drone is destroyed (E-99)',
      input: { ability: { id: 'doc-heal-drone' }, cause: 'destroyed', round: 4 },
    },
    {
      name: 'The airdrop comes while Lifeline is off the board (Q-79)',
      input: { ability: { id: 'airdrop' }, cause: 'happened', round: 3, ownerOnBoard: false },
    },
    { name: 'Smoke expires (E-76)', input: { ability: { id: 'smoke-launcher' }, cause: 'expired', round: 4 } },
  ],
  run: (input, { content, trace }) => endAbility(input, content, trace),
  headline({ cooldown, usableFrom, effectHappens }, { ability }, locale, content) {
    const name = 'id' in ability ? cardName(ability.id, locale, content) : ability.face.name
    return {
      en: `${name}${effectHappens ? ' happens, and its token' : ': its token'} goes to cooldown ${cooldown}; usable again in round ${usableFrom}.`,
      es: `${name}${effectHappens ? ' ocurre y su ficha' : ': su ficha'} va a la posición ${cooldown} del tiempo de espera; usable de nuevo en la ronda ${usableFrom}.`,
    }[locale]
  },
  details: ({ miniatureStays, lostForOwner }, _input, locale) => [
    miniatureStays
      ? { en: 'Its miniature stays on the board.', es: 'Su miniatura sigue en el tablero.' }[locale]
      : { en: 'Its miniature returns to the supply.', es: 'Su miniatura vuelve a la reserva.' }[locale],
    ...(lostForOwner
      ? [{ en: 'What it would give to its Legend is lost.', es: 'Lo que le daría a su Leyenda se pierde.' }[locale]]
      : []),
  ],
})

function endAbility(
  { ability: reference, cause, round, ownerOnBoard }: Input,
  content: ApexContent,
  trace: ApexTrace,
): Ended | Refusal {
  const ability = findAbility(reference, content)
  if (ability === null)
    return refuse([unknownViolation('card', 'id' in reference ? reference.id : '', ['ability', 'id'])])
  return endUse(ability, { cause, round, ownerOnBoard }, trace)
}
