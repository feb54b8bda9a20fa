import { activateSecondStep } from '@contract/session/activateSecondStep';
import { prepareSecondStep } from '@contract/session/prepareSecondStep';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '@/components/dialog/FormDialog';
import { CopyButton } from '@/components/feedback/CopyButton';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { PasswordField } from '@/components/password/PasswordField';
import { QrCode } from '@/components/qr/QrCode';
import {
  type SecondStepKey,
  useActivateSecondStepMutation,
  usePrepareSecondStepMutation,
  useRenewRecoveryCodesMutation,
} from '@/services/wms/generated/session.gen';
import { inFours } from '../../secondStepModel';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { RemoveSecondStep } from './RemoveSecondStep';

export type SecondStepTask = 'activate' | 'renew' | 'remove';

interface SecondStepFlowProps {
  task: SecondStepTask;
  onClose: () => void;
}

/** The flow shows its dialogs in turn; it is mounted while it lasts, so that no key or code outlives it. */
export function SecondStepFlow({ task, onClose }: SecondStepFlowProps) {
  const notify = useNotice();
  const [prepare] = usePrepareSecondStepMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const [key, setKey] = useState<SecondStepKey | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  if (key) return <ScanKey secretKey={key} onCodes={setCodes} onClose={onClose} />;
  if (task === 'remove') {
    const removed = () => {
      notify({ text: 'Tu cuenta vuelve a pedir solo la contraseña.' });
      onClose();
    };
    return <RemoveSecondStep onDone={removed} onClose={onClose} />;
  }
  return task === 'activate' ? (
    <PasswordAgain
      title="Activar la verificación en dos pasos"
      text="Vas a necesitar una aplicación de códigos en tu teléfono, como Aegis, FreeOTP o la de tu teléfono. Primero confirmá que sos vos."
      submitLabel="Seguir"
      onSubmit={async (clave) => setKey(await prepare({ clave }).unwrap())}
      onClose={onClose}
    />
  ) : (
    <PasswordAgain
      title="Códigos de recuperación nuevos"
      text="Los que tenías dejan de servir."
      submitLabel="Dar códigos nuevos"
      onSubmit={async (clave) => setCodes((await renew({ clave }).unwrap()).codes)}
      onClose={onClose}
    />
  );
}

interface PasswordAgainProps {
  title: string;
  text: string;
  submitLabel: string;
  onSubmit: (clave: string) => Promise<unknown>;
  onClose: () => void;
}

function PasswordAgain(props: PasswordAgainProps) {
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

interface ScanKeyProps {
  secretKey: SecondStepKey;
  onCodes: (codes: string[]) => void;
  onClose: () => void;
}

/** The key as a picture for another telephone, as a link for this one, and in letters for neither. */
function ScanKey({ secretKey, onCodes, onClose }: ScanKeyProps) {
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
        <QrCode value={secretKey.uri} label="Clave para la aplicación de códigos" />
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
