import type { Offer, OpenField } from '../../../../contract/match.ts'
import type { Steps } from '../../../../lib/steps.ts'
import { RANGED_KINDS } from '../../combat/ranged/ranged-kind.ts'
import { enemiesInContact, enemiesOf, isWithin, touchesTerrain } from '../../measuring/distance.ts'
import { amountOf, has } from '../../table/creature.ts'
import { BAND_LENGTHS } from '../../vocabulary.ts'
import { actViolations, usableRelics } from '../checks/activation.ts'
import type { Scene } from '../checks/moment.ts'
import { ACTIVATED, nameOf, type SignumCommand } from '../command.ts'
import { placedCreature, placedOf } from '../table.ts'
import { moveOffers } from './moves.ts'
import { commandText } from './words.ts'

/** What the creature that is being activated may do. */
export function* activationOffers(scene: Scene): Steps<Offer[]> {
  const { activation } = scene.state
  if (activation === null) return []
  const { creature: id, stage } = activation
  const candidates = [...fights(scene, id), ...shots(scene, id), ...abilities(scene, id), ...others(scene, id)]
  const legal = candidates.filter((command) => actViolations(scene, command).length === 0)
  yield
  const moves = stage === 'start' ? yield* moveOffers(scene, id) : []
  const relics = usableRelics(scene, id)
  const plain = [...legal, { endActivation: {} }].map((command): Offer => {
    const text = commandText(command, scene.content)
    const offer = { command, group: nameOf(command), text }
    // Each relic by itself has an offer of its own; several are used by the open field.
    return 'declareMelee' in command && relics.length > 1 ? { ...offer, open: [relicField(relics)] } : offer
  })
  return [...plain, ...moves]
}

const relicField = (relics: readonly string[]): OpenField => ({
  path: 'declareMelee.relicUses',
  choices: relics,
  most: relics.length,
  samples: [],
})

function fights(scene: Scene, id: string): SignumCommand[] {
  const board = placedOf(scene)
  const { creature, disc } = placedCreature(scene, id)
  const touched = enemiesInContact(board, creature.player, disc).filter((enemy) => !enemy.creature.hidden)
  const relics = usableRelics(scene, id)
  return touched.flatMap(({ creature: { id: target } }): SignumCommand[] => [
    { declareMelee: { target, kind: 'melee', relicUses: [] } },
    ...relics.map((relic): SignumCommand => ({ declareMelee: { target, kind: 'melee', relicUses: [relic] } })),
    ...(has(creature, 'magicalStrike')
      ? [[], ...relics.map((relic) => [relic])].map((relicUses): SignumCommand => {
          return { declareMelee: { target, kind: 'magicalStrike', relicUses } }
        })
      : []),
  ])
}

function shots(scene: Scene, id: string): SignumCommand[] {
  const board = placedOf(scene)
  const { creature, disc } = placedCreature(scene, id)
  const kinds = RANGED_KINDS.filter((kind) => amountOf(creature, kind) > 0)
  if (kinds.length === 0) return []
  const near = enemiesOf(board, creature.player).filter((enemy) => isWithin(disc, enemy.disc, BAND_LENGTHS.XL))
  return near.flatMap((enemy) => kinds.map((kind) => ({ declareRanged: { kind, target: enemy.creature.id } })))
}

function abilities(scene: Scene, id: string): SignumCommand[] {
  const { creature, disc } = placedCreature(scene, id)
  const owned = ACTIVATED.filter((ability) => amountOf(creature, ability) > 0)
  const near = placedOf(scene).creatures.filter((other) => isWithin(disc, other.disc, BAND_LENGTHS.XL))
  return owned.flatMap((ability): SignumCommand[] => {
    if (ability === 'concentration') return [{ useAbility: { ability } }]
    return near.map((other) => ({ useAbility: { ability, target: other.creature.id } }))
  })
}

/** Detection, shadow, ruins and Howl. */
function others(scene: Scene, id: string): SignumCommand[] {
  const board = placedOf(scene)
  const { creature, disc } = placedCreature(scene, id)
  const hidden = enemiesOf(board, creature.player).filter((enemy) => enemy.creature.hidden)
  const ruins = board.terrain.filter((template) => template.terrain.ruins !== 'no' && touchesTerrain(disc, template))
  return [
    ...hidden.flatMap(({ creature: { id: target } }): SignumCommand[] => [
      { detect: { target, by: 'contact' } },
      { detect: { target, by: 'magic' } },
    ]),
    ...(has(creature, 'stealth') ? [{ goIntoShadow: {} }] : []),
    ...ruins.map(
      ({ terrain }): SignumCommand =>
        terrain.ruins === 'searched'
          ? { secretEntrance: { ruins: terrain.id } }
          : { searchRuins: { ruins: terrain.id } },
    ),
    ...(has(creature, 'howl') ? [{ howl: {} }] : []),
  ]
}
