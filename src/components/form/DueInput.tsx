import { localDay } from '@/utils/localDay';
import { DateInput } from './DateInput';

/** Until when something is asked; in a form whose `dueOn` is `dueDay`. */
export function DueInput({ label = 'Hasta cuándo' }: { label?: string }) {
  return <DateInput name="dueOn" label={label} min={localDay()} />;
}
