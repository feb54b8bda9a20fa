import { moneyText } from '@contract/core/moneyText';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Bars } from '@/components/chart/Bars';
import { DayFilter } from '@/components/list/DayFilter';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
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
            <Totals
              title="Por mes"
              column="Mes"
              parts={byMonth.map((part) => ({ ...part, label: monthText(part.key) }))}
            />
            <Totals title="Por categoría" column="Categoría" parts={byCategory} />
            <Totals title="Por área" column="Área" parts={byArea} />
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

interface TotalsProps {
  title: string;
  column: string;
  parts: readonly ExpenseTotal[];
}

/** More bars than these are no longer told apart; the table has them all. */
const MOST_BARS = 13;
const thousands = (amount: string) => Math.round(Number(amount) / 1000);

/** Bars to see it, in thousands, and a table that says the same to the cent. */
function Totals({ title, column, parts }: TotalsProps) {
  return (
    <Section title={title}>
      <Card sx={{ p: { xs: 2, md: 3 } }}>
        {parts.length > 1 && parts.length <= MOST_BARS ? (
          <>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              En miles de pesos
            </Typography>
            <Bars
              bars={parts.map(({ key, label, granted }) => ({
                key,
                label,
                value: thousands(granted),
              }))}
            />
          </>
        ) : null}
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-label={title}>
            <TableHead>
              <TableRow>
                <TableCell>{column}</TableCell>
                <TableCell align="right">Gastos</TableCell>
                <TableCell align="right">Pedido</TableCell>
                <TableCell align="right">Se paga</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {parts.map(({ key, label, count, claimed, granted }) => (
                <TableRow key={key}>
                  <TableCell>{label}</TableCell>
                  <TableCell align="right">{formatNumber(count)}</TableCell>
                  <TableCell align="right">{moneyText(claimed)}</TableCell>
                  <TableCell align="right">{moneyText(granted)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      </Card>
    </Section>
  );
}
