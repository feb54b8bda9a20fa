import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import {
  useRotateWebhookMutation,
  type Webhook,
  type WebhookWithSecret,
} from '@/services/wms/generated/sync.gen';
import { OverlapSelect, USUAL_OVERLAP } from '../components/OverlapSelect';

interface RotateDialogProps {
  webhook: Webhook;
  onGiven: (given: WebhookWithSecret) => void;
  onClose: () => void;
}

/** Another secret, while messages go signed with both for the time that it takes to change it there. */
export function RotateDialog({ webhook, onGiven, onClose }: RotateDialogProps) {
  const [rotate] = useRotateWebhookMutation();
  const [hours, setHours] = useState(USUAL_OVERLAP);
  const confirm = async () => {
    const { data } = await rotate({ id: webhook.id, overlapHours: hours });
    if (data) onGiven(data);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Renovar el secreto de ${webhook.name}`}
      confirmLabel="Renovar"
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography variant="body2">
          Se da otro secreto. Mientras lo cambiás en el otro sistema, cada aviso va firmado con los
          dos.
        </Typography>
        <OverlapSelect label="El anterior sirve todavía" value={hours} onChange={setHours} />
      </Stack>
    </ConfirmDialog>
  );
}
