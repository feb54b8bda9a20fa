import { LAST_NTH, MOST_EVERY, type Repeat } from '@contract/visits/series/repeat';
import { nthNames, weekdayNames } from '@contract/visits/series/repeatText';
import { visitSeriesRecord as record } from '@contract/visits/series/visitSeries';
import { useFormContext, useWatch } from 'react-hook-form';
import { DateInput } from '@/components/form/DateInput';
import { SelectInput } from '@/components/form/SelectInput';
import { WeekdaysInput } from '@/components/form/WeekdaysInput';
import { RecordInput } from '@/components/record/RecordInput';
import { EndChoice } from './EndChoice';
import type { SeriesHeld } from './seriesForm';
import { TimesInput } from './TimesInput';

const kinds: { value: Repeat['kind']; label: string }[] = [
  { value: 'weekly', label: 'Ciertos días de la semana' },
  { value: 'monthDay', label: 'Un día del mes' },
  { value: 'monthEnd', label: 'El último día del mes' },
  { value: 'monthNth', label: 'Un día de la semana, una vez por mes' },
];

const numbers = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const everyOf = (one: string, many: string) =>
  numbers(MOST_EVERY).map((value) => ({
    value,
    label: value === 1 ? `Cada ${one}` : `Cada ${value} ${many}`,
  }));
const weeks = everyOf('semana', 'semanas');
const months = everyOf('mes', 'meses');
const dates = numbers(31).map((value) => ({ value, label: `El ${value}` }));
const nths = nthNames.map((name, index) => ({ value: index + 1, label: `El ${name}` }));
const weekdays = weekdayNames.map((name, index) => ({ value: index + 1, label: name }));

/** When a visit comes again, until when, and what is done with days on which it cannot be. */
export function RepeatFields() {
  const { control } = useFormContext<SeriesHeld>();
  const { kind, monthDay, times } = useWatch({ control, name: 'repeat' });
  return (
    <>
      <SelectInput<SeriesHeld>
        name="repeat.kind"
        label={record.fields.repeat.label}
        options={kinds}
      />
      <SelectInput<SeriesHeld>
        name="repeat.every"
        label="Cada cuánto"
        options={kind === 'weekly' ? weeks : months}
      />
      {kind === 'weekly' ? <WeekdaysInput name="repeat.weekdays" label="Qué días" /> : null}
      {kind === 'monthDay' ? (
        <SelectInput<SeriesHeld>
          name="repeat.monthDay"
          label="Qué día del mes"
          hint={monthDay > 28 ? 'En los meses que no lo tienen, el último.' : undefined}
          options={dates}
        />
      ) : null}
      {kind === 'monthNth' ? (
        <>
          <SelectInput<SeriesHeld>
            name="repeat.nth"
            label="Cuál"
            options={nths.slice(0, LAST_NTH)}
          />
          <SelectInput<SeriesHeld>
            name="repeat.weekday"
            label="Día de la semana"
            options={weekdays}
          />
        </>
      ) : null}
      <EndChoice />
      {times === null ? (
        <DateInput<SeriesHeld> name="repeat.until" label="Hasta el" />
      ) : (
        <TimesInput />
      )}
      <RecordInput record={record} name="onHoliday" />
      <RecordInput record={record} name="onLeave" />
    </>
  );
}
