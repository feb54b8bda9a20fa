import { MOST_ROTATION_DAYS, rotationRecord } from '@contract/schedules/rotation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import FormHelperText from '@mui/material/FormHelperText';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { visuallyHidden } from '@/components/a11y/visuallyHidden';
import { weekdayName } from '@/components/calendar/calendarDays';
import { Field } from '@/components/form/Field';
import { useField } from '@/components/form/useField';
import { shiftLook } from '@/components/schedule/shiftLook';
import type { Shift } from '@/services/wms/generated/schedules.gen';
import { patternsOf, resized } from './patterns';

const OFF = 'off';
const WEEK = 7;

interface CycleInputProps {
  name: 'days';
  /** The shifts that may be put, and those that stand in it already. */
  shifts: readonly Shift[];
}

/** The days of a rotation: one takes a shift and touches the days that have it. */
export function CycleInput({ name, shifts }: CycleInputProps) {
  const { field, error, id, labelId, textId } = useField(name);
  const { setValue } = useFormContext();
  const byWeek: boolean = useWatch({ name: 'byWeek' });
  const days = (field.value ?? []) as (number | null)[];
  const usable = shifts.filter(({ active }) => active);
  const [hand, setHand] = useState<number | null>(usable[0]?.id ?? null);
  const put = (at: number) =>
    field.onChange(days.map((shift, index) => (index === at ? hand : shift)));
  const patterns = patternsOf(usable, hand ?? usable[0]?.id ?? 0);
  const step = byWeek ? WEEK : 1;
  return (
    <Field
      id={id}
      label={rotationRecord.fields.days.label}
      hint="Elegí un turno y tocá los días que lo tienen."
      error={error}
      group
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Turno para poner"
        value={hand ?? OFF}
        onChange={(_event, next) => next !== null && setHand(next === OFF ? null : next)}
        // Each by itself: in one bar a second row would begin without its border.
        sx={{
          flexWrap: 'wrap',
          gap: 0.75,
          mb: 1.5,
          '& .MuiToggleButton-root': { m: 0, border: 1, borderColor: 'divider', borderRadius: 1 },
        }}
      >
        {usable.map((shift) => (
          <ToggleButton key={shift.id} value={shift.id} aria-label={`Poner ${shift.name}`}>
            {shift.name}
          </ToggleButton>
        ))}
        <ToggleButton value={OFF} aria-label="Poner franco">
          Franco
        </ToggleButton>
      </ToggleButtonGroup>
      <Box
        role="group"
        aria-labelledby={labelId}
        aria-describedby={textId}
        ref={field.ref}
        tabIndex={-1}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: 0.5 }}
      >
        {days.map((shift, index) => (
          <CycleDay
            // A day is its place in the cycle.
            key={String(index)}
            name={byWeek ? weekDayName(index) : `día ${index + 1}`}
            head={byWeek ? weekDayName(index).slice(0, 3) : String(index + 1)}
            shift={shifts.find((one) => one.id === shift)}
            onPut={() => put(index)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          size="small"
          disabled={days.length + step > MOST_ROTATION_DAYS}
          onClick={() => field.onChange(resized(days, byWeek, 1))}
        >
          {byWeek ? 'Agregar semana' : 'Agregar día'}
        </Button>
        <Button
          size="small"
          disabled={days.length <= step}
          onClick={() => field.onChange(resized(days, byWeek, -1))}
        >
          {byWeek ? 'Quitar la última semana' : 'Quitar el último día'}
        </Button>
      </Box>
      {usable.length > 0 ? (
        <>
          <FormHelperText component="p">O empezá por uno conocido:</FormHelperText>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
            {patterns.map((pattern) => (
              <Button
                key={pattern.label}
                size="small"
                variant="outlined"
                onClick={() => {
                  setValue('byWeek', pattern.byWeek, { shouldDirty: true });
                  field.onChange(pattern.days);
                }}
              >
                {pattern.label}
              </Button>
            ))}
          </Box>
        </>
      ) : null}
    </Field>
  );
}

const weekDayName = (index: number): string =>
  weekdayName({ iso: '', number: 0, weekday: (index % WEEK) + 1 }) ?? '';

interface CycleDayProps {
  /** "lunes", "día 3". */
  name: string;
  head: string;
  shift: Shift | undefined;
  onPut: () => void;
}

function CycleDay({ name, head, shift, onPut }: CycleDayProps) {
  return (
    <ButtonBase
      onClick={onPut}
      sx={{
        display: 'grid',
        justifyContent: 'stretch',
        justifyItems: 'stretch',
        gap: 0.25,
        p: 0.25,
        borderRadius: 0.75,
        minWidth: 0,
      }}
    >
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {head}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 1,
          minHeight: 36,
          typography: 'body2',
          color: 'text.secondary',
          border: 1,
          borderColor: 'divider',
          borderRadius: 0.75,
          ...(shift ? shiftLook(shift.color, 'published', shift.kind) : {}),
        }}
      >
        {shift?.code ?? '—'}
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {` ${name}: ${shift?.name ?? 'franco'}`}
      </Box>
    </ButtonBase>
  );
}
