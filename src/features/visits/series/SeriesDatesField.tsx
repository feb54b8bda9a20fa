import { counted } from '@contract/core/counted';
import { repeatDays, repeatFaults } from '@contract/visits/series/repeatDays';
import { repeatText } from '@contract/visits/series/repeatText';
import { visitSeriesFields, visitSeriesRecord } from '@contract/visits/series/visitSeries';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSettled } from '@/components/form/useSettled';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  usePreviewVisitSeriesQuery,
  type VisitSeriesDate,
  type VisitSeriesPreview,
} from '@/services/wms/generated/visits.gen';
import { formatDate } from '@/utils/dates';
import { SeriesDateRow } from './SeriesDateRow';
import { type SeriesHeld, seriesForm } from './seriesForm';

const AT_FIRST = 10;

/** Each date that a series would make, with what is wrong with it, before anything is made; each may go its own way. */
export function SeriesDatesField({ id }: { id?: number }) {
  const { control, setValue, getValues } = useFormContext<SeriesHeld>();
  const held = useWatch({ control }) as SeriesHeld;
  // A note says nothing of the days: it is not asked about letter by letter.
  const input = useSettled({ ...seriesForm.input(held), note: '', address: '' });
  const whole =
    visitSeriesFields.safeParse(input).success &&
    Object.keys(repeatFaults(input.startDay, input.repeat)).length === 0 &&
    input.toTime > input.fromTime;
  const query = usePreviewVisitSeriesQuery({ ...input, ...(id ? { id } : {}) }, { skip: !whole });
  const choose = (date: string, how: VisitSeriesDate['how']) => {
    const others = getValues('choices').filter((one) => one.date !== date);
    setValue('choices', [...others, { date, how }], { shouldDirty: true });
  };
  return (
    <Section title="Las fechas" description="Nada se planifica hasta que guardes.">
      {whole ? (
        <QueryState query={query} skeleton={<SkeletonRows rows={4} />}>
          {(preview) => (
            <Dates
              preview={preview}
              onChoose={choose}
              chosen={held.choices.length}
              onForget={() => setValue('choices', [], { shouldDirty: true })}
            />
          )}
        </QueryState>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{datesText(input)}</Typography>
      )}
    </Section>
  );
}

/** How many dates there are by now, while something else of the form is missing. */
function datesText({ startDay, repeat }: ReturnType<typeof seriesForm.input>): string {
  const known = visitSeriesFields.pick({ startDay: true, repeat: true });
  if (!known.safeParse({ startDay, repeat }).success) {
    return 'Completá desde cuándo, cada cuánto y hasta cuándo, y acá aparece cada fecha.';
  }
  const dates = repeatDays(startDay, repeat);
  if (dates.length === 0) return 'Ninguna fecha cae en ese período.';
  const first = formatDate(dates[0], 'DD/MM/AAA');
  return `${repeatText(repeat)}: ${counted(dates.length, 'fecha', 'fechas')}, desde el ${first}. Completá lo que falta para ver qué tiene cada una.`;
}

interface DatesProps {
  preview: VisitSeriesPreview;
  /** How many dates go their own way. */
  chosen: number;
  onChoose: (date: string, how: VisitSeriesDate['how']) => void;
  onForget: () => void;
}

const hasSomething = ({ warnings, day, date, kept }: VisitSeriesDate) =>
  warnings.length > 0 || day !== date || kept !== null;

function Dates({ preview, chosen, onChoose, onForget }: DatesProps) {
  const { dates, kept, plannedTo } = preview;
  const [all, setAll] = useState(false);
  const made = dates.filter(({ day }) => day !== null).length;
  const wrong = dates.filter(hasSomething).length;
  const shown = all ? dates : dates.filter((one, at) => at < AT_FIRST || hasSomething(one));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography role="status">
        {`${counted(made, 'visita', 'visitas')} de ${counted(dates.length, 'fecha', 'fechas')}`}
        {wrong > 0
          ? `; ${counted(wrong, 'tiene algo para mirar', 'tienen algo para mirar')}.`
          : '.'}
        {` Hasta el ${formatDate(plannedTo, 'DD/MM/AAA')} quedan planificadas ahora, en borrador; las demás, a medida que se acercan.`}
      </Typography>
      {kept > 0 ? (
        <Alert severity="info">
          {`${counted(kept, 'visita por venir', 'visitas por venir')} de esta serie ya se publicó o la cambió alguien: queda como está.`}
        </Alert>
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {shown.map((one) => (
          <SeriesDateRow key={one.date} date={one} onChoose={onChoose} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {shown.length < dates.length ? (
          <Button onClick={() => setAll(true)}>Ver las {dates.length} fechas</Button>
        ) : null}
        {chosen > 0 ? (
          <Button onClick={onForget}>
            {`Soltar: ${visitSeriesRecord.fields.choices.label.toLowerCase()}`}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}
