import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { PartTabs } from '@/components/page/PartTabs';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { ViewAsButton } from '@/components/view-as/ViewAsButton';
import { selectCan } from '@/services/session/selectCan';
import { useGetEmployeeQuery, useGetPersonPartsQuery } from '@/services/wms/generated/users.gen';
import { personEditPath, routes } from '@/utils/paths';
import { EmploymentDialog, employmentLabel } from './EmploymentDialog';
import { PendingChanges } from './PendingChanges';
import { partViews } from './personParts';

/** A person's record, as far as the reader may see it: the server says which parts. */
export function PersonRecord({ id }: { id: number }) {
  const query = useGetPersonPartsQuery(id);
  const [params] = useSearchParams();
  const found = query.data;
  const views = found?.parts.map((part) => ({ part, ...partViews[part] })) ?? [];
  const view = views.find(({ key }) => key === (params.get('ver') ?? '')) ?? views[0];
  return (
    <Page
      title={found?.name ?? 'Persona'}
      width={found?.keeps ? 'normal' : 'reading'}
      back={{ to: routes.users, label: 'Personas' }}
      action={found?.keeps ? <RecordActions id={id} name={found.name} /> : null}
      filters={
        views.length > 1 ? (
          <PartTabs label="Partes de la ficha" tabs={views} current={view?.key} />
        ) : null
      }
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={5} avatar />}>
        {({ keeps, own }) => (
          <>
            {keeps && !own && view ? <PendingChanges personId={id} part={view.part} /> : null}
            <Suspense fallback={<SkeletonRows rows={5} />}>
              {view ? <view.Part key={view.key} id={id} keeps={keeps} own={own} /> : null}
            </Suspense>
          </>
        )}
      </QueryState>
    </Page>
  );
}

/** The actions on a record as a whole, for the person who keeps it. */
function RecordActions({ id, name }: { id: number; name: string }) {
  const { data: person } = useGetEmployeeQuery(id);
  const administers = useAppSelector(selectCan('ADMIN.users'));
  const [asking, setAsking] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {administers ? <ViewAsButton kind="person" id={id} name={name} /> : null}
      {person ? <Button onClick={() => setAsking(true)}>{employmentLabel(person)}</Button> : null}
      <Button
        variant="contained"
        component={Link}
        to={personEditPath(id)}
        startIcon={<Icon name="edit" />}
      >
        Editar
      </Button>
      {person && asking ? (
        <EmploymentDialog person={person} onClose={() => setAsking(false)} />
      ) : null}
    </Box>
  );
}
