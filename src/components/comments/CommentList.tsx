import type { attachedFile } from '@contract/core/attachedFile';
import type { PersonRef } from '@contract/core/personRef';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { z } from 'zod';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { useNotice } from '../feedback/useNotice';
import { AttachedFiles } from '../files/AttachedFiles';
import { Icon } from '../icons/Icon';
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
        </Box>
        {body ? (
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', typography: 'body1' }}>
            <LinkedText text={body} />
          </Box>
        ) : null}
        <AttachedFiles files={files} />
      </Box>
      {canDelete ? (
        <Tooltip title="Borrar comentario">
          <IconButton
            size="small"
            aria-label={`Borrar el comentario de ${author.name}`}
            onClick={onDelete}
            sx={{
              alignSelf: 'start',
              '@media (pointer: fine)': {
                'li:not(:hover) > &:not(:focus-visible)': { opacity: 0 },
              },
            }}
          >
            <Icon name="delete" fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : null}
    </Box>
  );
}
