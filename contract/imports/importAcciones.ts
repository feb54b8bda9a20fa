import { z } from 'zod';
import { defineAccion, done, privateField } from '../core/accion';
import { fileHash, id } from '../core/id';
import { listOutput } from '../core/listInput';
import { byInput, list } from '../core/tags';
import { importRow, importRowStates, importRun } from './importRun';

export const listImportRows = defineAccion({
  name: 'importacion.listarFilas',
  module: 'imports',
  summary: 'Las filas de una importación propia, con lo que está mal en cada columna.',
  method: 'GET',
  permission: 'session',
  scope: 'own',
  input: z.object({
    id,
    states: z.array(z.enum(importRowStates)).max(6).default([]),
    /** Only those with something to know before they are written. */
    warned: z.boolean().default(false),
    page: z.int().min(1).max(100_000).default(1),
    size: z.int().min(1).max(200).default(50),
  }),
  output: listOutput(importRow),
  errors: ['no_encontrado'],
  provides: [byInput('Import')],
});

export const getImport = defineAccion({
  name: 'importacion.obtener',
  module: 'imports',
  summary: 'Una importación propia: columnas, cantidades y estado.',
  method: 'GET',
  permission: 'session',
  scope: 'own',
  input: z.object({ id }),
  output: importRun,
  errors: ['no_encontrado'],
  provides: [byInput('Import')],
});

export const applyImport = defineAccion({
  name: 'importacion.aplicar',
  module: 'imports',
  summary: 'Escribe lo que mostró la vista previa: todas las filas o ninguna, o solo las válidas.',
  method: 'POST',
  permission: 'session',
  scope: 'all',
  input: z.object({ id, mode: z.enum(['all', 'valid']) }),
  output: importRun,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [byInput('Import'), list('Job')],
});

export const discardImport = defineAccion({
  name: 'importacion.descartar',
  module: 'imports',
  summary: 'Abandona una importación que no se aplicó y olvida sus filas.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [byInput('Import')],
});

export const correctImport = defineAccion({
  name: 'importacion.corregir',
  module: 'imports',
  summary: 'Cambia lo que dice una celda, o todas las que dicen lo mismo, y vuelve a revisar.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({
    id,
    /** The row, as the spreadsheet numbers it. */
    number: z.int().min(1),
    /** The datum of the row that is corrected. */
    key: z.string().max(60),
    text: privateField(z.string().max(2000)),
    /** The text that the cell had: the other rows that say so in that column change too. */
    alike: privateField(z.string().max(10_000).optional()),
  }),
  output: z
    .object({
      run: importRun,
      /** How many other rows still say in that column what this cell said. */
      others: z.int(),
    })
    .meta({ id: 'CorrectedImport' }),
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [byInput('Import')],
});

export const createMissing = defineAccion({
  name: 'importacion.crearFaltantes',
  module: 'imports',
  summary: 'Elige si lo que la planilla nombra y no existe se crea junto con sus filas.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({ id, creates: z.boolean() }),
  output: importRun,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [byInput('Import')],
});

export const mapImport = defineAccion({
  name: 'importacion.mapear',
  module: 'imports',
  summary: 'Corrige de qué columna del archivo sale cada dato y vuelve a revisar todas las filas.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({
    id,
    mapping: z
      .array(z.object({ key: z.string().max(60), source: z.int().min(0).max(999).nullable() }))
      .max(200),
  }),
  output: importRun,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [byInput('Import')],
});

export const prepareImport = defineAccion({
  name: 'importacion.preparar',
  module: 'imports',
  summary: 'Lee un archivo subido y muestra qué pasaría con cada fila, sin cambiar nada.',
  method: 'POST',
  permission: 'session',
  scope: 'all',
  input: z.object({
    /** The name of the import: `personas`. Its own permission holds. */
    kind: z.string().max(40),
    file: fileHash,
  }),
  output: importRun,
  errors: ['no_encontrado', 'archivo_tipo', 'archivo_grande'],
});
