import Chip from '@mui/material/Chip';
import { formatDate } from '@/utils/formatDate';
import { localDay } from '@/utils/localDay';

/** Beside a name there is little room: of this year the day says enough. */
const shortDay = (day: string) =>
  formatDate(day, day.slice(0, 4) === localDay().slice(0, 4) ? 'DD/MM' : 'DD/MM/AAA');

/** Until when somebody works, of whoever left or is about to. */
export const LeavingChip = ({ leaveDate }: { leaveDate: string }) => (
  <Chip size="small" label={`Baja ${shortDay(leaveDate)}`} />
);
