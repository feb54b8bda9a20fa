import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { BulkAction, RowAction } from '@/components/data-grid/gridActions';
import { gridList } from '@/components/data-grid/gridList';
import { ListAndDetail } from '@/components/data-grid/ListAndDetail';
import { useChosenRow } from '@/components/data-grid/useChosenRow';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { useSeenRow } from '@/components/form/useSeenRow';
import { Page } from '@/components/page/Page';
import { NextStep } from '@/components/state/NextStep';
import { StateMessage } from '@/components/state/StateMessage';
import type { AskedDocument, DocumentType } from '@/services/wms/generated/documents.gen';
import {
  useDecideDocumentMutation,
  useListAskedDocumentsQuery,
  useListDocumentRequestsQuery,
} from '@/services/wms/generated/documents.gen';
import { formatDate } from '@/utils/dates';
import { documentPath, documentRequestsPath } from '@/utils/paths';
import { useDocumentChoices } from '../useDocumentChoices';
import { type AskedChange, AskedChangeDialog } from './AskedChangeDialog';
import { askedColumns } from './askedColumns';
import { ReviewPanel } from './ReviewPanel';

/** Each person of whom a paper was asked, to decide what they brought and remind who did not. */
export function AskedPeople({ types }: { types: readonly DocumentType[] }) {
  const choices = useAskedChoices(types);
  const columns = useMemo(() => askedColumns(choices), [choices]);
  const navigate = useNavigate();
  const { row: chosen, pathOf, listPath } = useChosenAsked();
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
            { label: 'Revisar', icon: 'visible', run: () => navigate(pathOf(row)) },
            {
              label: 'Abrir el documento',
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
    [navigate, pathOf],
  );
  return (
    <Page
      title="A quiénes se pidió"
      width="wide"
      back={{ to: documentRequestsPath, label: 'Documentos pedidos' }}
    >
      <ListAndDetail
        listPath={listPath}
        list={
          <DataGrid
            list={requestedPapersGrid}
            label="A quiénes se pidió"
            columns={columns}
            rowName={(row) => `${row.personName}, ${row.typeName}`}
            rowPath={pathOf}
            rowActions={rowActions}
            bulkActions={bulkActions}
            searchLabel="Buscar por persona o legajo"
            empty={
              <StateMessage
                icon="inbox"
                title="Todavía no se pidió ningún documento"
                action={
                  <NextStep to={documentRequestsPath} flag="DOCUMENTS">
                    Ir a pedir uno
                  </NextStep>
                }
              >
                Acá aparece cada persona a la que se le pida uno.
              </StateMessage>
            }
          />
        }
        detail={
          chosen ? (
            <ReviewPanel key={chosen.id} row={chosen} pathOf={pathOf} onReject={setRejecting} />
          ) : null
        }
      />
      {change ? <AskedChangeDialog change={change} onClose={() => setChange(null)} /> : null}
      {rejecting ? <RejectDialog row={rejecting} onClose={() => setRejecting(null)} /> : null}
    </Page>
  );
}

const requestedPapersGrid = gridList({
  id: 'documents/asked',
  accion: 'pedidoDocumento.listarPersonas',
  exports: false,
  useRows: useListAskedDocumentsQuery,
});

/** The one that is looked at beside the list. */
function useChosenAsked() {
  const { id, ...paths } = useChosenRow('revisar');
  const { data } = useListAskedDocumentsQuery(
    { size: 1, filters: [{ field: 'id', operator: 'is', value: id }] },
    { skip: id === 0 },
  );
  return { ...paths, row: data?.rows.find((row) => row.id === id) ?? null };
}

/** The people asked can be narrowed by these, the latest requests among them. */
function useAskedChoices(types: readonly DocumentType[]) {
  const places = useDocumentChoices(types);
  const { data } = useListDocumentRequestsQuery({ size: 200 });
  return useMemo(
    () => ({
      ...places,
      requests: (data?.rows ?? []).map(({ id, typeName, dueOn }) => ({
        value: id,
        label: `${typeName}, hasta el ${formatDate(dueOn, 'DD/MM/AAA')}`,
      })),
    }),
    [places, data],
  );
}

interface RejectDialogProps {
  row: AskedDocument;
  onClose: () => void;
}

/** The dialog says that a paper does not serve, and why. */
function RejectDialog({ row, onClose }: RejectDialogProps) {
  const { seen, newest } = useSeenRow(row);
  const { id, version } = seen;
  const [decide] = useDecideDocumentMutation();
  const notify = useNotice();
  return (
    <ReasonDialog
      title={`Rechazar: ${row.typeName}`}
      submitLabel="Rechazar"
      newest={newest}
      onSubmit={async (reason) => {
        await decide({ id, version, accept: false, reason }).unwrap();
        notify({ text: 'Documento rechazado' });
      }}
      onClose={onClose}
    >
      {`${row.personName} lee el motivo y lo trae de nuevo. Lo que entregó sale del legajo, salvo que ya estuviera antes.`}
    </ReasonDialog>
  );
}
