import { newsRecord as record } from '@contract/news/newsRecord';
import { useFormContext, useWatch } from 'react-hook-form';
import { namedChoices } from '@/components/data-grid/namedChoices';
import { DecimalInput } from '@/components/form/DecimalInput';
import { RangePicker } from '@/components/form/RangePicker';
import { RecordInput } from '@/components/record/RecordInput';
import type { NewsType } from '@/services/wms/generated/news.gen';
import type { NewsHeld } from '../newsForm';
import { paidText } from '../newsTexts';

function hintOf(type: NewsType | undefined): string | undefined {
  if (!type || type.unit === 'amount') return undefined;
  return [paidText(type.paidPercent), type.source].filter(Boolean).join(' · ');
}

/** The fields say what happened and when; they follow the type. */
export function NewsFields({ types }: { types: readonly NewsType[] }) {
  const [typeId, fromDay, toDay] = useWatch<NewsHeld, ['typeId', 'fromDay', 'toDay']>({
    name: ['typeId', 'fromDay', 'toDay'],
  });
  const { setValue } = useFormContext<NewsHeld>();
  const type = types.find(({ id }) => id === typeId);
  const days = type === undefined || type.unit === 'days';
  return (
    <>
      <RecordInput
        record={record}
        name="typeId"
        hint={hintOf(type)}
        options={namedChoices(types)}
      />
      <RecordInput record={record} name="fromDay" label={days ? undefined : 'Día'} />
      {days ? (
        <>
          <RecordInput record={record} name="toDay" />
          <RangePicker
            fromDay={fromDay}
            toDay={toDay}
            onChange={(range) => {
              setValue('fromDay', range.fromDay, { shouldDirty: true });
              setValue('toDay', range.toDay, { shouldDirty: true, shouldValidate: true });
            }}
          />
        </>
      ) : null}
      {days && fromDay === toDay ? <RecordInput record={record} name="part" /> : null}
      {type?.unit === 'hours' ? (
        <DecimalInput<NewsHeld> name="quantity" label="Cuántas horas" suffix="h" />
      ) : null}
      {type?.unit === 'amount' ? (
        <DecimalInput<NewsHeld> name="quantity" label="Importe" prefix="$" />
      ) : null}
      <RecordInput
        record={record}
        name="note"
        hint={
          type?.medical ? 'La leen solo la persona y quien lleva los legajos médicos.' : undefined
        }
      />
    </>
  );
}
