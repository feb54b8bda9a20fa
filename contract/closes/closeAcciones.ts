import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id, version } from '../core/id';
import { reason } from '../core/reason';
import { list } from '../core/tags';
import { ledger, month, periodDetail, sealCheck, siteMonth } from './close';
import { adjustmentAmount, adjustmentFields, periodAdjustment } from './periodAdjustment';

/** The people who close time or pay, and those who may reopen. */
const seers = ['HOURS.CREATE', 'LIQUIDATION.SHOW', 'ADMIN.whole'] as const;

const period = { siteId: id, month };

/** The number of open things when the person looked who closes: with any other number they have not agreed. */
const closing = z.object({ ...period, pending: z.int().min(0) });

export const listCloses = defineAccion({
  name: 'cierre.listar',
  module: 'closes',
  summary: 'Un mes en cada sede al alcance: si está cerrado y cuánto queda abierto.',
  method: 'GET',
  permission: seers,
  scope: 'all',
  input: z.object({
    /** Left out: the last one that is over. */
    month: month.optional(),
  }),
  output: z.object({ month, current: month, rows: z.array(siteMonth) }),
  provides: [list('PeriodClose')],
});

export const getPeriod = defineAccion({
  name: 'cierre.verPendientes',
  module: 'closes',
  summary:
    'Un mes de una sede: qué queda abierto en cada módulo, su historia y qué se puede hacer.',
  method: 'GET',
  permission: seers,
  scope: 'all',
  input: z.object(period),
  output: periodDetail,
  errors: ['no_encontrado'],
  provides: [list('PeriodClose')],
});

export const checkPeriodSeal = defineAccion({
  name: 'cierre.comprobarSello',
  module: 'closes',
  summary: 'Si lo que se cerró sigue siendo igual, parte por parte.',
  method: 'GET',
  permission: seers,
  scope: 'all',
  input: z.object(period),
  output: z.object({ seals: z.array(sealCheck) }),
  errors: ['no_encontrado'],
  provides: [list('PeriodClose')],
});

export const closePeriodTime = defineAccion({
  name: 'cierre.cerrarHoras',
  module: 'closes',
  summary: 'Cierra las horas de un mes de una sede: desde entonces solo se lee.',
  method: 'POST',
  permission: 'HOURS.CREATE',
  scope: 'all',
  input: closing,
  output: periodDetail,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('PeriodClose')],
});

export const closePeriodPay = defineAccion({
  name: 'cierre.cerrarSueldos',
  module: 'closes',
  summary: 'Cierra los sueldos de un mes de una sede que ya tiene cerradas sus horas.',
  method: 'POST',
  permission: 'LIQUIDATION.SHOW',
  scope: 'all',
  input: closing,
  output: periodDetail,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('PeriodClose')],
});

export const reopenPeriod = defineAccion({
  name: 'cierre.reabrir',
  module: 'closes',
  summary: 'Reabre lo último que se cerró de un mes de una sede, con un motivo.',
  method: 'POST',
  permission: 'ADMIN.whole',
  scope: 'all',
  input: z.object({ ...period, ledger, reason }),
  output: periodDetail,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('PeriodClose')],
});

export const listAdjustments = defineAccion({
  name: 'cierre.listarAjustes',
  module: 'closes',
  summary: 'Los ajustes de meses cerrados que cuentan en un mes de una sede.',
  method: 'GET',
  permission: seers,
  scope: 'all',
  input: z.object(period),
  output: z.object({ rows: z.array(periodAdjustment) }),
  errors: ['no_encontrado'],
  provides: [list('PeriodAdjustment')],
});

export const listOwnAdjustments = defineAccion({
  name: 'cierre.listarAjustesPropios',
  module: 'closes',
  summary: 'Los ajustes propios de meses cerrados que cuentan en un mes, con su motivo.',
  method: 'GET',
  permission: 'HOURS.SHOW',
  scope: 'own',
  input: z.object({ month }),
  output: z.object({ rows: z.array(periodAdjustment) }),
  provides: [list('PeriodAdjustment')],
  keptOffline: true,
});

export const addAdjustment = defineAccion({
  name: 'cierre.cargarAjuste',
  module: 'closes',
  summary: 'Carga lo que llegó tarde para un mes cerrado: cuenta en el primero que está abierto.',
  method: 'POST',
  permission: 'HOURS.CREATE',
  scope: 'all',
  input: adjustmentFields.superRefine(adjustmentAmount),
  output: periodAdjustment,
  errors: ['no_encontrado', 'conflicto', 'periodo_cerrado'],
  invalidates: [list('PeriodAdjustment')],
});

export const removeAdjustment = defineAccion({
  name: 'cierre.quitarAjuste',
  module: 'closes',
  summary: 'Quita un ajuste mientras el mes en que cuenta está abierto.',
  method: 'POST',
  permission: 'HOURS.CREATE',
  scope: 'all',
  input: z.object({ id, version }),
  output: done,
  errors: ['no_encontrado', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('PeriodAdjustment')],
});
