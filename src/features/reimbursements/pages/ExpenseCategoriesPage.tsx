import { moneyText } from '@contract/core/moneyText';
import { expenseCategoryRecord as record } from '@contract/expenses/expenseCategory';
import { useWatch } from 'react-hook-form';
import { Catalog } from '@/components/catalog/Catalog';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { recordForm } from '@/components/record/recordForm';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { useListExpenseCategoriesQuery } from '@/services/expenses/expenseHooks';
import {
  type ExpenseCategory,
  useSaveExpenseCategoryMutation,
} from '@/services/wms/generated/expenses.gen';
import { useExpensesBack } from '../components/useExpensesBack';

const categoryForm = recordForm(record, {
  settle: (fields) => ({ ...fields, limit: fields.kind === 'distance' ? null : fields.limit }),
});

const rulesOf = (
  { kind, limit, needsReceipt, account }: ExpenseCategory,
  kmRate: string | null,
): string =>
  [
    kind === 'distance' ? `${kmRate ? moneyText(kmRate) : 'Sin valor'} por km` : '',
    limit ? `hasta ${moneyText(limit)} por comprobante` : '',
    needsReceipt ? 'pide comprobante' : 'sin comprobante',
    account,
  ]
    .filter(Boolean)
    .join(' · ');

function Categories() {
  const back = useExpensesBack();
  const query = useListExpenseCategoriesQuery();
  const [send] = useSaveExpenseCategoryMutation();
  return (
    <Catalog
      title="Categorías de gasto"
      back={back}
      addLabel="Nueva categoría"
      query={query}
      groups={(rows) => [['Qué se puede gastar', rows]]}
      card={(row) => ({
        name: row.name,
        code: row.code,
        rules: rulesOf(row, query.data?.kmRate ?? null),
        active: row.active,
      })}
      editor={(row, onClose) => (
        <RecordEditor
          model={categoryForm}
          row={row}
          title={row ? row.name : 'Nueva categoría de gasto'}
          added="Categoría agregada"
          send={send}
          onClose={onClose}
        >
          <CategoryFields used={row?.used ?? false} />
        </RecordEditor>
      )}
    />
  );
}

/** The categories that may be spent on, with their limits: for reimbursements and renditions alike. */
export function ExpenseCategoriesPage() {
  return (
    <RequirePermission flag={['REIMBURSEMENTS', 'RENDITIONS', 'ADMIN.settings']}>
      <Categories />
    </RequirePermission>
  );
}

function CategoryFields({ used }: { used: boolean }) {
  const kind = useWatch({ name: 'kind' });
  const kept = used ? 'Ya hay gastos de esta categoría: no cambia.' : undefined;
  return (
    <>
      <RecordInput record={record} name="code" hint={kept} disabled={used} />
      <RecordInput record={record} name="name" />
      <RecordInput
        record={record}
        name="kind"
        disabled={used}
        hint={
          kind === 'distance'
            ? 'El valor del kilómetro está en los parámetros, con la fecha desde la que rige.'
            : undefined
        }
      />
      {kind === 'distance' ? null : (
        <RecordInput
          record={record}
          name="limit"
          hint="Lo que lo pasa no se paga, salvo que quien aprueba diga otra cosa."
        />
      )}
      <RecordInput record={record} name="needsReceipt" />
      <RecordInput record={record} name="account" />
      <RecordInput record={record} name="active" />
    </>
  );
}
