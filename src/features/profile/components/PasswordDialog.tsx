import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { useAppSelector } from '@/app/hooks';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { PasswordField } from '@/components/password/PasswordField';
import { shortestPassword } from '@/components/password/passwordStrength';
import { StrengthMeter } from '@/components/password/StrengthMeter';
import { selectConfig } from '@/services/session/configSlice';
import { useChangePasswordMutation } from '@/services/wms/generated/session.gen';
import { emptyPassword, type PasswordForm, passwordSchema } from '../passwordModel';

const selectUserName = selectConfig('lastUser');

/** Mounted while open: no password outlives the dialog. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotice();
  const userName = useAppSelector(selectUserName);
  const [change] = useChangePasswordMutation();
  const form = useForm<PasswordForm>({
    defaultValues: emptyPassword,
    resolver: contractResolver(passwordSchema),
  });
  const chosen = useWatch({ control: form.control, name: 'claveNueva' });
  const save = async ({ claveActual, claveNueva }: PasswordForm) => {
    await change({ claveActual, claveNueva }).unwrap();
    notify({ text: 'Cambiaste tu contraseña. Se cerraron tus otras sesiones.' });
    onClose();
  };
  return (
    <FormDialog
      open
      title="Cambiar contraseña"
      form={form}
      onSubmit={save}
      submitLabel="Cambiar contraseña"
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Al guardarla se cierran tus sesiones en otros dispositivos. En este seguís adentro.
      </Typography>
      <PasswordField<PasswordForm>
        name="claveActual"
        label="Contraseña actual"
        autoComplete="current-password"
        autoFocus
      />
      <PasswordField<PasswordForm>
        name="claveNueva"
        label="Contraseña nueva"
        autoComplete="new-password"
        hint={`Al menos ${shortestPassword} caracteres. Una frase larga es fácil de recordar.`}
      />
      <StrengthMeter password={chosen} userName={String(userName ?? '')} />
      <PasswordField<PasswordForm>
        name="repetida"
        label="Repetí la contraseña nueva"
        autoComplete="new-password"
      />
    </FormDialog>
  );
}
