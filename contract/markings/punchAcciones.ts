import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { day, fileHash, id, instant } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { byInput, each, list } from '../core/tags';
import { dayPunch, dayShift, position, punchDay, punchDetail, punchRow } from './punch';
import { punchRecord } from './punchRecord';

const kind = punchRecord.shown.kind.schema;

export const getPunchState = defineAccion({
  name: 'fichada.obtenerEstado',
  module: 'markings',
  summary: 'Lo que va a hacer el botón de fichar, lo que ya fichó hoy la persona y su turno.',
  method: 'GET',
  permission: 'MARKINGS.CREATE',
  scope: 'own',
  input: emptyInput,
  output: z.object({
    serverTime: instant,
    zone: z.string(),
    siteName: z.string(),
    /** The site knows where it is, so that a position says whether one is there. */
    wantsPosition: z.boolean(),
    /** The site offers to add a photo to a punch, kept for so many days. */
    photoDays: z.int().nullable(),
    /** The kinds that may be punched now: the first is the button, the others stand beside it. */
    choices: z.array(kind).min(1),
    day,
    shifts: z.array(dayShift),
    punches: z.array(dayPunch),
    /** Inside since then; null: outside. */
    since: instant.nullable(),
    /** An earlier day whose exit is missing and which may be corrected. */
    forgottenDay: day.nullable(),
  }),
  provides: [list('Punch'), list('Roster')],
  keptOffline: true,
});

export const punchNow = defineAccion({
  name: 'fichada.fichar',
  module: 'markings',
  summary: 'Ficha: la hora es la del servidor, y entrada o salida la decide él.',
  method: 'POST',
  permission: 'MARKINGS.CREATE',
  scope: 'own',
  input: z.object({
    /** The kind that the button promised. */
    kind,
    source: z.enum(['web', 'phone']),
    /** The clock of the device; it counts only where the punch had to wait for the network. */
    claimedAt: instant,
    /** Milliseconds by which that clock is behind the server's, as measured; null: never measured. */
    clockOffset: z.int().min(-1e12).max(1e12).nullable().default(null),
    position,
  }),
  output: z.object({
    punch: dayPunch,
    day,
    /** A second touch: the first one stands. */
    same: z.boolean(),
  }),
  errors: ['conflicto', 'no_encontrado', 'periodo_cerrado'],
  invalidates: [list('Punch')],
  queueable: true,
});

export const addPunchPhoto = defineAccion({
  name: 'fichada.agregarFoto',
  module: 'markings',
  summary: 'Agrega la foto de quien acaba de fichar, donde la sede lo ofrece.',
  method: 'POST',
  permission: 'MARKINGS.CREATE',
  scope: 'own',
  input: z.object({ id, photo: fileHash }),
  output: z.object({ id }),
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [byInput('Punch')],
});

export const listPunches = defineAccion({
  name: 'fichada.listar',
  module: 'markings',
  summary: 'Las fichadas propias y de quienes están al alcance.',
  method: 'GET',
  permission: 'MARKINGS.SHOW',
  scope: 'all',
  input: listInput({
    // Columns that millions have in common filter, and do not sort: the first page in their order would read all rows.
    sort: ['personName', 'docket', 'at', 'day'],
    filter: [
      'personId',
      'personName',
      'docket',
      'at',
      'day',
      'kind',
      'source',
      'counts',
      'outside',
      'offline',
      'forgotten',
      'siteId',
      'areaId',
    ],
  }),
  output: listOutput(punchRow),
  provides: [list('Punch'), each('Punch', 'rows')],
});

export const getPunch = defineAccion({
  name: 'fichada.obtener',
  module: 'markings',
  summary: 'Una fichada con su origen y lo que la reemplazó.',
  method: 'GET',
  permission: ['MARKINGS.SHOW', 'MARKINGS.CREATE'],
  scope: 'all',
  input: z.object({ id }),
  output: punchDetail,
  errors: ['no_encontrado'],
  provides: [byInput('Punch')],
});

export const getPunchMonth = defineAccion({
  name: 'fichada.obtenerMes',
  module: 'markings',
  summary: 'Un mes de fichadas de una persona, día por día; sin nombrar a nadie, el propio.',
  method: 'GET',
  permission: ['MARKINGS.SHOW', 'MARKINGS.CREATE'],
  scope: 'all',
  input: z.object({
    personId: id.optional(),
    year: z.int().min(2000).max(2100),
    month: z.int().min(1).max(12),
  }),
  output: z.object({
    personId: id,
    personName: z.string(),
    zone: z.string(),
    today: day,
    /** The latest first; days that have nothing are left out. */
    days: z.array(punchDay),
    /** Its person asks for corrections. */
    asks: z.boolean(),
  }),
  errors: ['no_encontrado'],
  provides: [list('Punch'), list('Roster'), list('PunchCorrection')],
});
