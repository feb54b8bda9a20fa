import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import type { IconName } from '@/components/icons/icons';
import type { Post } from '@/services/wms/generated/posts.gen';
import { useArchive } from './useArchive';
import { useReminder } from './useReminder';

// Only those who publish ever open these.
const PostComposer = lazy(async () => ({ default: (await import('./PostComposer')).PostComposer }));
const ReadersDialog = lazy(async () => ({
  default: (await import('./ReadersDialog')).ReadersDialog,
}));

type Action = Exclude<Post['actions'][number], 'comment'>;

const items: Readonly<Record<Action, { label: string; icon: IconName }>> = {
  edit: { label: 'Editar', icon: 'edit' },
  seeReaders: { label: 'Ver lectores', icon: 'visible' },
  remind: { label: 'Recordar a quienes faltan', icon: 'bell' },
  archive: { label: 'Archivar', icon: 'archive' },
  restore: { label: 'Volver a publicar', icon: 'restore' },
};
const order = Object.keys(items) as Action[];

/** What this person may do with the post; the server says which. */
export function PostMenu({ post }: { post: Post }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'edit' | 'seeReaders' | null>(null);
  const { archive, restore } = useArchive();
  const reminder = useReminder(post);
  const allowed = order.filter((action) => post.actions.includes(action));
  if (allowed.length === 0) return null;

  const run = (action: Action) => {
    setAnchor(null);
    if (action === 'archive') void archive(post);
    else if (action === 'restore') void restore(post);
    else if (action === 'remind') void reminder.ask();
    else setDialog(action);
  };
  const close = () => setDialog(null);
  return (
    <>
      <IconButton
        aria-label={`Opciones de “${post.title}”`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ mr: -1, mt: -0.5 }}
      >
        <Icon name="more" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ root: { 'aria-label': 'Opciones de la publicación' } }}
      >
        {allowed.map((action) => (
          <MenuItem key={action} onClick={() => run(action)}>
            <ListItemIcon>
              <Icon name={items[action].icon} fontSize="small" />
            </ListItemIcon>
            {items[action].label}
          </MenuItem>
        ))}
      </Menu>
      {reminder.dialog}
      <Suspense>
        {dialog === 'edit' ? <PostComposer post={post} onClose={close} /> : null}
        {dialog === 'seeReaders' ? <ReadersDialog post={post} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
