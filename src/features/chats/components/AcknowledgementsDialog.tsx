import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { DialogHead } from '@/components/dialog/DialogHead';
import { usePhone } from '@/components/dialog/usePhone';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type MessageAcknowledgements,
  useListAcknowledgementsQuery,
} from '@/services/wms/generated/chats.gen';
import { PeopleSection } from './PeopleSection';

interface AcknowledgementsDialogProps {
  id: number;
  onClose: () => void;
}

/** The dialog tells who confirmed one's message, and who is missing. */
export function AcknowledgementsDialog({ id, onClose }: AcknowledgementsDialogProps) {
  const titleId = useId();
  const phone = usePhone();
  const query = useListAcknowledgementsQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={phone}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <DialogHead id={titleId} title="Quiénes confirmaron" covers={phone} onClose={onClose} />
      <DialogContent>
        <QueryState<MessageAcknowledgements>
          query={query}
          skeleton={<SkeletonRows rows={4} avatar />}
        >
          {({ confirmed, missing }) => (
            <Box sx={{ display: 'grid', gap: 2 }}>
              <PeopleSection title="Faltan" people={missing} />
              <PeopleSection title="Confirmaron" people={confirmed} />
            </Box>
          )}
        </QueryState>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}
