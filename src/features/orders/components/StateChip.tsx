import Chip from '@mui/material/Chip';
import type { OrderRow } from '../api';
import { stateLabels, stateTones } from '../ordersModel';

export function StateChip({ state }: { state: OrderRow['state'] }) {
  return (
    <Chip size="small" label={stateLabels[state]} color={stateTones[state]} variant="outlined" />
  );
}
