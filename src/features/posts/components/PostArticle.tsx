import { counted } from '@contract/core/counted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCallback, useContext, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { AttachedFiles } from '@/components/files/AttachedFiles';
import { Icon } from '@/components/icons/Icon';
import type { IconName } from '@/components/icons/icons';
import { fromList } from '@/components/page/fromList';
import { ReactionPicker } from '@/components/reactions/ReactionPicker';
import { ReactionPill } from '@/components/reactions/ReactionPill';
import type { Post } from '@/services/wms/generated/posts.gen';
import { formatNumber } from '@/utils/numbers';
import { routes } from '@/utils/paths';
import { expiryLabel, inOrder, isOpen, isUnread } from '../postsModel';
import { useReactToPostMutation } from '../wall';
import { CommentThread } from './CommentThread';
import { ConfirmRead } from './ConfirmRead';
import { PostHeader } from './PostHeader';
import { PostImages } from './PostImages';
import { PostText } from './PostText';
import { SeenContext } from './SeenContext';

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
            state={fromList()}
            underline="hover"
            sx={{ color: 'text.primary', fontWeight: 'inherit' }}
          >
            {post.title}
          </Link>
        </Typography>
      )}
      {post.body ? <PostText body={post.body} folded={!alone} /> : null}
      <PostImages images={post.images} />
      <AttachedFiles files={post.files.map(asAttached)} />
      {post.link ? (
        <Button
          component={RouterLink}
          to={post.link}
          variant="outlined"
          sx={{ justifySelf: 'start' }}
        >
          Ver de qué se trata
        </Button>
      ) : null}
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

const asAttached = ({ name, url }: Post['files'][number]) => ({
  name,
  mime: 'application/pdf',
  url,
  previewUrl: null,
});

/** The `ref` of the element that shows a post, so that seeing it marks it read. */
function useSeen(post: Post): (element: HTMLElement) => (() => void) | undefined {
  const tracker = useContext(SeenContext);
  const { id } = post;
  const unread = isUnread(post);
  return useCallback(
    (element) => (unread ? tracker?.observe(element, id) : undefined),
    [tracker, id, unread],
  );
}

function marksOf(post: Post): { label: string; icon: IconName }[] {
  return [
    ...(post.archivedAt ? [{ label: 'Archivada', icon: 'archive' as const }] : []),
    ...(post.pinned ? [{ label: 'Fijada', icon: 'pin' as const }] : []),
    ...(post.expiresAt ? [{ label: expiryLabel(post.expiresAt), icon: 'clock' as const }] : []),
    ...(post.mine && post.asksConfirmation
      ? [{ label: 'Pide confirmar la lectura', icon: 'approvals' as const }]
      : []),
  ];
}

/** The particulars of a post, in few words. */
function PostMarks({ post }: { post: Post }) {
  const marks = marksOf(post);
  if (marks.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {marks.map(({ label, icon }) => (
        <Chip key={label} size="small" label={label} icon={<Icon name={icon} />} />
      ))}
    </Box>
  );
}

function PostReactions({ post }: { post: Post }) {
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

interface CommentsButtonProps {
  count: number;
  open: boolean;
  onClick: () => void;
}

/** On a phone only the number, so that it stays beside the reactions. */
function CommentsButton({ count, open, onClick }: CommentsButtonProps) {
  const label = count > 0 ? counted(count, 'comentario', 'comentarios') : 'Comentar';
  return (
    <Button
      size="small"
      aria-label={label}
      aria-expanded={open}
      startIcon={<Icon name="comment" fontSize="small" />}
      onClick={onClick}
      sx={{ flex: 'none', color: 'text.secondary' }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {label}
      </Box>
      <Box component="span" sx={{ display: { sm: 'none' } }}>
        {count > 0 ? formatNumber(count) : 'Comentar'}
      </Box>
    </Button>
  );
}
