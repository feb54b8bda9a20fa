import Alert from '@mui/material/Alert';
import { useGetDemoHistoryQuery } from '@/services/jobs/jobHooks';

const LOOK_AGAIN_MS = 15_000;

/** Says that months are missing because the demo is still writing them; shows nothing where none is being written. */
export function DemoHistoryNote() {
  const { making = false } = useGetDemoHistoryQuery().data ?? {};
  useGetDemoHistoryQuery(undefined, { skip: !making, pollingInterval: LOOK_AGAIN_MS });
  if (!making) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      Armando la historia de la demo: los meses anteriores van apareciendo solos, y podés trabajar
      mientras tanto.
    </Alert>
  );
}
