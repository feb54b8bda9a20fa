import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useAppSelector } from '@/app/hooks';
import { PayFacts } from '@/components/person/PayFacts';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { selectCan } from '@/services/session/selectCan';
import { useGetPayQuery } from '@/services/wms/generated/users.gen';
import { PayDialog } from './PayDialog';

/** What somebody is paid and where, for who administers people or pay. */
export function PersonPayTab({ id }: { id: number }) {
  const query = useGetPayQuery(id);
  const administers = useAppSelector(selectCan('ADMIN.users'));
  const [editing, setEditing] = useState(false);
  return (
    <>
      <QueryState query={query} skeleton={<SkeletonRows rows={3} />}>
        {(pay) => (
          <Card sx={{ p: { xs: 2, md: 3 } }}>
            <PayFacts pay={pay} />
            {administers ? (
              <Button variant="outlined" sx={{ mt: 3 }} onClick={() => setEditing(true)}>
                Cambiar sueldo y banco
              </Button>
            ) : null}
          </Card>
        )}
      </QueryState>
      {query.data && editing ? (
        <PayDialog pay={query.data} onClose={() => setEditing(false)} />
      ) : null}
    </>
  );
}
