import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';

interface DeletePlaceProps {
  what: 'la sede' | 'el área';
  name: string;
  iconOnly?: boolean;
  remove: () => Promise<unknown>;
}

/** Asks first; the server says why where it cannot be. */
export function DeletePlace({ what, name, iconOnly = false, remove }: DeletePlaceProps) {
  const [asking, setAsking] = useState(false);
  const notify = useNotice();
  const confirm = async () => {
    // A refusal is told over the page, in the server's words.
    const gone = await remove().then(
      () => true,
      () => false,
    );
    setAsking(false);
    if (gone) notify({ text: `Se borró ${what} «${name}»` });
  };
  const open = () => setAsking(true);
  return (
    <>
      {iconOnly ? (
        <Tooltip title="Borrar">
          <IconButton aria-label={`Borrar ${what} ${name}`} onClick={open}>
            <Icon name="delete" fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : (
        <Button size="small" aria-label={`Borrar ${what} ${name}`} onClick={open}>
          Borrar
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={`¿Borrar ${what} «${name}»?`}
        confirmLabel="Borrar"
        tone="danger"
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      >
        Solo se puede si no tiene gente ni registros. No se puede deshacer.
      </ConfirmDialog>
    </>
  );
}
