import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { DialogHead } from '@/components/dialog/DialogHead';
import type { ChatMember } from '@/services/wms/generated/chats.gen';
import { PeopleSection } from './PeopleSection';

interface MessageReadersDialogProps {
  readers: { read: readonly ChatMember[]; missing: readonly ChatMember[] };
  onClose: () => void;
}

/** The dialog tells who has read one's message, and who is missing. */
export function MessageReadersDialog({ readers, onClose }: MessageReadersDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogHead id={id} title="Quién leyó" covers={false} onClose={onClose} />
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <PeopleSection title="Leyeron" people={readers.read.map(({ person }) => person)} />
        <PeopleSection title="Faltan" people={readers.missing.map(({ person }) => person)} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}
