import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { type PostComment, useDeletePostCommentMutation } from '../api';
import { tellRefusal } from '../refusals';

interface DeleteCommentDialogProps {
  comment: PostComment | null;
  onClose: () => void;
}

/** Nothing brings a comment back, so it is asked before. */
export function DeleteCommentDialog({ comment, onClose }: DeleteCommentDialogProps) {
  const [remove] = useDeletePostCommentMutation();
  const notify = useNotice();
  const confirm = async () => {
    if (!comment) return;
    const { id, postId } = comment;
    await remove({ id, postId })
      .unwrap()
      .then(() => notify({ text: 'Comentario borrado' }))
      .catch((error: unknown) => tellRefusal('No pudimos borrar el comentario.', error));
    onClose();
  };
  return (
    <ConfirmDialog
      open={comment !== null}
      title="¿Borrar el comentario?"
      confirmLabel="Borrar comentario"
      tone="danger"
      onConfirm={confirm}
      onClose={onClose}
    >
      Deja de verse para todas las personas y no se puede recuperar.
    </ConfirmDialog>
  );
}
