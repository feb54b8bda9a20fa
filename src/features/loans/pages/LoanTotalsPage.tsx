import { counted } from '@contract/core/counted';
import { moneyText } from '@contract/core/moneyText';
import Typography from '@mui/material/Typography';
import { MoneyTotals } from '@/components/chart/MoneyTotals';
import { useDayRange } from '@/components/list/useDayRange';
import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { type LoanShare, useGetLoanSharesQuery } from '@/services/wms/generated/loans.gen';
import { formatNumber } from '@/utils/numbers';
import { shortMonth } from '@/utils/shortMonth';
import { LoanTabs } from '../components/LoanTabs';

const heads = ['Préstamos', 'Entregado', 'Falta devolver'];

const toTotal = ({ key, label, count, lent, balance }: LoanShare) => ({
  key,
  label,
  amount: lent,
  cells: [formatNumber(count), moneyText(lent), moneyText(balance)],
});

function Content() {
  const { fromDay, toDay, filter } = useDayRange();
  const answer = useGetLoanSharesQuery({ fromDay, toDay });
  // Other days are not these with other figures: what is shown is always what was asked.
  const query = { ...answer, data: answer.currentData };
  return (
    <Page title="Préstamos por tipo, mes y área" filters={filter}>
      <LoanTabs />
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={6} />}
        isEmpty={({ total }) => total.count === 0}
        empty={
          <StateMessage icon="charts" title="En esas fechas no se entregó ninguno">
            Cuenta lo que se entregó, por su fecha, y lo que de eso falta devolver hoy.
          </StateMessage>
        }
      >
        {({ byType, byMonth, byArea, total }) => (
          <>
            <Typography sx={{ mb: 3 }}>
              {`${counted(total.count, 'préstamo', 'préstamos')} por ${moneyText(total.lent)}; falta devolver ${moneyText(total.balance)}.`}
            </Typography>
            <MoneyTotals
              title="Por mes de entrega"
              column="Mes"
              heads={heads}
              parts={byMonth.map((part) => ({ ...toTotal(part), label: shortMonth(part.key) }))}
            />
            <MoneyTotals title="Por tipo" column="Tipo" heads={heads} parts={byType.map(toTotal)} />
            <MoneyTotals title="Por área" column="Área" heads={heads} parts={byArea.map(toTotal)} />
          </>
        )}
      </QueryState>
    </Page>
  );
}

/** /loans/figures: what was lent and what of it is still out, for who keeps the loans of everybody. */
export function LoanTotalsPage() {
  return (
    <RequirePermission flag="LIQUIDATION.SHOW">
      <Content />
    </RequirePermission>
  );
}
