import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import {
  type Program,
  type ProgramWithKey,
  useRotateProgramMutation,
} from '@/services/wms/generated/sync.gen';
import { DaysSelect, USUAL_DAYS } from './DaysSelect';

const overlaps: readonly (readonly [hours: number, label: string])[] = [
  [0, 'Nada: deja de servir ahora'],
  [1, '1 hora'],
  [24, '1 día'],
  [168, '7 días'],
];

interface RenewDialogProps {
  program: Program;
  onGiven: (given: ProgramWithKey) => void;
  onClose: () => void;
}

/** Another key, while the one before still serves for the time that it takes to change it there. */
export function RenewDialog({ program, onGiven, onClose }: RenewDialogProps) {
  const [rotate] = useRotateProgramMutation();
  const [days, setDays] = useState(USUAL_DAYS);
  const [hours, setHours] = useState(24);
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
        <TextField
          select
          fullWidth
          label="La anterior sirve todavía"
          value={hours}
          onChange={(event) => setHours(Number(event.target.value))}
        >
          {overlaps.map(([value, label]) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <DaysSelect value={days} onChange={setDays} />
      </Stack>
    </ConfirmDialog>
  );
}
