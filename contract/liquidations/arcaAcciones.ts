import { defineAccion } from '../core/accion';
import { list } from '../core/tags';
import { arcaMonth, arcaMonthInput, bookCheck } from './arcaMonth';

const ofMonth = {
  module: 'liquidations',
  method: 'GET',
  permission: 'LIQUIDATION.SHOW',
  scope: 'all',
  keepers: 'pay',
  input: arcaMonthInput,
  provides: [
    list('PayRun'),
    list('ChargeDeposit'),
    list('PayConcept'),
    list('Person'),
    list('Parameter'),
  ],
} as const;

export const getArcaMonth = defineAccion({
  ...ofMonth,
  name: 'mesArca.obtener',
  summary: 'Lo que se declara de un mes a ARCA: qué falta, los totales del F.931 y los cambios.',
  sensitive: true,
  output: arcaMonth,
});

export const checkArcaBook = defineAccion({
  ...ofMonth,
  name: 'mesArca.controlarLibro',
  summary:
    'Lee el Libro de Sueldos de un mes con las reglas de ARCA y dice por qué lo rechazarían.',
  output: bookCheck,
  errors: ['conflicto'],
});
