import { activateSecondStep } from '@contract/session/activateSecondStep';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { FormDialog } from '@/components/dialog/FormDialog';
import { CopyButton } from '@/components/feedback/CopyButton';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { QrCode } from '@/components/qr/QrCode';
import {
  type SecondStepKey,
  useActivateSecondStepMutation,
} from '@/services/wms/generated/session.gen';
import { inFours } from '../../secondStepModel';

interface ScanKeyProps {
  secretKey: SecondStepKey;
  onCodes: (codes: string[]) => void;
  onClose: () => void;
}

/** The key as a picture for another telephone, as a link for this one, and in letters for neither. */
export function ScanKey({ secretKey, onCodes, onClose }: ScanKeyProps) {
  const [activate] = useActivateSecondStepMutation();
  const form = useForm({
    defaultValues: { codigo: '' },
    resolver: contractResolver(activateSecondStep.input),
  });
  return (
    <FormDialog
      open
      title="Cargá la clave en tu aplicación"
      form={form}
      submitLabel="Activar"
      onSubmit={async (typed) => onCodes((await activate(typed).unwrap()).codes)}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Escaneá este código con la aplicación. Si está en este mismo teléfono,{' '}
        <Link href={secretKey.uri}>abrila desde acá</Link>.
      </Typography>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
        <QrCode value={secretKey.uri} label="Clave para la aplicación de códigos" size={200} />
        <Typography variant="body2" sx={{ fontFamily: 'monospace', textAlign: 'center' }}>
          {inFours(secretKey.key)}
        </Typography>
        <CopyButton text={secretKey.key} label="Copiar la clave" />
      </Box>
      <TextInput<{ codigo: string }>
        name="codigo"
        label="Código que muestra la aplicación"
        autoComplete="one-time-code"
        maxLength={20}
        autoFocus
      />
    </FormDialog>
  );
}
