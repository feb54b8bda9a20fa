import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { fileHash, id, version } from '../core/id';
import { listOutput, privateListInput } from '../core/listInput';
import { byInput, each, list } from '../core/tags';
import { listPeople } from '../users/personAcciones';
import { moveReason } from './changeNewsState';
import { newsDetail, newsRow } from './news';
import { certificateField, newsFields, newsRange } from './newsRecord';
import { newsMove } from './newsState';

export const listNews = defineAccion({
  name: 'novedad.listar',
  module: 'news',
  summary: 'Las novedades propias y de quienes están al alcance; lo reservado se lee “Ausente”.',
  method: 'GET',
  permission: ['NEWS', 'NEWS.CREATE'],
  scope: 'all',
  input: privateListInput({
    sort: [
      'personName',
      'docket',
      'typeName',
      'fromDay',
      'toDay',
      'quantity',
      'state',
      'siteName',
      'areaName',
      'createdAt',
    ],
    filter: [
      'personId',
      'personName',
      'docket',
      'typeId',
      'unit',
      'fromDay',
      'toDay',
      'state',
      'certificate',
      'siteId',
      'areaId',
      'mine',
      'createdAt',
    ],
  }),
  output: listOutput(newsRow),
  provides: [list('News'), each('News', 'rows')],
});

export const getNews = defineAccion({
  name: 'novedad.obtener',
  module: 'news',
  summary: 'Una novedad con su historia y lo que se puede hacer con ella.',
  method: 'GET',
  permission: ['NEWS', 'NEWS.CREATE'],
  scope: 'all',
  input: z.object({ id }),
  output: newsDetail,
  errors: ['no_encontrado'],
  provides: [byInput('News')],
});

export const addCertificate = defineAccion({
  name: 'novedad.adjuntarCertificado',
  module: 'news',
  summary: 'Agrega el certificado de una novedad, o pone otro en su lugar.',
  method: 'POST',
  permission: ['NEWS.CREATE', 'NEWS.STATE'],
  scope: 'all',
  input: z.object({ id, version, certificate: privateField(fileHash) }),
  output: newsDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('News'), list('News')],
});

export const askNews = defineAccion({
  name: 'novedad.avisar',
  module: 'news',
  summary:
    'Avisa una ausencia propia, con su certificado si ya está; la que volvió se manda de nuevo.',
  method: 'POST',
  permission: 'NEWS.CREATE',
  scope: 'own',
  input: newsFields
    .extend({
      certificate: certificateField,
      /** The one that was sent back. */
      id: id.optional(),
      version: version.optional(),
    })
    .superRefine(newsRange),
  output: newsDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('News'), list('Request'), list('Absence')],
});

export const changeManyNews = defineAccion({
  name: 'novedad.cambiarVarias',
  module: 'news',
  summary: 'Valida, rechaza, vuelve a dejar pendientes o anula muchas novedades a la vez.',
  method: 'POST',
  permission: 'NEWS.STATE',
  scope: 'all',
  input: z.object({
    selection: privateField(rowSelection(listNews.input)),
    move: newsMove,
    reason: moveReason,
  }),
  output: bulkOutput,
  errors: ['conflicto'],
  invalidates: [list('News'), list('Absence'), list('Request'), list('Job')],
});

export const enterManyNews = defineAccion({
  name: 'novedad.cargarVarias',
  module: 'news',
  summary: 'Carga la misma novedad a muchas personas, con un resultado por persona.',
  method: 'POST',
  permission: 'NEWS.CREATE',
  scope: 'all',
  input: newsFields
    .extend({
      selection: privateField(rowSelection(listPeople.input)),
      validated: z.boolean().default(false),
    })
    .superRefine(newsRange),
  output: bulkOutput,
  errors: ['conflicto'],
  invalidates: [list('News'), list('Absence'), list('Job')],
});

export const enterNews = defineAccion({
  name: 'novedad.cargar',
  module: 'news',
  summary: 'Carga una novedad de una persona; quien valida puede dejarla validada.',
  method: 'POST',
  permission: 'NEWS.CREATE',
  scope: 'all',
  input: newsFields
    .extend({
      personId: id,
      certificate: certificateField,
      validated: z.boolean().default(false),
    })
    .superRefine(newsRange),
  output: newsDetail,
  errors: ['no_encontrado', 'conflicto', 'periodo_cerrado'],
  invalidates: [list('News'), list('Absence')],
});

export const updateNews = defineAccion({
  name: 'novedad.modificar',
  module: 'news',
  summary: 'Corrige una novedad que todavía no está validada.',
  method: 'POST',
  permission: 'NEWS.CREATE',
  scope: 'all',
  input: newsFields.extend({ id, version }).superRefine(newsRange),
  output: newsDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [byInput('News'), list('News'), list('Absence')],
});
