import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process that ended meanwhile takes nothing. */
function read(pid: number, what: string): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}

const megabytes = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(read(pid, 'status'))?.[1] ?? 0) / 1024;

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => read(pid, `task/${task}/children`).split(' '))
    .filter(Boolean)
    .map(Number);
}

/** The memory of a running product and of its workshop; PostgreSQL is a child of it, too, and is not counted. */
export function productMemory(pid: number) {
  const server = megabytes(pid);
  const workshop = childrenOf(pid)
    .filter((child) => read(child, 'cmdline').includes('workshopProcess'))
    .reduce((sum, child) => sum + megabytes(child), 0);
  return { server, workshop, together: server + workshop };
}

const ticks = (pid: number) => {
  const [, , , , , , , , , , , user, system] = read(pid, 'stat')
    .replace(/^.*\) /, '')
    .split(' ');
  return Number(user) + Number(system);
};

/** Waits until it hardly works any more: what it does by itself after its start is over. */
export async function untilQuiet(pid: number): Promise<void> {
  for (let quiet = 0; quiet < 10; ) {
    const before = ticks(pid);
    await sleep(1000);
    quiet = ticks(pid) - before < 10 ? quiet + 1 : 0;
  }
}
