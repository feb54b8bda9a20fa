import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { Icon } from '@/components/icons/Icon';

interface DeleteButtonProps {
  /** The thing that is taken out: "el feriado Día de la empresa". */
  what: string;
  /** The text says what follows from it. */
  children: string;
  onDelete: () => Promise<unknown>;
}

/** Asks before it takes something out. */
export function DeleteButton({ what, children, onDelete }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton aria-label={`Quitar ${what}`} onClick={() => setAsking(true)}>
        <Icon name="delete" fontSize="small" />
      </IconButton>
      <ConfirmDialog
        open={asking}
        title={`¿Quitar ${what}?`}
        confirmLabel="Quitar"
        tone="danger"
        onConfirm={async () => {
          await onDelete();
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
