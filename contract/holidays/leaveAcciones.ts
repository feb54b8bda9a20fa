import { z } from 'zod';
import { defineAccion, done, emptyInput, privateField } from '../core/accion';
import { day, fileHash, id, version } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { reason } from '../core/reason';
import { byInput, list } from '../core/tags';
import { leave, leaveDetail } from './leave';
import { leaveBalance } from './leaveBalance';
import { leavePreview } from './leavePreview';
import { leaveRange, leaveSpan } from './leaveSpan';

const row = z
  .object({
    id,
    name: z.string(),
    imageUrl: z.string(),
    docket: z.string(),
    siteId: id,
    siteName: z.string(),
    areaId: id,
    areaName: z.string(),
    hireDate: day,
    /** The days that the last year gave. */
    given: privateField(z.number()),
    available: privateField(z.number()),
    reserved: privateField(z.number()),
    /** Taken and still to come. */
    nextFrom: day.nullable(),
  })
  .meta({ id: 'LeaveBalanceRow' });

export const listLeaveBalances = defineAccion({
  name: 'licencia.listarSaldos',
  module: 'holidays',
  summary: 'El saldo de vacaciones de las personas a cargo.',
  method: 'GET',
  permission: 'HOLIDAYS.APPROVE',
  scope: 'all',
  input: listInput({
    sort: [
      'name',
      'docket',
      'siteName',
      'areaName',
      'hireDate',
      'given',
      'available',
      'reserved',
      'nextFrom',
    ],
    filter: [
      'name',
      'docket',
      'siteId',
      'areaId',
      'hireDate',
      'given',
      'available',
      'reserved',
      'nextFrom',
    ],
  }),
  output: listOutput(row),
  provides: [list('Leave'), list('Person'), list('Request')],
});

export const listLeaves = defineAccion({
  name: 'licencia.listar',
  module: 'holidays',
  summary: 'Las licencias de las personas a cargo, con su estado.',
  method: 'GET',
  permission: 'HOLIDAYS.APPROVE',
  scope: 'all',
  input: listInput({
    sort: [
      'name',
      'fromDay',
      'toDay',
      'days',
      'typeId',
      'state',
      'siteName',
      'areaName',
      'askedAt',
    ],
    filter: [
      'personId',
      'name',
      'fromDay',
      'toDay',
      'days',
      'typeId',
      'state',
      'siteId',
      'areaId',
      'askedAt',
    ],
  }),
  output: listOutput(leave),
  provides: [list('Leave'), list('Request')],
});

export const listOwnLeaves = defineAccion({
  name: 'licencia.listarMias',
  module: 'holidays',
  summary: 'Las licencias propias de los últimos tres años, las últimas primero.',
  method: 'GET',
  permission: ['HOLIDAYS.CREATE', 'HOLIDAYS.APPROVE'],
  scope: 'own',
  input: emptyInput,
  output: z.object({ rows: z.array(leave) }).meta({ id: 'OwnLeaveList' }),
  provides: [list('Leave'), list('Request')],
  keptOffline: true,
});

export const getLeave = defineAccion({
  name: 'licencia.obtener',
  module: 'holidays',
  summary: 'Una licencia con sus días, su estado y lo que se puede hacer con ella.',
  method: 'GET',
  permission: ['HOLIDAYS.CREATE', 'HOLIDAYS.APPROVE'],
  scope: 'all',
  input: z.object({ id }),
  output: leaveDetail,
  errors: ['no_encontrado'],
  provides: [byInput('Leave'), list('Leave'), list('Request')],
});

export const getLeaveBalance = defineAccion({
  name: 'licencia.obtenerSaldo',
  module: 'holidays',
  summary:
    'El saldo de vacaciones, propio o de alguien a cargo, explicado movimiento por movimiento.',
  method: 'GET',
  permission: ['HOLIDAYS.CREATE', 'HOLIDAYS.APPROVE'],
  scope: 'all',
  input: z.object({ personId: id.optional() }),
  output: leaveBalance,
  errors: ['no_encontrado'],
  provides: [list('Leave'), list('Request')],
  keptOffline: { personId: null },
});

export const addLeaveCertificate = defineAccion({
  name: 'licencia.adjuntarCertificado',
  module: 'holidays',
  summary: 'Agrega el certificado de una licencia, o pone otro en su lugar.',
  method: 'POST',
  permission: ['HOLIDAYS.CREATE', 'HOLIDAYS.APPROVE'],
  scope: 'all',
  /** The file was brought by `archivo.subir` with the purpose `certificate`. */
  input: z.object({ id, version, certificate: privateField(fileHash) }),
  output: leaveDetail,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Leave'), list('Leave')],
});

export const cancelLeave = defineAccion({
  name: 'licencia.cancelar',
  module: 'holidays',
  summary: 'Deja sin efecto una licencia aprobada que no empezó; los días vuelven al saldo.',
  method: 'POST',
  permission: ['HOLIDAYS.CREATE', 'HOLIDAYS.APPROVE'],
  scope: 'all',
  input: z.object({ id, version, reason: privateField(reason) }),
  output: done,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('Leave'), byInput('Leave'), list('Absence')],
});

export const interruptLeave = defineAccion({
  name: 'licencia.interrumpir',
  module: 'holidays',
  summary: 'Termina antes una licencia que ya empezó; el resto de los días vuelve al saldo.',
  method: 'POST',
  permission: 'HOLIDAYS.APPROVE',
  scope: 'all',
  input: z.object({
    id,
    version,
    /** The last day that was really taken. */
    lastDay: day,
    reason: privateField(reason),
  }),
  output: done,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('Leave'), byInput('Leave'), list('Absence')],
});

export const simulateLeave = defineAccion({
  name: 'licencia.simular',
  module: 'holidays',
  summary: 'Qué pasaría si se pide una licencia: días, saldo, quién falta, cuándo se vuelve.',
  method: 'GET',
  permission: ['HOLIDAYS.CREATE', 'HOLIDAYS.APPROVE'],
  scope: 'all',
  input: leaveSpan
    .extend({
      /** The person, where it is not one's own leave. */
      personId: id.optional(),
      /** The one that was sent back and is being changed. */
      leaveId: id.optional(),
    })
    .superRefine(leaveRange),
  output: leavePreview,
  errors: ['no_encontrado'],
  provides: [list('Leave'), list('Absence'), list('Holiday'), list('LeaveSetting')],
});
