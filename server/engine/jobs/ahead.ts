/** Each of some things made in their order, the next few being made while whoever asks is busy with one. */
export async function* ahead<T, M>(
  things: readonly T[],
  count: number,
  make: (thing: T) => Promise<M>,
): AsyncGenerator<{ thing: T; made: M }> {
  const begun: Promise<M>[] = [];
  for (const [index, thing] of things.entries()) {
    for (const next of things.slice(begun.length, index + count)) {
      const work = make(next);
      // The fault is thrown to whoever awaits it later; until then it must not count as uncaught.
      work.catch(() => undefined);
      begun.push(work);
    }
    yield { thing, made: await (begun[index] as Promise<M>) };
  }
}
