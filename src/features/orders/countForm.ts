import { z } from 'zod';
import type { Order } from '@/services/wms/generated/orders.gen';

const whole = z.string().regex(/^\d{1,6}$/, 'Poné un número entero.');

/** A count of each line, as typed. */
export const countForm = z.object({
  lines: z.array(z.object({ lineId: z.number(), quantity: whole })),
});
export type CountValues = z.input<typeof countForm>;

const picked = (order: Order) => order.lines.filter((line) => line.pickedQuantity > 0);

/** Blind: nothing is filled in beforehand. */
export const toCount = (order: Order): CountValues => ({
  lines: picked(order).map(({ id }) => ({ lineId: id, quantity: '' })),
});

export const fromCount = ({ lines }: CountValues) =>
  lines.map(({ lineId, quantity }) => ({ lineId, quantity: Number(quantity) }));

export const packForm = z.object({
  packages: z
    .array(
      z.object({
        weightKg: z.string().regex(/^(\d+(\.\d+)?)?$/, 'Poné el peso en kilos.'),
        items: z.array(z.object({ lineId: z.number(), quantity: whole })),
      }),
    )
    .min(1),
});
export type PackValues = z.input<typeof packForm>;

export const emptyPackage = (order: Order): PackValues['packages'][number] => ({
  weightKg: '',
  items: picked(order).map(({ id }) => ({ lineId: id, quantity: '0' })),
});

/** All in one package, as most orders go. */
export const toPack = (order: Order): PackValues => ({
  packages: [
    {
      weightKg: '',
      items: picked(order).map(({ id, pickedQuantity }) => ({
        lineId: id,
        quantity: String(pickedQuantity),
      })),
    },
  ],
});

export const fromPack = ({ packages }: PackValues) =>
  packages.map(({ weightKg, items }) => ({
    weightKg: weightKg === '' ? null : weightKg,
    items: items
      .map(({ lineId, quantity }) => ({ lineId, quantity: Number(quantity) }))
      .filter(({ quantity }) => quantity > 0),
  }));

/** Units of each line that no package has yet; below zero where there are too many. */
export function notPacked(
  order: Order,
  { packages }: PackValues,
): { name: string; units: number }[] {
  return picked(order).flatMap(({ id, pickedQuantity, product, substitute }) => {
    const packed = packages
      .flatMap(({ items }) => items)
      .filter((item) => item.lineId === id)
      .reduce((total, item) => total + (Number(item.quantity) || 0), 0);
    const units = pickedQuantity - packed;
    return units === 0 ? [] : [{ name: (substitute ?? product).name, units }];
  });
}
