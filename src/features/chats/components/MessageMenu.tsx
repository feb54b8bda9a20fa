import { withNames } from '@contract/chats/mentionText';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useContext, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import { lazyDialog } from '@/components/lazy/lazyPiece';
import {
  type ChatDetail,
  type Message,
  useDeleteMessageMutation,
  usePinMessageMutation,
} from '@/services/wms/generated/chats.gen';
import { clock } from '@/utils/clock';
import { routes } from '@/utils/paths';
import { useMarkChatUnreadMutation } from '../chatChanges';
import { ReplyContext } from '../ReplyContext';
import { readersOf } from '../readersOf';

const EditMessageDialog = lazyDialog(
  async () => (await import('./EditMessageDialog')).EditMessageDialog,
);
const ReportDialog = lazyDialog(async () => (await import('./ReportDialog')).ReportDialog);
const MessageReadersDialog = lazyDialog(
  async () => (await import('./MessageReadersDialog')).MessageReadersDialog,
);

interface MessageMenuProps {
  message: Message;
  chat: ChatDetail;
  mine: boolean;
}

type Opened = 'edit' | 'delete' | 'readers' | 'report';

/** The menu has all that can be done with a message. */
export function MessageMenu({ message, chat, mine }: MessageMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [remove] = useDeleteMessageMutation();
  const [pin] = usePinMessageMutation();
  const [markUnread] = useMarkChatUnreadMutation();
  const notify = useNotice();
  const navigate = useNavigate();
  const { id, deleted, sentAt, body, pinned } = message;
  const inTime = clock.ms() - Date.parse(sentAt) <= chat.editMinutes * 60_000;
  const mayChange = mine && !deleted && inTime && chat.silence !== 'left';
  const readers = chat.kind === 'group' && mine ? readersOf(chat.members, message) : null;

  const leaveUnread = async () => {
    const { data } = await markUnread({ id: chat.id, messageId: id });
    if (!data) return;
    notify({ text: 'Queda sin leer desde ese mensaje' });
    navigate(routes.chats);
  };
  const erase = async () => {
    const { data } = await remove({ id });
    if (data) notify({ text: 'Mensaje borrado' });
    setOpened(null);
  };
  const copy = () =>
    void navigator.clipboard
      ?.writeText(withNames(body, message.mentions))
      .then(() => notify({ text: 'Copiado' }));
  const reply = useContext(ReplyContext);
  const all: [boolean, string, () => void][] = [
    [reply !== null && !deleted, 'Responder', () => reply?.(message)],
    [!deleted && body !== '' && typeof navigator.clipboard !== 'undefined', 'Copiar', copy],
    [mayChange && body !== '', 'Corregir', () => setOpened('edit')],
    [mayChange, 'Borrar', () => setOpened('delete')],
    [
      !deleted && chat.actions.includes('pin'),
      pinned ? 'Dejar de fijar' : 'Fijar',
      () => void pin({ id, pinned: !pinned }),
    ],
    [readers !== null && !deleted, 'Quién leyó', () => setOpened('readers')],
    [!mine, 'Marcar como no leído desde acá', () => void leaveUnread()],
    [!mine && !deleted, 'Denunciar', () => setOpened('report')],
  ];
  const items = all.filter(([may]) => may);
  if (items.length === 0) return null;
  const close = () => setOpened(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={`Opciones del mensaje de ${message.author.name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: 'text.secondary' }}
      >
        <Icon name="moreVertical" fontSize="small" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ root: { 'aria-label': 'Opciones del mensaje' } }}
      >
        {items.map(([, label, run]) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              run();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      <ConfirmDialog
        open={opened === 'delete'}
        title="¿Borrar el mensaje?"
        confirmLabel="Borrar mensaje"
        tone="danger"
        onConfirm={erase}
        onClose={close}
      >
        Sus palabras desaparecen para todas las personas y no se pueden recuperar.
      </ConfirmDialog>
      <Suspense>
        {opened === 'edit' ? <EditMessageDialog message={message} onClose={close} /> : null}
        {opened === 'report' ? <ReportDialog message={message} onClose={close} /> : null}
        {opened === 'readers' && readers ? (
          <MessageReadersDialog readers={readers} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
