import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const tried = (
  example: Pick<WorkedExample, 'id' | 'says' | 'rule' | 'outcome'> & { slot: JsonObject; marks: JsonObject },
): WorkedExample => ({
  id: example.id,
  says: example.says,
  rule: example.rule ?? 'apex.attachment.fit',
  operation: 'apex.attachment-fit',
  input: { on: { slots: [example.slot] }, attachment: { marks: example.marks } },
  ...(example.outcome === undefined ? {} : { outcome: example.outcome }),
})
const fits = { fits: true, slots: [{ fits: true, misfit: null }] }
const misfits = (misfit: string) => ({ fits: false, slots: [{ fits: false, misfit }] })

const attachments: WorkedExample[] = [
  tried({ id: 'constructed', says: 'the same type', slot: { type: 'stock' }, marks: { type: 'stock' }, outcome: fits }),
  tried({
    id: 'constructed',
    says: 'another type',
    slot: { type: 'stock' },
    marks: { type: 'sight' },
    outcome: misfits('type'),
  }),
  tried({
    id: 'constructed',
    says: 'the ammunition that the slot asks for',
    slot: { type: 'extendedMag', ammoType: 'sniper' },
    marks: { type: 'extendedMag', ammoType: 'sniper' },
    outcome: fits,
  }),
  tried({
    id: 'constructed',
    says: 'other ammunition',
    slot: { type: 'extendedMag', ammoType: 'sniper' },
    marks: { type: 'extendedMag', ammoType: 'light' },
    outcome: misfits('ammunition'),
  }),
  tried({
    id: 'constructed',
    says: 'one of the white nodes',
    slot: { type: 'sight', whiteNodes: ['short', 'medium'] },
    marks: { type: 'sight', node: 'medium' },
    outcome: fits,
  }),
  tried({
    id: 'constructed',
    says: 'none of the white nodes',
    slot: { type: 'sight', whiteNodes: ['short', 'medium'] },
    marks: { type: 'sight', node: 'long' },
    outcome: misfits('node'),
  }),
  tried({
    id: 'constructed',
    says: 'a printed attachment is covered',
    rule: 'apex.attachment.printed',
    slot: { type: 'sight', printed: 'sight-1x-holo' },
    marks: { type: 'sight' },
    outcome: { slots: [{ fits: true, covers: 'sight-1x-holo' }] },
  }),
  {
    id: 'constructed',
    says: 'an attachment that is only printed cannot be installed',
    rule: 'apex.attachment.printed',
    operation: 'apex.attachment-fit',
    input: { on: { weapon: 'r-99' }, slot: 0, attachment: { token: 'sight-1x-holo' } },
    outcome: { fits: false, slots: [{ slot: 0, misfit: 'printedOnly' }] },
  },
  {
    id: 'E-48',
    says: 'an extended sniper mag goes on the Longbow',
    rule: 'apex.attachment.fit',
    operation: 'apex.attachment-fit',
    input: { on: { weapon: 'longbow' }, attachment: { token: 'extended-mag-rare-sniper' } },
    outcome: { fits: true },
  },
  ...[
    { on: { weapon: 'no-such-weapon' }, attachment: { token: 'barrel-rare' } },
    { on: { weapon: 'longbow' }, attachment: { token: 'no-such-token' } },
    { on: { weapon: 'longbow' }, slot: 5, attachment: { token: 'barrel-rare' } },
  ].map((input) => ({
    id: 'constructed',
    says: `nothing of that name: ${JSON.stringify(input)}`,
    rule: 'apex.content.known',
    operation: 'apex.attachment-fit',
    input,
  })),
]

const printed = (ammoType: string, ammo: number, name = 'weapon') => ({ printed: { name, ammoType, ammo } })
const equipped = (ammoType: string, ammo: number, attachments: string[] = []) => ({
  weapon: printed(ammoType, 3),
  ammo,
  attachments,
})
const options = (example: Omit<WorkedExample, 'operation'>): WorkedExample => ({
  ...example,
  operation: 'apex.weapon-options',
})

const weapons: WorkedExample[] = [
  options({
    id: 'E-79',
    says: 'light 3 replaced by light 4 is 5',
    rule: 'apex.weapon.replace-ammo',
    input: { equipped: [equipped('light', 3), equipped('heavy', 0)], found: printed('light', 4) },
    outcome: {
      replace: [
        { slot: 0, ammo: 5, lost: 2 },
        { slot: 1, ammo: 4, lost: 0 },
      ],
    },
  }),
  options({
    id: 'E-79',
    says: 'by heavy 2 it is 2',
    rule: 'apex.weapon.replace-ammo',
    input: { equipped: [equipped('light', 3), equipped('light', 1)], found: printed('heavy', 2) },
    outcome: {
      replace: [{ ammo: 2, lost: 0 }, { ammo: 2 }],
      takeAmmo: { legal: false, rule: 'apex.weapon.take-ammo' },
    },
  }),
  options({
    id: 'constructed',
    says: 'ammunition beyond 5 is lost',
    rule: 'apex.weapon.ammo-bounds',
    input: { equipped: [equipped('light', 3), equipped('heavy', 0)], found: printed('light', 4) },
    outcome: { takeAmmo: { distributions: [{ ammo: [5, 0], lost: 2 }] } },
  }),
  options({
    id: 'constructed',
    says: 'ammunition is shared freely among weapons of its type',
    rule: 'apex.weapon.take-ammo',
    input: { equipped: [equipped('heavy', 4), equipped('heavy', 2)], found: printed('heavy', 2) },
    outcome: {
      takeAmmo: {
        legal: true,
        distributions: [
          { ammo: [5, 2], lost: 1 },
          { ammo: [5, 3], lost: 0 },
          { ammo: [4, 4], lost: 0 },
        ],
      },
    },
  }),
  options({
    id: 'Q-57',
    says: 'without a weapon of the type nothing can be taken',
    rule: 'apex.weapon.take-ammo',
    input: { equipped: [equipped('heavy', 4), equipped('light', 2)], found: printed('sniper', 2) },
    outcome: { takeAmmo: { legal: false, rule: 'apex.weapon.take-ammo', distributions: [] }, discard: true },
  }),
  options({
    id: 'constructed',
    says: 'the attachments of the old weapon are not lost',
    rule: 'apex.weapon.discarded',
    input: { equipped: [equipped('heavy', 4, ['barrel-rare']), equipped('light', 2)], found: printed('sniper', 2) },
    outcome: { replace: [{ freed: ['barrel-rare'] }, { freed: [] }] },
  }),
  options({
    id: 'constructed',
    says: 'an empty slot replaces nothing',
    rule: 'apex.weapon.two-slots',
    input: { equipped: [equipped('heavy', 4)], found: printed('sniper', 2) },
    outcome: { replace: [{ slot: 0 }, { slot: 1, replaced: null, ammo: 2 }] },
  }),
  options({
    id: 'constructed',
    says: 'exactly one of three',
    rule: 'apex.weapon.obtain-options',
    input: { equipped: [], found: { card: 'longbow' } },
    outcome: { discard: true },
  }),
  options({
    id: 'constructed',
    says: 'an unknown weapon',
    rule: 'apex.content.known',
    input: { equipped: [], found: { card: 'no-such-weapon' } },
  }),
]

const FULL = ['shield-cell', 'syringe', 'frag', 'frag', 'thermite', 'medkit', 'medkit', 'phoenix-kit']
const loot = (example: Omit<WorkedExample, 'operation'>): WorkedExample => ({ ...example, operation: 'apex.loot-fit' })

const tokens: WorkedExample[] = [
  loot({
    id: 'constructed',
    says: 'a helmet that the content does not know is taken as it is',
    rule: 'apex.loot.types',
    input: { panel: { helmet: 'a helmet of my own' }, token: { id: 'syringe' } },
    outcome: { needsRoom: false },
  }),
  loot({
    id: 'E-01',
    says: 'a sniper stock goes into a free cell of the backpack',
    rule: 'apex.loot.types',
    input: { panel: {}, token: { id: 'stock-sniper-epic' }, onBoard: false },
    outcome: { category: 'attachment', keep: [{ where: 'backpack', dropOneOf: [] }], needsRoom: false },
  }),
  loot({
    id: 'E-01',
    says: 'and if dropped before entering it is removed',
    rule: 'apex.loot.off-board-drop',
    input: { panel: {}, token: { id: 'stock-sniper-epic' }, onBoard: false },
    outcome: { ifDropped: 'removedFromGame' },
  }),
  ...(
    [
      ['picked up as it lay, depleted', 'depleted', true],
      ['picked up undepleted', 'undepleted', false],
      ['not from the board: undepleted', undefined, false],
    ] as const
  ).map(([says, lay, depleted]) =>
    loot({
      id: 'E-58',
      says: `an emergency shield ${says}`,
      rule: 'apex.equipment.shield-face',
      input: { panel: {}, token: { id: 'emergency-rare' }, ...(lay === undefined ? {} : { lay }) },
      outcome: { category: 'emergencyShield', depleted },
    }),
  ),
  loot({
    id: 'E-02',
    says: 'a syringe and a full backpack: one token has to be dropped',
    rule: 'apex.backpack.capacity',
    input: { panel: { backpack: FULL }, token: { id: 'syringe' } },
    outcome: {
      keep: [{ where: 'backpack', dropOneOf: ['shield-cell', 'syringe', 'frag', 'thermite', 'medkit', 'phoenix-kit'] }],
      needsRoom: true,
    },
  }),
  loot({
    id: 'E-02',
    says: '(constructed) with seven tokens there is room',
    rule: 'apex.backpack.capacity',
    input: { panel: { backpack: FULL.slice(1) }, token: { id: 'syringe' } },
    outcome: { needsRoom: false },
  }),
  loot({
    id: 'constructed',
    says: 'on the board a token is dropped in the own or a near space',
    rule: 'apex.loot.obtain',
    input: { panel: {}, token: { category: 'grenade' } },
    outcome: { category: 'grenade', ifDropped: 'ownOrNearSpace' },
  }),
  loot({
    id: 'constructed',
    says: 'equipment never goes into the backpack, and the old one is dropped',
    rule: 'apex.equipment.one-per-type',
    input: { panel: { helmet: 'helmet-rare' }, token: { id: 'helmet-epic' } },
    outcome: { keep: [{ where: 'equipment', dropOneOf: ['helmet-rare'] }] },
  }),
  loot({
    id: 'constructed',
    says: 'a free equipment slot',
    rule: 'apex.equipment.one-per-type',
    input: { panel: { bodyShield: null }, token: { id: 'body-epic' } },
    outcome: { keep: [{ where: 'equipment', dropOneOf: [] }], needsRoom: false },
  }),
  loot({
    id: 'constructed',
    says: 'an occupied slot of a weapon, with room in the backpack',
    rule: 'apex.attachment.occupied',
    input: {
      panel: { weapons: [{ card: { weapon: 'longbow' }, installed: [{ slot: 1, token: 'barrel-common' }] }] },
      token: { id: 'barrel-epic' },
    },
    outcome: {
      keep: [
        { where: 'backpack' },
        { where: 'weapon', weapon: 0, slot: 1, dropOneOf: ['barrel-common'], orToBackpack: true },
      ],
    },
  }),
  loot({
    id: 'constructed',
    says: 'an occupied slot of a weapon, with a full backpack',
    rule: 'apex.attachment.occupied',
    input: {
      panel: {
        backpack: FULL,
        weapons: [{ card: { weapon: 'longbow' }, installed: [{ slot: 1, token: 'barrel-common' }] }],
      },
      token: { id: 'barrel-epic' },
    },
    outcome: { keep: [{ where: 'backpack' }, { where: 'weapon', orToBackpack: false }] },
  }),
  loot({
    id: 'constructed',
    says: 'a token of one’s own, and a weapon of one’s own that takes it',
    rule: 'apex.attachment.fit',
    input: {
      own: {
        weapons: [{ id: 'Prowler', ammoType: 'heavy', ammo: 4, slots: [{ type: 'stock', whiteNodes: ['gold'] }] }],
        attachments: [{ id: 'Gold stock', type: 'stock', node: 'gold' }],
      },
      panel: { weapons: [{ card: { weapon: 'Prowler' } }] },
      token: { id: 'Gold stock' },
    },
    outcome: { category: 'attachment', keep: [{ where: 'backpack' }, { where: 'weapon', weapon: 0, slot: 0 }] },
  }),
  loot({
    id: 'constructed',
    says: 'an unknown token',
    rule: 'apex.content.known',
    input: { panel: {}, token: { id: 'no-such-token' } },
  }),
  loot({
    id: 'constructed',
    says: 'an unknown weapon',
    rule: 'apex.content.known',
    input: { panel: { weapons: [{ card: { weapon: 'no-such-weapon' } }] }, token: { id: 'barrel-epic' } },
  }),
]

export const LOOT_EXAMPLES: readonly WorkedExample[] = [...attachments, ...weapons, ...tokens]
