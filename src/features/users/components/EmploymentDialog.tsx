import type { Employee } from '@/services/wms/generated/users.gen';
import { LeaveDialog } from './LeaveDialog';
import { ReactivateDialog } from './ReactivateDialog';

interface EmploymentDialogProps {
  person: Employee;
  onClose: () => void;
}

/** Whoever works may leave; whoever left, or is about to, may come back. */
export function EmploymentDialog(props: EmploymentDialogProps) {
  return props.person.leaveDate === null ? (
    <LeaveDialog {...props} />
  ) : (
    <ReactivateDialog {...props} />
  );
}

export const employmentLabel = ({ leaveDate }: Employee) =>
  leaveDate === null ? 'Dar de baja' : 'Reactivar';
