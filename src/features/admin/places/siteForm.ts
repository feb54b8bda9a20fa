import { siteFields } from '@contract/admin/site';
import { z } from 'zod';
import type { ConflictField } from '@/components/dialog/ConflictDialog';
import { orEmpty } from '@/components/form/orEmpty';
import { formatNumber } from '@/utils/numbers';
import type { SaveSiteApiArg, Site } from '../api';
import { zoneName } from './zoneNames';

const { shape } = siteFields;
const degrees = (field: typeof shape.latitude) => orEmpty(field.unwrap().unwrap());

/** The contract's fields as the form holds them: what may be missing is an empty text. */
export const siteForm = z
  .object({
    name: shape.name,
    address: z.string().trim().max(200),
    zone: shape.zone,
    latitude: degrees(shape.latitude),
    longitude: degrees(shape.longitude),
    geofenceRadius: z
      .string()
      .refine((text) => Number(text) >= 20 && Number(text) <= 20_000, 'Entre 20 y 20.000 metros.'),
  })
  .refine(({ latitude, longitude }) => (latitude === '') === (longitude === ''), {
    path: ['longitude'],
    message: 'Poné latitud y longitud, o ninguna.',
  });

export type SiteValues = z.input<typeof siteForm>;

export const toValues = (site: Site | null): SiteValues => ({
  name: site?.name ?? '',
  address: site?.address ?? '',
  zone: (site?.zone ?? 'America/Argentina/Buenos_Aires') as SiteValues['zone'],
  latitude: site?.latitude ?? '',
  longitude: site?.longitude ?? '',
  geofenceRadius: String(site?.geofenceRadius ?? 150),
});

export const toInput = (values: SiteValues): SaveSiteApiArg => ({
  name: values.name,
  zone: values.zone,
  address: values.address.trim() || null,
  latitude: values.latitude || null,
  longitude: values.longitude || null,
  geofenceRadius: Number(values.geofenceRadius),
});

const place = ({ latitude, longitude }: SiteValues) =>
  latitude ? `${latitude}, ${longitude}` : 'Sin lugar en el mapa';

/** What differs between what the person wrote and what is stored, as people read it. */
export function conflictFields(mine: SiteValues, site: Site): ConflictField[] {
  const stored = toValues(site);
  const read: [string, (values: SiteValues) => string][] = [
    ['Nombre', ({ name }) => name],
    ['Dirección', ({ address }) => address || '—'],
    ['Zona horaria', ({ zone }) => zoneName(zone)],
    ['Lugar', place],
    ['Alcance', ({ geofenceRadius }) => `${formatNumber(Number(geofenceRadius))} m`],
  ];
  return read.flatMap(([label, show]) =>
    show(mine) === show(stored) ? [] : [{ label, mine: show(mine), stored: show(stored) }],
  );
}
