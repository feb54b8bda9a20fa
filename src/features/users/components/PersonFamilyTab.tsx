import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useAppSelector } from '@/app/hooks';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { DependantList } from '@/components/person/DependantList';
import { EmergencyFacts } from '@/components/person/EmergencyFacts';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import { type Dependant, useGetFamilyQuery } from '@/services/wms/generated/users.gen';
import { DeleteDependantDialog } from './DeleteDependantDialog';
import { DependantDialog } from './DependantDialog';
import { EmergencyDialog } from './EmergencyDialog';
import { RowButtons } from './RowButtons';

type Asking =
  | { kind: 'contact' }
  | { kind: 'save'; row: Dependant | null }
  | { kind: 'delete'; row: Dependant };

/** Whom somebody maintains, and whom to call for them. */
export function PersonFamilyTab({ id }: { id: number }) {
  const query = useGetFamilyQuery(id);
  const administers = useAppSelector(selectCan('ADMIN.users'));
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const add = administers ? (
    <Button startIcon={<Icon name="add" />} onClick={() => setAsking({ kind: 'save', row: null })}>
      Agregar familiar
    </Button>
  ) : null;
  const edit = administers ? (
    <Button startIcon={<Icon name="edit" />} onClick={() => setAsking({ kind: 'contact' })}>
      Cambiar
    </Button>
  ) : null;
  const actions = administers
    ? (row: Dependant) => (
        <RowButtons
          what={`a ${row.name}`}
          onEdit={() => setAsking({ kind: 'save', row })}
          onDelete={() => setAsking({ kind: 'delete', row })}
        />
      )
    : undefined;
  return (
    <>
      <QueryState query={query} skeleton={<SkeletonRows rows={4} />}>
        {(family) => (
          <>
            <Section title="Emergencias" action={edit}>
              <Card sx={{ p: { xs: 2, md: 3 } }}>
                <EmergencyFacts contact={family} />
              </Card>
            </Section>
            <Section title="Familiares a cargo" action={add}>
              <Card>
                {family.dependants.length > 0 ? (
                  <DependantList rows={family.dependants} actions={actions} />
                ) : (
                  <StateMessage icon="people" title="No tiene familiares a cargo" />
                )}
              </Card>
            </Section>
          </>
        )}
      </QueryState>
      {asking?.kind === 'contact' && query.data ? (
        <EmergencyDialog family={query.data} onClose={close} />
      ) : null}
      {asking?.kind === 'save' ? (
        <DependantDialog personId={id} row={asking.row} onClose={close} />
      ) : null}
      {asking?.kind === 'delete' ? (
        <DeleteDependantDialog personId={id} row={asking.row} onClose={close} />
      ) : null}
    </>
  );
}
