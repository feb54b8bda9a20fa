import type { Permission } from '@contract/core/permissions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { Icon } from '@/components/icons/Icon';
import { Pager } from '@/components/list/Pager';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { ViewAsButton } from '@/components/view-as/ViewAsButton';
import { selectMay } from '@/services/session/selectCan';
import { useListAuditQuery } from '@/services/wms/generated/admin.gen';
import { useListDocumentTypesQuery } from '@/services/wms/generated/documents.gen';
import { type Employee, useGetEmployeeQuery } from '@/services/wms/generated/users.gen';
import { formatDate } from '@/utils/dates';
import { adminPaths, documentsOfPath, personEditPath, routes } from '@/utils/paths';
import { EmployeeFacts } from './EmployeeFacts';
import { EmploymentDialog, employmentLabel } from './EmploymentDialog';
import { PersonAccountTab } from './PersonAccountTab';
import { PersonEvaluationsTab } from './PersonEvaluationsTab';
import { PersonFamilyTab } from './PersonFamilyTab';
import { PersonHistoryTab } from './PersonHistoryTab';
import { PersonPayTab } from './PersonPayTab';
import { TabLinks } from './TabLinks';

/** The whole record, for who administers people. */
export function PersonRecord({ id }: { id: number }) {
  const query = useGetEmployeeQuery(id);
  const person = query.data;
  const [params] = useSearchParams();
  const may = useAppSelector(selectMay);
  // Only the server knows who keeps everybody's papers.
  const types = useListDocumentTypesQuery(undefined, { skip: !may('DOCUMENTS') });
  const [asking, setAsking] = useState(false);
  const tabs = recordTabs.filter(({ flag }) => !flag || may(flag));
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

interface RecordTab {
  /** In the address, as `?ver=`; the first one has none. */
  key: string;
  label: string;
  flag?: Permission;
  show: (person: Employee) => ReactNode;
}

/** The parts of a person's record, in the order they are read. */
const recordTabs: readonly RecordTab[] = [
  { key: '', label: 'Datos', show: (person) => <EmployeeFacts person={person} /> },
  {
    key: 'cuenta',
    label: 'Rol y cuenta',
    show: (person) => <PersonAccountTab key={person.id} person={person} />,
  },
  {
    key: 'sueldo',
    label: 'Sueldo y banco',
    show: ({ id }) => <PersonPayTab key={id} id={id} />,
  },
  {
    key: 'familia',
    label: 'Familia',
    show: ({ id }) => <PersonFamilyTab key={id} id={id} />,
  },
  {
    key: 'evaluaciones',
    label: 'Evaluaciones',
    show: ({ id }) => <PersonEvaluationsTab key={id} id={id} />,
  },
  {
    key: 'historia',
    label: 'Historia',
    show: ({ id }) => <PersonHistoryTab key={id} id={id} />,
  },
  {
    key: 'auditoria',
    label: 'Auditoría',
    flag: 'ADMIN.audit',
    show: ({ id }) => <PersonAudit key={id} id={id} />,
  },
];

const SIZE = 20;

/** What was changed in a person's record, and by whom. */
function PersonAudit({ id }: { id: number }) {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number(params.get('pagina')) || 1);
  const query = useListAuditQuery(
    {
      page,
      size: SIZE,
      filters: [
        { field: 'entity', operator: 'is', value: 'person' },
        { field: 'entityId', operator: 'is', value: String(id) },
      ],
    },
    // The audit grows with every change and tells nobody.
    { refetchOnMountOrArgChange: true },
  );
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonRows rows={4} />}
      isEmpty={({ total }) => total === 0}
      empty={
        <StateMessage icon="admin" title="Nadie cambió su ficha todavía">
          Cada cambio va a quedar acá, con quién lo hizo y cuándo.
        </StateMessage>
      }
    >
      {({ rows, total }) => (
        <>
          <Card>
            <List disablePadding>
              {rows.map((row) => (
                <ListItemButton
                  key={row.id}
                  divider
                  component={Link}
                  to={`${adminPaths.audit}/${row.id}`}
                >
                  <ListItemText
                    primary={`${row.actor ?? 'El servidor'} ${row.did}${row.thing ? ` ${row.thing}` : ''}`}
                    secondary={formatDate(new Date(row.at), 'DD/MM/AAA HS:MN')}
                  />
                </ListItemButton>
              ))}
            </List>
          </Card>
          <Pager
            page={page}
            size={SIZE}
            total={total}
            onPage={(next) => setParams({ ver: 'auditoria', pagina: String(next) })}
          />
        </>
      )}
    </QueryState>
  );
}
