import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { type NewsDetail, useChangeNewsStateMutation } from '@/services/wms/generated/news.gen';
import { type Move, moveWords } from '../newsMoves';

export type OneMove = Move | 'withdraw';

const withdraw = {
  label: 'Retirar',
  what: 'El aviso queda anulado y los días quedan libres.',
  done: 'Aviso retirado',
  wantsReason: false,
};

interface MoveNewsDialogProps {
  row: NewsDetail;
  move: OneMove;
  onClose: () => void;
}

/** Says what will happen, asks why where somebody loses by it, and does it. */
export function MoveNewsDialog({ row, move, onClose }: MoveNewsDialogProps) {
  const { label, what, done, wantsReason } = move === 'withdraw' ? withdraw : moveWords[move];
  const [send] = useChangeNewsStateMutation();
  const notify = useNotice();
  // Read once: what changes meanwhile is told as a conflict, not overwritten.
  const [{ id, version }] = useState(row);
  const run = async (reason: string) => {
    await send({ id, version, move, reason }).unwrap();
    notify({ text: done });
  };
  const title = `${label}: ${row.typeName}`;
  if (wantsReason) {
    return (
      <ReasonDialog title={title} submitLabel={label} onSubmit={run} onClose={onClose}>
        {what}
      </ReasonDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={label}
      tone={move === 'withdraw' ? 'danger' : 'normal'}
      onConfirm={async () => {
        await run('');
        onClose();
      }}
      onClose={onClose}
    >
      {what}
    </ConfirmDialog>
  );
}
