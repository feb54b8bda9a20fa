import type { TestInfo } from '@playwright/test';
import { type DemoCopy, openDemoCopy } from './openDemoCopy';

export interface DemoOfFile {
  /** The copy that the stories of this file share; the first of them opens it. */
  of(story: Pick<TestInfo, 'file' | 'repeatEachIndex'>): Promise<DemoCopy>;
  close(): Promise<void>;
}

/** Gives each file of stories its own copy of the demo, and each repetition another one. A worker runs one file at a time. */
export function demoOfFile(): DemoOfFile {
  let current: { key: string; copy: DemoCopy } | undefined;
  let closing: Promise<void> = Promise.resolve();
  const leave = () => {
    const left = current;
    current = undefined;
    if (left) closing = Promise.all([closing, left.copy.close()]).then(() => undefined);
  };
  return {
    of: async ({ file, repeatEachIndex }) => {
      const key = `${repeatEachIndex} ${file}`;
      if (current?.key !== key) {
        // It closes while the next one opens.
        leave();
        current = { key, copy: await openDemoCopy() };
      }
      return current.copy;
    },
    close: () => {
      leave();
      return closing;
    },
  };
}
