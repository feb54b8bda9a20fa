import { day } from '@contract/core/id';
import { z } from 'zod';
import { orEmpty } from '@/components/form/orEmpty';
import type { AdjustStockInput } from '@/services/wms/generated/warehouse.gen';

const chosen = (message: string) =>
  z.custom<{ id: number; name: string } | null>((value) => value != null, { message });

/** The quantity that enters or is corrected, as typed. */
export const adjustForm = z.object({
  kind: z.enum(['receipt', 'adjustment']),
  product: chosen('Elegí un producto.'),
  location: chosen('Elegí una ubicación.'),
  lotCode: z.string().trim().max(40),
  expiresOn: orEmpty(day),
  delta: z
    .string()
    .regex(/^-?\d{1,7}$/, 'Poné un número entero.')
    .refine((text) => Number(text) !== 0, 'Poné cuánto entra o sale.'),
  reason: z.string().trim().min(3, 'Contá el motivo.').max(300),
});
export type AdjustValues = z.input<typeof adjustForm>;

export const emptyAdjust: AdjustValues = {
  kind: 'receipt',
  product: null,
  location: null,
  lotCode: '',
  expiresOn: '',
  delta: '',
  reason: '',
};

export const toAdjust = ({
  product,
  location,
  lotCode,
  expiresOn,
  delta,
  ...values
}: AdjustValues): AdjustStockInput => ({
  ...values,
  productId: product?.id ?? 0,
  locationId: location?.id ?? 0,
  lotCode: lotCode.trim() || null,
  expiresOn: expiresOn || null,
  delta: Number(delta),
});

export const movementLabels = {
  receipt: 'Ingreso',
  pick: 'Preparación',
  return: 'Devolución',
  adjustment: 'Ajuste',
  count: 'Conteo',
  move: 'Movimiento',
} as const;
