import { moneyText } from '@contract/core/moneyText';
import Typography from '@mui/material/Typography';
import { MoneyTotals } from '@/components/chart/MoneyTotals';
import { useDayRange } from '@/components/list/useDayRange';
import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useGetExpenseTotalsQuery } from '@/services/expenses/expenseHooks';
import type { ExpenseTotal } from '@/services/wms/generated/expenses.gen';
import { formatNumber } from '@/utils/numbers';
import { shortMonth } from '@/utils/shortMonth';
import { useExpensesBack } from '../components/useExpensesBack';

function Content() {
  const back = useExpensesBack();
  const { fromDay, toDay, filter } = useDayRange();
  const answer = useGetExpenseTotalsQuery({ fromDay, toDay });
  // Other days are not these with other figures: what is shown is always what was asked.
  const query = { ...answer, data: answer.currentData };
  return (
    <Page title="Gastos por categoría, mes y área" back={back} filters={filter}>
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={6} />}
        isEmpty={({ total }) => total.count === 0}
        empty={
          <StateMessage icon="charts" title="En esas fechas no hay gastos">
            Cuenta lo que espera aprobación, lo aprobado y lo pagado, por la fecha del gasto.
          </StateMessage>
        }
      >
        {({ byCategory, byMonth, byArea, total }) => (
          <>
            <Typography sx={{ mb: 3 }}>
              {`${formatNumber(total.count)} gastos por ${moneyText(total.claimed)}; se pagan ${moneyText(total.granted)}.`}
            </Typography>
            <MoneyTotals
              title="Por mes"
              column="Mes"
              heads={heads}
              parts={byMonth.map((part) => ({ ...toTotal(part), label: shortMonth(part.key) }))}
            />
            <MoneyTotals
              title="Por categoría"
              column="Categoría"
              heads={heads}
              parts={byCategory.map(toTotal)}
            />
            <MoneyTotals title="Por área" column="Área" heads={heads} parts={byArea.map(toTotal)} />
          </>
        )}
      </QueryState>
    </Page>
  );
}

/** The page tells what is spent, on what, when and where: of reimbursements and renditions together. */
export function ExpenseTotalsPage() {
  return (
    <RequirePermission flag={['REIMBURSEMENTS', 'RENDITIONS']}>
      <Content />
    </RequirePermission>
  );
}

const heads = ['Gastos', 'Pedido', 'Se paga'];

const toTotal = ({ key, label, count, claimed, granted }: ExpenseTotal) => ({
  key,
  label,
  amount: granted,
  cells: [formatNumber(count), moneyText(claimed), moneyText(granted)],
});
