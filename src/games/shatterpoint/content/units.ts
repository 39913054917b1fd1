import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import { Profile } from '../combat/stance/profile.ts'
import { Id } from '../vocabulary.ts'
import { CARDS_SOURCE, Confidence } from './confidence.ts'
import { stanceId } from './stances.ts'

/** A unit card, with the ids of its abilities and stances. */
export const Unit = ContentEntry.extend({
  kind: z.literal('unit'),
  confidence: Confidence,
  profile: Profile.refine(
    ({ type, squadPoints, pointCost }) =>
      (type === 'primary') === (pointCost === null) && (type === 'primary') === (squadPoints !== null),
    {
      message: 'A primary unit has squad points, any other a point cost.',
    },
  ),
  tags: z.array(Id).min(1).max(8),
  stamina: z.int().min(1).max(60),
  durability: z.int().min(1).max(10),
  baseDiameter: z.number().min(1).max(200),
  abilities: z.array(Id).max(8),
  /** Ids of stance cards; the second is the back of the first. */
  stances: z.array(Id).min(1).max(2),
  /** Values of the first printing that the card update changed. */
  olderValues: z.strictObject({ stamina: z.int().optional(), durability: z.int().optional() }).nullable(),
})
export type Unit = z.infer<typeof Unit>

type Printed = Pick<Unit, 'name' | 'tags' | 'stamina' | 'durability' | 'abilities' | 'stances'> &
  Omit<z.input<typeof Profile>, 'name'> &
  Partial<Pick<Unit, 'baseDiameter' | 'olderValues'>>

function unit(id: string, printed: Printed): z.input<typeof Unit> {
  const {
    name,
    tags,
    stamina,
    durability,
    abilities,
    stances,
    baseDiameter = 40,
    olderValues = null,
    ...back
  } = printed
  return {
    id,
    kind: 'unit',
    name,
    provenance: 'public',
    source: CARDS_SOURCE,
    confidence: 'high',
    profile: { name: name.en, ...back },
    tags,
    stamina,
    durability,
    baseDiameter,
    abilities,
    stances: stances.map((stance) => stanceId(id, stance)),
    olderValues,
  }
}

const EVERY_ERA = ['fall-of-the-jedi', 'reign-of-the-empire', 'age-of-rebellion', 'the-new-republic']

/** The units of the core set. */
export const units = defineEntries(Unit, [
  unit('general-anakin-skywalker', {
    name: { en: 'General Anakin Skywalker', es: 'General Anakin Skywalker' },
    uniqueNames: ['Anakin Skywalker'],
    type: 'primary',
    squadPoints: 7,
    forceAffinity: 4,
    eras: ['fall-of-the-jedi'],
    tags: ['501st', 'Force User', 'Galactic Republic', 'Jedi'],
    stamina: 11,
    durability: 3,
    abilities: ['force-jump', 'im-going-to-end-this', 'deflect', 'this-is-where-the-fun-begins'],
    stances: ['form-v-djem-so', 'form-v-shien'],
  }),
  unit('asajj-ventress-sith-assassin', {
    name: { en: 'Asajj Ventress, Sith Assassin', es: 'Asajj Ventress, asesina sith' },
    uniqueNames: ['Asajj Ventress'],
    type: 'primary',
    squadPoints: 8,
    forceAffinity: 3,
    eras: ['fall-of-the-jedi'],
    tags: ['Dathomirian', 'Force User', 'Nightsister', 'Separatist Alliance'],
    stamina: 9,
    durability: 3,
    abilities: ['dathomirian-dexterity', 'force-push', 'riposte', 'swift-retreat', 'sith-assassin'],
    stances: ['form-ii-makashi', 'jar-kai'],
  }),
  unit('lord-maul', {
    name: { en: 'Lord Maul', es: 'Lord Maul' },
    uniqueNames: ['Maul'],
    type: 'primary',
    squadPoints: 8,
    forceAffinity: 3,
    eras: ['fall-of-the-jedi'],
    tags: ['Dathomirian', 'Force User', 'Scoundrel', 'Shadow Collective'],
    stamina: 11,
    durability: 2,
    abilities: ['force-speed', 'there-is-no-place-to-run', 'revenge-i-must-have-revenge', 'sustained-by-rage'],
    stances: ['dark-rage', 'sinister-cunning'],
  }),
  unit('ahsoka-tano-jedi-no-more', {
    name: { en: 'Ahsoka Tano, Jedi No More', es: 'Ahsoka Tano, otrora jedi' },
    uniqueNames: ['Ahsoka Tano'],
    type: 'primary',
    squadPoints: 8,
    forceAffinity: 3,
    eras: ['fall-of-the-jedi'],
    tags: ['Force User', 'Galactic Republic'],
    stamina: 9,
    durability: 3,
    abilities: ['force-speed', 'too-fast-for-you', 'deflect', 'many-qualities-for-you-to-dislike', 'fierce-protector'],
    stances: ['jar-kai', 'form-v-shien-reverse-grip'],
  }),
  unit('cc-7567-captain-rex', {
    name: { en: 'CC-7567 Captain Rex', es: 'CC-7567, capitán Rex' },
    uniqueNames: ['CC-7567'],
    type: 'secondary',
    pointCost: 4,
    eras: ['fall-of-the-jedi'],
    tags: ['501st', 'Clone Trooper', 'Galactic Republic'],
    stamina: 9,
    durability: 2,
    abilities: [
      'get-a-move-on-soldier',
      'defensive-maneuver',
      'im-always-first-kid',
      'bring-it-on-clankers',
      'brothers-in-arms',
    ],
    stances: ['tactical-supremacy'],
  }),
  unit('gar-saxon-merciless-commander', {
    name: { en: 'Gar Saxon, Merciless Commander', es: 'Gar Saxon, comandante despiadado' },
    uniqueNames: ['Gar Saxon'],
    type: 'secondary',
    pointCost: 4,
    eras: ['fall-of-the-jedi'],
    tags: ['Mandalorian', 'Shadow Collective', 'Super Commando'],
    stamina: 9,
    durability: 2,
    abilities: [
      'pride-of-the-mandalore',
      'jet-pack',
      'mandalorians-are-stronger-together',
      'ive-got-you-in-my-sights',
      'pack-hunter',
    ],
    stances: ['concentrated-assault'],
  }),
  unit('kalani-super-tactical-droid', {
    name: { en: 'Kalani, Super Tactical Droid', es: 'Kalani, superdroide táctico' },
    uniqueNames: ['Kalani'],
    type: 'secondary',
    pointCost: 5,
    eras: ['fall-of-the-jedi'],
    tags: ['Battle Droid', 'Droid', 'Separatist Alliance'],
    stamina: 10,
    durability: 2,
    abilities: ['roger-roger', 'tactical-network', 'concentrate-all-firepower', 'complete-analysis'],
    stances: ['cold-logic'],
  }),
  unit('bo-katan-kryze', {
    name: { en: 'Bo-Katan Kryze', es: 'Bo-Katan Kryze' },
    uniqueNames: ['Bo-Katan Kryze'],
    type: 'secondary',
    pointCost: 4,
    eras: EVERY_ERA,
    tags: ['Clan Kryze', 'Death Watch', 'Mandalorian', 'Nite Owls'],
    stamina: 8,
    durability: 2,
    abilities: [
      'pride-of-the-mandalore',
      'jet-pack',
      'mandalorians-are-stronger-together',
      'mandalore-will-survive',
      'some-of-us-serve-a-higher-purpose',
    ],
    stances: ['close-support'],
  }),
  unit('clan-kryze-mandalorians', {
    name: { en: 'Clan Kryze Mandalorians', es: 'Mandalorianos del clan Kryze' },
    type: 'supporting',
    pointCost: 4,
    eras: EVERY_ERA,
    tags: ['Mandalorian', 'Death Watch', 'Clan Kryze', 'Trooper'],
    stamina: 7,
    durability: 2,
    characters: 2,
    abilities: ['jet-pack', 'mandalorians-are-stronger-together', 'helmet-visor'],
    stances: ['skirmish-tactics'],
  }),
  unit('501st-clone-troopers', {
    name: { en: '501st Clone Troopers', es: 'Soldados clon de la 501' },
    type: 'supporting',
    pointCost: 3,
    eras: ['fall-of-the-jedi'],
    tags: ['501st', 'Clone Trooper', 'Galactic Republic', 'Trooper'],
    stamina: 8,
    durability: 2,
    characters: 2,
    abilities: ['defensive-maneuver', 'coordinated-fire', 'brothers-in-arms'],
    stances: ['advanced-combat-training'],
    olderValues: { stamina: 7 },
  }),
  unit('b1-battle-droids', {
    name: { en: 'B1 Battle Droids', es: 'Droides de combate B1' },
    type: 'supporting',
    pointCost: 3,
    eras: ['fall-of-the-jedi'],
    tags: ['B1', 'Battle Droid', 'Droid', 'Separatist Alliance', 'Trooper'],
    stamina: 8,
    durability: 3,
    characters: 2,
    baseDiameter: 50,
    abilities: ['countless', 'combat-ai-protocols', 'i-hate-this-job', 'well-i-guess-im-in-charge-now'],
    stances: ['b1-combat-protocols'],
    olderValues: { stamina: 9, durability: 2 },
  }),
  unit('mandalorian-super-commandos', {
    name: { en: 'Mandalorian Super Commandos', es: 'Supercomandos mandalorianos' },
    type: 'supporting',
    pointCost: 4,
    eras: ['fall-of-the-jedi'],
    tags: ['Mandalorian', 'Shadow Collective', 'Super Commando', 'Trooper'],
    stamina: 8,
    durability: 2,
    characters: 2,
    abilities: ['jet-pack', 'mandalorians-are-stronger-together', 'no-mercy', 'victory-or-death'],
    stances: ['disruptive-tactics'],
  }),
])
