import { z } from 'zod';
import { defineAccion, done, privateField } from '../core/accion';
import { clock, day, id, version } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { reason } from '../core/reason';
import { byInput, each, list } from '../core/tags';
import { bankAgreement, bankAgreementFields } from './bankAgreement';
import { hourBank, hourBankRow } from './hourBank';

export const listBankAgreements = defineAccion({
  name: 'acuerdoBanco.listar',
  module: 'hours',
  summary: 'Los acuerdos de banco de horas de las personas, áreas y sedes al alcance.',
  method: 'GET',
  permission: 'HOURS.CREATE',
  scope: 'all',
  input: listInput({
    sort: ['targetName', 'fromDay', 'toDay'],
    filter: ['target', 'targetName', 'fromDay', 'toDay'],
  }),
  output: listOutput(bankAgreement),
  provides: [list('HourBankAgreement'), each('HourBankAgreement', 'rows')],
});

export const saveBankAgreement = defineAccion({
  name: 'acuerdoBanco.guardar',
  module: 'hours',
  summary: 'Carga o corrige un acuerdo de banco de horas; lo ya acreditado no cambia.',
  method: 'POST',
  permission: 'HOURS.CREATE',
  scope: 'all',
  input: bankAgreementFields.extend({ id: id.optional(), version: version.optional() }),
  output: bankAgreement,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('HourBankAgreement'), list('HourBank')],
});

export const deleteBankAgreement = defineAccion({
  name: 'acuerdoBanco.borrar',
  module: 'hours',
  summary: 'Quita un acuerdo de banco de horas del que todavía no se acreditó nada.',
  method: 'POST',
  permission: 'HOURS.CREATE',
  scope: 'all',
  input: z.object({ id, version }),
  output: done,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('HourBankAgreement'), byInput('HourBankAgreement'), list('HourBank')],
});

export const listHourBanks = defineAccion({
  name: 'bancoHoras.listar',
  module: 'hours',
  summary: 'El saldo del banco de horas de cada persona al alcance que tiene movimientos.',
  method: 'GET',
  permission: 'HOURS.SHOW',
  scope: 'all',
  input: listInput({
    sort: [
      ...(['personName', 'docket', 'siteName', 'areaName'] as const),
      ...(['balance', 'reserved', 'expiresOn', 'expiring', 'due'] as const),
    ],
    filter: [
      ...(['personName', 'docket', 'siteId', 'areaId', 'balance', 'expiresOn', 'due'] as const),
      /** The days of uses that wait for a decision. */
      'undecidedOn',
    ],
  }),
  output: listOutput(hourBankRow),
  provides: [list('HourBank'), list('Request')],
});

export const getHourBank = defineAccion({
  name: 'bancoHoras.obtener',
  module: 'hours',
  summary: 'El banco de horas de una persona: saldo, qué vence cuándo y cada movimiento.',
  method: 'GET',
  permission: 'HOURS.SHOW',
  scope: 'all',
  input: z.object({
    /** Left out: oneself. */
    personId: id.optional(),
  }),
  output: hourBank,
  errors: ['no_encontrado'],
  provides: [list('HourBank'), list('Request')],
  keptOffline: { personId: null },
});

/** Both hours, or neither: the whole shift. */
const span = { day, from: clock.nullable().default(null), to: clock.nullable().default(null) };

export const previewBankUse = defineAccion({
  name: 'bancoHoras.simularUso',
  module: 'hours',
  summary: 'Cuántas horas del banco tomaría faltar un día o una parte, y si alcanzan.',
  method: 'GET',
  permission: 'HOURS.SHOW',
  scope: 'own',
  input: z.object(span),
  output: z.object({
    /** "Mañana, 06:00 a 14:00"; null: nothing is planned. */
    shift: z.string().nullable(),
    minutes: z.int(),
    /** The minutes that may be used on that day, less those that wait. */
    free: z.int(),
    /** Why it would be refused. */
    problem: z.string().nullable(),
  }),
  errors: ['no_encontrado'],
  provides: [list('HourBank'), list('Roster'), list('Absence'), list('Request')],
});

export const askBankUse = defineAccion({
  name: 'bancoHoras.pedirUso',
  module: 'hours',
  summary: 'Pide usar horas del banco en un turno propio, entero o en parte; decide su jefe.',
  method: 'POST',
  permission: 'HOURS.SHOW',
  scope: 'own',
  input: z.object({ ...span, reason: privateField(reason) }),
  output: z.object({ requestId: id }),
  errors: ['no_encontrado', 'conflicto', 'periodo_cerrado'],
  invalidates: [list('HourBank'), list('Request')],
});

export const cancelBankUse = defineAccion({
  name: 'bancoHoras.cancelarUso',
  module: 'hours',
  summary:
    'Retira un uso del banco que espera, o deja sin efecto uno aprobado y devuelve sus horas.',
  method: 'POST',
  permission: 'HOURS.SHOW',
  scope: 'all',
  input: z.object({ id, reason: privateField(reason) }),
  output: done,
  errors: ['no_encontrado', 'conflicto', 'periodo_cerrado'],
  invalidates: [list('HourBank'), list('Hour'), list('Request')],
});

const MOST = 500 * 60;

export const bankAdjustment = z.object({
  /** Minutes to add, or below zero to take away. */
  minutes: z
    .int()
    .min(-MOST)
    .max(MOST)
    .refine((minutes) => minutes !== 0, 'Escribí cuánto sumás o restás.'),
  reason: privateField(reason),
});

export const adjustHourBank = defineAccion({
  name: 'bancoHoras.ajustar',
  module: 'hours',
  summary: 'Suma o resta horas al banco de una persona, con el motivo a la vista.',
  method: 'POST',
  permission: 'HOURS.CREATE',
  scope: 'all',
  input: bankAdjustment.extend({ personId: id }),
  output: done,
  errors: ['no_encontrado', 'conflicto', 'periodo_cerrado'],
  invalidates: [list('HourBank')],
});
