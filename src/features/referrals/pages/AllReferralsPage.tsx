import { useMemo } from 'react';
import { DataGrid } from '@/components/data-grid/DataGrid';
import { gridList } from '@/components/data-grid/gridList';
import { Page } from '@/components/page/Page';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { StateMessage } from '@/components/state/StateMessage';
import {
  useListReferralOpeningsQuery,
  useListReferralsQuery,
} from '@/services/wms/generated/referrals.gen';
import { referralPath } from '@/utils/referralPaths';
import { ReferralTabs } from '../components/ReferralTabs';
import { referralColumns } from '../referralColumns';

const referralsList = gridList({
  id: 'referrals',
  accion: 'referido.listar',
  useRows: useListReferralsQuery,
});

/** Everybody who was referred, by whomever. */
export function AllReferralsPage() {
  const { sites } = usePlaces();
  const { data } = useListReferralOpeningsQuery({ size: 200 });
  const openings = useMemo(
    () => (data?.rows ?? []).map(({ id, position }) => ({ value: id, label: position })),
    [data],
  );
  const columns = useMemo(() => referralColumns(sites, openings), [sites, openings]);
  return (
    <RequirePermission flag="REFERRALS.ALL">
      <Page title="Todos los referidos" width="wide">
        <ReferralTabs />
        <DataGrid
          list={referralsList}
          label="Referidos"
          columns={columns}
          rowName={(row) => `${row.number} ${row.name}`}
          rowPath={(row) => referralPath(row.id)}
          searchLabel="Buscar por persona, puesto o número"
          empty={
            <StateMessage icon="referrals" title="Todavía nadie refirió a nadie">
              Compartí una búsqueda abierta para empezar.
            </StateMessage>
          }
        />
      </Page>
    </RequirePermission>
  );
}
