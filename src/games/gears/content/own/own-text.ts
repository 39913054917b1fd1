const OURS = { provenance: 'constructed', source: 'The question.' } as const

/** What every card of a question says of itself: it is called by the id that it was sent with. */
export const printedAs = <Kind extends string>(id: string, kind: Kind) => ({
  id,
  kind,
  name: { en: id, es: id },
  ...OURS,
})
