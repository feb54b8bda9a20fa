interface Lane {
  working: number;
  waiting: (() => void)[];
}

/** Work of the same name runs only so many at once, and the rest waits; work of another name does not wait for it. */
export function fewAtOnce(most: number) {
  const lanes = new Map<string, Lane>();

  async function enter(name: string): Promise<Lane> {
    const lane = lanes.get(name) ?? { working: 0, waiting: [] };
    lanes.set(name, lane);
    // Finished work hands over its place.
    if (lane.working >= most) await new Promise<void>((resolve) => lane.waiting.push(resolve));
    else lane.working += 1;
    return lane;
  }

  function leave(name: string, lane: Lane): void {
    const next = lane.waiting.shift();
    if (next) next();
    else lane.working -= 1;
    if (lane.working === 0) lanes.delete(name);
  }

  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const lane = await enter(name);
    try {
      return await work();
    } finally {
      leave(name, lane);
    }
  };
}
