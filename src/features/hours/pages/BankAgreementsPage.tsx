import { bankAgreementRecord as record } from '@contract/hours/bankAgreement';
import Box from '@mui/material/Box';
import { type ReactNode, useMemo, useState } from 'react';
import { GridCatalog } from '@/components/catalog/GridCatalog';
import { RemoveDialog } from '@/components/dialog/RemoveDialog';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { TargetInputs } from '@/components/references/TargetInputs';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import {
  type HourBankAgreement,
  useDeleteBankAgreementMutation,
  useSaveBankAgreementMutation,
} from '@/services/wms/generated/hours.gen';
import { banksPath } from '@/utils/timePaths';
import { AgreementPaperInput } from '../bank/AgreementPaperInput';
import { agreementsGrid, bankAgreementForm, newAgreement } from '../bank/bankAgreementForm';
import { agreementColumns } from '../bank/bankColumns';

function Agreements() {
  const [removing, setRemoving] = useState<HourBankAgreement | null>(null);
  const [remove] = useDeleteBankAgreementMutation();
  return (
    <>
      <GridCatalog
        title="Acuerdos de banco de horas"
        back={{ to: banksPath, label: 'Banco de horas' }}
        icon="document"
        edits
        addLabel="Nuevo acuerdo"
        list={agreementsGrid}
        columns={agreementColumns}
        rowName={(row) => row.targetName}
        moreActions={(row) => [
          { label: 'Quitar', icon: 'delete', danger: true, run: () => setRemoving(row) },
        ]}
        searchLabel="Buscar por persona, lugar o dónde está escrito"
        editor={(row, onClose) => <AgreementEditor row={row} onClose={onClose} />}
      />
      {removing ? (
        <RemoveDialog
          title={`Quitar el acuerdo de ${removing.targetName}`}
          removed="Acuerdo quitado"
          send={() => remove({ id: removing.id, version: removing.version })}
          onClose={() => setRemoving(null)}
        >
          Si ya se acreditaron horas con él, ponele una fecha de fin en vez de quitarlo.
        </RemoveDialog>
      ) : null}
    </>
  );
}

/** /hours/bank/agreements: with whom it was agreed in writing that overtime may go to the bank. */
export function BankAgreementsPage() {
  return (
    <RequirePermission flag="HOURS.CREATE">
      <Agreements />
    </RequirePermission>
  );
}

interface AgreementEditorProps {
  row: HourBankAgreement | null;
  onClose: () => void;
}

const inParameters = 'Vacío: el que esté en los parámetros.';

function AgreementEditor({ row, onClose }: AgreementEditorProps) {
  const places = usePlaces();
  const [send] = useSaveBankAgreementMutation();
  const model = useMemo(
    () => bankAgreementForm(places, () => row?.targetName ?? '—'),
    [places, row],
  );
  return (
    <RecordEditor
      model={model}
      row={row}
      known={row ? undefined : newAgreement()}
      title={row ? row.targetName : 'Nuevo acuerdo'}
      added="Acuerdo agregado"
      send={send}
      onClose={onClose}
    >
      <TargetInputs
        record={record}
        kept={row !== null}
        hint={row ? `De ${row.targetName}. Para otra persona o lugar, cargá otro.` : undefined}
        {...places}
      />
      <Pair>
        <RecordInput record={record} name="fromDay" />
        <RecordInput record={record} name="toDay" />
      </Pair>
      <Pair>
        <RecordInput record={record} name="rate50" />
        <RecordInput record={record} name="rate100" />
      </Pair>
      <Pair>
        <RecordInput record={record} name="months" hint={inParameters} />
        <RecordInput record={record} name="capHours" hint={inParameters} />
      </Pair>
      <RecordInput
        record={record}
        name="writtenIn"
        hint="El convenio, el acta o el acuerdo firmado: la ley pide que esté por escrito."
      />
      <AgreementPaperInput row={row} />
    </RecordEditor>
  );
}

/** Two that say something together, side by side where there is room. */
function Pair({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)' } }}>
      {children}
    </Box>
  );
}
