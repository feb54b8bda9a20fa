import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import {
  type Program,
  type ProgramWithKey,
  useRotateProgramMutation,
} from '@/services/wms/generated/sync.gen';
import { OverlapSelect, USUAL_OVERLAP } from '../components/OverlapSelect';
import { DaysSelect, USUAL_DAYS } from './DaysSelect';

interface RenewDialogProps {
  program: Program;
  onGiven: (given: ProgramWithKey) => void;
  onClose: () => void;
}

/** Another key, while the one before still serves for the time that it takes to change it there. */
export function RenewDialog({ program, onGiven, onClose }: RenewDialogProps) {
  const [rotate] = useRotateProgramMutation();
  const [days, setDays] = useState(USUAL_DAYS);
  const [hours, setHours] = useState(USUAL_OVERLAP);
  const renew = async () => {
    const { data } = await rotate({ id: program.id, days, overlapHours: hours });
    if (data) onGiven(data);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Renovar la clave de ${program.name}`}
      confirmLabel="Renovar"
      onConfirm={renew}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography variant="body2">
          Se da otra clave. Mientras la cambiás en el otro sistema sirven las dos.
        </Typography>
        <OverlapSelect label="La anterior sirve todavía" value={hours} onChange={setHours} />
        <DaysSelect value={days} onChange={setDays} />
      </Stack>
    </ConfirmDialog>
  );
}
