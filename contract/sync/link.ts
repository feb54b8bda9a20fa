import { z } from 'zod';
import {
  checkedText,
  choice,
  clock,
  flag,
  instant as instantField,
  own,
  ref,
  text,
  whole,
} from '../core/fields';
import { id, instant, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';
import { cronText, MOST_CRON } from './cron/cronText';
import { linkRule } from './linkRule';
import { linkDirection, linkOutFields } from './out/linkOut';
import { outsideUrl } from './outsideUrl';
import { sftpSourceFields } from './sftpSource';
import { wmsSourceFields } from './wmsSource';

const folderWords =
  'Usá letras, números, guiones y barras: no puede salir de la carpeta permitida.';
const placeWords = 'Son los nombres que llevan a la lista, con puntos: datos.filas.';
const headerWords = 'Es un encabezado como Authorization o X-Api-Key.';
/** These belong to the connection itself, and to how the answer is read. */
const ownHeaders =
  'accept|accept-encoding|connection|content-disposition|content-length|content-type|expect|host|idempotency-key|te|trailer|transfer-encoding|upgrade';
const filesWords = 'Usá letras, números, puntos, guiones y * para lo que cambia.';

const rules = z
  .array(linkRule)
  .max(200)
  .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, {
    message: 'Hay un dato con dos reglas.',
  });

export const linkRecord = defineRecord(
  'Link',
  { one: 'enlace', many: 'enlaces' },
  {
    name: text('Nombre', { min: [1, 'Poné el nombre.'], max: 80 }),
    direction: linkDirection,
    what: text('Qué entra o sale', { min: [1, 'Elegí qué.'], max: 40 }),
    via: choice(
      'Cómo llega o adónde va',
      {
        folder: 'Carpeta del servidor',
        sftp: 'Servidor SFTP',
        address: 'Dirección de otro sistema',
        wms: 'Otro WMS (acciones)',
      },
      { byDefault: 'folder' },
    ),
    folder: text('Carpeta', {
      optional: true,
      max: 200,
      // A server of files has folders that begin with a slash; of another link the server refuses it.
      pattern: [/^$|^\/?(?!\.)[\p{L}\p{N} ._-]+(\/(?!\.)[\p{L}\p{N} ._-]+)*$/u, folderWords],
    }),
    files: text('Nombre de los archivos', {
      optional: true,
      max: 120,
      pattern: [/^$|^(?!\.)[\p{L}\p{N} ._*-]+$/u, filesWords],
      none: 'Todos los CSV y XLSX',
    }),
    // Some systems want a key in it: it stays out of addresses and logs.
    url: checkedText('Dirección', outsideUrl, { optional: true, max: 500, private: true }),
    rowsPath: text('Dónde está la lista, si es JSON', {
      optional: true,
      max: 120,
      pattern: [/^$|^(?=.{1,120}$)[^\s.]+(\.[^\s.]+)*$/u, placeWords],
      none: 'Es todo el archivo',
    }),
    header: text('Encabezado de la clave', {
      optional: true,
      max: 60,
      pattern: [new RegExp(`^$|^(?!(${ownHeaders})$)[a-z][a-z0-9-]{1,59}$`, 'i'), headerWords],
      none: 'Sin clave',
    }),
    ...wmsSourceFields,
    ...sftpSourceFields,
    ...linkOutFields,
    rules: own('Reglas por columna', rules, []),
    timing: choice(
      'Cuándo corre',
      {
        hand: 'Solo a mano',
        minutes: 'Cada tantos minutos',
        days: 'En días y a una hora',
        cron: 'Con un texto cron',
      },
      { byDefault: 'hand' },
    ),
    everyMinutes: whole('Cada', { min: 5, max: 1440, unit: 'minutos', optional: true }),
    days: own('Días', z.array(z.int().min(1).max(7)).max(7), [1, 2, 3, 4, 5]),
    at: clock('Hora', { optional: true }),
    cron: checkedText('Texto cron', cronText, { optional: true, max: MOST_CRON }),
    catchUp: flag('Si el servidor estaba apagado, correr una vez al volver', { byDefault: true }),
    quietDays: whole('Avisar si no entra nada por', {
      min: 1,
      max: 365,
      unit: 'días',
      optional: true,
    }),
    rejectPercent: whole('Avisar si se rechaza más del', {
      min: 1,
      max: 99,
      unit: '%',
      optional: true,
    }),
    siteId: ref('Sede cuya hora vale', { optional: true, none: 'La de la organización' }),
    accountId: ref('Actúa en nombre de', { optional: true, none: 'Quien lo guarda' }),
    note: text('Nota', { max: 500, optional: true, rows: 2 }),
  },
  {
    health: choice('Estado', {
      good: ['Al día', 'success'],
      running: ['Corriendo', 'info'],
      rejects: ['Con filas rechazadas', 'warning'],
      failing: ['Falla', 'error'],
      quiet: ['No entra nada', 'warning'],
      tooMany: ['Rechaza de más', 'warning'],
      paused: 'En pausa',
      fresh: 'Sin correr',
    }),
    lastGoodAt: instantField('Última vez bien', { optional: true }),
    nextAt: instantField('Próxima', { optional: true }),
  },
);

export const linkFields = recordFields(linkRecord);

/** A link as the board shows it. */
export const linkRow = z
  .object({
    id,
    version,
    name: z.string(),
    direction: linkDirection.schema,
    what: z.string(),
    whatTitle: z.string(),
    accountName: z.string(),
    paused: z.boolean(),
    health: linkRecord.shown.health.schema,
    lastGoodAt: instant.nullable(),
    nextAt: instant.nullable(),
    /** Rejected rows that nobody attended yet. */
    pending: z.int(),
  })
  .meta({ id: 'LinkRow' });

export const link = linkFields
  .extend({
    id,
    version,
    whatTitle: z.string(),
    accountName: z.string(),
    /** Whether the key of the address is kept; nobody is shown it. */
    hasKey: z.boolean(),
    /** The same of the token of another WMS. */
    hasToken: z.boolean(),
    /** The same of the password or private key of an SFTP server. */
    hasLogin: z.boolean(),
    siteName: z.string().nullable(),
    zone: z.string(),
    paused: z.boolean(),
    health: linkRecord.shown.health.schema,
    lastGoodAt: instant.nullable(),
    lookedAt: instant.nullable(),
    /** The next five times, in order. */
    nextRuns: z.array(instant),
    pending: z.int(),
    /** Rows that wait for a month that is closed. */
    parked: z.int(),
    /** Names of people who may open it again. */
    reopeners: z.array(z.string()),
    /** Since when nothing comes in, once that is longer than its limit. */
    quietSince: instant.nullable(),
    /** Whether the last run that is judged refused more than its limit. */
    rejectsOver: z.boolean(),
    /** Whether the viewer holds the right of the import or of the list, and so may see and mend its rows. */
    ownRight: z.boolean(),
  })
  .meta({ id: 'Link' });
