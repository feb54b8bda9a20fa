import { z } from 'zod';
import { choice, flag, text, whole } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, type RecordValues, recordFields } from '../core/record';

export const documentTypeRecord = defineRecord(
  'DocumentType',
  { one: 'tipo de documento', many: 'tipos de documento' },
  {
    name: text('Nombre', { min: [3, 'Ponele un nombre.'], max: 60 }),
    /** The part of the file in which it lies. */
    folder: text('Carpeta', { min: [3, 'Decí en qué carpeta va.'], max: 40 }),
    /** Only who keeps the files, the person too, or the person who may also bring it. */
    visibility: choice(
      'Quién lo ve',
      {
        keepers: 'Solo quien guarda los legajos',
        person: 'La persona lo ve',
        brings: 'La persona lo ve y lo puede traer',
      },
      { initial: 'person' },
    ),
    /** Its documents say until when they are good. */
    expires: flag('Tiene vencimiento', { byDefault: false }),
    /** How long before that somebody is told. */
    warnDays: whole('Días antes para avisar', { max: 365, byDefault: 30 }),
    /** How long it is kept after the person left. */
    keepYears: whole('Años que se guarda después de la baja', {
      min: 1,
      max: 99,
      optional: true,
      none: 'Siempre',
    }),
    /** Each version goes to its person to be signed; only of what they see and the organisation files. */
    signs: flag('La persona lo firma', { byDefault: false }),
    /** A document of this type that is in force lets its person reach shelves by forklift. */
    forklift: flag('Habilita a usar autoelevador', { byDefault: false }),
    active: flag('En uso', { byDefault: true }),
  },
);

export const documentTypeFields = recordFields(documentTypeRecord);
export type DocumentVisibility = RecordValues<typeof documentTypeRecord>['visibility'];

export const documentType = documentTypeFields
  .extend({
    id,
    version,
    /** How many documents it has. */
    used: z.int(),
  })
  .meta({ id: 'DocumentType' });
