import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import type { IconName } from '@/components/icons/icons';
import { lazyDialog } from '@/components/lazy/lazyPiece';
import {
  type ChatDetail,
  useBlockPersonMutation,
  useLeaveGroupMutation,
} from '@/services/wms/generated/chats.gen';
import { useMuteChatMutation } from '../chatChanges';

const MembersDialog = lazyDialog(async () => (await import('./MembersDialog')).MembersDialog);
const RenameDialog = lazyDialog(async () => (await import('./RenameDialog')).RenameDialog);
const AddMembersDialog = lazyDialog(
  async () => (await import('./AddMembersDialog')).AddMembersDialog,
);

type Opened = 'members' | 'rename' | 'add' | 'leave' | 'block';

interface Item {
  label: string;
  icon: IconName;
  run: () => void;
}

/** The menu has all that can be done with a conversation. */
export function ConversationMenu({ chat }: { chat: ChatDetail }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [mute] = useMuteChatMutation();
  const [leave] = useLeaveGroupMutation();
  const [block] = useBlockPersonMutation();
  const notify = useNotice();
  const { id, muted, actions, kind, members, name } = chat;
  const silence = async () => {
    const { data } = await mute({ id, muted: !muted });
    if (data)
      notify({ text: muted ? 'Vuelve a avisar' : 'Ya no avisa; lo nuevo se sigue viendo acá' });
  };
  const goOut = async () => {
    const { data } = await leave({ id });
    if (data) notify({ text: `Saliste de “${name}”` });
    setOpened(null);
  };
  const setBlocked = async (blocked: boolean) => {
    const { data } = await block({ id, blocked });
    if (data) notify({ text: blocked ? `Bloqueaste a ${name}` : `Desbloqueaste a ${name}` });
    setOpened(null);
  };
  const dialogs: [boolean, Opened, string, IconName][] = [
    [kind === 'group' && members.length > 0, 'members', 'Ver quiénes están', 'people'],
    [actions.includes('add'), 'add', 'Agregar personas', 'add'],
    [actions.includes('rename'), 'rename', 'Cambiar el nombre', 'edit'],
    [actions.includes('leave'), 'leave', 'Salir del grupo', 'logout'],
    [actions.includes('block'), 'block', 'Bloquear a esta persona', 'lock'],
  ];
  const items: Item[] = [
    {
      label: muted ? 'Volver a avisar' : 'Silenciar',
      icon: muted ? 'bell' : 'bellOff',
      run: () => void silence(),
    },
    ...dialogs
      .filter(([may]) => may)
      .map(([, what, label, icon]) => ({ label, icon, run: () => setOpened(what) })),
    ...(actions.includes('unblock')
      ? [
          {
            label: 'Desbloquear a esta persona',
            icon: 'check' as const,
            run: () => void setBlocked(false),
          },
        ]
      : []),
  ];
  const close = () => setOpened(null);
  return (
    <>
      <IconButton
        aria-label={`Opciones de ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="moreVertical" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ root: { 'aria-label': 'Opciones de la conversación' } }}
      >
        {items.map(({ label, icon, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              run();
            }}
          >
            <ListItemIcon>
              <Icon name={icon} fontSize="small" />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
      <ConfirmDialog
        open={opened === 'leave'}
        title={`¿Salir de “${name}”?`}
        confirmLabel="Salir del grupo"
        tone="danger"
        onConfirm={goOut}
        onClose={close}
      >
        Lo que se dijo hasta ahora lo seguís leyendo; lo que sigue, no.
      </ConfirmDialog>
      <ConfirmDialog
        open={opened === 'block'}
        title={`¿Bloquear a ${name}?`}
        confirmLabel="Bloquear"
        tone="danger"
        onConfirm={() => setBlocked(true)}
        onClose={close}
      >
        No recibís más mensajes directos suyos, y se le dice que no los recibís. En los grupos en
        los que están se siguen leyendo.
      </ConfirmDialog>
      <Suspense>
        {opened === 'members' ? <MembersDialog chat={chat} onClose={close} /> : null}
        {opened === 'rename' ? <RenameDialog chat={chat} onClose={close} /> : null}
        {opened === 'add' ? <AddMembersDialog chat={chat} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
