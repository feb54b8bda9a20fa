import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Icon } from '@/components/icons/Icon';
import type { IconName } from '@/components/icons/icons';
import type { Post } from '@/services/wms/generated/posts.gen';
import { expiryLabel } from '../postsModel';

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

/** What is particular about a post, in few words. */
export function PostMarks({ post }: { post: Post }) {
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
