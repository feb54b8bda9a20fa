import type { PersonPart } from '@contract/users/personParts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { CardList } from '@/components/list/CardList';
import { type PendingChange, PendingChangeCard } from '@/components/person/PendingChangeCard';
import { useListProfileChangesQuery } from '@/services/wms/generated/profile.gen';
import { inboxRequestPath } from '@/utils/paths';

const partOf: Record<PendingChange['matter'], PersonPart> = {
  bank: 'pay',
  name: 'employment',
  dependant: 'family',
};

interface PendingChangesProps {
  personId: number;
  /** The one that is open: what does not touch it stands over the first part. */
  part: PersonPart;
}

/** The changes that its person asked for and that wait for a decision; the person who decides goes there. */
export function PendingChanges({ personId, part }: PendingChangesProps) {
  const { data } = useListProfileChangesQuery(personId);
  const waiting = (data?.rows ?? []).filter(
    ({ state, matter }) => state === 'pending' && (part === 'contact' || partOf[matter] === part),
  );
  if (waiting.length === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <CardList label="Cambios pendientes de aprobación">
        {waiting.map((change) => (
          <PendingChangeCard
            key={change.requestId}
            change={change}
            action={
              <Button variant="outlined" component={Link} to={inboxRequestPath(change.requestId)}>
                Ver la solicitud
              </Button>
            }
          />
        ))}
      </CardList>
    </Box>
  );
}
