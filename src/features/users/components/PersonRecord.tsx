import { can } from '@contract/session/can';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { ViewAsButton } from '@/components/view-as/ViewAsButton';
import { selectRoles } from '@/services/session/rolesSlice';
import { useListDocumentTypesQuery } from '@/services/wms/generated/documents.gen';
import { useGetEmployeeQuery } from '@/services/wms/generated/users.gen';
import { documentsOfPath, personEditPath, routes } from '@/utils/paths';
import { recordTabs } from '../recordTabs';
import { EmploymentDialog, employmentLabel } from './EmploymentDialog';
import { TabLinks } from './TabLinks';

/** The whole record, for who administers people. */
export function PersonRecord({ id }: { id: number }) {
  const query = useGetEmployeeQuery(id);
  const person = query.data;
  const [params] = useSearchParams();
  const roles = useAppSelector(selectRoles);
  // Only the server knows who keeps everybody's papers.
  const types = useListDocumentTypesQuery(undefined, { skip: !can(roles, 'DOCUMENTS') });
  const [asking, setAsking] = useState(false);
  const tabs = recordTabs.filter(({ flag }) => !flag || can(roles, flag));
  const tab = tabs.find(({ key }) => key === (params.get('ver') ?? '')) ?? tabs[0];
  return (
    <Page
      title={person?.name ?? 'Persona'}
      back={{ to: routes.users, label: 'Personas' }}
      action={
        person ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {types.data?.keeps ? (
              <Button component={Link} to={documentsOfPath(id)} startIcon={<Icon name="folder" />}>
                Legajo
              </Button>
            ) : null}
            <ViewAsButton kind="person" id={id} name={person.name} />
            <Button onClick={() => setAsking(true)}>{employmentLabel(person)}</Button>
            <Button
              variant="contained"
              component={Link}
              to={personEditPath(id)}
              startIcon={<Icon name="edit" />}
            >
              Editar
            </Button>
          </Box>
        ) : null
      }
      filters={<TabLinks tabs={tabs} current={tab?.key} />}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} avatar />}>
        {(found) => tab?.show(found)}
      </QueryState>
      {person && asking ? (
        <EmploymentDialog person={person} onClose={() => setAsking(false)} />
      ) : null}
    </Page>
  );
}
