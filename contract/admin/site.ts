import { z } from 'zod';
import { position } from '../core/degrees';
import { decimal, id, version } from '../core/id';
import { siteZones } from './siteZones';

export const siteFields = z.object({
  name: z.string().trim().min(1, 'Poné el nombre.').max(80),
  address: z.string().trim().min(1).max(200).nullable().default(null),
  zone: z.enum(siteZones),
  ...position,
  /** Metres around the position that count as being there. */
  geofenceRadius: z.int().min(20).max(20_000).default(150),
});

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
    areas: z.int(),
    /** Who works there today. */
    people: z.int(),
  })
  .meta({ id: 'Site' });
