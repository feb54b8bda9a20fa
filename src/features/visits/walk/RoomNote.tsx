import Alert from '@mui/material/Alert';
import { useEffect, useSyncExternalStore } from 'react';
import { storageRoom } from '@/services/offline/storageRoom';

const words = {
  low: 'En el teléfono queda poco lugar y el navegador no asegura lo que guarda. Liberá espacio, o mandá lo pendiente apenas tengas conexión.',
  full: 'En el teléfono no queda lugar: lo que hagas sin conexión se pierde si cerrás esta página. Liberá espacio antes de seguir.',
} as const;

/** Asks that the day be kept on the device, and says so only where it may be lost. */
export function RoomNote() {
  const room = useSyncExternalStore(storageRoom.subscribe, storageRoom.room);
  useEffect(() => void storageRoom.ask(), []);
  if (room === 'fine') return null;
  return (
    <Alert severity={room === 'full' ? 'error' : 'warning'} sx={{ mt: 2 }}>
      {words[room]}
    </Alert>
  );
}
