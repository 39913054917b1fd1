import type { Enemy } from '../../content/enemies.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import type { HeldWeapon } from '../../table/figures.ts'
import { type Battlefield, type CogFigure, figureOf, type LocustFigure, placeAt } from './battlefield.ts'
import type { LocustEvent } from './events.ts'

/** Makes an event true on the battlefield. Nothing else changes a battlefield, so events can be replayed. */
export function evolve(field: Battlefield, event: LocustEvent, content: GearsContent): void {
  switch (event.kind) {
    case 'coverLeft':
    case 'figureMoved':
      figureOf(field, event.figure).place = placeAt(field.map, event.zone, undefined)
      return
    case 'coverTaken':
      figureOf(field, event.figure).place = placeAt(field.map, event.zone, event.cover)
      return
    case 'locustWounded':
      locustOf(field, event.figure).state = event.state
      return
    case 'locustHealed':
      Object.assign(locustOf(field, event.figure), { state: 'healthy', marker: null })
      return
    case 'locustKilled':
      kill(field, locustOf(field, event.figure))
      return
    case 'weaponDropped':
      field.droppedWeapons.push(event.marker)
      field.names.add(event.marker.id)
      return
    case 'markerTaken':
      field.droppedWeapons = field.droppedWeapons.filter(({ id }) => id !== event.marker)
      return
    case 'spawned':
      spawn(field, event, content)
      return
    case 'holeOpened':
      field.holeTokens.push({ id: event.hole, zone: event.zone })
      field.names.add(event.hole)
      return
    case 'dodged':
    case 'guarded':
    case 'cogWounded':
    case 'cogBleeding':
    case 'cogExecuted':
    case 'ammoDiscarded':
      evolveCog(cogOf(field, event.figure), event)
      return
    case 'aiCardDrawn':
    case 'aiCardRedrawn':
    case 'aiDeckShuffled':
    case 'branchTaken':
    case 'locustActivated':
    case 'attackDeclared':
    case 'attackSkipped':
    case 'diceRolled':
    case 'spawnFailed':
    case 'tickerBlast':
    case 'guardForbidden':
    case 'stepEnded':
      return
  }
}

const cogOf = (field: Battlefield, id: string): CogFigure => figureOf(field, id) as CogFigure
const locustOf = (field: Battlefield, id: string): LocustFigure => figureOf(field, id) as LocustFigure

function kill(field: Battlefield, figure: LocustFigure): void {
  field.locust = field.locust.filter((one) => one !== figure)
  field.pool[figure.enemy.figureType]++
}

type Spawned = Extract<LocustEvent, { kind: 'spawned' }>

function spawn(field: Battlefield, { figure, enemy, type, zone, state }: Spawned, { enemies }: GearsContent): void {
  field.pool[type]--
  field.names.add(figure)
  const place = placeAt(field.map, zone, undefined)
  field.locust.push({ side: 'locust', id: figure, enemy: enemies.get(enemy) as Enemy, place, state, marker: null })
}

type CogEvent = Extract<
  LocustEvent,
  { kind: 'dodged' | 'guarded' | 'cogWounded' | 'cogBleeding' | 'cogExecuted' | 'ammoDiscarded' }
>

function evolveCog(cog: CogFigure, event: CogEvent): void {
  switch (event.kind) {
    case 'dodged':
      spendReaction(cog, 'dodge')
      return
    case 'guarded':
      spendReaction(cog, 'guard')
      return
    case 'cogWounded':
      discardCards(cog, event.amount)
      return
    case 'cogBleeding':
      cog.status = 'bleeding'
      cog.place = { zone: cog.place.zone, cover: null }
      return
    case 'cogExecuted':
      cog.status = 'executed'
      return
    case 'ammoDiscarded': {
      const weapon = cog.weapons.find((held) => held.weapon === event.weapon && held.ammo >= event.amount) as HeldWeapon
      weapon.ammo -= event.amount
    }
  }
}

function spendReaction(cog: CogFigure, reaction: 'dodge' | 'guard'): void {
  cog.reactions.splice(cog.reactions.indexOf(reaction), 1)
  discardCards(cog, 1)
}

/** A player discards cards without a reaction first, and of the others the last named. */
function discardCards(cog: CogFigure, count: number): void {
  cog.hand -= count
  cog.reactions.length = Math.min(cog.reactions.length, cog.hand)
}
