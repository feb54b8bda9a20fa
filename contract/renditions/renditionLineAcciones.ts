import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { expenseFields, receiptFile } from '../expenses/expense';
import { renditionDetail } from './rendition';

const fileErrors = ['archivo_grande', 'archivo_tipo', 'sin_espacio'] as const;

export const addRenditionLine = defineAccion({
  name: 'rendicion.agregarGasto',
  module: 'renditions',
  summary:
    'Agrega un gasto con su comprobante a una rendición; sin conexión espera en el dispositivo.',
  method: 'POST',
  permission: 'RENDITIONS',
  scope: 'own',
  input: expenseFields.extend({ id, file: receiptFile }),
  output: z.object({ lineId: z.int() }),
  errors: ['no_encontrado', 'conflicto', ...fileErrors],
  invalidates: [byInput('Rendition'), list('Rendition')],
  queueable: true,
});

export const changeRenditionLine = defineAccion({
  name: 'rendicion.cambiarGasto',
  module: 'renditions',
  summary: 'Corrige un gasto de una rendición; sin otro comprobante queda el que tenía.',
  method: 'POST',
  permission: 'RENDITIONS',
  scope: 'own',
  input: expenseFields.extend({ id, version, lineId: id, file: receiptFile }),
  output: renditionDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', ...fileErrors],
  invalidates: [byInput('Rendition'), list('Rendition')],
});

export const removeRenditionLine = defineAccion({
  name: 'rendicion.quitarGasto',
  module: 'renditions',
  summary: 'Saca un gasto de una rendición que todavía no se presentó.',
  method: 'POST',
  permission: 'RENDITIONS',
  scope: 'own',
  input: z.object({ id, version, lineId: id }),
  output: renditionDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Rendition'), list('Rendition')],
});
