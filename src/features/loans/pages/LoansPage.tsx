import { moneyText } from '@contract/core/moneyText';
import { loanRecord } from '@contract/loans/loan';
import { centsOf, fromCents } from '@contract/loans/loanPlan';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { LedgerCard } from '@/components/ledger/LedgerCard';
import { fromList } from '@/components/page/fromList';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { NextStep } from '@/components/state/NextStep';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { type Loan, useListOwnLoansQuery } from '@/services/wms/generated/loans.gen';
import { loanPath, newLoanPath } from '@/utils/payPaths';
import { LoanTabs } from '../components/LoanTabs';
import { loanDetail, loanTitle, monthText } from '../loanTexts';

/** /loans: what I owe, when it is taken, and what I asked for. */
export function LoansPage() {
  const query = useListOwnLoansQuery();
  return (
    <Page
      title="Mis préstamos"
      action={
        <Button
          component={Link}
          to={newLoanPath}
          variant="contained"
          startIcon={<Icon name="add" />}
        >
          Pedir
        </Button>
      }
    >
      <LoanTabs />
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={4} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <StateMessage
            icon="loans"
            title="Todavía no pediste ningún préstamo"
            action={
              <NextStep to={newLoanPath} flag="LOANS">
                Pedir el primero
              </NextStep>
            }
          >
            Antes de pedir vas a ver cada cuota, con su mes y su importe.
          </StateMessage>
        }
      >
        {({ rows }) => (
          <>
            <Owed rows={rows} />
            <Section title="Lo que pedí">
              <LoanList rows={rows} />
            </Section>
          </>
        )}
      </QueryState>
    </Page>
  );
}

/** The sums tell what is left of all of them, and what the next pay takes. */
function Owed({ rows }: { rows: readonly Loan[] }) {
  const owed = rows.filter(({ state }) => state === 'active' || state === 'paused');
  if (owed.length === 0) return null;
  const sum = (amounts: readonly string[]) =>
    moneyText(fromCents(amounts.reduce((total, amount) => total + centsOf(amount), 0)));
  const months = owed.flatMap(({ nextPeriod }) => nextPeriod ?? []).toSorted();
  const [next] = months;
  const taken = owed.flatMap(({ nextPeriod, nextAmount }) =>
    nextPeriod === next && nextAmount ? [nextAmount] : [],
  );
  return (
    <LedgerCard label="Te falta devolver" amount={sum(owed.map(({ balance }) => balance))}>
      <Typography sx={{ color: 'text.secondary' }}>
        {next
          ? `Con el sueldo de ${monthText(next)} se descuentan ${sum(taken)}.`
          : 'Está en pausa: por ahora no se descuenta nada.'}
      </Typography>
    </LedgerCard>
  );
}

function LoanList({ rows }: { rows: readonly Loan[] }) {
  return (
    <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <ListItemButton
            component={Link}
            to={loanPath(row.id)}
            state={fromList()}
            sx={{ gap: 2, py: 1.5 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="subtitle2">{loanTitle(row)}</Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {loanDetail(row)}
              </Typography>
            </Box>
            <ChoiceChip field={loanRecord.shown.state} value={row.state} />
          </ListItemButton>
        </Box>
      ))}
    </Card>
  );
}
