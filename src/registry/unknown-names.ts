import { ApiError } from '../contract/errors.ts'
import { contentIds, type Registry, rulesOf } from './registry.ts'

// What is answered to a name that names nothing: that there is none, and which ones come near it.

export const unknownGame = (registry: Registry, id: string): ApiError =>
  new ApiError('game.not-found', { id }).suggesting(
    id,
    registry.games.map((game) => game.id),
  )

export function unknownOperation(registry: Registry, game: string, name: string): ApiError {
  const names = registry.game(game)?.operations.map((operation) => operation.name) ?? []
  return new ApiError('operation.not-found', { game, name }).suggesting(name, names)
}

export const unknownRule = (registry: Registry, game: string, id: string): ApiError =>
  new ApiError('rule.not-found', 'ofGame', { game, id }).suggesting(
    id,
    rulesOf(registry, game, {}).map((rule) => rule.id),
  )

export const unknownContent = (registry: Registry, game: string, id: string): ApiError =>
  new ApiError('content.not-found', { game, id }).suggesting(id, contentIds(registry, game))
