import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useListDelegationsQuery } from '@/services/wms/generated/workflow.gen';
import { routes } from '@/utils/paths';
import { DelegationDialog } from '../components/DelegationDialog';
import { DelegationRow } from '../components/DelegationRow';

/** Who decides in my name while I am away, and in whose name I do. */
export function DelegationsPage() {
  const query = useListDelegationsQuery();
  const [giving, setGiving] = useState(false);
  return (
    <Page
      title="Delegar aprobaciones"
      width="reading"
      back={{ to: routes.workflow, label: 'Aprobaciones' }}
      action={
        <Button variant="contained" startIcon={<Icon name="add" />} onClick={() => setGiving(true)}>
          Delegar
        </Button>
      }
    >
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={3} avatar />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <StateMessage icon="people" title="No hay delegaciones">
            Si vas a estar ausente, elegí quién decide en tu nombre y entre qué días. Queda anotado
            en cada decisión.
          </StateMessage>
        }
      >
        {({ rows }) => (
          <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rows.map((row) => (
              <DelegationRow key={row.id} delegation={row} />
            ))}
          </Card>
        )}
      </QueryState>
      {giving ? <DelegationDialog onClose={() => setGiving(false)} /> : null}
    </Page>
  );
}
