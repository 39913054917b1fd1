import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import { FigureType } from '../vocabulary.ts'
import { Trigger } from './trigger.ts'

/** An enemy card: the numbers of one kind of Locust. */
export const Enemy = ContentEntry.extend({
  kind: z.literal('enemy'),
  /** The figure on the table; a boss or a variant shares the figures of another enemy. */
  figureType: FigureType,
  attack: z.int().min(0).max(10),
  defence: z.int().min(0).max(10),
  health: z.int().min(1).max(20),
  /** What its wound marker shows; null if it has none and dies at the first wound. */
  markerHealth: z.int().min(1).max(20).nullable(),
  /** What the second face of its marker shows, for the one enemy that has a third state. */
  gravelyWoundedHealth: z.int().min(1).max(20).nullable(),
  /** Whether it shows the cover icon: it takes cover after every move and spawn. */
  takesCover: z.boolean(),
  isChainsawImmune: z.boolean(),
  /** While healthy it can be attacked and wounded by these weapons only; null for all weapons. */
  healthyWoundableBy: z.array(z.string().max(80)).max(4).nullable(),
  /** Whether it moves 1 zone toward every COG that attacks. */
  isDrawnByNoise: z.boolean(),
  /** Whether its death wounds every other figure in the zone. */
  blastsOnDeath: z.boolean(),
  /** Whether it dies by its own attack. */
  diesByAttacking: z.boolean(),
  /** Whether its death turns a marker over, which may show a weapon. */
  dropsMarker: z.boolean(),
  triggered: Trigger.nullable(),
})
export type Enemy = z.infer<typeof Enemy>

type Numbers = Pick<z.input<typeof Enemy>, 'attack' | 'defence' | 'health' | 'markerHealth'>

const enemy = (
  id: string,
  figureType: FigureType,
  name: { en: string; es: string },
  numbers: Numbers,
  more: Partial<z.input<typeof Enemy>> & Pick<z.input<typeof Enemy>, 'provenance' | 'source'>,
): z.input<typeof Enemy> => ({
  id,
  kind: 'enemy',
  figureType,
  name,
  ...numbers,
  gravelyWoundedHealth: null,
  takesCover: false,
  isChainsawImmune: false,
  healthyWoundableBy: null,
  isDrawnByNoise: false,
  blastsOnDeath: false,
  diesByAttacking: false,
  dropsMarker: numbers.markerHealth !== null,
  triggered: null,
  ...more,
})

const once = (en: string, es: string, effects: Trigger['effects'], maxPerAttack: number | null = null): Trigger => ({
  name: { en, es },
  isOptional: false,
  maxPerAttack,
  effects,
})

export const enemies = defineEntries(Enemy, [
  enemy(
    'wretch',
    'wretch',
    { en: 'Wretch', es: 'Infame' },
    { attack: 1, defence: 1, health: 2, markerHealth: 1 },
    {
      triggered: once('Pack hunter', 'Cazador en manada', [{ spawn: 1 }], 1),
      provenance: 'constructed',
      source:
        'Defence and the spawning omen are known from public sources (medium confidence); attack and health are ours.',
    },
  ),
  enemy(
    'lambent-wretch',
    'wretch',
    { en: 'Lambent Wretch', es: 'Infame lambente' },
    { attack: 2, defence: 1, health: 2, markerHealth: 1 },
    {
      triggered: once('Burning blood', 'Sangre ardiente', [{ woundTarget: 1 }]),
      provenance: 'constructed',
      source: 'Only its name and its figures are known; the numbers and the omen are ours.',
    },
  ),
  enemy(
    'drone',
    'drone',
    { en: 'Drone', es: 'Drone' },
    { attack: 2, defence: 1, health: 3, markerHealth: 1 },
    {
      takesCover: true,
      provenance: 'rulebook',
      source: 'pp. 16, 18, 19: defence 1, health 3, marker 1, takes cover. The attack value is ours.',
    },
  ),
  enemy(
    'ticker',
    'ticker',
    { en: 'Ticker', es: 'Ticker' },
    { attack: 3, defence: 1, health: 1, markerHealth: null },
    {
      blastsOnDeath: true,
      diesByAttacking: true,
      triggered: once('Detonation', 'Detonación', [{ woundTarget: 1 }], 1),
      provenance: 'constructed',
      source: 'Health 1, no marker and the blast are on pp. 19 and 27; attack, defence and the omen are ours.',
    },
  ),
  enemy(
    'boomer',
    'boomer',
    { en: 'Boomer', es: 'Boomer' },
    { attack: 3, defence: 1, health: 3, markerHealth: 2 },
    {
      triggered: once('Explosive shell', 'Proyectil explosivo', [{ woundOthers: 1 }], 1),
      provenance: 'constructed',
      source: 'The book shows the figure, not its numbers; all of them are ours.',
    },
  ),
  enemy(
    'grinder',
    'boomer',
    { en: 'Grinder', es: 'Triturador' },
    { attack: 4, defence: 2, health: 4, markerHealth: 2 },
    {
      dropsMarker: false,
      provenance: 'constructed',
      source: 'Public: it uses Boomer figures, markers and AI cards and drops nothing (medium). The numbers are ours.',
    },
  ),
  enemy(
    'theron-guard',
    'theron',
    { en: 'Theron Guard', es: 'Guardia Theron' },
    { attack: 3, defence: 2, health: 4, markerHealth: 2 },
    {
      takesCover: true,
      triggered: once('Torque bolt', 'Virote explosivo', [{ woundTarget: 1 }], 1),
      provenance: 'constructed',
      source: 'The book names it; the numbers, the cover icon and the omen are ours.',
    },
  ),
  enemy(
    'kantus',
    'kantus',
    { en: 'Kantus', es: 'Kantus' },
    { attack: 2, defence: 2, health: 5, markerHealth: 2 },
    {
      takesCover: true,
      provenance: 'constructed',
      source: 'The book names it and two of its AI cards; the numbers and the cover icon are ours.',
    },
  ),
  enemy(
    'berserker',
    'berserker',
    { en: 'Berserker', es: 'Berserker' },
    { attack: 4, defence: 2, health: 6, markerHealth: 5 },
    {
      gravelyWoundedHealth: 3,
      dropsMarker: false,
      isChainsawImmune: true,
      healthyWoundableBy: ['hammer-of-dawn'],
      isDrawnByNoise: true,
      triggered: once('Brute force', 'Fuerza bruta', [{ randomDiscards: true }], 1),
      provenance: 'rulebook',
      source: 'pp. 16, 19, 26: marker 5 and 3, immunities, brute force, noise. Attack, defence and health are ours.',
    },
  ),
  enemy(
    'skorge',
    'kantus',
    { en: 'General Skorge', es: 'General Skorge' },
    { attack: 4, defence: 3, health: 7, markerHealth: 4 },
    {
      isChainsawImmune: true,
      provenance: 'constructed',
      source: 'Public: it replaces the Kantus card in Hive. The numbers and the immunity are ours.',
    },
  ),
])
