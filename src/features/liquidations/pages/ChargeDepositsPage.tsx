import { longDay, monthWords } from '@contract/core/rangeText';
import {
  chargeDepositFaults,
  type ChargeDeposit as Deposit,
  chargeDepositRecord as record,
} from '@contract/liquidations/chargeDeposit';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Catalog } from '@/components/catalog/Catalog';
import { RemoveDialog } from '@/components/dialog/RemoveDialog';
import { SelectInput } from '@/components/form/SelectInput';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { recordForm } from '@/components/record/recordForm';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { StateMessage } from '@/components/state/StateMessage';
import {
  useListChargeDepositsQuery,
  useRemoveChargeDepositMutation,
  useSaveChargeDepositMutation,
} from '@/services/wms/generated/liquidations.gen';
import { monthChoices } from '@/utils/monthChoices';
import { routes as paths } from '@/utils/paths';

const depositForm = recordForm(record, {
  check: chargeDepositFaults,
  show: { period: (held) => monthWords(held) },
});

/** A month of long ago stays a choice of its own deposit. */
const choicesFor = (held?: string) => {
  const choices = monthChoices();
  return held && !choices.some(({ value }) => value === held)
    ? [...choices, { value: held, label: monthWords(held) }]
    : choices;
};

function DepositEditor({ row, onClose }: { row: Deposit | null; onClose: () => void }) {
  const [send] = useSaveChargeDepositMutation();
  return (
    <RecordEditor
      model={depositForm}
      row={row}
      title={row ? `Cargas de ${monthWords(row.period).toLowerCase()}` : 'Nuevo depósito'}
      added="Depósito anotado"
      send={send}
      onClose={onClose}
    >
      <SelectInput
        name="period"
        label={record.fields.period.label}
        options={choicesFor(row?.period)}
      />
      <RecordInput record={record} name="paidOn" />
      <RecordInput record={record} name="bank" />
      <RecordInput record={record} name="place" hint="La ciudad en la que se depositó." />
    </RecordEditor>
  );
}

function Deposits() {
  const query = useListChargeDepositsQuery();
  const [remove] = useRemoveChargeDepositMutation();
  const [removing, setRemoving] = useState<Deposit | null>(null);
  return (
    <>
      <Catalog
        title="Depósitos de cargas sociales"
        back={{ to: paths.liquidations, label: 'Liquidaciones' }}
        addLabel="Nuevo depósito"
        query={query}
        empty={
          <StateMessage icon="money" title="Todavía no hay ningún depósito">
            Cada recibo dice cuándo, dónde y en qué banco se depositaron las últimas cargas
            sociales. Cargalo una vez por mes, antes de publicar.
          </StateMessage>
        }
        groups={(rows) => [['Depósitos', rows] as const]}
        card={(row, edits) => ({
          name: monthWords(row.period),
          code: row.bank,
          rules: `El ${longDay(row.paidOn)}, en ${row.place}`,
          active: true,
          actions: edits ? (
            <Button
              size="small"
              color="error"
              aria-label={`Quitar el de ${monthWords(row.period)}`}
              onClick={() => setRemoving(row)}
            >
              Quitar
            </Button>
          ) : null,
        })}
        editor={(row, onClose) => <DepositEditor row={row} onClose={onClose} />}
      />
      {removing ? (
        <RemoveDialog
          title={`¿Quitar el depósito de ${monthWords(removing.period).toLowerCase()}?`}
          removed="Depósito quitado"
          send={() => remove({ id: removing.id, version: removing.version })}
          onClose={() => setRemoving(null)}
        >
          Los recibos que ya se dieron lo siguen diciendo.
        </RemoveDialog>
      ) : null}
    </>
  );
}

/** /liquidations/deposits: the payments of charges that receipts name. */
export function ChargeDepositsPage() {
  return (
    <RequirePermission flag="LIQUIDATION.SHOW">
      <Deposits />
    </RequirePermission>
  );
}
