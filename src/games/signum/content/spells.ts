import type { z } from 'zod'
import { defineEntries } from '../../../contract/content.ts'
import {
  armour,
  cost,
  type EffectInput,
  happens,
  inBothLanguages,
  type Known,
  ONE,
  OURS,
  shown,
  strength,
  THIS_TURN,
} from './card-text.ts'
import { Spell } from './cards.ts'

const spell = (
  faction: 'vallor' | 'grypharim',
  id: string,
  name: readonly [string, string],
  price: Parameters<typeof cost>,
  effects: readonly EffectInput[],
  known: Known = OURS,
): z.input<typeof Spell> => ({
  id,
  kind: 'spell',
  name: inBothLanguages(name),
  faction,
  heroOnly: null,
  cost: cost(...price),
  effects: [...effects],
  ...known,
})

const NAMED = 'named only; what it does is ours.'

export const spells = defineEntries(Spell, [
  spell(
    'vallor',
    'powder-keg',
    ['Powder Keg', 'Barril de Pólvora'],
    [3, ['smithy'], 1],
    [happens({ damage: 2 }, 'anyCharacter')],
    shown('10', 'an example deals 2 damage to all characters; name and cost are ours.'),
  ),
  spell(
    'vallor',
    'market-day',
    ['Market Day', 'Día de Mercado'],
    [0, ['townHall', 'tavern']],
    [happens({ prosperity: 3 }, 'controller')],
  ),
  spell(
    'vallor',
    'double-shift',
    ['Double Shift', 'Doble Turno'],
    [1],
    [happens({ unturnBuildings: 2 }, 'controller')],
  ),
  spell(
    'vallor',
    'last-round',
    ['Last Round', 'La Última Ronda'],
    [1, ['tavern']],
    [happens(strength(1), 'ownCharacter', {}, THIS_TURN)],
  ),
  spell(
    'grypharim',
    'fireball',
    ['Fireball', 'Bola de Fuego'],
    [2, ['magicSchool']],
    [happens({ damage: 3 }, 'enemyCreature', ONE)],
    shown('20', NAMED),
  ),
  spell(
    'grypharim',
    'mass-healing',
    ['Mass Healing', 'Sanación en Masa'],
    [2, ['temple']],
    [happens({ heal: 2 }, 'ownCreature', { wounded: true })],
    shown('20', NAMED),
  ),
  spell(
    'grypharim',
    'blessed-steel',
    ['Blessed Steel', 'Acero Bendito'],
    [1, ['smithy']],
    [happens(armour(2), 'ownCharacter', { count: 2, upTo: true })],
  ),
  spell(
    'grypharim',
    'banishment',
    ['Banishment', 'Destierro'],
    [4, ['magicSchool', 'library']],
    [happens({ returnTo: 'hand' }, 'enemyCharacter', ONE)],
  ),
  spell(
    'grypharim',
    'study-hour',
    ['Study Hour', 'Hora de Estudio'],
    [0, ['library']],
    [happens({ draw: 2 }, 'controller'), happens({ discard: 1 }, 'controller')],
  ),
])
