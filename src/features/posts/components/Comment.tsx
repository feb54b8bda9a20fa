import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/icons/Icon';
import { PersonAvatar } from '@/components/person/PersonAvatar';
import { RelativeTime } from '@/components/time/RelativeTime';
import type { PostComment } from '@/services/wms/generated/posts.gen';
import { PostText } from './PostText';

interface CommentProps {
  comment: PostComment;
  onDelete: (comment: PostComment) => void;
}

export function Comment({ comment, onDelete }: CommentProps) {
  const { author, body, createdAt, canDelete } = comment;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
      <PersonAvatar name={author.name} imageUrl={author.imageUrl} size={32} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
          <Typography variant="subtitle2" component="span">
            {author.name}
          </Typography>
          <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
            <RelativeTime value={createdAt} />
          </Typography>
        </Box>
        <PostText body={body} />
      </Box>
      {canDelete ? (
        <Tooltip title="Borrar comentario">
          <IconButton
            size="small"
            aria-label={`Borrar el comentario de ${author.name}`}
            onClick={() => onDelete(comment)}
            sx={{
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
