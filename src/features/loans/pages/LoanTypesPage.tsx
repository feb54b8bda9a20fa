import { counted } from '@contract/core/counted';
import { moneyText } from '@contract/core/moneyText';
import { loanTypeRecord as record } from '@contract/loans/loanType';
import { Catalog } from '@/components/catalog/Catalog';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { RequirePermission } from '@/components/shell/RequirePermission';
import {
  type LoanType,
  useListLoanTypesQuery,
  useSaveLoanTypeMutation,
} from '@/services/wms/generated/loans.gen';
import { allLoansPath } from '@/utils/payPaths';
import { loanTypeForm } from '../loanTypeForm';

const byKind = (rows: readonly LoanType[]) =>
  [
    ['Anticipos', rows.filter(({ kind }) => kind === 'advance')],
    ['Préstamos', rows.filter(({ kind }) => kind === 'loan')],
  ] as const;

function rulesOf(type: LoanType): string {
  const { maxInstalments, maxAmount, maxSalaries, minServiceMonths, source } = type;
  return [
    `hasta ${counted(maxInstalments, 'cuota', 'cuotas')}`,
    maxAmount === null ? '' : `hasta ${moneyText(maxAmount)}`,
    maxSalaries === null ? '' : `hasta ${counted(Number(maxSalaries), 'sueldo', 'sueldos')}`,
    minServiceMonths > 0 ? `desde ${counted(minServiceMonths, 'mes', 'meses')} de trabajo` : '',
    source,
  ]
    .filter(Boolean)
    .join(' · ');
}

function Types() {
  const query = useListLoanTypesQuery();
  const [send] = useSaveLoanTypeMutation();
  return (
    <Catalog
      title="Tipos de préstamo"
      back={{ to: allLoansPath, label: 'Préstamos' }}
      addLabel="Nuevo tipo"
      query={query}
      groups={byKind}
      card={(row) => ({
        name: row.name,
        code: row.code,
        rules: rulesOf(row),
        active: row.active,
      })}
      editor={(row, onClose) => (
        <RecordEditor
          model={loanTypeForm}
          row={row}
          title={row ? row.name : 'Nuevo tipo de préstamo'}
          added="Tipo agregado"
          send={send}
          onClose={onClose}
        >
          <RecordInput record={record} name="name" />
          <RecordInput record={record} name="code" />
          <RecordInput
            record={record}
            name="kind"
            hint="Un anticipo se mide contra el tope de anticipos del mes; un préstamo, contra el de descuentos."
          />
          <RecordInput record={record} name="maxInstalments" />
          <RecordInput record={record} name="maxAmount" />
          <RecordInput record={record} name="maxSalaries" />
          <RecordInput record={record} name="minServiceMonths" />
          <RecordInput record={record} name="source" />
          <RecordInput record={record} name="active" />
        </RecordEditor>
      )}
    />
  );
}

/** /loans/types: what can be asked for, and within which limits. */
export function LoanTypesPage() {
  return (
    <RequirePermission flag="LIQUIDATION.SHOW">
      <Types />
    </RequirePermission>
  );
}
