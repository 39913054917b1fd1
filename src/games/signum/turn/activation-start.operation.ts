import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { abilityText } from '../abilities/ability.words.ts'
import { abilityPrice } from '../abilities/ability-price.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { TROLL } from '../damage/regeneration.operation.ts'
import { defineSignumOperation } from '../define.ts'
import { diceScene, poolRow } from '../dice/dice.scene.ts'
import { rollName, woundCount } from '../dice/fight.words.ts'
import { cardName, cardNames } from '../language/card-name.ts'
import { points } from '../language/words.ts'
import { STANDING_RULES } from '../table/standing-rules.ts'
import { ActivationStart, ActivationStartQuestion, startActivation } from './activation-start.ts'

export const activationStartOperation = defineSignumOperation({
  id: 'signum.activation-start',
  kind: 'resolution',
  summary: {
    en: 'The start of a creature’s activation: Regeneration, texts that begin now, Contract, and the values it then acts with.',
    es: 'El comienzo de la activación de una criatura: Regeneración, textos que empiezan ahora, Contrato y los valores con los que actúa.',
  },
  rules: [
    ...STANDING_RULES,
    'signum.activation.start',
    'signum.ability.regeneration',
    'signum.ability.contract',
    'signum.damage.death',
    'signum.dice.given',
  ],
  input: ActivationStartQuestion,
  outcome: ActivationStart,
  examples: [
    {
      name: 'Hob pays his Contract (E-71)',
      input: { creature: { card: 'hob-halfcoin', player: 'Ana' }, prosperity: 5, contract: 'pay' },
    },
    {
      name: 'A wounded troll regenerates',
      input: { creature: TROLL, dice: { rolled: { d6: [1, 4, 2] } } },
    },
  ],
  run: startActivation,
  headline: ({ creature }, _input, locale, content) => valuesSentence(creature, locale, content),
  details: ({ regeneration, effects, contract, prosperity }, _input, locale, content) => [
    ...(regeneration === null ? [] : [healedSentence(regeneration.healed.removed, locale)]),
    ...(effects.length === 0 ? [] : [effectsSentence(effects, locale, content)]),
    ...contractSentences(contract, prosperity, locale, content),
  ],
  picture({ regeneration, creature }, _input, { headline, locale, content }) {
    const name = cardName(creature.id, locale, content)
    if (regeneration === null) return diceScene([], [], headline)
    const label = `${name}, ${rollName('regeneration', locale)}`
    return diceScene([poolRow(label, 'regeneration', 'defence', regeneration.roll)], [], headline)
  },
})

function valuesSentence({ id, ...now }: ActivationStart['creature'], locale: Locale, content: SignumContent): string {
  const name = cardName(id, locale, content)
  const abilities = now.abilities.map((ability) => abilityText(ability, locale, content)).join(', ')
  const { strength, movement, health, wounds } = now
  return {
    en: `${name} acts with strength ${strength}, movement ${movement}, ${woundCount(wounds, 'en')} of ${health}${abilities === '' ? '' : `; ${abilities}`}.`,
    es: `${name} actúa con fuerza ${strength}, movimiento ${movement}, ${woundCount(wounds, 'es')} de ${health}${abilities === '' ? '' : `; ${abilities}`}.`,
  }[locale]
}

const healedSentence = (removed: number, locale: Locale): string =>
  ({
    en: `Regeneration removes ${woundCount(removed, 'en')}.`,
    es: `Regeneración quita ${woundCount(removed, 'es')}.`,
  })[locale]

const effectsSentence = (effects: readonly string[], locale: Locale, content: SignumContent): string => {
  const named = formatList(cardNames(effects, locale, content), locale)
  return { en: `From now on: ${named}.`, es: `Desde ahora: ${named}.` }[locale]
}

function contractSentences(
  contract: ActivationStart['contract'],
  prosperity: number,
  locale: Locale,
  content: SignumContent,
): string[] {
  const left = points(prosperity, locale)
  const price = points(abilityPrice('contract', content), locale)
  const said = {
    none: null,
    unaffordable: {
      en: `The Contract costs ${price} and cannot be paid.`,
      es: `El Contrato cuesta ${price} y no se puede pagar.`,
    },
    offered: {
      en: `The Contract may be paid now: ${price} of ${left}.`,
      es: `El Contrato se puede pagar ahora: ${price} de ${left}.`,
    },
    declined: { en: 'The Contract is not paid.', es: 'El Contrato no se paga.' },
    paid: { en: `The Contract is paid; ${left} left.`, es: `El Contrato está pagado; quedan ${left}.` },
  }[contract]
  return said === null ? [] : [said[locale]]
}
