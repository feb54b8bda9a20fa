/** Runs a task once at a time; whoever asks meanwhile, however many, gets one more run after it. */
export function oneAtATime(task: () => Promise<void>) {
  let again = false;
  let running: Promise<void> | null = null;
  const loop = async () => {
    while (again) {
      again = false;
      await task();
    }
    running = null;
  };
  return {
    ask: () => {
      again = true;
      running ??= loop();
    },
    settled: async () => {
      await running;
    },
  };
}
