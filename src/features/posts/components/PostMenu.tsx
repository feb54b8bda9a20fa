import { counted } from '@contract/core/counted';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, Suspense, useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import type { IconName } from '@/components/icons/icons';
import { lazyDialog } from '@/components/lazy/lazyPiece';
import type { Post } from '@/services/wms/generated/posts.gen';
import {
  useLazyListPostReadersQuery,
  useRemindPostReadersMutation,
} from '@/services/wms/generated/posts.gen';
import { tellRefusal } from '../refusals';
import { useArchivePostMutation, useRestorePostMutation } from '../wall';

// Only those who publish ever open these.
const PostComposer = lazyDialog(async () => (await import('./PostComposer')).PostComposer);
const ReadersDialog = lazyDialog(async () => (await import('./ReadersDialog')).ReadersDialog);

type Action = Exclude<Post['actions'][number], 'comment'>;

const items: Readonly<Record<Action, { label: string; icon: IconName }>> = {
  edit: { label: 'Editar', icon: 'edit' },
  seeReaders: { label: 'Ver lectores', icon: 'visible' },
  remind: { label: 'Recordar a quienes faltan', icon: 'bell' },
  archive: { label: 'Archivar', icon: 'archive' },
  restore: { label: 'Volver a publicar', icon: 'restore' },
};
const order = Object.keys(items) as Action[];

/** The server says what this person may do with the post. */
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

/** Takes a post off the wall, or puts it back; the first can be undone from its notice. */
function useArchive() {
  const [archivePost] = useArchivePostMutation();
  const [restorePost] = useRestorePostMutation();
  const notify = useNotice();

  const restore = async ({ id, version }: Pick<Post, 'id' | 'version'>) => {
    const { data } = await restorePost({ id, version });
    if (data) notify({ text: 'La publicación volvió al muro' });
  };
  const archive = async ({ id, version }: Post) => {
    const { data } = await archivePost({ id, version });
    if (data) notify({ text: 'Publicación archivada', undo: () => void restore(data) });
  };
  return { archive, restore };
}

const people = (count: number) => counted(count, 'persona', 'personas');

/** Counts who is missing, says so, and only then reminds them. */
function useReminder(post: Post): { ask: () => Promise<void>; dialog: ReactNode } {
  const [missing, setMissing] = useState(0);
  const [open, setOpen] = useState(false);
  const [count] = useLazyListPostReadersQuery();
  const [remind] = useRemindPostReadersMutation();
  const notify = useNotice();
  const { id, title, asksConfirmation } = post;

  const ask = async () => {
    try {
      const { total } = await count({ id, state: 'missing', size: 1 }).unwrap();
      setMissing(total);
      if (total > 0) setOpen(true);
      else notify({ text: 'Ya no falta nadie: no hay a quién avisar' });
    } catch (error) {
      tellRefusal('No pudimos contar a quiénes les falta.', error);
    }
  };
  const confirm = async () => {
    const { data } = await remind({ id });
    if (data) notify({ text: `Estamos avisando a ${people(data.people)}` });
    setOpen(false);
  };
  const lacking = asksConfirmation ? 'confirmar' : 'leer';
  const verb = missing === 1 ? 'le falta' : 'les falta';
  const dialog = (
    <ConfirmDialog
      open={open}
      title="¿Recordar la publicación?"
      confirmLabel={`Avisar a ${people(missing)}`}
      onConfirm={confirm}
      onClose={() => setOpen(false)}
    >
      {`Vas a avisar a ${people(missing)} a quien${missing === 1 ? '' : 'es'} ${verb} ${lacking} “${title}”.`}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
