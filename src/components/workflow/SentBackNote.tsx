import Alert from '@mui/material/Alert';
import { useGetRequestQuery } from '@/services/workflow/requestHooks';

interface Happened {
  kind: string;
  who: { name: string } | null;
  reason: string | null;
  at: string;
}

/** Over a form that came back: why, so that nobody has to look for it. */
export function SentBackNote({ history }: { history: readonly Happened[] }) {
  const [last] = history
    .filter(({ kind }) => kind === 'returned')
    .sort((a, b) => b.at.localeCompare(a.at));
  if (!last?.reason) return null;
  return (
    <Alert severity="info">{`${last.who?.name ?? 'Quien decide'} pidió cambios: ${last.reason}`}</Alert>
  );
}

/** The same, of a request that the form knows only by its number. */
export function SentBackRequest({ requestId }: { requestId: number }) {
  const { data } = useGetRequestQuery(requestId);
  return data ? <SentBackNote history={data.history} /> : null;
}
