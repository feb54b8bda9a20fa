import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DialogHead } from '@/components/dialog/DialogHead';
import { CardList } from '@/components/list/CardList';
import { PersonName } from '@/components/person/PersonName';
import type { ChatMember } from '@/services/wms/generated/chats.gen';

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
        <People title="Leyeron" people={readers.read} />
        <People title="Faltan" people={readers.missing} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}

function People({ title, people }: { title: string; people: readonly ChatMember[] }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {title} ({people.length})
      </Typography>
      <CardList>
        {people.map(({ accountId, person }) => (
          <li key={accountId}>
            <PersonName name={person.name} imageUrl={person.imageUrl} detail={person.position} />
          </li>
        ))}
      </CardList>
    </Box>
  );
}
