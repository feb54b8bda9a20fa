import { own } from '@contract/core/fields';
import { arrivalRecord } from '@contract/receiving/arrival';
import { z } from 'zod';
import { type HeldBy, recordForm } from '@/components/record/recordForm';
import type { CreateArrivalInput } from '@/services/wms/generated/receiving.gen';

const { supplierId, lines, ...others } = arrivalRecord.fields;
const wholeText = (digits: number) =>
  z.string().regex(new RegExp(`^[1-9]\\d{0,${digits - 1}}$`), 'Poné al menos 1.');

type Named = { id: number; name: string };
const chosen = (message: string) =>
  z.custom<Named | null>((value) => value !== null && value !== undefined, { message });

const formLines = z
  .array(
    z.object({
      product: chosen('Elegí un producto.'),
      quantity: wholeText(6),
      packSize: wholeText(4),
    }),
  )
  .min(1, 'Agregá al menos un producto.');

type FormLines = z.output<typeof formLines>;
export const emptyLine: FormLines[number] = { product: null, quantity: '', packSize: '1' };

/** The form holds supplier and products with their names, since it shows them before anything is found. */
const record = {
  ...arrivalRecord,
  fields: {
    supplier: own(supplierId.label, chosen('Elegí un proveedor.'), null),
    ...others,
    lines: own(lines.label, formLines, [emptyLine]),
  },
};

export const arrivalForm = recordForm(record, {
  show: {
    supplier: (held) => held?.name ?? '—',
    siteId: String,
    lines: (held) =>
      held.map(({ product, quantity }) => `${quantity} × ${product?.name ?? ''}`).join('\n'),
  },
});

export type ArrivalValues = HeldBy<typeof arrivalForm>;

/** Makes what the server takes. */
export function arrivalInput(values: ArrivalValues): CreateArrivalInput {
  const { supplier, lines: rows, ...fields } = arrivalForm.input(values);
  return {
    ...fields,
    supplierId: supplier?.id ?? 0,
    lines: rows.map(({ product, quantity, packSize }) => ({
      productId: product?.id ?? 0,
      quantity: Number(quantity),
      packSize: Number(packSize),
    })),
  };
}

/** The server names its fields; the form's hold records instead of their ids. */
export const toFormField = (field: string) =>
  field === 'supplierId' ? 'supplier' : field.replace(/\.productId$/, '.product');
