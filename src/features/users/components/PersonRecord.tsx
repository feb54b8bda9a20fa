import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { Icon } from '@/components/icons/Icon';
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
          <Tabs component="nav" aria-label="Partes de la ficha" value={tab}>
            <Tab component={Link} to="?" replace value="datos" label="Datos" role="link" />
            <Tab
              component={Link}
              to="?ver=auditoria"
              replace
              value="auditoria"
              label="Auditoría"
              role="link"
            />
          </Tabs>
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
