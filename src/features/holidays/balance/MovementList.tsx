import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { LedgerList } from '@/components/ledger/LedgerList';
import type { LeaveMovement } from '@/services/wms/generated/holidays.gen';
import { formatDate } from '@/utils/dates';
import { leavePath } from '@/utils/paths';
import { movementLabels, signedDays } from './balanceModel';

const textOf = ({ kind, text, leaveId }: LeaveMovement) => (
  <>
    {movementLabels[kind]}:{' '}
    {leaveId === null ? (
      text
    ) : (
      <Link component={RouterLink} to={leavePath(leaveId)}>
        {text}
      </Link>
    )}
  </>
);

export const MovementList = ({ movements }: { movements: readonly LeaveMovement[] }) => (
  <LedgerList
    lines={movements.map((movement) => ({
      id: movement.id,
      amount: signedDays(movement.days),
      adds: movement.days > 0,
      text: textOf(movement),
      origin: [
        `Período ${movement.year}`,
        formatDate(movement.at, 'DD/MM/AAA'),
        movement.by,
        movement.source,
      ],
    }))}
  />
);
