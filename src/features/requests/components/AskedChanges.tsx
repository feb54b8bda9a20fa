import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { RequestDetail } from '@/components/workflow/requestTypes';

/** Why it came back, before anything else: it is what has to be put right. */
export function AskedChanges({ history }: Pick<RequestDetail, 'history'>) {
  const returned = history.filter(({ kind }) => kind === 'returned').at(-1);
  if (!returned) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      <AlertTitle>{returned.who?.name ?? 'Quien decide'} te pidió cambios</AlertTitle>
      {returned.reason}
    </Alert>
  );
}
