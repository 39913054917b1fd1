import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

/** The worked examples on damage, recovery and body shields (specification 9.4). */

const example =
  (operation: string) =>
  (id: string, says: string, rule: string, input: JsonObject, outcome?: JsonObject): WorkedExample => ({
    id,
    says,
    rule,
    operation,
    input,
    ...(outcome === undefined ? {} : { outcome }),
  })

const damage = example('apex.damage')
const recovery = example('apex.recovery')
const bodyShield = example('apex.body-shield')

const RARE_EMERGENCY = { shield: 0, health: 11, emergencyShield: { token: 'emergency-rare' } }

export const DAMAGE_EXAMPLES: readonly WorkedExample[] = [
  damage(
    'p. 16',
    'the Ring hurts Health, whatever the Shield',
    'apex.transition.ring-damage',
    { shield: 20, health: 20, amount: 15, source: 'ring' },
    { shield: 20, health: 5, shieldLost: 0, healthLost: 15 },
  ),
  damage(
    'E-50',
    'Shield first, the rest from Health',
    'apex.damage.order',
    { shield: 15, health: 30, amount: 34 },
    {
      shield: 0,
      health: 11,
      shieldLost: 15,
      healthLost: 19,
    },
  ),
  damage(
    'E-55',
    'a rare emergency shield cancels 10 of 14',
    'apex.damage.emergency-shield',
    { ...RARE_EMERGENCY, amount: 14 },
    {
      health: 7,
      cancelled: 10,
      emergencyShieldUsed: true,
      emergencyShieldDepleted: true,
      eliminated: false,
      elimination: null,
    },
  ),
  damage(
    'E-55',
    '25 damage eliminate all the same and the token is flipped back',
    'apex.elimination.steps',
    { ...RARE_EMERGENCY, amount: 25 },
    {
      health: 0,
      emergencyShieldUsed: true,
      emergencyShieldDepleted: false,
      eliminated: true,
      elimination: { emergencyShieldFlippedBack: true, shield: 20, health: 40, victoryPoints: 1, deathBoxesLeft: 1 },
    },
  ),
  damage(
    'E-55',
    '(constructed) 10 damage would not eliminate: the shield is not used',
    'apex.damage.order',
    { ...RARE_EMERGENCY, amount: 10 },
    {
      health: 1,
      emergencyShieldUsed: false,
      emergencyShieldDepleted: false,
    },
  ),
  damage(
    'E-55',
    '(constructed) a depleted emergency shield does nothing',
    'apex.elimination.trigger',
    { ...RARE_EMERGENCY, emergencyShieldDepleted: true, amount: 11 },
    {
      emergencyShieldUsed: false,
      eliminated: true,
    },
  ),
  damage(
    'E-55',
    '(constructed) the starting emergency shield has no effect',
    'apex.elimination.keeps',
    { ...RARE_EMERGENCY, emergencyShield: { token: 'emergency-starting' }, amount: 11 },
    {
      emergencyShieldUsed: false,
      eliminated: true,
    },
  ),
  damage(
    'constructed',
    'a Legend without death boxes gives no victory point (Q-33)',
    'apex.elimination.steps',
    { health: 5, shield: 0, deathBoxes: 0, amount: 5 },
    {
      elimination: { victoryPoints: 0, deathBoxesLeft: 0 },
    },
  ),
  damage(
    'E-56',
    'SHIELD_ONLY 30 on 20/40',
    'apex.damage.tags',
    { amount: 30, tag: 'SHIELD_ONLY' },
    { shield: 0, health: 40 },
  ),
  damage(
    'E-56',
    'HEALTH_ONLY 8 on 20/40',
    'apex.damage.tags',
    { amount: 8, tag: 'HEALTH_ONLY' },
    { shield: 20, health: 32 },
  ),
  damage(
    'constructed',
    'a legendary emergency shield limits the Ring to 8, depleted too (Q-55)',
    'apex.ring.legendary-shield',
    {
      legend: 'Wraith',
      emergencyShield: { token: 'emergency-legendary' },
      emergencyShieldDepleted: true,
      amount: 12,
      tag: 'HEALTH_ONLY',
      source: 'ring',
    },
    { damage: 8, health: 32 },
  ),
  damage(
    'constructed',
    'an epic emergency shield does not limit the Ring',
    'apex.damage.tags',
    { emergencyShield: { token: 'emergency-epic' }, amount: 12, tag: 'HEALTH_ONLY', source: 'ring' },
    { damage: 12, health: 28 },
  ),
  damage(
    'constructed',
    'the legendary emergency shield does not limit an attack',
    'apex.damage.order',
    { emergencyShield: { token: 'emergency-legendary' }, amount: 12 },
    { damage: 12, shield: 8 },
  ),
  damage('constructed', 'more Shield than the maximum', 'apex.damage.recover-cap', {
    shield: 30,
    shieldMaximum: 20,
    amount: 1,
  }),
  damage('constructed', 'an emergency shield that does not exist', 'apex.content.known', {
    emergencyShield: { token: 'umbrella' },
    amount: 1,
  }),

  recovery(
    'constructed',
    'a syringe gives 12 Health',
    'apex.use.consumable',
    { health: 20, gain: { consumable: 'syringe' } },
    {
      health: 32,
      healthGained: 12,
      shieldGained: 0,
    },
  ),
  recovery(
    'constructed',
    'a med kit gives no more than 40',
    'apex.damage.recover-cap',
    { health: 25, gain: { consumable: 'medkit' } },
    {
      health: 40,
      healthGained: 15,
    },
  ),
  recovery(
    'constructed',
    'a Shield has the maximum of its body shield',
    'apex.damage.recover-cap',
    { shield: 25, shieldMaximum: 30, gain: { amounts: { shield: 12 } } },
    {
      shield: 30,
      shieldGained: 5,
    },
  ),
  recovery(
    'constructed',
    'a phoenix kit gives both',
    'apex.damage.recover-cap',
    { shield: 0, health: 10, gain: { consumable: 'phoenix-kit' } },
    {
      shield: 15,
      health: 25,
    },
  ),
  recovery(
    'constructed',
    'an accelerant moves ability tokens',
    'apex.use.consumable',
    { gain: { consumable: 'ultimate-accelerant' } },
    {
      shield: 20,
      health: 40,
      cooldown: 2,
    },
  ),
  recovery('constructed', 'a consumable that does not exist', 'apex.content.known', {
    gain: { consumable: 'sandwich' },
  }),
  recovery('constructed', 'more Shield than the maximum', 'apex.damage.recover-cap', {
    shield: 40,
    shieldMaximum: 30,
    gain: { consumable: 'syringe' },
  }),

  bodyShield(
    'E-57',
    'an undepleted epic shield: maximum 40 and 10 Shield',
    'apex.equipment.body-shield-equip',
    { shield: 12, shieldMaximum: 20, bodyShield: { token: 'body-epic' } },
    {
      shield: 22,
      shieldMaximum: 40,
      depleted: true,
      gained: 10,
    },
  ),
  bodyShield(
    'E-57',
    'dropped and picked up again it gives nothing',
    'apex.equipment.shield-face',
    { shield: 20, bodyShield: { token: 'body-epic' }, depleted: true },
    {
      shield: 20,
      shieldMaximum: 40,
      depleted: true,
      gained: 0,
    },
  ),
  bodyShield(
    'constructed',
    'from a bag it arrives undepleted',
    'apex.equipment.shield-face',
    { shield: 20, bodyShield: { token: 'body-legendary' }, depleted: true, fromBoard: false },
    {
      shield: 40,
      depleted: true,
      gained: 20,
    },
  ),
  bodyShield(
    'constructed',
    'Shield above the new maximum is lost',
    'apex.equipment.body-shield-equip',
    { shield: 35, shieldMaximum: 40, bodyShield: { token: 'body-starting' } },
    {
      shield: 20,
      shieldMaximum: 20,
      lost: 15,
      depleted: false,
    },
  ),
  bodyShield(
    'constructed',
    'the bonus stops at the maximum',
    'apex.equipment.body-shield-equip',
    { shield: 18, bodyShield: { face: { maximum: 25, bonus: 10 } } },
    {
      shield: 25,
      gained: 7,
    },
  ),
  bodyShield('constructed', 'a body shield that does not exist', 'apex.content.known', {
    bodyShield: { token: 'barrel' },
  }),
]
