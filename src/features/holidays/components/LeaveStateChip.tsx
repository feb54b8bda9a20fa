import Chip from '@mui/material/Chip';
import type { Leave } from '@/services/wms/generated/holidays.gen';
import { stateLabels, stateTones } from '../leaveTexts';

export function LeaveStateChip({ state }: Pick<Leave, 'state'>) {
  return (
    <Chip size="small" variant="outlined" label={stateLabels[state]} color={stateTones[state]} />
  );
}
