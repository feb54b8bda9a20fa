import { useMemo } from 'react';
import { useAppSelector } from '@/app/hooks';
import { DataGrid } from '@/components/data-grid/DataGrid';
import { gridList } from '@/components/data-grid/gridList';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { NextStep } from '@/components/state/NextStep';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import { useListHourBanksQuery } from '@/services/wms/generated/hours.gen';
import { bankAgreementsPath, bankPath } from '@/utils/timePaths';
import { bankColumns } from '../bank/bankColumns';
import { HourTabs } from '../components/HourTabs';

const banksGrid = gridList({
  id: 'hour-banks',
  accion: 'bancoHoras.listar',
  useRows: useListHourBanksQuery,
});

function Content() {
  const places = usePlaces();
  const keeps = useAppSelector(selectCan('HOURS.CREATE'));
  const columns = useMemo(() => bankColumns(places), [places]);
  return (
    <Page
      title="Banco de horas"
      width="wide"
      action={
        keeps ? (
          <PageLinks links={[{ to: bankAgreementsPath, label: 'Acuerdos', icon: 'document' }]} />
        ) : null
      }
    >
      <HourTabs />
      <DataGrid
        list={banksGrid}
        label="Bancos de horas"
        columns={columns}
        rowName={(row) => row.personName}
        rowPath={(row) => bankPath(row.id)}
        searchLabel="Buscar por persona o legajo"
        empty={
          <StateMessage
            icon="bank"
            title="Nadie tiene horas en el banco"
            action={
              <NextStep to={bankAgreementsPath} flag="HOURS.CREATE">
                Cargar un acuerdo
              </NextStep>
            }
          >
            Con un acuerdo escrito, las horas extras pueden ir al banco desde “Horas extras”.
          </StateMessage>
        }
      />
    </Page>
  );
}

/** /hours/bank/team: who has how many hours in the bank, and until when. */
export function HourBanksPage() {
  return (
    <RequirePermission flag="HOURS.SHOW">
      <Content />
    </RequirePermission>
  );
}
