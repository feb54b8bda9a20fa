import { isEan } from '@contract/shared/ean';
import { customerFields } from '@contract/warehouse/customer';
import { locationFields } from '@contract/warehouse/location';
import { productFields } from '@contract/warehouse/product';
import { z } from 'zod';
import type { Customer, Location, Product } from '../api';

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

export const customerForm = customerFields
  .pick({ name: true, address: true })
  .extend({ phone: optional(40), siteId: z.number('Elegí el depósito.'), active: z.boolean() });
export interface CustomerValues {
  name: string;
  address: string;
  phone: string;
  siteId: number;
  active: boolean;
}

export const customerValues = (row: Customer | null, siteId: number): CustomerValues => ({
  name: row?.name ?? '',
  address: row?.address ?? '',
  phone: row?.phone ?? '',
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
