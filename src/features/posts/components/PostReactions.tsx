import Box from '@mui/material/Box';
import type { Post } from '@/services/wms/generated/posts.gen';
import { inOrder, isOpen } from '../postsModel';
import { useReactToPostMutation } from '../wall';
import { ReactionPicker } from './ReactionPicker';
import { ReactionPill } from './ReactionPill';

export function PostReactions({ post }: { post: Post }) {
  const [react] = useReactToPostMutation();
  const pick = (reaction: Post['myReaction']) => react({ id: post.id, reaction });
  const open = isOpen(post);
  return (
    <Box
      role="group"
      aria-label="Reacciones"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}
    >
      {inOrder(post.reactions).map(({ kind, count }) => (
        <ReactionPill
          key={kind}
          kind={kind}
          count={count}
          mine={post.myReaction === kind}
          disabled={!open}
          onClick={() => pick(post.myReaction === kind ? null : kind)}
        />
      ))}
      {open ? <ReactionPicker current={post.myReaction} onPick={pick} /> : null}
    </Box>
  );
}
