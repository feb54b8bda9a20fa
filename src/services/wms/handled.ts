const known = new WeakSet<object>();

/** Said by whoever shows a refused change in its own way: `save(…).unwrap().catch(handled)`. Nobody tells it again. */
export function handled(error: unknown): void {
  if (typeof error === 'object' && error !== null) known.add(error);
}

export function isHandled(error: object): boolean {
  return known.has(error);
}
