import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { Icon } from '@/components/icons/Icon';
import { LinkTabs } from '@/components/page/LinkTabs';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { selectCan } from '@/services/session/selectCan';
import { personEditPath, routes } from '@/utils/paths';
import { useGetEmployeeQuery } from '../api';
import { EmployeeFacts } from './EmployeeFacts';
import { EmploymentDialog, employmentLabel } from './EmploymentDialog';
import { PersonAudit } from './PersonAudit';

/** The whole record, for who administers people. */
export function PersonRecord({ id }: { id: number }) {
  const query = useGetEmployeeQuery(id);
  const person = query.data;
  const [params] = useSearchParams();
  const mayAudit = useAppSelector(selectCan('ADMIN.audit'));
  const [asking, setAsking] = useState(false);
  const tab = mayAudit && params.get('ver') === 'auditoria' ? 'auditoria' : 'datos';
  return (
    <Page
      title={person?.name ?? 'Persona'}
      back={{ to: routes.users, label: 'Personas' }}
      action={
        person ? (
          <Box sx={{ display: 'flex', gap: 1 }}>
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
      filters={
        mayAudit ? (
          <LinkTabs
            label="Partes de la ficha"
            replace
            tabs={[
              { to: '?', label: 'Datos', current: tab === 'datos' },
              { to: '?ver=auditoria', label: 'Auditoría', current: tab === 'auditoria' },
            ]}
          />
        ) : null
      }
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} avatar />}>
        {(found) =>
          tab === 'datos' ? <EmployeeFacts person={found} /> : <PersonAudit key={id} id={id} />
        }
      </QueryState>
      {person && asking ? (
        <EmploymentDialog person={person} onClose={() => setAsking(false)} />
      ) : null}
    </Page>
  );
}
