import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@/components/a11y/visuallyHidden';
import { PersonAvatar } from '@/components/person/PersonAvatar';
import { RelativeTime } from '@/components/time/RelativeTime';
import type { Post } from '@/services/wms/generated/posts.gen';
import { isUnread } from '../postsModel';
import { PostMenu } from './PostMenu';

/** The header tells who says it, when, and to whom. */
export function PostHeader({ post }: { post: Post }) {
  const { author } = post;
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
      <PersonAvatar name={author.name} imageUrl={author.imageUrl} size={44} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" noWrap>
          {author.name}
          {author.position ? (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {` · ${author.position}`}
            </Typography>
          ) : null}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          <RelativeTime value={post.publishedAt} />
          {` · ${post.audienceLabel}`}
          {post.editedAt ? ' · Editada' : ''}
        </Typography>
      </Box>
      {isUnread(post) ? (
        <Box sx={{ display: 'flex', alignItems: 'center', height: 'var(--anden-control)' }}>
          <Box
            component="span"
            sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: 'primary.main' }}
          />
          <Box component="span" sx={visuallyHidden}>
            Sin leer
          </Box>
        </Box>
      ) : null}
      <PostMenu post={post} />
    </Box>
  );
}
