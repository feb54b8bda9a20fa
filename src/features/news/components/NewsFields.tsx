import { useWatch } from 'react-hook-form';
import { labelChoices } from '@/components/data-grid/labelChoices';
import { namedChoices } from '@/components/data-grid/namedChoices';
import { DateInput } from '@/components/form/DateInput';
import { DecimalInput } from '@/components/form/DecimalInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import type { NewsType } from '../api';
import type { NewsValues } from '../newsForm';
import { paidText, partLabels } from '../newsTexts';

const parts = labelChoices(partLabels);

function hintOf(type: NewsType | undefined): string | undefined {
  if (!type || type.unit === 'amount') return undefined;
  return [paidText(type.paidPercent), type.source].filter(Boolean).join(' · ');
}

/** What happened and when; what is asked follows the type. */
export function NewsFields({ types }: { types: readonly NewsType[] }) {
  const [typeId, fromDay, toDay] = useWatch<NewsValues, ['typeId', 'fromDay', 'toDay']>({
    name: ['typeId', 'fromDay', 'toDay'],
  });
  const type = types.find(({ id }) => id === typeId);
  const days = type === undefined || type.unit === 'days';
  return (
    <>
      <SelectInput<NewsValues>
        name="typeId"
        label="Qué pasó"
        hint={hintOf(type)}
        options={namedChoices(types)}
      />
      <DateInput<NewsValues> name="fromDay" label={days ? 'Desde' : 'Día'} />
      {days ? <DateInput<NewsValues> name="toDay" label="Hasta" /> : null}
      {days && fromDay === toDay ? (
        <SelectInput<NewsValues> name="part" label="Cuánto del día" options={parts} />
      ) : null}
      {type?.unit === 'hours' ? (
        <DecimalInput<NewsValues> name="quantity" label="Cuántas horas" suffix="h" />
      ) : null}
      {type?.unit === 'amount' ? (
        <DecimalInput<NewsValues> name="quantity" label="Importe" prefix="$" />
      ) : null}
      <TextInput<NewsValues>
        name="note"
        label="Nota"
        rows={2}
        maxLength={500}
        hint={
          type?.medical ? 'La leen solo la persona y quien lleva los legajos médicos.' : undefined
        }
        optional
      />
    </>
  );
}
