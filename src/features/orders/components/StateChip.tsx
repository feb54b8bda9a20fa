import Chip from '@mui/material/Chip';
import type { OrderRow } from '@/services/wms/generated/orders.gen';
import { stateLabels, stateTones } from '../ordersModel';

type Stated = Pick<OrderRow, 'state'> & Partial<Pick<OrderRow, 'awaitsApproval'>>;

export function StateChip({ state, awaitsApproval }: Stated) {
  return awaitsApproval && state === 'created' ? (
    <Chip size="small" label="Espera aprobación" color="warning" variant="outlined" />
  ) : (
    <Chip size="small" label={stateLabels[state]} color={stateTones[state]} variant="outlined" />
  );
}
