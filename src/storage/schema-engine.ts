import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import {
  bindMigrationAwareSqlAdapterFactory,
  DriverAdapterError,
  type SqlDriverAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import type { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg'
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg'

// The types of WebAssembly belong to the browser library, which nothing else here needs.
declare const WebAssembly: {
  instantiate(
    bytes: Uint8Array,
    imports: Record<string, object>,
  ): Promise<{ instance: { exports: { __wbindgen_start(): void } } }>
}

/** A database as the schema engine reaches it: queries by the adapter, whole scripts by the driver itself. */
export type SchemaConnection = {
  readonly adapter: SqlDriverAdapterFactory
  runScript(script: string): Promise<unknown>
}

/** Runs Prisma's schema engine, built as WebAssembly, on a database: nothing is downloaded and nothing is spawned. */
export async function withSchemaEngine<Answer>(
  connection: SchemaConnection,
  use: (engine: SchemaEngine) => Promise<Answer>,
): Promise<Answer> {
  await loadEngine()
  const adapter = bindMigrationAwareSqlAdapterFactory(migrationAdapter(connection))
  const engine = await engineModule.SchemaEngine.new({ datamodels: undefined }, ignoreLog, adapter)
  try {
    return await use(engine)
  } finally {
    engine.free()
  }
}

let loading: Promise<void> | undefined

function loadEngine(): Promise<void> {
  loading ??= instantiate()
  return loading
}

async function instantiate(): Promise<void> {
  const script = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const bytes = await readFile(script.replace(/\.js$/, '.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': engineModule })
  engineModule.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start()
}

function ignoreLog(): void {}

/**
 * The adapters' own `executeScript` will not do for migrations: one cuts the script at every semicolon, also inside a
 * function or a string, and the other does not wait for the script, so that a failed migration would count as applied.
 */
function migrationAdapter({ adapter, runScript }: SchemaConnection): SqlMigrationAwareDriverAdapterFactory {
  const executeScript = (script: string) => runScript(script).then(ignoreLog, rethrowForEngine)
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    connect: async () => Object.assign(await adapter.connect(), { executeScript }),
    connectToShadowDb: () => Promise.reject(new Error('No shadow database is used here.')),
  }
}

/** Hands a driver's error over in the engine's terms, so that its message reaches the migration's log. */
function rethrowForEngine(error: unknown): never {
  if (!(error instanceof Error)) throw error
  const text = (name: string): string | undefined => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? value : undefined
  }
  throw new DriverAdapterError({
    kind: 'postgres',
    code: text('code') ?? 'N/A',
    severity: text('severity') ?? 'ERROR',
    message: error.message,
    detail: text('detail'),
    column: text('column'),
    hint: text('hint'),
  })
}
