import Chip from '@mui/material/Chip';
import type { NewsRow } from '../api';
import { stateLabels, stateTones } from '../newsTexts';

export function NewsStateChip({ state }: Pick<NewsRow, 'state'>) {
  return (
    <Chip size="small" variant="outlined" label={stateLabels[state]} color={stateTones[state]} />
  );
}
