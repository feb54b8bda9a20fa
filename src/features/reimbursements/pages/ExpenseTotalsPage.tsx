import { moneyText } from '@contract/core/moneyText';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MoneyTotals } from '@/components/chart/MoneyTotals';
import { DayFilter } from '@/components/list/DayFilter';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useGetExpenseTotalsQuery } from '@/services/expenses/expenseHooks';
import type { ExpenseTotal } from '@/services/wms/generated/expenses.gen';
import { dayIn } from '@/utils/addressValues';
import { localDay } from '@/utils/localDay';
import { formatNumber } from '@/utils/numbers';
import { useExpensesBack } from '../components/useExpensesBack';

const filterNames = ['desde', 'hasta'] as const;

const yearAgo = (today: string) => `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}-01`;
const monthText = (key: string) => `${key.slice(5, 7)}/${key.slice(0, 4)}`;

function Content() {
  const back = useExpensesBack();
  const { values, setFilter } = useListParams(filterNames);
  const today = localDay();
  const fromDay = dayIn(values.desde) ?? yearAgo(today);
  const toDay = dayIn(values.hasta) ?? today;
  const answer = useGetExpenseTotalsQuery({ fromDay, toDay });
  // Other days are not these with other figures: what is shown is always what was asked.
  const query = { ...answer, data: answer.currentData };
  return (
    <Page
      title="Gastos por categoría, mes y área"
      back={back}
      filters={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <DayFilter label="Desde" value={fromDay} onChange={(day) => setFilter('desde', day)} />
          <DayFilter label="Hasta" value={toDay} onChange={(day) => setFilter('hasta', day)} />
        </Box>
      }
    >
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
              parts={byMonth.map((part) => ({ ...toTotal(part), label: monthText(part.key) }))}
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

/** What is spent, on what, when and where: of reimbursements and renditions together. */
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
