import type { BulkResult } from '@/services/jobs/jobHooks';
import { counted } from '@/utils/counted';

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
