import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { SentBackRequest } from '@/components/workflow/SentBackNote';
import { type ChangeDialogProps, useAskChange } from './useAskChange';

interface RemoveDependantDialogProps extends ChangeDialogProps<'dependantRemoval'> {
  dependantId: number;
  /** Unknown where the request was sent back. */
  name?: string;
}

export function RemoveDependantDialog(props: RemoveDependantDialogProps) {
  const { dependantId, name, sentBack, onClose } = props;
  const ask = useAskChange(props);
  return (
    <ConfirmDialog
      open
      title={name ? `¿Pedir que quiten a ${name}?` : '¿Pedir de nuevo que lo quiten?'}
      confirmLabel="Pedir que lo quiten"
      // A refusal is told over the page, in the server's words.
      onConfirm={() => ask({ kind: 'dependantRemoval', dependantId }).catch(onClose)}
      onClose={onClose}
    >
      {sentBack ? <SentBackRequest requestId={sentBack.requestId} /> : null}
      Sigue entre tus familiares hasta que lo apruebe Recursos Humanos. Si solo dejó de estar a tu
      cargo, mejor pedí corregir hasta cuándo.
    </ConfirmDialog>
  );
}
