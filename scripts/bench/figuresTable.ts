import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import type { Load } from './loadOf';
import type { Counted } from './statementLog';

export interface Figures extends Load, Counted {
  server: string;
  name: string;
  nodeMs: number;
  postgresMs: number;
}

const columns: [string, (figures: Figures) => string][] = [
  ['server', ({ server }) => server],
  ['case', ({ name }) => name],
  ['Node, ms', ({ nodeMs }) => nodeMs.toFixed(2)],
  ['PostgreSQL, ms', ({ postgresMs }) => postgresMs.toFixed(2)],
  ['statements', ({ statements, frames }) => `${statements}${frames > 0 ? ` + ${frames}` : ''}`],
  ['requests/s', ({ requests, seconds }) => (requests / seconds).toFixed(0)],
  ['p50, ms', ({ p50 }) => p50.toFixed(1)],
  ['p99, ms', ({ p99 }) => p99.toFixed(1)],
];

/** A table whose first columns are words, and the others figures. */
export function tableOf(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  words: number,
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const kinds = titles.map((_title, index) => (index < words ? '---' : '---:'));
  return [titles, kinds, ...rows].map(line).join('\n');
}

export const figuresTable = (rows: readonly Figures[]): string =>
  tableOf(
    columns.map(([title]) => title),
    rows.map((row) => columns.map(([, show]) => show(row))),
    2,
  );

/** On what it was measured; the load is what else the machine had to do before it began. */
export function machineLine(postgres: string): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const day = new Date().toISOString().slice(0, 10);
  return (
    `${day}: ${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), ${memory} GB, Node ${process.version.slice(1)}, ` +
    `PostgreSQL ${postgres}, load ${loadavg()[0]?.toFixed(1)} before the start.`
  );
}

/** Between its marks in the document; the prose around them stays. */
export function writeBetween(file: string, mark: string, text: string): void {
  const before = readFileSync(file, 'utf8');
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const from = before.indexOf(begin);
  const to = before.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${file} has no place for ${mark}`);
  writeFileSync(file, `${before.slice(0, from + begin.length)}\n\n${text}\n\n${before.slice(to)}`);
}
