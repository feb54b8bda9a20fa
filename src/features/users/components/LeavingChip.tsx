import Chip from '@mui/material/Chip';
import { dayText } from '@/utils/personTexts';

/** Until when somebody works, of whoever left or is about to. */
export const LeavingChip = ({ leaveDate }: { leaveDate: string }) => (
  <Chip size="small" label={`Baja ${dayText(leaveDate)}`} />
);
