import { workerData } from 'node:worker_threads'

const WAIT_MS = 3_000

/** In the place of the thread that draws: does what the text asks for. */
export function renderPng({ svg }) {
  if (svg.includes('exit')) process.exit(3)
  const held = []
  while (svg.includes('exhaust')) held.push(Array.from({ length: 100_000 }, Math.random))
  while (svg.includes('hang'));
  if (svg.includes('wait')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS)
  const hasCode = workerData?.code instanceof WebAssembly.Module
  return { png: new Uint8Array(4), ms: svg.includes('compiled') && hasCode ? 2 : 1 }
}
