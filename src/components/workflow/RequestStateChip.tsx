import Chip from '@mui/material/Chip';
import { stateLabels, stateTones } from './requestTexts';
import type { Request } from './requestTypes';

export function RequestStateChip({ state, late }: Pick<Request, 'state' | 'late'>) {
  return (
    <Chip
      size="small"
      variant="outlined"
      label={late ? 'Demorada' : stateLabels[state]}
      color={late ? 'warning' : stateTones[state]}
    />
  );
}
