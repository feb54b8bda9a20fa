import { readFileSync } from 'node:fs';
import { childrenOf } from './childrenOf';

export interface Memory {
  /** Megabytes in use, those shared with other processes too. */
  rss: number;
  /** Megabytes in use, of those that are shared the part that falls to each. */
  pss: number;
}

export function memoryOfProcess(pid: number): Memory {
  const told = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const of = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(told)?.[1]) / 1024;
  return { rss: of('Rss'), pss: of('Pss') };
}

/** Its main process and all that serve: they share most of it, so that only the parts add up. */
export function memoryOfPostgres(postmaster: number): { pss: number; processes: number } {
  const all = [postmaster, ...childrenOf(postmaster)];
  const pss = all.reduce((sum, pid) => sum + memoryOfProcess(pid).pss, 0);
  return { pss, processes: all.length };
}
