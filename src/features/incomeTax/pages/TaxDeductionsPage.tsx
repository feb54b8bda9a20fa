import { moneyText } from '@contract/core/moneyText';
import { taxDeductionRecord as record } from '@contract/incomeTax/taxDeduction';
import { useMemo, useState } from 'react';
import { GridCatalog } from '@/components/catalog/GridCatalog';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { gridList } from '@/components/data-grid/gridList';
import { RemoveDialog } from '@/components/dialog/RemoveDialog';
import { areaColumn, nameColumn, siteColumn } from '@/components/person/personColumns';
import { recordColumn } from '@/components/record/recordColumn';
import { type Places, usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import {
  type TaxDeduction,
  useListTaxDeductionsQuery,
  useRemoveTaxDeductionMutation,
} from '@/services/wms/generated/incomeTax.gen';
import { TaxDeductionEditor } from '../components/TaxDeductionEditor';

const deductionsGrid = gridList({
  id: 'taxDeductions',
  accion: 'deduccionGanancias.listar',
  useRows: useListTaxDeductionsQuery,
});

/** Deductions whose sum the law sets have a part, and the rest an amount. */
const howMuch = ({ amount, part }: TaxDeduction) =>
  amount === null ? record.fields.part.labels[part] : moneyText(amount);

const columnsAt = ({ sites, areas }: Places): GridColumn<TaxDeduction>[] => [
  nameColumn(({ person }) => person),
  recordColumn(record, 'kind', { width: 240, card: 'detail' }),
  recordColumn(record, 'amount', { filter: false, width: 150, render: howMuch, card: 'fact' }),
  recordColumn(record, 'fromDay', { width: 150, card: 'fact' }),
  recordColumn(record, 'toDay', { filter: false, width: 150 }),
  recordColumn(record, 'detail', { sortable: false, filter: false, width: 240 }),
  areaColumn(areas, { sortable: false, hidden: true }),
  siteColumn(sites, { hidden: true }),
];

function TaxDeductions() {
  const places = usePlaces();
  const columns = useMemo(() => columnsAt(places), [places]);
  const [removing, setRemoving] = useState<TaxDeduction | null>(null);
  const [remove] = useRemoveTaxDeductionMutation();
  return (
    <>
      <GridCatalog
        title="Ganancias"
        icon="tax"
        addLabel="Nueva deducción"
        edits
        list={deductionsGrid}
        columns={columns}
        rowName={(row) => `${row.person.name}, ${record.fields.kind.labels[row.kind]}`}
        moreActions={(row) => [
          { label: 'Quitar', icon: 'delete', danger: true, run: () => setRemoving(row) },
        ]}
        searchLabel="Buscar por nombre o legajo"
        editor={(row, onClose) => <TaxDeductionEditor row={row} onClose={onClose} />}
      />
      {removing ? (
        <RemoveDialog
          title={`¿Quitar la deducción de ${removing.person.name}?`}
          removed="Deducción quitada"
          send={() => remove({ id: removing.id, version: removing.version })}
          onClose={() => setRemoving(null)}
        >
          Es para lo que se cargó por error: lo que se dejó de retener en el año se retiene en el
          próximo pago. Si dejó de corresponderle, editala y poné hasta qué mes.
        </RemoveDialog>
      ) : null}
    </>
  );
}

/** /income-tax: what people declared to be deducted from what is taxed, the latest first. */
export function TaxDeductionsPage() {
  return (
    <RequirePermission flag="LIQUIDATION.SHOW">
      <TaxDeductions />
    </RequirePermission>
  );
}
