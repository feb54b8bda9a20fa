import { counted } from '@contract/core/counted';
import type { BulkResult } from '@/services/jobs/jobHooks';

/** The answer of every bulk action. */
export interface BulkOutput {
  jobId: string | null;
  done: number;
  refused: number;
  results: BulkResult[];
}

const rows = (count: number) => counted(count, 'fila', 'filas');

/** "Se cambiaron 12 filas; 3 no." */
export function bulkSummary(done: number, refused: number): string {
  if (refused === 0) return done === 1 ? 'Se cambió 1 fila.' : `Se cambiaron ${rows(done)}.`;
  if (done === 0) return `No se cambió ninguna de las ${rows(refused)}; acá está por qué.`;
  return `${done === 1 ? 'Se cambió' : 'Se cambiaron'} ${rows(done)}; ${refused} no, y acá está por qué.`;
}

/** "Volvieron a como estaban 12 filas; 1 no, y acá está por qué." */
export function undoneSummary(done: number, refused: number): string {
  if (done === 0) return 'No se pudo deshacer: acá está por qué.';
  const back = `${done === 1 ? 'Volvió' : 'Volvieron'} a como ${done === 1 ? 'estaba' : 'estaban'} ${rows(done)}`;
  return refused === 0 ? `${back}.` : `${back}; ${refused} no, y acá está por qué.`;
}

/** Rows that were refused for one reason, under it. */
export interface RefusedGroup {
  message: string;
  labels: string[];
}

/** Refused rows are grouped by reason, the commonest first: forty times the same sentence says it once. */
export function refusedGroups(results: readonly BulkResult[]): RefusedGroup[] {
  const groups = new Map<string, string[]>();
  for (const { ok, label, message } of results) {
    if (ok) continue;
    const why = message ?? 'Sin motivo';
    groups.set(why, [...(groups.get(why) ?? []), label]);
  }
  return [...groups]
    .map(([message, labels]) => ({ message, labels }))
    .sort((a, b) => b.labels.length - a.labels.length);
}

type Words = readonly [one: string, many: string];

/** "Se recordaron 12 recibos; 3 no, y acá está por qué." */
export function bulkSaid(did: Words, noun: Words, done: number, refused: number): string {
  if (done === 0 && refused > 0) return `No ${did[refused === 1 ? 0 : 1]}: acá está por qué.`;
  const verb = did[done === 1 ? 0 : 1];
  const said = `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${counted(done, ...noun)}`;
  return refused === 0 ? `${said}.` : `${said}; ${refused} no, y acá está por qué.`;
}
