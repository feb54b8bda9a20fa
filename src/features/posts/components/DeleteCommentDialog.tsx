import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { type PostComment, useDeletePostCommentMutation } from '@/services/wms/generated/posts.gen';

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
    const { data } = await remove({ id, postId });
    if (data) notify({ text: 'Comentario borrado' });
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
