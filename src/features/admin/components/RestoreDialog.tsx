import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { sessionEnded } from '@/services/session/sessionActions';
import { type BackupCopy, useRestoreBackupMutation } from '@/services/wms/generated/admin.gen';
import { momentText } from '../jobModel';

const schema = z.object({
  confirmation: z.string().trim().min(1, 'Escribí el nombre de la copia.'),
});
type Values = z.input<typeof schema>;
const resolver = contractResolver(schema);

interface RestoreDialogProps {
  copy: BackupCopy;
  onClose: () => void;
}

/** The one thing that takes everybody's work of a while away: it is typed, not clicked. */
export function RestoreDialog({ copy, onClose }: RestoreDialogProps) {
  const [restore] = useRestoreBackupMutation();
  const dispatch = useDispatch();
  const form = useForm<Values>({ resolver, defaultValues: { confirmation: '' } });
  return (
    <FormDialog
      open
      title="Restaurar la copia"
      form={form}
      submitLabel="Restaurar"
      tone="danger"
      onSubmit={async ({ confirmation }) => {
        await restore({ name: copy.name, confirmation }).unwrap();
        // Nobody's session outlives it, not even this one.
        dispatch(sessionEnded());
      }}
      onClose={onClose}
    >
      <Alert severity="warning">
        Todo vuelve a como estaba el {momentText(copy.createdAt)}: lo que se cargó después deja de
        estar para todas las personas.
      </Alert>
      <Typography variant="body2">
        Mientras dura nadie puede usar el sistema, y al terminar todos vuelven a ingresar, vos
        también. Antes se guarda una copia de lo que hay ahora, por si te arrepentís.
      </Typography>
      <Typography variant="body2">
        Para confirmar escribí <strong>{copy.name}</strong>
      </Typography>
      <TextInput<Values>
        name="confirmation"
        label="Nombre de la copia"
        autoComplete="off"
        maxLength={40}
      />
    </FormDialog>
  );
}
