import { BANGALORE_EQUIPS, BANGALORE_POOL } from '../../../../src/games/apex/setup/loadout.examples.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import { layout, space } from '../table/layout.ts'

const WRAITH = {
  weapons: ['r-99', 'wingman', 'eva-8', 'hemlok'],
  tokens: ['shield-cell', 'syringe', 'thermite', 'barrel-common', 'emergency-rare'],
}

const loadout = (says: string, rule: string, input: JsonObject, outcome: JsonObject): WorkedExample => ({
  id: 'E-83',
  says,
  rule,
  operation: 'apex.loadout',
  input,
  outcome,
})

const forbidden = (rule: string) => ({ legal: false, violations: [{ rule }] })

/** Stage 1 (E-83). */
const loadouts: WorkedExample[] = [
  loadout('Bangalore equips herself', 'apex.stage1.two-weapons', BANGALORE_EQUIPS, {
    legal: true,
    violations: [],
    ammo: [3, 3],
    shield: 30,
    shieldMaximum: 30,
    removed: ['mozambique', 'volt', 'helmet-starting', 'body-starting', 'emergency-starting'],
  }),
  {
    ...loadout(
      'a gift of three weapons',
      '',
      { pool: WRAITH, give: { weapons: ['r-99', 'wingman', 'eva-8'] }, weapons: ['hemlok'] },
      {
        legal: false,
        violations: [{ rule: 'apex.stage1.keep-two' }, { rule: 'apex.stage1.two-weapons' }],
      },
    ),
    rule: 'apex.stage1.keep-two',
  },
  loadout(
    'three weapons',
    'apex.stage1.two-weapons',
    { pool: WRAITH, weapons: ['r-99', 'wingman', 'eva-8'] },
    forbidden('apex.stage1.two-weapons'),
  ),
  loadout(
    'a weapon that is not in the pool',
    'apex.stage1.pool',
    { pool: WRAITH, weapons: ['r-99', 'longbow'] },
    forbidden('apex.stage1.pool'),
  ),
  loadout(
    'a token that is used twice',
    'apex.stage1.pool',
    { pool: WRAITH, weapons: ['r-99', 'wingman'], backpack: ['syringe', 'syringe'] },
    forbidden('apex.stage1.pool'),
  ),
  loadout(
    'a helmet in the backpack',
    'apex.loot.types',
    { pool: BANGALORE_POOL, weapons: ['r-301', 'longbow'], backpack: ['helmet-rare'] },
    forbidden('apex.loot.types'),
  ),
]

/** Weapon cards and tokens of one's own box. */
const OWN = {
  weapons: [
    { id: 'Prowler', ammoType: 'heavy', ammo: 4, slots: [{ type: 'stock' }] },
    { id: 'Wingman Elite', ammoType: 'sniper', ammo: 2 },
  ],
  attachments: [{ id: 'Gold stock', type: 'stock' }],
  bodyShields: [{ id: 'Evo Shield', maximum: 35, bonus: 15 }],
  grenades: [{ id: 'Arc Star' }],
}
const OWN_LOADOUT = {
  own: OWN,
  pool: { weapons: ['Prowler', 'Wingman Elite'], tokens: ['Gold stock', 'Evo Shield', 'Arc Star'] },
  weapons: ['Prowler', 'Wingman Elite'],
  equip: ['Evo Shield'],
  install: [{ weapon: 0, slot: 0, token: 'Gold stock' }],
  backpack: ['Arc Star'],
}

/** Load-outs of cards that are not in the content. */
const ownLoadouts: WorkedExample[] = [
  {
    ...loadout('weapon cards and tokens of one’s own', 'apex.stage1.two-weapons', OWN_LOADOUT, {
      legal: true,
      ammo: [4, 2],
      shield: 35,
      shieldMaximum: 35,
      removed: ['body-starting'],
    }),
    id: 'constructed',
  },
  {
    ...loadout(
      'an own stock on a weapon without a slot for it, and a grenade that is worn',
      'apex.attachment.fit',
      { ...OWN_LOADOUT, equip: ['Arc Star'], install: [{ weapon: 1, slot: 0, token: 'Gold stock' }], backpack: [] },
      {
        legal: false,
        violations: [
          { rule: 'apex.loot.types', path: 'equip.0' },
          { rule: 'apex.attachment.fit', path: 'install.0.token' },
        ],
      },
    ),
    id: 'constructed',
  },
  {
    ...loadout(
      'without them the same names are unknown',
      'apex.content.known',
      { ...OWN_LOADOUT, own: {} },
      {
        legal: false,
        violations: [
          { rule: 'apex.content.known', path: 'equip.0' },
          { rule: 'apex.content.known', path: 'install.0.token' },
          { rule: 'apex.content.known', path: 'weapons.0' },
          { rule: 'apex.content.known', path: 'weapons.1' },
        ],
      },
    ),
    id: 'constructed',
  },
]

const wish = (id: string, says: string, rule: string, input: JsonObject, outcome: JsonObject): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'apex.interact',
  input: { board: { content: 'crossroads' }, legend: space('(10,10)'), ...input },
  outcome,
})

const SPITFIRE = { weapons: [{ card: { weapon: 'spitfire' } }] }

/** Interact, and loot around actions. */
const interactions: WorkedExample[] = [
  wish(
    'E-95',
    'the bin beside Gibraltar',
    'apex.interact.options',
    { object: 'b5' },
    { legal: true, opensBin: true, objects: ['b5'] },
  ),
  wish(
    'E-95',
    'not again',
    'apex.interact.options',
    { object: 'b5', openBins: ['b5'] },
    forbidden('apex.interact.options'),
  ),
  wish(
    'E-12',
    'a bin that is not adjacent',
    'apex.interact.options',
    { object: 'b1' },
    forbidden('apex.interact.options'),
  ),
  wish(
    'p. 21',
    'attachments go on and off in one action',
    'apex.interact.options',
    {
      panel: { backpack: ['barrel-rare'], ...SPITFIRE },
      install: [{ weapon: 0, slot: 1, token: 'barrel-rare' }],
    },
    { legal: true, backpack: [] },
  ),
  wish(
    'p. 27',
    'an attachment that does not fit',
    'apex.attachment.fit',
    {
      panel: { backpack: ['stock-sniper-epic'], ...SPITFIRE },
      install: [{ weapon: 0, slot: 0, token: 'stock-sniper-epic' }],
    },
    { legal: false, violations: [{ rule: 'apex.attachment.fit', path: 'install.0.token' }] },
  ),
  wish(
    'constructed',
    'an own attachment on a weapon of one’s own',
    'apex.interact.options',
    {
      own: OWN,
      panel: { backpack: ['Gold stock'], weapons: [{ card: { weapon: 'Prowler' } }] },
      install: [{ weapon: 0, slot: 0, token: 'Gold stock' }],
    },
    { legal: true, backpack: [] },
  ),
  wish(
    'p. 16',
    'dropped near, picked up from an adjacent space',
    'apex.activation.handle-once',
    {
      board: { drawn: layout('') },
      legend: space('(1,1)'),
      panel: { backpack: ['syringe'] },
      drop: [{ token: 'syringe', cell: { column: 1, row: 2 } }],
      pickUp: [{ token: 'medkit', cell: { column: 2, row: 1 } }],
    },
    { legal: true, backpack: ['medkit'] },
  ),
  wish(
    'p. 16',
    'not from two spaces away',
    'apex.activation.handle-once',
    {
      board: { drawn: layout('') },
      legend: space('(1,1)'),
      pickUp: [{ token: 'medkit', cell: { column: 3, row: 1 } }],
    },
    forbidden('apex.activation.handle-once'),
  ),
  wish(
    'p. 12',
    'nine tokens do not fit',
    'apex.backpack.capacity',
    {
      board: { drawn: layout('') },
      legend: space('(1,1)'),
      panel: { backpack: ['frag', 'frag', 'frag', 'frag', 'frag', 'frag', 'frag', 'frag'] },
      pickUp: [{ token: 'medkit', cell: { column: 1, row: 1 } }],
    },
    forbidden('apex.backpack.capacity'),
  ),
]

export const EQUIPPING_EXAMPLES: readonly WorkedExample[] = [...loadouts, ...ownLoadouts, ...interactions]
