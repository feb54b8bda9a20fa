import { z } from 'zod';
import { defineAccion, done, emptyInput } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { payTable, payTableFaults, payTableFields } from './payTable';

const ofTables = {
  module: 'liquidations',
  permission: 'LIQUIDATION.SHOW',
  scope: 'all',
  keepers: 'pay',
} as const;

export const listPayTables = defineAccion({
  ...ofTables,
  name: 'tablaSueldo.listar',
  summary: 'Las tablas que las fórmulas leen, con sus tramos y desde cuándo rigen.',
  method: 'GET',
  input: emptyInput,
  output: z.object({ rows: z.array(payTable), edits: z.boolean() }).meta({ id: 'PayTableList' }),
  provides: [list('PayTable'), list('PayConcept')],
});

export const savePayTable = defineAccion({
  ...ofTables,
  name: 'tablaSueldo.guardar',
  summary: 'Agrega o cambia una tabla; lo ya calculado queda como está.',
  method: 'POST',
  input: payTableFields
    .extend({ id: id.optional(), version: version.optional() })
    .superRefine(payTableFaults),
  output: payTable,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('PayTable'), list('PayConcept'), list('PayRun')],
});

export const removePayTable = defineAccion({
  ...ofTables,
  name: 'tablaSueldo.quitar',
  summary: 'Quita una tabla, si a ningún concepto le queda faltando.',
  method: 'POST',
  input: z.object({ id, version }),
  output: done,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('PayTable'), list('PayConcept'), list('PayRun')],
});
