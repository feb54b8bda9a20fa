import { keepsPeople } from '@contract/users/keepsPeople';
import { personBookRecord } from '@contract/users/personBook';
import { useMemo } from 'react';
import { useAppSelector } from '@/app/hooks';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { gridList } from '@/components/data-grid/gridList';
import { labelChoices } from '@/components/data-grid/labelChoices';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import {
  areaColumn,
  docketColumn,
  personColumn,
  siteColumn,
} from '@/components/person/personColumns';
import { type Places, usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { NextStep } from '@/components/state/NextStep';
import { StateMessage } from '@/components/state/StateMessage';
import { selectMay } from '@/services/session/selectCan';
import {
  type PersonBookListRow,
  useListPersonBooksQuery,
} from '@/services/wms/generated/users.gen';
import { personTabPath, routes } from '@/utils/paths';
import { dayText } from '@/utils/personTexts';

const links = [{ to: routes.importPersonBooks, label: 'Importar', icon: 'upload' }] as const;

function BookList() {
  const places = usePlaces();
  const columns = useMemo(() => bookColumns(places), [places]);
  const brings = keepsPeople.some(useAppSelector(selectMay));
  return (
    <Page
      title="Datos para el Libro de Sueldos"
      purpose="Con qué códigos va cada persona, desde cada día; lo que no tiene propio va como en su sede."
      width="wide"
      back={{ to: routes.users, label: 'Personas' }}
      action={brings ? <PageLinks links={links} /> : null}
    >
      <DataGrid
        list={bookListGrid}
        label="Datos para el Libro de Sueldos"
        columns={columns}
        rowName={(row) => `${row.personName}, desde el ${dayText(row.effectiveFrom)}`}
        rowPath={(row) => personTabPath(row.personId, 'libro')}
        searchLabel="Buscar por nombre, legajo o puesto"
        empty={
          <StateMessage
            icon="money"
            title="Todas las personas van como su sede"
            action={
              <NextStep to={routes.importPersonBooks} flag={keepsPeople}>
                Importar una planilla
              </NextStep>
            }
          >
            Los códigos propios de una persona se cargan en su ficha, en Libro de Sueldos, o con una
            planilla.
          </StateMessage>
        }
      />
    </Page>
  );
}

/** The page shows by which codes ARCA knows each person, to people who administer people or pay. */
export const PersonBooksPage = () => (
  <RequirePermission flag={['ADMIN.users', 'LIQUIDATION.SHOW']}>
    <BookList />
  </RequirePermission>
);

const bookListGrid = gridList({
  id: 'person-books',
  accion: 'libroSueldos.listar',
  useRows: useListPersonBooksQuery,
});

const { fields } = personBookRecord;
type Coded = 'situation' | 'condition' | 'activity' | 'contract' | 'place' | 'health' | 'children';

/** A code is read as it is, without points between its figures. */
const codeColumn = (
  key: Coded,
  own: Partial<GridColumn<PersonBookListRow>> = {},
): GridColumn<PersonBookListRow> => ({
  key,
  label: fields[key].label,
  kind: 'number',
  value: (row) => row[key],
  render: (row) => (row[key] === null ? '—' : String(row[key])),
  width: 150,
  ...own,
});

const yesNoColumn = (key: 'spouse' | 'insured'): GridColumn<PersonBookListRow> => ({
  key,
  label: fields[key].label,
  kind: 'choice',
  choices: labelChoices(fields[key].labels),
  value: (row) => row[key],
  width: 120,
});

const bookColumns = ({ sites, areas }: Places): GridColumn<PersonBookListRow>[] => [
  personColumn,
  docketColumn(),
  {
    key: 'effectiveFrom',
    label: fields.effectiveFrom.label,
    kind: 'day',
    value: (row) => row.effectiveFrom,
    width: 130,
    card: 'detail',
  },
  codeColumn('situation', { card: 'fact' }),
  codeColumn('condition'),
  codeColumn('activity'),
  codeColumn('contract', { card: 'fact', width: 200 }),
  codeColumn('place'),
  codeColumn('health', { card: 'fact' }),
  yesNoColumn('spouse'),
  codeColumn('children'),
  yesNoColumn('insured'),
  siteColumn(sites, { hidden: true }),
  areaColumn(areas, { hidden: true }),
];
