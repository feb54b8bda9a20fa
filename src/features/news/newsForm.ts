import { newsFields } from '@contract/news/newsFields';
import { z } from 'zod';
import type { ConflictField } from '@/components/dialog/ConflictDialog';
import { orEmpty } from '@/components/form/orEmpty';
import { localDay } from '@/utils/localDay';
import type { NewsDetail, NewsType, UpdateNewsApiArg } from './api';
import { partLabels, quantityText, whenText } from './newsTexts';

const { shape } = newsFields;
const unchosen = z.literal('').refine(() => false, 'Elegí un tipo.');

/** The contract's fields as the forms hold them; what was not chosen is an empty text. */
export const newsForm = z.object({
  typeId: z.union([shape.typeId, unchosen]),
  fromDay: shape.fromDay,
  toDay: shape.toDay,
  part: shape.part.unwrap(),
  quantity: orEmpty(z.string()),
  note: shape.note.unwrap(),
});

export type NewsValues = z.input<typeof newsForm>;
export type NewsInput = Omit<UpdateNewsApiArg, 'id' | 'version'>;

export const emptyNews = (today = localDay()): NewsValues => ({
  typeId: '',
  fromDay: today,
  toDay: today,
  part: 'whole',
  quantity: '',
  note: '',
});

export const newsValues = (row: NewsDetail): NewsValues => ({
  typeId: row.typeId ?? '',
  fromDay: row.fromDay,
  toDay: row.toDay,
  part: row.part,
  quantity: row.unit === 'days' ? '' : row.quantity,
  note: row.note,
});

/** What its unit does not have is not sent, whatever stayed in a field that is no longer there. */
export function newsInput(values: NewsValues, type: Pick<NewsType, 'unit'> | undefined): NewsInput {
  const days = type?.unit === 'days';
  const { fromDay } = values;
  const toDay = days ? values.toDay : fromDay;
  return {
    typeId: Number(values.typeId),
    fromDay,
    toDay,
    part: days && fromDay === toDay ? values.part : 'whole',
    quantity: days ? null : values.quantity || null,
    note: values.note,
  };
}

/** Only what differs, as people read it. */
export function newsConflict(
  mine: NewsValues,
  stored: NewsDetail,
  types: readonly NewsType[],
): ConflictField[] {
  const theirs = newsValues(stored);
  const unit = types.find(({ id }) => id === mine.typeId)?.unit ?? 'days';
  const read: [string, (values: NewsValues) => string][] = [
    ['Tipo', ({ typeId }) => types.find(({ id }) => id === typeId)?.name ?? '—'],
    ['Cuándo', whenText],
    ['Parte del día', ({ part }) => partLabels[part]],
    ['Cantidad', ({ quantity }) => (quantity ? quantityText({ unit, quantity }) : '—')],
    ['Nota', ({ note }) => note || '—'],
  ];
  return read
    .map(([label, show]) => ({ label, mine: show(mine), stored: show(theirs) }))
    .filter((field) => field.mine !== field.stored);
}
