import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

interface AskedClose {
  /** There is something that closing would lose. */
  unsaved: boolean;
  onClose: () => void;
  /** "¿Descartar las fotos?" */
  title: string;
  confirmLabel?: string;
  /** The text says what is lost. */
  text: string;
}

/** How a dialog closes, by its button, Escape and back alike: at once, or after the question if something would be lost. */
export function useAskedClose(props: AskedClose): { close: () => void; question: ReactNode } {
  const { unsaved, onClose, title, confirmLabel = 'Descartar', text } = props;
  const [asking, setAsking] = useState(false);
  const discard = () => {
    setAsking(false);
    onClose();
  };
  const question = (
    <ConfirmDialog
      open={asking}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel="Seguir editando"
      tone="danger"
      onConfirm={discard}
      onClose={() => setAsking(false)}
    >
      {text}
    </ConfirmDialog>
  );
  return { close: () => (unsaved ? setAsking(true) : onClose()), question };
}
