import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { BulkAction, RowAction } from '@/components/data-grid/gridActions';
import { Page } from '@/components/page/Page';
import { StateMessage } from '@/components/state/StateMessage';
import type { AskedDocument, DocumentType } from '@/services/wms/generated/documents.gen';
import { documentPath, documentRequestsPath } from '@/utils/paths';
import { askedGrid } from '../askedGrid';
import { useAskedChoices } from '../useAskedChoices';
import { type AskedChange, AskedChangeDialog } from './AskedChangeDialog';
import { askedColumns } from './askedColumns';
import { RejectDialog } from './RejectDialog';

/** Each person of whom a paper was asked, to decide what they brought and remind who did not. */
export function AskedPeople({ types }: { types: readonly DocumentType[] }) {
  const choices = useAskedChoices(types);
  const columns = useMemo(() => askedColumns(choices), [choices]);
  const navigate = useNavigate();
  const [change, setChange] = useState<AskedChange | null>(null);
  const [rejecting, setRejecting] = useState<AskedDocument | null>(null);
  const bulkActions = useMemo(
    (): BulkAction[] => [
      {
        label: 'Aceptar',
        icon: 'check',
        open: (rows, count) => setChange({ what: 'accept', rows, count }),
      },
      {
        label: 'Recordar',
        icon: 'bell',
        open: (rows, count) => setChange({ what: 'remind', rows, count }),
      },
    ],
    [],
  );
  const rowActions = useCallback(
    (row: AskedDocument): RowAction[] => {
      const { id, state, documentId, mayDecide } = row;
      const rows = { kind: 'rows' as const, ids: [id] };
      const seen: RowAction[] = documentId
        ? [
            {
              label: 'Ver el documento',
              icon: 'document',
              run: () => navigate(documentPath(documentId)),
            },
          ]
        : [];
      if (mayDecide) {
        return [
          ...seen,
          {
            label: 'Aceptar',
            icon: 'check',
            run: () => setChange({ what: 'accept', rows, count: 1 }),
          },
          { label: 'Rechazar', icon: 'close', danger: true, run: () => setRejecting(row) },
        ];
      }
      return state === 'requested' || state === 'rejected'
        ? [
            {
              label: 'Recordar',
              icon: 'bell',
              run: () => setChange({ what: 'remind', rows, count: 1 }),
            },
          ]
        : seen;
    },
    [navigate],
  );
  return (
    <Page
      title="A quiénes se pidió"
      width="wide"
      back={{ to: documentRequestsPath, label: 'Documentos pedidos' }}
    >
      <DataGrid
        list={askedGrid}
        label="A quiénes se pidió"
        columns={columns}
        rowName={(row) => `${row.personName}, ${row.typeName}`}
        rowActions={rowActions}
        bulkActions={bulkActions}
        searchLabel="Buscar por persona o legajo"
        empty={
          <StateMessage icon="inbox" title="Todavía no se pidió ningún documento">
            Acá aparece cada persona a la que se le pida uno.
          </StateMessage>
        }
      />
      {change ? <AskedChangeDialog change={change} onClose={() => setChange(null)} /> : null}
      {rejecting ? <RejectDialog row={rejecting} onClose={() => setRejecting(null)} /> : null}
    </Page>
  );
}
