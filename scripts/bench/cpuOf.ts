import { childrenOf, statOf } from './childrenOf';

/** Linux counts a hundred of these a second, whatever the kernel's own clock. */
const TICK_MS = 10;

/** In user and in system, from these fields on. */
const OWN = 11;
/** The place of the time used by children that have ended. */
const REAPED = 13;

function ticks(pid: number, from: number): number {
  const fields = statOf(pid);
  return fields ? Number(fields[from]) + Number(fields[from + 1]) : 0;
}

/** Milliseconds of processor that a process used by itself, all its threads together. */
export const cpuOfProcess = (pid: number): number => ticks(pid, OWN) * TICK_MS;

/** The time that PostgreSQL used: its main process, the ones that serve somebody now, and those that have ended. */
export function cpuOfPostgres(postmaster: number): number {
  const serving = childrenOf(postmaster).reduce((sum, pid) => sum + ticks(pid, OWN), 0);
  return (serving + ticks(postmaster, OWN) + ticks(postmaster, REAPED)) * TICK_MS;
}
