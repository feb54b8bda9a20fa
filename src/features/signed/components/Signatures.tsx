import { signatureRecord as record } from '@contract/signed/signature';
import { useCallback, useMemo, useState } from 'react';
import { BulkConfirmDialog } from '@/components/data-grid/BulkConfirmDialog';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { BulkAction, ChosenRows, RowAction } from '@/components/data-grid/gridActions';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { overdueColumn } from '@/components/data-grid/overdueColumn';
import { Page } from '@/components/page/Page';
import {
  areaColumn,
  docketColumn,
  personColumn,
  siteColumn,
} from '@/components/person/personColumns';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { recordColumn } from '@/components/record/recordColumn';
import { type Places, usePlaces } from '@/components/references/usePlaces';
import { NextStep } from '@/components/state/NextStep';
import { StateMessage } from '@/components/state/StateMessage';
import type { SignatureRow } from '@/services/wms/generated/signed.gen';
import {
  type RemindSignaturesApiArg,
  useListEnvelopesQuery,
  useRemindSignaturesMutation,
} from '@/services/wms/generated/signed.gen';
import { newEnvelopePath, routes, signPath } from '@/utils/paths';
import { signaturesGrid } from '../grids';

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
          <StateMessage
            icon="sign"
            title="Todavía no se pidió ninguna firma"
            action={
              <NextStep to={newEnvelopePath} flag="SIGNED">
                Enviar a firmar
              </NextStep>
            }
          >
            Acá aparece cada persona a la que se le envíe algo para firmar.
          </StateMessage>
        }
      />
      {reminding ? <RemindDialog chosen={reminding} onClose={() => setReminding(null)} /> : null}
    </Page>
  );
}

/** The signatures can be narrowed by these, the latest envelopes among them. */
function useSignatureChoices() {
  const places = usePlaces();
  const { data } = useListEnvelopesQuery({ size: 200 });
  return useMemo(
    () => ({
      ...places,
      envelopes: (data?.rows ?? []).map(({ id, title }) => ({ value: id, label: title })),
    }),
    [places, data],
  );
}

interface RemindDialogProps {
  chosen: ChosenRows;
  onClose: () => void;
}

function RemindDialog({ chosen, onClose }: RemindDialogProps) {
  const [remind] = useRemindSignaturesMutation();
  return (
    <BulkConfirmDialog
      chosen={chosen}
      verb="Recordar"
      did={['se recordó', 'se recordaron']}
      noun={['firma', 'firmas']}
      // The rows were filtered by the columns of this very list.
      send={(rows) => remind({ selection: rows as RemindSignaturesApiArg['selection'] }).unwrap()}
      onClose={onClose}
    >
      A quien le falta firmar le llega un aviso, una vez por día.
    </BulkConfirmDialog>
  );
}

interface SignatureChoices extends Places {
  envelopes: readonly Choice[];
}

/** The columns tell who signs, and where each stands. */
const signatureColumns = ({
  envelopes,
  sites,
  areas,
}: SignatureChoices): GridColumn<SignatureRow>[] => [
  personColumn,
  {
    key: 'fileName',
    label: 'Documento',
    kind: 'text',
    sortable: false,
    filter: false,
    value: (row) => row.fileName,
    width: 200,
    grow: true,
    card: 'detail',
  },
  recordColumn(record, 'state', {
    render: (row) => <ChoiceChip field={record.shown.state} value={row.state} late={row.overdue} />,
    width: 170,
    card: 'status',
  }),
  recordColumn(record, 'doneAt', { width: 160, card: 'fact' }),
  recordColumn(record, 'turn', { filter: false, width: 90, hidden: true }),
  docketColumn({ hidden: true }),
  siteColumn(sites, { width: 160 }),
  areaColumn(areas, { width: 160 }),
  {
    key: 'envelopeId',
    label: 'Qué se firma',
    kind: 'place',
    choices: envelopes,
    sortable: false,
    value: (row) => row.title,
    width: 240,
    hidden: true,
  },
  overdueColumn,
];
