import type { ReactNode } from 'react';
import { useNotice } from '../feedback/useNotice';
import { ConfirmDialog } from './ConfirmDialog';

interface RemoveDialogProps {
  title: string;
  /** Told once it is gone. */
  removed: string;
  send: () => Promise<{ error?: unknown }>;
  onClose: () => void;
  /** The text says what goes with it. */
  children: ReactNode;
}

/** Asks before a record is taken away; when it is refused, the reason is told where all of them are. */
export function RemoveDialog({ title, removed, send, onClose, children }: RemoveDialogProps) {
  const notify = useNotice();
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel="Quitar"
      tone="danger"
      onClose={onClose}
      onConfirm={async () => {
        const { error } = await send();
        onClose();
        if (!error) notify({ text: removed });
      }}
    >
      {children}
    </ConfirmDialog>
  );
}
