import { leaveRecord } from '@contract/holidays/leaveRecord';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import { namedChoices } from '@/components/data-grid/namedChoices';
import { DateInput } from '@/components/form/DateInput';
import { RangePicker } from '@/components/form/RangePicker';
import { RecordInput } from '@/components/record/RecordInput';
import { PersonInput } from '@/components/references/PersonInput';
import type { LeaveType } from '@/services/wms/generated/holidays.gen';
import { type LeaveValues, lastDayOf, takesHalves } from './leaveForm';

const lengths = [7, 14, 21];

interface LeaveInputsProps {
  types: readonly LeaveType[];
  /** A person who approves may ask for others. */
  forOthers: boolean;
}

export function LeaveInputs({ types, forOthers }: LeaveInputsProps) {
  const { control, setValue } = useFormContext<LeaveValues>();
  const [typeId, fromDay, toDay] = useWatch({ control, name: ['typeId', 'fromDay', 'toDay'] });
  const type = types.find(({ id }) => id === typeId);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(fromDay);
  return (
    <>
      {forOthers ? (
        <PersonInput
          name="personId"
          label="Para quién"
          hint="Dejalo vacío si es para vos."
          optional
        />
      ) : null}
      <RecordInput
        record={leaveRecord}
        name="typeId"
        label="Qué licencia"
        options={namedChoices(types)}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        <RecordInput record={leaveRecord} name="fromDay" />
        <DateInput<LeaveValues>
          name="toDay"
          label={leaveRecord.fields.toDay.label}
          {...(isDay ? { min: fromDay } : {})}
        />
      </Box>
      <RangePicker
        fromDay={fromDay}
        toDay={toDay}
        onChange={(range) => {
          setValue('fromDay', range.fromDay, { shouldDirty: true });
          setValue('toDay', range.toDay, { shouldDirty: true, shouldValidate: true });
        }}
      />
      {type?.kind === 'vacation' && isDay ? (
        <Box
          role="group"
          aria-label="Cuántos días"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {lengths.map((days) => (
            <Button
              key={days}
              size="small"
              variant={toDay === lastDayOf(fromDay, days) ? 'contained' : 'outlined'}
              onClick={() =>
                setValue('toDay', lastDayOf(fromDay, days), {
                  shouldDirty: true,
                  shouldValidate: true,
                })
              }
            >
              {days} días
            </Button>
          ))}
        </Box>
      ) : null}
      {takesHalves({ fromDay, toDay }, type) ? (
        <RecordInput record={leaveRecord} name="part" label="Qué parte del día" />
      ) : null}
      <RecordInput record={leaveRecord} name="note" />
    </>
  );
}
