import { removeSecondStep } from '@contract/session/removeSecondStep';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { PasswordField } from '@/components/password/PasswordField';
import { useRemoveSecondStepMutation } from '@/services/wms/generated/session.gen';

interface RemoveSecondStepProps {
  onDone: () => void;
  onClose: () => void;
}

interface Proof {
  clave: string;
  codigo: string;
}

export function RemoveSecondStep({ onDone, onClose }: RemoveSecondStepProps) {
  const [remove] = useRemoveSecondStepMutation();
  const form = useForm<Proof>({
    defaultValues: { clave: '', codigo: '' },
    resolver: contractResolver(removeSecondStep.input),
  });
  const send = async (proof: Proof) => {
    await remove(proof).unwrap();
    onDone();
  };
  return (
    <FormDialog
      open
      title="Quitar la verificación en dos pasos"
      form={form}
      submitLabel="Quitar"
      onSubmit={send}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Quien sepa tu contraseña va a poder ingresar sin tu teléfono.
      </Typography>
      <PasswordField<Proof>
        name="clave"
        label="Contraseña"
        autoComplete="current-password"
        autoFocus
      />
      <TextInput<Proof>
        name="codigo"
        label="Código de verificación"
        hint="Los seis números de tu aplicación, o un código de recuperación."
        autoComplete="one-time-code"
      />
    </FormDialog>
  );
}
