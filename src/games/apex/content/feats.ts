import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import {
  after,
  afterForSquad,
  before,
  beforeForSquad,
  CardAction,
  drawn,
  type Effect,
  enhancement,
  free,
  harder,
  hurt,
  instant,
  move,
  recover,
  shot,
  special,
} from './effects.ts'
import { LegendId } from './legends.ts'

/** A feat: one use from the hand. Every feat may be discarded for a rush instead. */
export const FeatCard = ContentEntry.extend({
  kind: z.literal('featCard'),
  legend: LegendId,
  action: CardAction,
})
export type FeatCard = z.infer<typeof FeatCard>

const CONSTRUCTED = 'Constructed for play: the texts of the feat cards are not in the book.'

const feat =
  (legend: LegendId) =>
  (id: string, en: string, es: string, action: CardAction): FeatCard => ({
    id,
    kind: 'featCard',
    name: { en, es },
    provenance: 'constructed',
    source: CONSTRUCTED,
    legend,
    action,
  })

const ofGibraltar = feat('gibraltar')
const ofBangalore = feat('bangalore')
const ofWraith = feat('wraith')
const ofBloodhound = feat('bloodhound')
const ofLifeline = feat('lifeline')
const ofPathfinder = feat('pathfinder')

const push = (spaces: number): Effect => ({ effect: 'push', to: 'enemy', spaces, collisionDamage: 4 })
const ammo = (by: number): Effect => ({ effect: 'ammo', to: 'self', by })
const cooler = (by: number): Effect => ({ effect: 'cooldown', to: 'self', by })
const noCover = shot({ ignoreIcon: 'missIfCover' })
const noHeight = shot({ ignoreIcon: 'missIfHigher' })
const noHeadshots = shot({ ignoreIcon: 'headshot' }, 'shooter')
const again = (action: Extract<Effect, { effect: 'extraAction' }>['action']): Effect => ({
  effect: 'extraAction',
  to: 'self',
  action,
})

/** The 8 feats of each Legend. */
export const featCards = defineEntries(FeatCard, [
  ofGibraltar('gun-shield', 'Gun Shield', 'Escudo de arma', before(harder(10))),
  ofGibraltar('hold-the-line', 'Hold the Line', 'Mantener la línea', beforeForSquad(harder(5))),
  ofGibraltar('big-brother', 'Big Brother', 'Hermano mayor', afterForSquad(recover(0, 6, 'target'))),
  ofGibraltar('shove', 'Shove', 'Empujón', special(1, push(2))),
  ofGibraltar('stand-your-ground', 'Stand Your Ground', 'No te muevas', free(recover(0, 8))),
  ofGibraltar('suppression', 'Suppression', 'Fuego de supresión', enhancement(shot({ slots: 1 }))),
  ofGibraltar('unbroken', 'Unbroken', 'Inquebrantable', instant('selfDamaged', recover(0, 5))),
  ofGibraltar('quartermaster', 'Quartermaster', 'Intendente', special(1, drawn('commonLoot', 2))),

  ofBangalore('double-time', 'Double Time', 'Paso ligero', after(move(2))),
  ofBangalore('steady-aim', 'Steady Aim', 'Pulso firme', enhancement(shot({ stability: 2 }))),
  ofBangalore('heavy-hitter', 'Heavy Hitter', 'Golpe contundente', enhancement(shot({ damagePerHit: 2 }))),
  ofBangalore('fire-at-will', 'Fire at Will', 'Fuego a discreción', enhancement(shot({ slots: 1 }))),
  ofBangalore('flush-out', 'Flush Out', 'Sin escondite', enhancement(noCover)),
  ofBangalore('fresh-magazine', 'Fresh Magazine', 'Cargador nuevo', free(ammo(2))),
  ofBangalore('squad-advance', 'Squad Advance', 'Avance del pelotón', special(1, move(2, 'eachSquadLegend'))),
  ofBangalore('under-smoke', 'Under Smoke', 'Bajo el humo', beforeForSquad(harder(5))),

  ofWraith('foresight', 'Foresight', 'Previsión', before(harder(10), move(1))),
  ofWraith('voices-from-the-void', 'Voices from the Void', 'Voces del vacío', beforeForSquad(noHeadshots)),
  ofWraith('phase-step', 'Phase Step', 'Paso de fase', free({ effect: 'teleport', to: 'self', range: 2 })),
  ofWraith(
    'trade-places',
    'Trade Places',
    'Intercambio',
    special(1, { effect: 'swapPlaces', to: 'squadmate', range: 5 }),
  ),
  ofWraith('ambush', 'Ambush', 'Emboscada', enhancement(shot({ difficulty: -10 }))),
  ofWraith('slip-away', 'Slip Away', 'Escabullirse', after(move(2))),
  ofWraith('flank', 'Flank', 'Flanquear', enhancement(noCover, shot({ damagePerHit: 1 }))),
  ofWraith('quick-hands', 'Quick Hands', 'Manos rápidas', free(again('interact'))),

  ofBloodhound('tracker', 'Tracker', 'Rastreo', enhancement(shot({ difficulty: -5 }), noHeight)),
  ofBloodhound('go-for-the-throat', 'Go for the Throat', 'A la yugular', enhancement(shot({ damagePerHeadshot: 3 }))),
  ofBloodhound('hunters-patience', 'Hunter’s Patience', 'Paciencia cazadora', enhancement(shot({ recoil: -1 }))),
  ofBloodhound('pounce', 'Pounce', 'Abalanzarse', special(1, move(2), again('melee'))),
  ofBloodhound('blood-trail', 'Blood Trail', 'Rastro de sangre', instant('enemyEliminated', recover(0, 10))),
  ofBloodhound('on-the-scent', 'On the Scent', 'Tras el olor', free(move(1))),
  ofBloodhound('camouflage', 'Camouflage', 'Camuflaje', before(harder(10))),
  ofBloodhound('retaliate', 'Retaliate', 'Represalia', after(hurt(4, 'shooter', 'SHIELD_ONLY'))),

  {
    ...ofLifeline(
      'guardian-angel',
      'Guardian Angel',
      'Ángel de la guarda',
      instant('squadmateRespawning', { effect: 'respawnCost', to: 'squadmate', ap: 0 }),
    ),
    provenance: 'rulebook',
    source: 'p. 34',
  },
  ofLifeline('field-medicine', 'Field Medicine', 'Medicina de campaña', special(1, recover(12, 0, 'anySquadLegend'))),
  ofLifeline('combat-medic', 'Combat Medic', 'Médica de combate', afterForSquad(recover(6, 0, 'target'))),
  ofLifeline('pain-relief', 'Pain Relief', 'Alivio', instant('selfDamaged', recover(6, 0))),
  ofLifeline('stay-with-me', 'Stay with Me', 'Quédate conmigo', beforeForSquad(noHeadshots)),
  ofLifeline('care-kit', 'Care Kit', 'Botiquín de apoyo', special(1, drawn('rareLoot', 1))),
  ofLifeline('fast-hands', 'Fast Hands', 'Manos ágiles', free(again('use'))),
  ofLifeline('drumbeat', 'Drumbeat', 'Redoble', enhancement(shot({ slots: 1 }))),

  ofPathfinder('upbeat', 'Upbeat', 'Optimismo', free(move(2))),
  ofPathfinder('swing-away', 'Swing Away', 'Balanceo', after({ effect: 'teleport', to: 'self', range: 2 })),
  ofPathfinder('high-ground', 'High Ground', 'Terreno elevado', enhancement(shot({ difficulty: -10 }))),
  ofPathfinder('scan', 'Scan', 'Escaneo', special(1, drawn('feat', 2))),
  ofPathfinder('read-the-ring', 'Read the Ring', 'Leer el Anillo', instant('ringShifted', move(2))),
  ofPathfinder('high-five', 'High Five', 'Choca esos cinco', free(cooler(-1))),
  ofPathfinder('metal-body', 'Metal Body', 'Cuerpo de metal', before(noHeadshots)),
  ofPathfinder('come-along', 'Come Along', 'Ven conmigo', special(1, move(3, 'anySquadLegend'))),
])
