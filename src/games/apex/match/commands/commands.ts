import type { CommandName } from '../command.ts'
import { activateCommand } from './activate.ts'
import { chooseColourCommand } from './choose-colour.ts'
import { chooseEpicCommand } from './choose-epic.ts'
import type { CommandOf } from './define-command.ts'
import { destroyCommand } from './destroy.ts'
import { endActivationCommand } from './end-activation.ts'
import { enterCommand } from './enter.ts'
import { finishCommand } from './finish.ts'
import { giveCommand } from './give.ts'
import { handleLootCommand } from './handle-loot.ts'
import { interactCommand } from './interact.ts'
import { lockCommand } from './lock.ts'
import { meleeCommand } from './melee.ts'
import { moveCommand } from './move.ts'
import { placeAtEntryCommand } from './place-at-entry.ts'
import { playCardCommand } from './play-card.ts'
import { recruitCommand } from './recruit.ts'
import { respawnCommand } from './respawn.ts'
import { rideCommand } from './ride.ts'
import { rushCommand } from './rush.ts'
import { shootCommand } from './shoot.ts'
import { useCommand } from './use.ts'
import { useAbilityCommand } from './use-ability.ts'

/** Every command that can be given by itself, in the order in which they are offered. */
export const COMMANDS: { readonly [Name in CommandName]?: CommandOf<Name> } = {
  chooseColour: chooseColourCommand,
  recruit: recruitCommand,
  chooseEpic: chooseEpicCommand,
  lock: lockCommand,
  give: giveCommand,
  placeAtEntry: placeAtEntryCommand,
  enter: enterCommand,
  activate: activateCommand,
  respawn: respawnCommand,
  move: moveCommand,
  interact: interactCommand,
  shoot: shootCommand,
  use: useCommand,
  melee: meleeCommand,
  destroy: destroyCommand,
  playCard: playCardCommand,
  useAbility: useAbilityCommand,
  ride: rideCommand,
  rush: rushCommand,
  handleLoot: handleLootCommand,
  finish: finishCommand,
  endActivation: endActivationCommand,
}
