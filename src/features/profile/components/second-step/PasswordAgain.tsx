import { prepareSecondStep } from '@contract/session/prepareSecondStep';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { PasswordField } from '@/components/password/PasswordField';

interface PasswordAgainProps {
  title: string;
  text: string;
  submitLabel: string;
  onSubmit: (clave: string) => Promise<unknown>;
  onClose: () => void;
}

export function PasswordAgain(props: PasswordAgainProps) {
  const { text, onSubmit, ...dialog } = props;
  const form = useForm({
    defaultValues: { clave: '' },
    resolver: contractResolver(prepareSecondStep.input),
  });
  return (
    <FormDialog {...dialog} open form={form} onSubmit={({ clave }) => onSubmit(clave)}>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      <PasswordField<{ clave: string }>
        name="clave"
        label="Contraseña"
        autoComplete="current-password"
        autoFocus
      />
    </FormDialog>
  );
}
