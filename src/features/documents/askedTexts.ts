import { counted } from '@contract/core/counted';
import type { DocumentRequestRow } from '@/services/wms/generated/documents.gen';

/** People who are no longer asked do not count. */
export function progressOf({ counts }: Pick<DocumentRequestRow, 'counts'>) {
  const brought = counts.delivered + counts.accepted;
  return { brought, total: brought + counts.requested + counts.rejected };
}

/** "12 aceptados · 3 para revisar · 20 faltan": only what there is. */
export function countsText({ counts, overdue }: Pick<DocumentRequestRow, 'counts' | 'overdue'>) {
  const parts: [number, string, string][] = [
    [counts.accepted, 'aceptado', 'aceptados'],
    [counts.delivered, 'para revisar', 'para revisar'],
    [counts.rejected, 'para subir de nuevo', 'para subir de nuevo'],
    [counts.requested, 'falta', 'faltan'],
    [overdue, 'fuera de término', 'fuera de término'],
    [counts.cancelled, 'cancelado', 'cancelados'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => counted(count, one, many))
    .join(' · ');
}

const people = (count: number) => (count === 1 ? 'una persona' : `${count} personas`);

export const askedText = (done: number, refused: number) =>
  [
    done > 0 ? `Se le pidió a ${people(done)}.` : 'No se le pidió a nadie.',
    refused > 0 ? `A ${people(refused)} no.` : '',
  ]
    .filter(Boolean)
    .join(' ');
