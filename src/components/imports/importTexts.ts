import type { ImportRow } from '@/services/imports/importHooks';
import { formatNumber } from '@/utils/numbers';

type RowState = ImportRow['state'];

/** How each fate of a row is called: what will happen to it, or what happened. */
export const stateTexts: Record<RowState, string> = {
  new: 'Nuevas',
  changed: 'Cambian',
  unchanged: 'Sin cambios',
  invalid: 'Con errores',
  applied: 'Importadas',
  refused: 'No se pudieron',
};

/** Errors first: they are what there is to do. */
export const stateOrder: readonly RowState[] = [
  'invalid',
  'refused',
  'new',
  'changed',
  'applied',
  'unchanged',
];

export const stateColors = {
  new: 'success',
  changed: 'info',
  unchanged: 'default',
  invalid: 'error',
  applied: 'success',
  refused: 'warning',
} as const satisfies Record<RowState, string>;

const rows = (count: number) => (count === 1 ? '1 fila' : `${formatNumber(count)} filas`);

/** "Vas a crear 12 filas y a cambiar 3." */
export function plan(counts: { new: number; changed: number }): string {
  const parts = [
    ...(counts.new > 0 ? [`crear ${rows(counts.new)}`] : []),
    ...(counts.changed > 0 ? [`cambiar ${rows(counts.changed)}`] : []),
  ];
  return parts.length === 0 ? 'No hay nada para importar.' : `Vas a ${parts.join(' y a ')}.`;
}
