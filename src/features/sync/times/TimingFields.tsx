import { linkRecord as record } from '@contract/sync/link';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { RecordInput } from '@/components/record/RecordInput';
import { usePlaces } from '@/components/references/usePlaces';
import { DaysField } from '../components/DaysField';
import type { LinkHeld } from '../linkForm';
import { NextTimes } from './NextTimes';

/** When a link runs: by hand, by a simple choice, or by a cron text. */
export function TimingFields() {
  const { sites } = usePlaces();
  const timing = useWatch<LinkHeld, 'timing'>({ name: 'timing' });
  return (
    <>
      <Typography variant="h3" component="h2">
        Horario
      </Typography>
      <RecordInput record={record} name="timing" />
      {timing === 'minutes' ? (
        <RecordInput record={record} name="everyMinutes" required hint="De 5 a 1.440." />
      ) : null}
      {timing === 'days' ? (
        <>
          <DaysField />
          <RecordInput record={record} name="at" required />
        </>
      ) : null}
      {timing === 'cron' ? (
        <RecordInput
          record={record}
          name="cron"
          required
          hint="Minuto, hora, día del mes, mes y día de la semana: 0 6,18 * * 1-5. A lo sumo cada 5 minutos."
        />
      ) : null}
      {timing === 'hand' ? null : (
        <>
          <RecordInput record={record} name="siteId" options={sites} />
          <NextTimes />
          <RecordInput record={record} name="catchUp" />
        </>
      )}
    </>
  );
}
