import { build } from 'esbuild'

/** Joins the benches into `.bench`; their packages stay outside. */
await build({
  entryPoints: ['bench/index.ts', 'bench/http/contenders.ts'],
  outbase: 'bench',
  outdir: '.bench',
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
})
