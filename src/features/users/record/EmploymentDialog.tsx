import { leaving } from '@contract/users/deactivatePerson';
import { leavingText } from '@contract/users/leavingText';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { DateInput } from '@/components/form/DateInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { useSeenRow } from '@/components/form/useSeenRow';
import type { Employee } from '@/services/wms/generated/users.gen';
import {
  useDeactivatePersonMutation,
  usePreviewLeavingQuery,
  useReactivatePersonMutation,
} from '@/services/wms/generated/users.gen';
import { handoverOf, type LeavingValues, leavingResolver, leavingValues } from '../leavingForm';
import { HandoverFields } from './HandoverFields';

interface EmploymentDialogProps {
  person: Employee;
  onClose: () => void;
}

/** A person who works may leave; one who left, or is about to, may come back. */
export function EmploymentDialog(props: EmploymentDialogProps) {
  return props.person.leaveDate === null ? (
    <LeaveDialog {...props} />
  ) : (
    <ReactivateDialog {...props} />
  );
}

export const employmentLabel = ({ leaveDate }: Employee) =>
  leaveDate === null ? 'Dar de baja' : 'Reactivar';

interface ReactivateDialogProps {
  person: Employee;
  onClose: () => void;
}

function ReactivateDialog({ person, onClose }: ReactivateDialogProps) {
  const { id, version, name } = person;
  const [send] = useReactivatePersonMutation();
  const notify = useNotice();
  return (
    <ConfirmDialog
      open
      title={`¿Reactivar a ${name}?`}
      confirmLabel="Reactivar"
      onClose={onClose}
      onConfirm={async () => {
        const { error } = await send({ id, version });
        onClose();
        if (!error) notify({ text: `${name} trabaja otra vez` });
      }}
    >
      Se quitan la fecha y el motivo de su baja. Vuelve al directorio y, si su cuenta está activa,
      puede entrar otra vez.
    </ConfirmDialog>
  );
}

interface LeaveDialogProps {
  person: Employee;
  onClose: () => void;
}

function LeaveDialog({ person, onClose }: LeaveDialogProps) {
  const { seen, newest } = useSeenRow(person);
  const { id, version, name, hireDate } = seen;
  const [send] = useDeactivatePersonMutation();
  const notify = useNotice();
  const form = useForm<LeavingValues>({
    resolver: leavingResolver,
    defaultValues: leavingValues,
  });
  const draft = useDraft(form, `person/${person.id}/leaving`);
  const leaveDate = useWatch({ control: form.control, name: 'leaveDate' });
  const known = leaving.shape.leaveDate.safeParse(leaveDate).success;
  const { currentData } = usePreviewLeavingQuery({ id, leaveDate }, { skip: !known });
  const ends = currentData ? leavingText(currentData) : null;
  const held = currentData?.held ?? [];
  return (
    <FormDialog
      open
      title={`Dar de baja a ${name}`}
      form={form}
      draft={draft}
      newest={newest}
      submitLabel="Dar de baja"
      tone="danger"
      onSubmit={async ({ heir, apart, heirs, ...values }) => {
        const handover = handoverOf({ heir, apart, heirs }, held);
        await send({ ...values, id, version, handover }).unwrap();
        notify({ text: `Se anotó la baja de ${name}` });
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Después de su último día deja de estar en el directorio y su cuenta no entra más. Sus datos
        y su historial se conservan.
      </Typography>
      <DateInput<LeavingValues> name="leaveDate" label="Último día de trabajo" min={hireDate} />
      {ends ? <Alert severity="warning">{ends}</Alert> : null}
      <HandoverFields held={held} />
      <TextInput<LeavingValues> name="reason" label="Motivo" rows={2} maxLength={300} />
    </FormDialog>
  );
}
