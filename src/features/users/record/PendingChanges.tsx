import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { CardList } from '@/components/list/CardList';
import { PendingChangeCard } from '@/components/person/PendingChangeCard';
import { useListProfileChangesQuery } from '@/services/wms/generated/profile.gen';
import { inboxRequestPath } from '@/utils/paths';

/** What its person asked to change and waits for a decision; whoever decides goes there. */
export function PendingChanges({ personId }: { personId: number }) {
  const { data } = useListProfileChangesQuery(personId);
  const waiting = data?.rows.filter(({ state }) => state === 'pending') ?? [];
  if (waiting.length === 0) return null;
  return (
    <CardList label="Cambios pendientes de aprobación">
      {waiting.map((change) => (
        <PendingChangeCard
          key={change.requestId}
          change={change}
          action={
            <Button component={Link} to={inboxRequestPath(change.requestId)}>
              Ver la solicitud
            </Button>
          }
        />
      ))}
    </CardList>
  );
}
