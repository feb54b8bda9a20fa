import type { attachedFile } from '@contract/core/attachedFile';
import type { PersonRef } from '@contract/core/personRef';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { z } from 'zod';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { useNotice } from '../feedback/useNotice';
import { AttachedFiles } from '../files/AttachedFiles';
import { CardList } from '../list/CardList';
import { PersonAvatar } from '../person/PersonAvatar';
import { RelativeTime } from '../time/RelativeTime';
import { LinkedText } from './LinkedText';

interface ShownComment {
  id: number;
  author: Pick<PersonRef, 'name' | 'imageUrl'>;
  body: string;
  createdAt: string;
  canDelete: boolean;
  files?: readonly z.output<typeof attachedFile>[];
}

interface CommentListProps {
  /** They come newest first; one that arrived between two pages stands in both. */
  comments: readonly ShownComment[];
  /** Answers whether it is gone. */
  onDelete: (id: number) => Promise<boolean>;
}

/** The newest at the end, beside where one writes. */
export function CommentList({ comments, onDelete }: CommentListProps) {
  const [deleting, setDeleting] = useState<number | null>(null);
  const notify = useNotice();
  const confirm = async () => {
    if (deleting !== null && (await onDelete(deleting))) notify({ text: 'Comentario borrado' });
    setDeleting(null);
  };
  return (
    <>
      <CardList gap={2}>
        {oldestFirst(comments).map((comment) => (
          <Comment key={comment.id} comment={comment} onDelete={() => setDeleting(comment.id)} />
        ))}
      </CardList>
      {/* Nothing brings a comment back, so it is asked before. */}
      <ConfirmDialog
        open={deleting !== null}
        title="¿Borrar el comentario?"
        confirmLabel="Borrar comentario"
        tone="danger"
        onConfirm={confirm}
        onClose={() => setDeleting(null)}
      >
        Deja de verse para todas las personas y no se puede recuperar.
      </ConfirmDialog>
    </>
  );
}

const oldestFirst = (comments: readonly ShownComment[]) =>
  [...new Map(comments.map((comment) => [comment.id, comment])).values()].reverse();

interface CommentProps {
  comment: ShownComment;
  onDelete: () => void;
}

function Comment({ comment, onDelete }: CommentProps) {
  const { author, body, createdAt, canDelete, files = [] } = comment;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
      <PersonAvatar name={author.name} imageUrl={author.imageUrl} size={32} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: files.length > 0 ? 1 : 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
          <Typography variant="subtitle2" component="span">
            {author.name}
          </Typography>
          <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
            <RelativeTime value={createdAt} />
          </Typography>
          {canDelete ? (
            // Beside the hour: what was just sent must not put it under the finger that sent.
            <Link
              component="button"
              type="button"
              variant="caption"
              underline="hover"
              aria-label={`Borrar el comentario de ${author.name}`}
              onClick={onDelete}
              sx={{ color: 'text.secondary', py: 0.25 }}
            >
              Borrar
            </Link>
          ) : null}
        </Box>
        {body ? (
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', typography: 'body1' }}>
            <LinkedText text={body} />
          </Box>
        ) : null}
        <AttachedFiles files={files} />
      </Box>
    </Box>
  );
}
