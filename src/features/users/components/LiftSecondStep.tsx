import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { type PersonAccount, useLiftSecondStepMutation } from '@/services/wms/generated/users.gen';

/** For who lost the telephone and the codes that rescue. */
export function LiftSecondStep({ account }: { account: PersonAccount }) {
  const [asking, setAsking] = useState(false);
  const [lift] = useLiftSecondStepMutation();
  const notify = useNotice();
  const { personId, version, username } = account;
  return (
    <>
      <Button onClick={() => setAsking(true)}>Quitar los dos pasos</Button>
      <ConfirmDialog
        open={asking}
        title={`¿Quitar la verificación en dos pasos de ${username}?`}
        confirmLabel="Quitar"
        tone="danger"
        onConfirm={async () => {
          const { error } = await lift({ personId, version });
          setAsking(false);
          if (!error) notify({ text: 'Se quitó la verificación en dos pasos' });
        }}
        onClose={() => setAsking(false)}
      >
        Va a entrar solo con su contraseña. Asegurate de que quien lo pide es esa persona: se le
        avisa, y queda en la auditoría. Después la puede volver a activar en su perfil.
      </ConfirmDialog>
    </>
  );
}
