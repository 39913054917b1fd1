/** In the place of the thread that draws: does what the text asks for. */
export function renderPng({ svg }) {
  if (svg.includes('exit')) process.exit(3)
  const held = []
  while (svg.includes('exhaust')) held.push(Array.from({ length: 100_000 }, Math.random))
  while (svg.includes('hang'));
  return { png: new Uint8Array(4), ms: 1 }
}
