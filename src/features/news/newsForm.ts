import { newsRecord } from '@contract/news/newsRecord';
import { recordForm } from '@/components/record/recordForm';
import type { NewsDetail, NewsType } from '@/services/wms/generated/news.gen';
import { localDay } from '@/utils/localDay';
import { quantityText } from './newsTexts';

/** The fields follow the type, so the form knows the types. */
export function newsForm(types: readonly NewsType[]) {
  const typeOf = (typeId: unknown) => types.find(({ id }) => id === typeId);
  return recordForm(newsRecord, {
    read: ({ unit, quantity, typeId }: NewsDetail) => ({
      quantity: unit === 'days' ? null : quantity,
      typeId: typeId ?? undefined,
    }),
    // A field that its unit does not have is not sent, whatever stayed in it.
    settle: (fields) => {
      const { typeId, fromDay, toDay, part, quantity } = fields;
      const days = typeOf(typeId)?.unit === 'days';
      return {
        ...fields,
        toDay: days ? toDay : fromDay,
        part: days && fromDay === toDay ? part : 'whole',
        quantity: days ? null : quantity,
      };
    },
    together: [['typeId', 'fromDay', 'toDay', 'part', 'quantity']],
    show: {
      typeId: (typeId) => typeOf(typeId)?.name ?? '—',
      quantity: (quantity, { typeId }) =>
        quantity ? quantityText({ unit: typeOf(typeId)?.unit ?? 'hours', quantity }) : '—',
    },
  });
}

export type NewsForm = ReturnType<typeof newsForm>;
export type NewsHeld = ReturnType<NewsForm['values']>;

/** A new one is of today until something else is said. */
export const newsOfToday = (form: NewsForm, today = localDay()) =>
  form.values(null, { fromDay: today, toDay: today });
