import { own } from '@contract/core/fields';
import { reorderRuleRecord } from '@contract/receiving/reorderRule';
import { z } from 'zod';
import { recordForm } from '@/components/record/recordForm';
import type { ReorderRule, SaveReorderRuleInput } from '@/services/wms/generated/receiving.gen';

const { productId, supplierId, ...others } = reorderRuleRecord.fields;

const named = z.object({ id: z.number(), name: z.string() }).nullable();
type Named = z.output<typeof named>;
const chosen = z.custom<Named>((value) => value !== null && value !== undefined, {
  message: 'Elegí un producto.',
});

/** The form holds product and supplier with their names, since it shows them before anything is found. */
const record = {
  ...reorderRuleRecord,
  fields: {
    product: own(productId.label, chosen, null),
    supplier: own(supplierId.label, named, null),
    ...others,
  },
};

const namedOf = (id: number | null, name: string | null): Named =>
  id === null ? null : { id, name: name ?? '' };

export const reorderForm = recordForm(record, {
  read: (row: ReorderRule) => ({
    product: namedOf(row.productId, row.productName),
    supplier: namedOf(row.supplierId, row.supplierName),
  }),
  check: ({ min, max }, context) => {
    if (Number(max) > Number(min)) return;
    context.addIssue({
      code: 'custom',
      path: ['max'],
      message: 'Tiene que ser más que el mínimo.',
    });
  },
  show: {
    product: (held) => held?.name ?? '—',
    supplier: (held) => held?.name ?? supplierId.none ?? '',
    siteId: String,
  },
});

type Fields = ReturnType<typeof reorderForm.input> & { id?: number; version?: number };

/** Makes what the server takes. */
export const reorderInput = ({ product, supplier, ...fields }: Fields): SaveReorderRuleInput => ({
  ...fields,
  productId: product?.id ?? 0,
  supplierId: supplier?.id ?? null,
});

/** The server names its fields; the form's hold records instead of their ids. */
export const reorderField = (field: string) => field.replace(/^(product|supplier)Id$/, '$1');
