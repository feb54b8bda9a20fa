import type { ChipProps } from '@mui/material/Chip';
import type { ServerJob } from '@/services/wms/generated/admin.gen';
import { formatDate } from '@/utils/dates';
import { formatNumber } from '@/utils/numbers';

type State = ServerJob['state'];

export const jobStates: Record<State, { label: string; color: ChipProps['color'] }> = {
  queued: { label: 'En espera', color: 'default' },
  running: { label: 'En curso', color: 'info' },
  done: { label: 'Terminada', color: 'success' },
  failed: { label: 'Falló', color: 'error' },
  cancelled: { label: 'Cancelada', color: 'default' },
};

/** How far it got, or how it ended. */
export function progressText({ state, doneUnits, totalUnits, message }: ServerJob): string {
  if (state === 'queued') return 'Todavía no empezó';
  if (state !== 'running') return message ?? '';
  if (!totalUnits) return 'Empezando…';
  return `${formatNumber(doneUnits)} de ${formatNumber(totalUnits)}`;
}

/** Null while it is not known. */
export const percentOf = ({ doneUnits, totalUnits }: ServerJob): number | null =>
  totalUnits ? Math.min(100, (100 * doneUnits) / totalUnits) : null;

export const momentText = (instant: string | null): string | null =>
  instant === null ? null : formatDate(new Date(instant), 'DD/MM/AAA HS:MN:SG');
