import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id, version } from '../core/id';
import { listOutput, privateListInput } from '../core/listInput';
import { list } from '../core/tags';
import { taxDeduction, taxDeductionFaults, taxDeductionFields } from './taxDeduction';

/** Deductions are read like pay: by people who keep it for everybody, never for a team or a site. */
const ofDeductions = {
  module: 'incomeTax',
  permission: 'LIQUIDATION.SHOW',
  scope: 'all',
  keepers: 'pay',
  sensitive: true,
} as const;

export const listTaxDeductions = defineAccion({
  ...ofDeductions,
  name: 'deduccionGanancias.listar',
  summary: 'Lo que cada persona declaró para que se le deduzca del impuesto a las ganancias.',
  method: 'GET',
  input: privateListInput({
    sort: ['name', 'kind', 'amount', 'fromDay', 'toDay', 'siteName'],
    filter: ['personId', 'name', 'kind', 'fromDay', 'siteId', 'areaId'],
  }),
  output: listOutput(taxDeduction),
  provides: [list('TaxDeduction')],
});

export const saveTaxDeduction = defineAccion({
  ...ofDeductions,
  name: 'deduccionGanancias.guardar',
  summary: 'Carga o corrige una deducción declarada; lo ya calculado queda como está.',
  method: 'POST',
  input: taxDeductionFields
    .extend({ id: id.optional(), version: version.optional() })
    .superRefine(taxDeductionFaults),
  output: taxDeduction,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto_version'],
  invalidates: [list('TaxDeduction')],
});

export const removeTaxDeduction = defineAccion({
  ...ofDeductions,
  name: 'deduccionGanancias.quitar',
  summary: 'Quita una deducción: lo que se dejó de retener por ella vuelve a retenerse.',
  method: 'POST',
  input: z.object({ id, version }),
  output: done,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto_version'],
  invalidates: [list('TaxDeduction')],
});
