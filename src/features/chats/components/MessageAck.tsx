import { counted } from '@contract/core/counted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { lazyDialog } from '@/components/lazy/lazyPiece';
import type { ChatDetail, Message } from '@/services/wms/generated/chats.gen';
import { useAcknowledgeMessageMutation } from '../chatChanges';
import { useMe } from '../useMe';

const AcknowledgementsDialog = lazyDialog(
  async () => (await import('./AcknowledgementsDialog')).AcknowledgementsDialog,
);

interface MessageAckProps {
  message: Message;
  chat: ChatDetail;
  mine: boolean;
}

/** A message that asks to be confirmed: its readers do it here, and its author sees who is missing. */
export function MessageAck({ message, chat, mine }: MessageAckProps) {
  const me = useMe();
  const [open, setOpen] = useState(false);
  const [confirm, { isLoading }] = useAcknowledgeMessageMutation();
  const { id, acks } = message;
  if (mine) {
    return (
      <>
        <Button size="small" onClick={() => setOpen(true)} sx={{ mt: 0.5 }}>
          {acks.length === 0
            ? 'Todavía nadie confirmó'
            : counted(acks.length, 'persona confirmó', 'personas confirmaron')}
        </Button>
        <Suspense>
          {open ? <AcknowledgementsDialog id={id} onClose={() => setOpen(false)} /> : null}
        </Suspense>
      </>
    );
  }
  if (me !== undefined && acks.includes(me)) {
    return (
      <Typography
        variant="caption"
        component="p"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'success.main' }}
      >
        <Icon name="check" sx={{ fontSize: 14 }} />
        Confirmaste que lo leíste
      </Typography>
    );
  }
  if (chat.silence !== null && chat.silence !== 'readOnly') return null;
  return (
    <Box sx={{ mt: 0.5 }}>
      <Button
        size="small"
        variant="contained"
        loading={isLoading}
        onClick={() => void confirm({ id })}
      >
        Confirmar que lo leí
      </Button>
    </Box>
  );
}
