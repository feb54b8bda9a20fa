import { isEan } from '@contract/core/ean';
import { customerFields } from '@contract/warehouse/customer';
import { locationFields } from '@contract/warehouse/location';
import { productFields } from '@contract/warehouse/product';
import { z } from 'zod';
import type { Choice } from '@/components/data-grid/gridColumn';
import type { Customer, Location, Product } from '../api';
import { type FieldReader, yesNo } from './conflictFields';

const optional = (most: number) => z.string().trim().max(most);

export const productForm = productFields.pick({ sku: true, name: true, unit: true }).extend({
  barcode: z
    .string()
    .trim()
    .refine((text) => text === '' || isEan(text), {
      message: 'El código de barras no es un EAN válido: revisá sus números.',
    }),
  abcClass: z.enum(['A', 'B', 'C']),
  lotTracked: z.boolean(),
  active: z.boolean(),
});
export type ProductValues = z.input<typeof productForm>;

export const productValues = (row: Product | null): ProductValues => ({
  sku: row?.sku ?? '',
  name: row?.name ?? '',
  unit: row?.unit ?? 'unidad',
  barcode: row?.barcode ?? '',
  abcClass: row?.abcClass ?? 'C',
  lotTracked: row?.lotTracked ?? false,
  active: row?.active ?? true,
});

const degrees = (field: typeof customerFields.shape.latitude) =>
  z.union([z.literal(''), field.unwrap().unwrap()]);

export const customerForm = customerFields
  .pick({ name: true, address: true })
  .extend({
    phone: optional(40),
    latitude: degrees(customerFields.shape.latitude),
    longitude: degrees(customerFields.shape.longitude),
    siteId: z.number('Elegí el depósito.'),
    active: z.boolean(),
  })
  .refine(({ latitude, longitude }) => (latitude === '') === (longitude === ''), {
    path: ['longitude'],
    message: 'Poné latitud y longitud, o ninguna.',
  });
export interface CustomerValues {
  name: string;
  address: string;
  phone: string;
  latitude: string;
  longitude: string;
  siteId: number;
  active: boolean;
}

export const customerValues = (row: Customer | null, siteId: number): CustomerValues => ({
  name: row?.name ?? '',
  address: row?.address ?? '',
  phone: row?.phone ?? '',
  latitude: row?.latitude ?? '',
  longitude: row?.longitude ?? '',
  siteId: row?.siteId ?? siteId,
  active: row?.active ?? true,
});

export const locationForm = locationFields
  .pick({ code: true })
  .extend({ barcode: optional(40), siteId: z.number('Elegí el depósito.'), active: z.boolean() });
export interface LocationValues {
  code: string;
  barcode: string;
  siteId: number;
  active: boolean;
}

export const locationValues = (row: Location | null, siteId: number): LocationValues => ({
  code: row?.code ?? '',
  barcode: row?.barcode ?? '',
  siteId: row?.siteId ?? siteId,
  active: row?.active ?? true,
});

const siteReader = (sites: readonly Choice[]) =>
  ['Depósito', ({ siteId }: { siteId: number }) => siteName(sites, siteId)] as const;
const siteName = (sites: readonly Choice[], id: number) =>
  sites.find(({ value }) => value === id)?.label ?? '—';

/** What people read of each field, when two versions differ. */
export const productReaders: readonly FieldReader<ProductValues>[] = [
  ['Código', ({ sku }) => sku],
  ['Nombre', ({ name }) => name],
  ['Unidad', ({ unit }) => unit],
  ['Código de barras', ({ barcode }) => barcode || '—'],
  ['Clase', ({ abcClass }) => abcClass],
  ['Lleva lote y vencimiento', ({ lotTracked }) => yesNo(lotTracked)],
  ['En uso', ({ active }) => yesNo(active)],
];

export const customerReaders = (
  sites: readonly Choice[],
): readonly FieldReader<CustomerValues>[] => [
  ['Nombre', ({ name }) => name],
  ['Dirección', ({ address }) => address],
  ['Teléfono', ({ phone }) => phone || '—'],
  [
    'Lugar',
    ({ latitude, longitude }) => (latitude ? `${latitude}, ${longitude}` : 'Sin lugar en el mapa'),
  ],
  siteReader(sites),
  ['Activo', ({ active }) => yesNo(active)],
];

export const locationReaders = (
  sites: readonly Choice[],
): readonly FieldReader<LocationValues>[] => [
  ['Código', ({ code }) => code],
  ['Etiqueta', ({ barcode }) => barcode || '—'],
  siteReader(sites),
  ['En uso', ({ active }) => yesNo(active)],
];
