import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { BulkAction, ChosenRows, RowAction } from '@/components/data-grid/gridActions';
import { gridList } from '@/components/data-grid/gridList';
import { Icon } from '@/components/icons/Icon';
import { fromList } from '@/components/page/fromList';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import { usePlaces } from '@/components/references/usePlaces';
import { NextStep } from '@/components/state/NextStep';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import type { Employee } from '@/services/wms/generated/users.gen';
import { useListEmployeesQuery } from '@/services/wms/generated/users.gen';
import { newPersonPath, personEditPath, personPath, routes } from '@/utils/paths';
import { ChangePeopleDialog, type PeopleChange } from '../components/ChangePeopleDialog';
import { CreateAccountsDialog } from '../components/CreateAccountsDialog';
import { employeeColumns } from '../components/employeeColumns';
import { PasswordsDialog } from '../components/PasswordsDialog';
import { EmploymentDialog, employmentLabel } from '../record/EmploymentDialog';

const links = [
  { to: routes.directory, label: 'Directorio', icon: 'people' },
  { to: routes.chart, label: 'Organigrama', icon: 'chart' },
  { to: routes.pay, label: 'Sueldos', icon: 'money' },
] as const;
const administeringLinks = [
  ...links,
  { to: routes.importPeople, label: 'Importar', icon: 'upload' },
] as const;

/** The employee master, for who keeps the records of people; roles and accounts are of who administers them. */
export function EmployeesPage() {
  const administers = useAppSelector(selectCan('ADMIN.users'));
  const places = usePlaces();
  const columns = useMemo(() => employeeColumns(places), [places]);
  const [change, setChange] = useState<PeopleChange | null>(null);
  const [opening, setOpening] = useState<ChosenRows | null>(null);
  const [handing, setHanding] = useState<ChosenRows | null>(null);
  const [moving, setMoving] = useState<Employee | null>(null);
  const rowActions = useEmployeeActions(setMoving);
  const bulkActions = useMemo((): BulkAction[] => {
    const accounts: BulkAction[] = [
      {
        label: 'Cambiar rol',
        icon: 'admin',
        open: (rows, count) => setChange({ kind: 'role', rows, count }),
      },
      {
        label: 'Crear cuentas',
        icon: 'account',
        open: (rows, count) => setOpening({ rows, count }),
      },
      {
        label: 'Entregar contraseñas',
        icon: 'lock',
        open: (rows, count) => setHanding({ rows, count }),
      },
    ];
    return [
      {
        label: 'Cambiar área',
        icon: 'map',
        open: (rows, count) => setChange({ kind: 'area', rows, count }),
      },
      {
        label: 'Cambiar responsable',
        icon: 'people',
        open: (rows, count) => setChange({ kind: 'manager', rows, count }),
      },
      ...(administers ? accounts : []),
    ];
  }, [administers]);
  return (
    <Page
      title="Personas"
      width="wide"
      action={
        <>
          <PageLinks links={administers ? administeringLinks : links} />
          <Button
            variant="contained"
            component={Link}
            to={newPersonPath}
            startIcon={<Icon name="add" />}
          >
            Nueva persona
          </Button>
        </>
      }
    >
      <DataGrid
        list={employeesList}
        label="Personas"
        columns={columns}
        rowName={(row) => row.name}
        rowPath={(row) => personPath(row.id)}
        rowActions={rowActions}
        bulkActions={bulkActions}
        searchLabel="Buscar por nombre, legajo, puesto o correo"
        empty={
          <StateMessage
            icon="people"
            title="Todavía no hay personas"
            action={
              <NextStep to={newPersonPath} flag="ADMIN.users">
                Cargar a la primera
              </NextStep>
            }
          >
            Cargá a la primera o importá la nómina desde una planilla.
          </StateMessage>
        }
      />
      {change ? <ChangePeopleDialog change={change} onClose={() => setChange(null)} /> : null}
      {opening ? (
        <CreateAccountsDialog
          chosen={opening}
          onPasswords={(chosen) => {
            setOpening(null);
            setHanding(chosen);
          }}
          onClose={() => setOpening(null)}
        />
      ) : null}
      {handing ? <PasswordsDialog chosen={handing} onClose={() => setHanding(null)} /> : null}
      {moving ? <EmploymentDialog person={moving} onClose={() => setMoving(null)} /> : null}
    </Page>
  );
}

const employeesList = gridList({
  id: 'employees',
  accion: 'persona.administrar',
  usual: [{ field: 'state', operator: 'in', value: ['active'] }],
  useRows: useListEmployeesQuery,
});

/** The actions on a row of the employee master. */
function useEmployeeActions(onEmployment: (person: Employee) => void) {
  const navigate = useNavigate();
  return (person: Employee): RowAction[] => [
    {
      label: 'Abrir',
      icon: 'person',
      run: () => navigate(personPath(person.id), { state: fromList() }),
    },
    { label: 'Editar', icon: 'edit', run: () => navigate(personEditPath(person.id)) },
    {
      label: employmentLabel(person),
      icon: person.leaveDate === null ? 'logout' : 'undo',
      danger: person.leaveDate === null,
      run: () => onEmployment(person),
    },
  ];
}
