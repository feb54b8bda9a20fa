import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { listInput, listOutput } from '../core/listInput';
import { list } from '../core/tags';
import { countCause, countLine } from './countLine';

/** Figures are for whoever runs the warehouse: a blind count stays blind for all others. */
const ofLines = { module: 'counters', permission: 'ORDERS.create', scope: 'all' } as const;

export const listCountLines = defineAccion({
  ...ofLines,
  name: 'conteo.listarLineas',
  summary: 'Las líneas de los conteos: qué se contó, qué debía haber y qué se decidió.',
  method: 'GET',
  input: listInput({
    sort: ['locationCode', 'sku', 'productName', 'state', 'difference', 'abcClass'],
    filter: [
      'countId',
      'locationCode',
      'sku',
      'productName',
      'lotCode',
      'state',
      'difference',
      'abcClass',
      'cause',
    ],
  }),
  output: listOutput(countLine),
  provides: [list('StockCount')],
});

const why = {
  cause: countCause,
  reason: z.string().trim().max(300, 'El motivo admite hasta 300 caracteres.').default(''),
};

const countLinesChange = z.discriminatedUnion('kind', [
  /** The books take what was counted. */
  z.object({ kind: z.literal('adjust'), ...why }),
  /** The books stay as they are. */
  z.object({ kind: z.literal('leave'), ...why }),
  /** Another person counts it again. */
  z.object({ kind: z.literal('again') }),
]);

export const settleCountLines = defineAccion({
  ...ofLines,
  name: 'conteo.resolverLineas',
  summary:
    'Ajusta la existencia a lo contado, la deja como estaba, o pide que otra persona cuente.',
  method: 'POST',
  input: z.object({ selection: rowSelection(listCountLines.input), change: countLinesChange }),
  output: bulkOutput,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('StockCount'), list('Stock'), list('Job')],
});
