import { receiptRecord } from '@contract/receipts/receipt';
import Typography from '@mui/material/Typography';
import { DemoHistoryNote } from '@/components/demo/DemoHistoryNote';
import { CardList } from '@/components/list/CardList';
import { LinkCard } from '@/components/list/LinkCard';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import type { ReceiptRow } from '@/services/wms/generated/receipts.gen';
import { receiptPath } from '@/utils/payPaths';
import { isToSign, slipText, standingText, yearOf } from '../receiptTexts';
import { useOwnReceipts } from '../useOwnReceipts';

/** The slips to be signed come first; then year by year. */
function OwnReceipts({ rows }: { rows: readonly ReceiptRow[] }) {
  const waiting = rows.filter(isToSign).reverse();
  const rest = rows.filter((row) => !isToSign(row));
  const years = [...new Set(rest.map(yearOf))];
  return (
    <>
      {waiting.length > 0 ? <OwnReceiptList title="Para firmar" rows={waiting} /> : null}
      {years.map((year) => (
        <OwnReceiptList key={year} title={year} rows={rest.filter((row) => yearOf(row) === year)} />
      ))}
    </>
  );
}

/** One's own slips. */
export function OwnReceiptsPage() {
  const query = useOwnReceipts();
  return (
    <Page title="Mis recibos" width="reading">
      <DemoHistoryNote />
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={5} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <StateMessage icon="receipts" title="Todavía no tenés recibos">
            Cuando Recursos Humanos publique uno, te avisamos y lo firmás desde acá.
          </StateMessage>
        }
      >
        {({ rows }) => <OwnReceipts rows={rows} />}
      </QueryState>
    </Page>
  );
}

interface OwnReceiptListProps {
  title: string;
  rows: readonly ReceiptRow[];
}

function OwnReceiptList({ title, rows }: OwnReceiptListProps) {
  return (
    <Section title={title}>
      <CardList>
        {rows.map((row) => (
          <OwnReceiptCard key={row.id} row={row} />
        ))}
      </CardList>
    </Section>
  );
}

function OwnReceiptCard({ row }: { row: ReceiptRow }) {
  return (
    <LinkCard
      to={receiptPath(row.id)}
      title={slipText(row)}
      detail={standingText(row)}
      late={row.overdue}
      more={row.answer ? <Typography variant="body2">Te respondieron</Typography> : null}
    >
      <ChoiceChip field={receiptRecord.shown.state} value={row.state} late={row.overdue} />
    </LinkCard>
  );
}
