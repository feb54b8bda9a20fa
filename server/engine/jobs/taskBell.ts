/** Wakes whoever waits; one that rings while nobody waits is heard by the next who would. */
export function taskBell() {
  let rung = 0;
  let listeners: (() => void)[] = [];
  return {
    ring: () => {
      rung += 1;
      for (const hear of listeners.splice(0)) hear();
    },
    rung: () => rung,
    /** Until it rings, or rang since then, or so long. */
    wait: (since: number, ms: number) =>
      new Promise<void>((resolve) => {
        if (rung !== since) return resolve();
        const hear = () => {
          clearTimeout(timer);
          listeners = listeners.filter((one) => one !== hear);
          resolve();
        };
        const timer = setTimeout(hear, ms);
        timer.unref();
        listeners.push(hear);
      }),
  };
}

export type TaskBell = ReturnType<typeof taskBell>;
