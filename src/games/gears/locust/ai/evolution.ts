import type { GearsContent } from '../../content/gears-content.ts'
import { enemyCard, findNamed, placeAt } from './battlefield.ts'
import type { LocustEvent } from './events.ts'
import type { CogCopy, LocustCopy, WorkingCopy } from './working-copy.ts'

/** Makes an event true on a working copy. Nothing else changes one, so events can be replayed. */
export function evolve(field: WorkingCopy, event: LocustEvent, content: GearsContent): void {
  switch (event.kind) {
    case 'coverLeft':
    case 'figureMoved':
      figureIn(field, event.figure).place = placeAt(field.map, event.zone, undefined)
      return
    case 'coverTaken':
      figureIn(field, event.figure).place = placeAt(field.map, event.zone, event.cover)
      return
    case 'locustWounded':
      findNamed(field.locust, event.figure).state = event.state
      return
    case 'locustHealed':
      Object.assign(findNamed(field.locust, event.figure), { state: 'healthy', marker: null })
      return
    case 'locustKilled':
      kill(field, findNamed(field.locust, event.figure))
      return
    case 'weaponDropped':
      field.droppedWeapons = [...field.droppedWeapons, event.marker]
      field.names.add(event.marker.id)
      return
    case 'markerTaken':
      field.droppedWeapons = field.droppedWeapons.filter(({ id }) => id !== event.marker)
      return
    case 'spawned':
      spawn(field, event, content)
      return
    case 'holeOpened':
      field.holeTokens = [...field.holeTokens, { id: event.hole, zone: event.zone }]
      field.names.add(event.hole)
      return
    case 'dodged':
    case 'guarded':
    case 'cogWounded':
    case 'cogBleeding':
    case 'cogExecuted':
    case 'ammoDiscarded':
      evolveCog(findNamed(field.cogs, event.figure), event)
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

const figureIn = ({ cogs, locust }: WorkingCopy, id: string): CogCopy | LocustCopy =>
  cogs.find((cog) => cog.id === id) ?? findNamed(locust, id)

function kill(field: WorkingCopy, figure: LocustCopy): void {
  field.locust = field.locust.filter((candidate) => candidate !== figure)
  field.pool[figure.enemy.figureType]++
}

type Spawned = Extract<LocustEvent, { kind: 'spawned' }>

function spawn(field: WorkingCopy, { figure, enemy, type, zone, state }: Spawned, { enemies }: GearsContent): void {
  field.pool[type]--
  field.names.add(figure)
  const place = placeAt(field.map, zone, undefined)
  const card = enemyCard(enemy, enemies)
  field.locust = [...field.locust, { side: 'locust', id: figure, enemy: card, place, state, marker: null }]
}

type CogEvent = Extract<
  LocustEvent,
  { kind: 'dodged' | 'guarded' | 'cogWounded' | 'cogBleeding' | 'cogExecuted' | 'ammoDiscarded' }
>

function evolveCog(cog: CogCopy, event: CogEvent): void {
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
    case 'ammoDiscarded':
      spendAmmo(cog, event)
  }
}

function spendAmmo(cog: CogCopy, { weapon, amount }: Extract<LocustEvent, { kind: 'ammoDiscarded' }>): void {
  const spent = cog.weapons.findIndex((held) => held.weapon === weapon && held.ammo >= amount)
  cog.weapons = cog.weapons.map((held, at) => (at === spent ? { weapon, ammo: held.ammo - amount } : held))
}

function spendReaction(cog: CogCopy, reaction: 'dodge' | 'guard'): void {
  cog.reactions = cog.reactions.toSpliced(cog.reactions.indexOf(reaction), 1)
  discardCards(cog, 1)
}

/** A player discards cards without a reaction first, and of the others the last named. */
function discardCards(cog: CogCopy, count: number): void {
  cog.hand -= count
  cog.reactions = cog.reactions.slice(0, cog.hand)
}
