import type { z } from 'zod'
import { defineEntries } from '../../../contract/content.ts'
import { armour, cost, type EffectInput, happens, inBothLanguages, type Known, ONE, OURS, shown } from './card-text.ts'
import { Tactic } from './cards.ts'

type TacticInput = z.input<typeof Tactic>

const tactic = (
  faction: 'vallor' | 'grypharim',
  id: string,
  name: readonly [string, string],
  price: Parameters<typeof cost>,
  trigger: TacticInput['trigger'],
  effects: readonly EffectInput[],
  { heroOnly = null, known = OURS }: { readonly heroOnly?: string | null; readonly known?: Known } = {},
): TacticInput => ({
  id,
  kind: 'tactic',
  name: inBothLanguages(name),
  faction,
  heroOnly,
  cost: cost(...price),
  trigger,
  effects: [...effects],
  ...known,
})

export const tactics = defineEntries(Tactic, [
  tactic(
    'vallor',
    'secret-bribery',
    ['Secret Bribery', 'Soborno Secreto'],
    [2, ['tavern']],
    'opponentSummons',
    [happens({ cancelSummon: true }, 'opponent'), happens({ returnTo: 'deck' }, 'opponent')],
    {
      heroOnly: 'brissa-de-molforn',
      known: shown('15', 'cancels a summoning, the card goes back to the deck; for Brissa only. The cost is ours.'),
    },
  ),
  tactic('vallor', 'trapdoor', ['Trapdoor', 'Trampilla'], [1, ['smithy']], 'opponentDeclaresAttack', [
    happens({ cancelAttack: true }, 'opponent'),
  ]),
  tactic('vallor', 'life-insurance', ['Life Insurance', 'Seguro de Vida'], [1, ['townHall']], 'ownCreatureDies', [
    happens({ prosperity: 3 }, 'controller'),
  ]),
  tactic('vallor', 'parting-gift', ['Parting Gift', 'Regalo de Despedida'], [3, ['smithy']], 'ownHeroDies', [
    happens({ damage: 4 }, 'enemyHero', ONE),
  ]),
  tactic(
    'grypharim',
    'shield-prayer',
    ['Shield Prayer', 'Plegaria del Escudo'],
    [1, ['temple']],
    'opponentDeclaresAttack',
    [happens(armour(2), 'ownCreature', ONE)],
  ),
  tactic('grypharim', 'counterspell', ['Counterspell', 'Contrahechizo'], [2, ['magicSchool']], 'opponentPlaysSpell', [
    happens({ draw: 1 }, 'controller'),
    happens({ wounds: 1 }, 'enemyHero', ONE),
  ]),
  tactic('grypharim', 'martyrs-fire', ['Martyr’s Fire', 'Fuego del Mártir'], [2, ['temple']], 'ownCreatureDies', [
    happens({ damage: 2 }, 'enemyCharacter', ONE),
  ]),
  tactic('grypharim', 'sealed-gates', ['Sealed Gates', 'Puertas Selladas'], [2, ['barracks']], 'opponentSummons', [
    happens({ skipActivation: true }, 'enemyCharacter', ONE),
  ]),
])
