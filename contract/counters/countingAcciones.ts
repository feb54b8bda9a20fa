import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { claimedMoment } from '../core/claimedMoment';
import { fileHash, id } from '../core/id';
import { recordFields } from '../core/record';
import { byInput, list } from '../core/tags';
import { countLineRecord, countTask } from './countLine';

const ofCounting = { module: 'counters', permission: 'COUNTERS', scope: 'all' } as const;

export const getCountTasks = defineAccion({
  ...ofCounting,
  name: 'conteo.recorrer',
  summary: 'Lo que falta contar de un conteo, en el orden de las ubicaciones, para quien cuenta.',
  method: 'GET',
  input: z.object({ id }),
  output: z.object({ rows: z.array(countTask), total: z.int() }).meta({ id: 'CountTasks' }),
  errors: ['no_encontrado'],
  provides: [byInput('StockCount'), list('StockCount')],
  keptOffline: true,
});

const counts = {
  ...ofCounting,
  method: 'POST',
  /** `moved`: goods moved there meanwhile, so that the difference cannot be told. */
  output: z.object({ lineId: id, outcome: z.enum(['kept', 'moved']) }).meta({ id: 'CountOutcome' }),
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [byInput('StockCount'), list('StockCount')],
  queueable: true,
} as const;

const counted = recordFields(countLineRecord).extend({
  ...claimedMoment,
  photoHash: fileHash.nullable().default(null),
  /** "Usar lo que conté": the figure stands although goods moved meanwhile. */
  sure: z.boolean().default(false),
});

export const countLineQuantity = defineAccion({
  ...counts,
  name: 'conteo.contar',
  summary: 'Anota cuánto hay de una línea del conteo. Cero dice que no hay nada.',
  input: counted.extend({ id, lineId: id }),
});

export const addFoundStock = defineAccion({
  ...counts,
  name: 'conteo.agregarHallado',
  summary: 'Anota algo que está en una ubicación del conteo y no se esperaba ahí, u otro lote.',
  input: counted.extend({
    id,
    /** The label or the code of the shelf. */
    location: z.string().trim().min(1, 'Leé o escribí la ubicación.').max(60),
    /** The barcode or the code of the product. */
    product: z.string().trim().min(1, 'Leé o escribí el producto.').max(60),
    lotCode: z.string().trim().min(1).max(40).nullable().default(null),
  }),
});
