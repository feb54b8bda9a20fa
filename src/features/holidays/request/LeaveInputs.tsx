import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import { namedChoices } from '@/components/data-grid/namedChoices';
import { DateInput } from '@/components/form/DateInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { PersonInput } from '@/components/references/PersonInput';
import type { LeaveType } from '@/services/wms/generated/holidays.gen';
import { type LeaveValues, lastDayOf, partOptions, takesHalves } from './leaveForm';

const lengths = [7, 14, 21];

interface LeaveInputsProps {
  types: readonly LeaveType[];
  /** Whoever approves may ask for somebody. */
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
      <SelectInput<LeaveValues> name="typeId" label="Qué licencia" options={namedChoices(types)} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        <DateInput<LeaveValues> name="fromDay" label="Desde" />
        <DateInput<LeaveValues> name="toDay" label="Hasta" {...(isDay ? { min: fromDay } : {})} />
      </Box>
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
        <SelectInput<LeaveValues> name="part" label="Qué parte del día" options={partOptions} />
      ) : null}
      <TextInput<LeaveValues>
        name="note"
        label="Comentario para quien decide"
        rows={2}
        maxLength={500}
        optional
      />
    </>
  );
}
