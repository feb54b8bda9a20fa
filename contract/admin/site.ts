import { z } from 'zod';
import { positionFields } from '../core/degrees';
import { choice, flag, text, whole } from '../core/fields';
import { decimal, id, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';
import { siteZones } from './siteZones';

export const siteRecord = defineRecord(
  'Site',
  { one: 'sede', many: 'sedes' },
  {
    name: text('Nombre', { min: [1, 'Poné el nombre.'], max: 80 }),
    address: text('Dirección', { min: 1, max: 200, orNull: true }),
    zone: choice('Zona horaria', siteZones, { initial: 'America/Argentina/Buenos_Aires' }),
    ...positionFields,
    /** Metres around the position that count as being there. */
    geofenceRadius: whole('Alcance', {
      min: 20,
      max: 20_000,
      unit: 'm',
      byDefault: 150,
      words: 'Entre 20 y 20.000 metros.',
    }),
    /** Else a punch from elsewhere is kept and marked. */
    punchesInside: flag('Solo se ficha dentro del alcance', { byDefault: false }),
    /** After a punch its person is offered to add one; nobody has to. */
    punchPhoto: flag('Ofrece sacar una foto al fichar', { byDefault: false }),
  },
);

export const siteFields = recordFields(siteRecord);

export const site = z
  .object({
    id,
    version,
    name: z.string(),
    address: z.string().nullable(),
    zone: z.string(),
    latitude: decimal.nullable(),
    longitude: decimal.nullable(),
    geofenceRadius: z.int(),
    punchesInside: z.boolean(),
    punchPhoto: z.boolean(),
    areas: z.int(),
    /** The number of people who work there today. */
    people: z.int(),
  })
  .meta({ id: 'Site' });
