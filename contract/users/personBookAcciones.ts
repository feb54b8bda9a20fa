import { z } from 'zod';
import { defineAccion, done, privateField } from '../core/accion';
import { id, version } from '../core/id';
import { listOutput, privateListInput } from '../core/listInput';
import { byInput, list } from '../core/tags';
import { keepsPeople } from './keepsPeople';
import { personBook, personBookFields, personBookRow } from './personBook';

const readers = ['ADMIN.users', 'LIQUIDATION.SHOW'] as const;

export const getPersonBook = defineAccion({
  name: 'libroSueldos.obtener',
  module: 'users',
  summary: 'Con qué códigos va una persona en el Libro de Sueldos, y desde cuándo cada uno.',
  method: 'GET',
  permission: readers,
  scope: 'all',
  sensitive: true,
  input: z.object({ personId: id }),
  output: personBook,
  errors: ['no_encontrado'],
  provides: [byInput('Person', 'personId'), list('Parameter')],
});

export const savePersonBook = defineAccion({
  name: 'libroSueldos.guardar',
  module: 'users',
  summary: 'Carga o corrige desde qué día una persona va al Libro de Sueldos con otros códigos.',
  method: 'POST',
  permission: keepsPeople,
  scope: 'all',
  sensitive: true,
  input: personBookFields.extend({
    personId: id,
    id: id.optional(),
    version: version.optional(),
  }),
  output: personBookRow,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [byInput('Person', 'personId'), list('Person')],
});

export const deletePersonBook = defineAccion({
  name: 'libroSueldos.borrar',
  module: 'users',
  summary: 'Quita códigos de una persona para el Libro de Sueldos; rigen otra vez los anteriores.',
  method: 'POST',
  permission: keepsPeople,
  scope: 'all',
  sensitive: true,
  input: z.object({ personId: id, id, version }),
  output: done,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [byInput('Person', 'personId'), list('Person')],
});

const bookRow = personBookFields
  .extend({
    id,
    personId: id,
    personName: z.string(),
    docket: z.string(),
    cuil: privateField(z.string()),
    siteId: id,
    siteName: z.string(),
    areaId: id,
    areaName: z.string(),
    imageUrl: z.string(),
  })
  .meta({ id: 'PersonBookListRow' });

const columns = [
  'personName',
  'docket',
  'siteName',
  'areaName',
  'effectiveFrom',
  'situation',
  'condition',
  'activity',
  'contract',
  'place',
  'health',
  'spouse',
  'children',
  'insured',
] as const;

export const listPersonBooks = defineAccion({
  name: 'libroSueldos.listar',
  module: 'users',
  summary: 'Los códigos de las personas para el Libro de Sueldos, con su día.',
  method: 'GET',
  permission: readers,
  scope: 'all',
  sensitive: true,
  input: privateListInput({
    sort: columns,
    filter: [...columns, 'personId', 'siteId', 'areaId'],
  }),
  output: listOutput(bookRow),
  provides: [list('Person')],
});
