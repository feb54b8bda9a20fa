import { z } from 'zod';
import { choice, flag, ref, text, whole } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';

export const locationRecord = defineRecord(
  'Location',
  { one: 'ubicación', many: 'ubicaciones' },
  {
    siteId: ref('Depósito'),
    code: text('Código', {
      max: [20, 'Usá como mucho 20 caracteres.'],
      upper: true,
      pattern: [/^[A-Z0-9]+(-[A-Z0-9]+)*$/, 'Usá letras, números y guiones, como A-01-02-3.'],
    }),
    /** The text of its label for a scanner; without it, one is made from the site and the code. */
    barcode: text('Etiqueta', { max: 40, orNull: true }),
    /** Orders take only from where goods are kept; what was just received, or is set apart, lies elsewhere. */
    use: choice(
      'Para qué se usa',
      {
        storage: 'Guardar y preparar',
        receiving: 'Recibir',
        quarantine: 'Cuarentena y dañados',
      },
      { byDefault: 'storage' },
    ),
    /** A shelf that has none is proposed however much lies there already. */
    capacity: whole('Cuántas unidades entran', { min: 1, max: 1_000_000, optional: true }),
    /** Goods are put away there only by people whose file holds a licence in force. */
    forklift: flag('Se llega con autoelevador', { byDefault: false }),
    active: flag('En uso', { byDefault: true }),
  },
);

const locationUse = z.enum(locationRecord.fields.use.values);

export const location = z
  .object({
    id,
    version,
    siteId: id,
    siteName: z.string(),
    code: z.string(),
    barcode: z.string(),
    use: locationUse,
    capacity: z.int().nullable(),
    forklift: z.boolean(),
    active: z.boolean(),
  })
  .meta({ id: 'Location' });

/** A person writes these fields of a shelf. Without id it is a new one. */
export const locationFields = z.object({
  id: id.nullable().default(null),
  version: version.nullable().default(null),
  ...recordFields(locationRecord).shape,
});
