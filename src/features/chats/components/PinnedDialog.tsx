import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { DialogHead } from '@/components/dialog/DialogHead';
import { usePhone } from '@/components/dialog/usePhone';
import { CardList } from '@/components/list/CardList';
import type { Message } from '@/services/wms/generated/chats.gen';
import { FoundRow } from './FoundRow';

interface PinnedDialogProps {
  chatId: number;
  messages: readonly Message[];
  onClose: () => void;
}

/** All that is pinned in a conversation; each leads to its place. */
export function PinnedDialog({ chatId, messages, onClose }: PinnedDialogProps) {
  const id = useId();
  const phone = usePhone();
  return (
    <Dialog open onClose={onClose} fullScreen={phone} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogHead id={id} title="Mensajes fijados" covers={phone} onClose={onClose} />
      <DialogContent>
        <CardList gap={0}>
          {messages.map((message) => (
            <FoundRow key={message.id} chatId={chatId} message={message} onOpen={onClose} />
          ))}
        </CardList>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}
