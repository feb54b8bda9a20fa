import { counted } from '@contract/core/counted';
import type { ImportRow, ImportRun } from '@/services/imports/importHooks';
import { formatNumber } from '@/utils/numbers';

type RowState = ImportRow['state'];

/** Rows by their fate, or those with something to know beforehand. */
export type RowView = RowState | 'warned';

/** How each fate of a row is called: what will happen to it, or what happened. */
export const stateTexts: Record<RowView, string> = {
  warned: 'Con avisos',
  new: 'Nuevas',
  changed: 'Cambian',
  unchanged: 'Sin cambios',
  invalid: 'Con errores',
  applied: 'Importadas',
  refused: 'No se pudieron',
};

/** Errors first: they are what there is to do. */
export const stateOrder: readonly RowView[] = [
  'invalid',
  'refused',
  'warned',
  'new',
  'changed',
  'applied',
  'unchanged',
];

export const stateColors = {
  warned: 'warning',
  new: 'success',
  changed: 'info',
  unchanged: 'default',
  invalid: 'error',
  applied: 'success',
  refused: 'warning',
} as const satisfies Record<RowView, string>;

const rows = (count: number) => counted(count, 'fila', 'filas');

/** "Vas a crear 12 filas y a cambiar 3." */
export function plan(counts: { new: number; changed: number }): string {
  const parts = [
    ...(counts.new > 0 ? [`crear ${rows(counts.new)}`] : []),
    ...(counts.changed > 0 ? [`cambiar ${rows(counts.changed)}`] : []),
  ];
  return parts.length === 0 ? 'No hay nada para importar.' : `Vas a ${parts.join(' y a ')}.`;
}

/** The cautions before importing: rows with errors, and rows that take more with them than they say. */
export function cautions({ counts, warned }: Pick<ImportRun, 'counts' | 'warned'>): string[] {
  const { invalid } = counts;
  const some = counts.new + counts.changed > 0;
  return [
    ...(invalid > 0
      ? [
          `Hay ${formatNumber(invalid)} con errores: corregilas acá o en tu archivo${some ? ', o importá solo las válidas' : ''}.`,
        ]
      : []),
    ...(warned > 0
      ? [`${counted(warned, 'tiene', 'tienen')} avisos: leelos antes de importar.`]
      : []),
  ];
}

type Missing = NonNullable<ImportRun['offer']>['missing'];

/** "1 sede y 4 áreas". */
export const missingText = (missing: Missing): string =>
  missing.map(({ one, many, names }) => counted(names.length, one, many)).join(' y ');

const NAMED = 8;

/** The names themselves, the first of them where they are many. */
export function missingNames(missing: Missing): string {
  const names = missing.flatMap((kind) => kind.names);
  const more = names.length - NAMED;
  const said = names.slice(0, NAMED).join(', ');
  return more > 0 ? `${said} y ${formatNumber(more)} más` : said;
}
