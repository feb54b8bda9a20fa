import { readdirSync, readFileSync } from 'node:fs';

const MEGABYTE = 1024 * 1024;

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It ended in between, or this is no Linux.
    return '';
  }
}

/** The processes that this one started; none are known elsewhere than on Linux. */
export const childProcesses = (): string[] =>
  process.platform === 'linux'
    ? readdirSync('/proc/self/task').flatMap((task) =>
        read(`/proc/self/task/${task}/children`).split(' ').filter(Boolean),
      )
    : [];

/** The memory of this process, and that of those in which it has files opened, together. */
export function residentMegabytes(): { own: number; workshop: number } {
  const kilobytes = childProcesses().map((pid) =>
    Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0),
  );
  return {
    own: process.memoryUsage.rss() / MEGABYTE,
    workshop: kilobytes.reduce((sum, one) => sum + one, 0) / 1024,
  };
}
