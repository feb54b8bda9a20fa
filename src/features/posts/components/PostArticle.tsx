import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { fromList } from '@/components/page/fromList';
import type { Post } from '@/services/wms/generated/posts.gen';
import { routes } from '@/utils/paths';
import { isOpen } from '../postsModel';
import { CommentsButton } from './CommentsButton';
import { CommentThread } from './CommentThread';
import { ConfirmRead } from './ConfirmRead';
import { PostHeader } from './PostHeader';
import { PostImages } from './PostImages';
import { PostMarks } from './PostMarks';
import { PostReactions } from './PostReactions';
import { PostText } from './PostText';
import { useSeen } from './useSeen';

interface PostArticleProps {
  post: Post;
  /** The page of the post already has its title, all of its text and its comments open. */
  alone?: boolean;
}

export function PostArticle({ post, alone = false }: PostArticleProps) {
  const id = useId();
  const seen = useSeen(post);
  const [talking, setTalking] = useState(false);
  const answers = post.commentCount > 0 || isOpen(post);
  return (
    <Card
      component="article"
      ref={seen}
      {...(alone ? { 'aria-label': post.title } : { 'aria-labelledby': id })}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.75,
        p: { xs: 2, sm: 3 },
        '@keyframes appear': { from: { opacity: 0 } },
        animation: 'appear 320ms ease-out',
      }}
    >
      <PostHeader post={post} />
      <PostMarks post={post} />
      {alone ? null : (
        <Typography variant="h2" id={id}>
          <Link
            component={RouterLink}
            to={`${routes.posts}/${post.id}`}
            state={fromList}
            underline="hover"
            sx={{ color: 'text.primary', fontWeight: 'inherit' }}
          >
            {post.title}
          </Link>
        </Typography>
      )}
      {post.body ? <PostText body={post.body} folded={!alone} /> : null}
      <PostImages images={post.images} />
      <ConfirmRead post={post} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <PostReactions post={post} />
        </Box>
        {answers && !alone ? (
          <CommentsButton
            count={post.commentCount}
            open={talking}
            onClick={() => setTalking(!talking)}
          />
        ) : null}
      </Box>
      {answers && (alone || talking) ? <CommentThread post={post} autoFocus={talking} /> : null}
    </Card>
  );
}
