import { z } from 'zod';
import { defineAccion, done, secretField } from '../core/accion';
import { id, version } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { byInput, each, list } from '../core/tags';
import { link, linkFields, linkRow } from './link';
import { linkDays } from './linkDays';
import { linkReject, linkRejectMend } from './linkReject';
import { linkRun } from './linkRun';
import { linkSecrets, MOST_LOGIN } from './linkSecret';
import { linkChoices, linkTrial } from './linkTrial';

const reads = { module: 'sync', method: 'GET', permission: 'SYNC', scope: 'all' } as const;
const runs = { module: 'sync', method: 'POST', permission: 'SYNC.run', scope: 'all' } as const;

export const listSync = defineAccion({
  ...reads,
  name: 'enlace.listar',
  summary: 'Los enlaces con otros sistemas, con cómo anda cada uno.',
  input: listInput({
    sort: ['name', 'direction', 'what', 'health', 'lastGoodAt', 'nextAt'],
    filter: ['name', 'direction', 'what', 'health', 'lastGoodAt', 'nextAt'],
  }),
  output: listOutput(linkRow),
  provides: [list('Link'), each('Link', 'rows')],
});

export const getLink = defineAccion({
  ...reads,
  name: 'enlace.obtener',
  summary: 'Un enlace: qué trae o se lleva, con qué reglas, cuándo corre y en nombre de quién.',
  input: z.object({ id }),
  output: link,
  errors: ['no_encontrado'],
  provides: [byInput('Link'), list('Link')],
});

export const listLinkRuns = defineAccion({
  ...reads,
  name: 'corrida.listar',
  summary: 'Las corridas de los enlaces: cuándo, con qué archivo y cuántas filas.',
  input: listInput({
    sort: ['startedAt', 'state', 'read', 'written', 'unchanged', 'rejected'],
    filter: ['linkId', 'state', 'reason', 'startedAt'],
  }),
  output: listOutput(linkRun),
  provides: [list('LinkRun')],
});

export const getLinkDays = defineAccion({
  ...reads,
  name: 'enlace.filasPorDia',
  summary:
    'Cuántas filas escribió, dejó igual y rechazó un enlace en cada uno de los últimos días.',
  input: z.object({ id }),
  output: linkDays,
  errors: ['no_encontrado'],
  provides: [list('LinkRun')],
});

export const listLinkRejects = defineAccion({
  ...reads,
  name: 'filaRechazada.listar',
  summary: 'Las filas que no entraron, con el motivo por dato, para quien puede importarlas.',
  input: listInput({
    sort: ['number', 'createdAt'],
    filter: ['linkId', 'runId', 'state', 'createdAt'],
  }),
  output: listOutput(linkReject),
  provides: [list('LinkRun')],
});

export const getLinkChoices = defineAccion({
  ...reads,
  name: 'enlace.opciones',
  summary: 'Qué se puede enlazar y en nombre de quién.',
  permission: 'SYNC.run',
  input: z.object({}),
  output: linkChoices,
});

export const saveLink = defineAccion({
  ...runs,
  name: 'enlace.guardar',
  summary: 'Agrega un enlace o cambia el que hay; actúa en nombre de quien lo guarda.',
  input: linkFields.extend({ id: id.optional(), version: version.optional() }),
  output: link,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('Link')],
});

export const tryLink = defineAccion({
  ...runs,
  name: 'enlace.probar',
  summary: 'Dice qué haría una corrida con lo más nuevo, sin escribir nada.',
  // The key of the link of this number serves for the same place alone.
  input: linkFields.extend({ id: id.optional() }),
  output: linkTrial,
  errors: ['archivo_tipo', 'archivo_grande', 'conflicto'],
});

export const saveLinkKey = defineAccion({
  ...runs,
  name: 'enlace.guardarClave',
  summary:
    'Guarda, cambia o borra la clave, el token o la contraseña de un enlace; no se muestra más.',
  input: z.object({
    id,
    which: z.enum(linkSecrets).default('key'),
    // Each kind has a form of its own, which the server looks at.
    key: secretField(z.string().min(1).max(MOST_LOGIN).nullable()),
  }),
  output: link,
  errors: ['no_encontrado'],
  invalidates: [list('Link')],
});

export const runLink = defineAccion({
  ...runs,
  name: 'enlace.correr',
  summary: 'Corre un enlace ahora; uno que sale manda de nuevo lo mismo solo si se pide.',
  input: z.object({ id, again: z.boolean().optional() }),
  output: link,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Link'), list('LinkRun')],
});

export const pauseLink = defineAccion({
  ...runs,
  name: 'enlace.pausar',
  summary: 'Deja un enlace en pausa, o lo reanuda.',
  input: z.object({ id, version, paused: z.boolean() }),
  output: link,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('Link')],
});

export const copyLink = defineAccion({
  ...runs,
  name: 'enlace.copiar',
  summary: 'Hace otro enlace igual, en pausa y en nombre de quien lo copia.',
  input: z.object({ id }),
  output: link,
  errors: ['no_encontrado'],
  invalidates: [list('Link')],
});

export const deleteLink = defineAccion({
  ...runs,
  name: 'enlace.borrar',
  summary: 'Borra un enlace con sus corridas, su clave y sus filas rechazadas; lo que entró queda.',
  input: z.object({ id, version }),
  output: done,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('Link'), list('LinkRun')],
});

export const mendLinkReject = defineAccion({
  ...runs,
  name: 'filaRechazada.corregir',
  summary: 'Corrige una fila que no entró y la manda de nuevo, sola.',
  input: linkRejectMend,
  output: linkReject,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('LinkRun'), list('Link')],
});

export const sendParkedRows = defineAccion({
  ...runs,
  name: 'filaRechazada.mandarEsperando',
  summary: 'Manda de nuevo las filas que esperaban un mes cerrado, con el mes ya reabierto.',
  input: z.object({ linkId: id }),
  output: z.object({
    written: z.int(),
    /** Their month is still closed. */
    parked: z.int(),
    rejected: z.int(),
  }),
  errors: ['no_encontrado'],
  invalidates: [list('LinkRun'), list('Link')],
});

export const dropLinkReject = defineAccion({
  ...runs,
  name: 'filaRechazada.descartar',
  summary: 'Descarta una fila que no entró: nadie la espera más.',
  input: z.object({ id }),
  output: linkReject,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('LinkRun'), list('Link')],
});
