import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts a hundred of these a second, whatever the kernel's own clock. */
const TICK_MS = 10;

interface Spent {
  parent: number;
  own: number;
  /** Of its children that have ended. */
  reaped: number;
}

function read(pid: number | string): Spent | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in brackets and may hold blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const at = (index: number) => Number(fields[index]);
    return { parent: at(1), own: at(11) + at(12), reaped: at(13) + at(14) };
  } catch {
    return undefined;
  }
}

/** Milliseconds of processor that a process used by itself, all its threads together. */
export const cpuOfProcess = (pid: number): number => (read(pid)?.own ?? 0) * TICK_MS;

/** What PostgreSQL used: its main process, the ones that serve somebody now, and those that have ended. */
export function cpuOfPostgres(postmaster: number): number {
  const serving = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(read)
    .filter((spent) => spent?.parent === postmaster);
  const main = read(postmaster);
  const ticks = serving.reduce((sum, spent) => sum + (spent?.own ?? 0), 0);
  return (ticks + (main?.own ?? 0) + (main?.reaped ?? 0)) * TICK_MS;
}
