import { useState } from 'react';
import { useNotice } from '@/components/feedback/useNotice';
import {
  type SecondStepKey,
  usePrepareSecondStepMutation,
  useRenewRecoveryCodesMutation,
} from '@/services/wms/generated/session.gen';
import { PasswordAgain } from './PasswordAgain';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { RemoveSecondStep } from './RemoveSecondStep';
import { ScanKey } from './ScanKey';

export type SecondStepTask = 'activate' | 'renew' | 'remove';

interface SecondStepFlowProps {
  task: SecondStepTask;
  onClose: () => void;
}

/** One dialog after another; mounted while it lasts, so that no key or code outlives it. */
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
