import { useCallback, useMemo, useState } from 'react';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { BulkAction, ChosenRows, RowAction } from '@/components/data-grid/gridActions';
import { Page } from '@/components/page/Page';
import { StateMessage } from '@/components/state/StateMessage';
import type { SignatureRow } from '@/services/wms/generated/signed.gen';
import { routes, signPath } from '@/utils/paths';
import { signaturesGrid } from '../grids';
import { useSignatureChoices } from '../useSignatureChoices';
import { RemindDialog } from './RemindDialog';
import { signatureColumns } from './signatureColumns';

/** Each person of whom a signature was asked, to follow and to remind. */
export function Signatures() {
  const choices = useSignatureChoices();
  const columns = useMemo(() => signatureColumns(choices), [choices]);
  const [reminding, setReminding] = useState<ChosenRows | null>(null);
  const bulkActions = useMemo(
    (): BulkAction[] => [
      {
        label: 'Recordar',
        icon: 'bell',
        open: (rows, count) => setReminding({ rows, count }),
      },
    ],
    [],
  );
  const rowActions = useCallback(
    ({ id, state }: SignatureRow): RowAction[] =>
      state === 'pending' || state === 'opened'
        ? [
            {
              label: 'Recordar',
              icon: 'bell',
              run: () => setReminding({ rows: { kind: 'rows', ids: [id] }, count: 1 }),
            },
          ]
        : [],
    [],
  );
  return (
    <Page title="Quiénes firman" width="wide" back={{ to: routes.signed, label: 'Firmas' }}>
      <DataGrid
        list={signaturesGrid}
        label="Firmas"
        columns={columns}
        rowName={(row) => `${row.title}, ${row.personName}`}
        rowPath={(row) => signPath(row.id)}
        rowActions={rowActions}
        bulkActions={bulkActions}
        searchLabel="Buscar por persona o legajo"
        empty={
          <StateMessage icon="sign" title="Todavía no se pidió ninguna firma">
            Acá aparece cada persona a la que se le envíe algo para firmar.
          </StateMessage>
        }
      />
      {reminding ? <RemindDialog chosen={reminding} onClose={() => setReminding(null)} /> : null}
    </Page>
  );
}
