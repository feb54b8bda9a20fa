/** Work under one name is done one after another in this process; under different names, side by side. */
export function oneAtATime() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
    const ended = turn
      .catch(() => undefined)
      .then(() => {
        if (last.get(name) === ended) last.delete(name);
      });
    last.set(name, ended);
    return turn;
  };
}
