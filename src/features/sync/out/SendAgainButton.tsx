import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { type Link, useRunLinkMutation } from '@/services/wms/generated/sync.gen';

/** Has a link take out what left already, as when the other system lost it. */
export function SendAgainButton({ link: { id, name } }: { link: Link }) {
  const [run] = useRunLinkMutation();
  const notify = useNotice();
  const [asking, setAsking] = useState(false);
  const send = async () => {
    const { data } = await run({ id, again: true });
    if (!data) return;
    setAsking(false);
    notify({ text: 'Corriendo' });
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Mandar de nuevo</Button>
      {asking ? (
        <ConfirmDialog
          open
          title={`¿Mandar de nuevo ${name}?`}
          confirmLabel="Mandar de nuevo"
          onConfirm={send}
          onClose={() => setAsking(false)}
        >
          Sale aunque sea lo mismo que la última vez: el otro sistema lo recibe otra vez.
        </ConfirmDialog>
      ) : null}
    </>
  );
}
