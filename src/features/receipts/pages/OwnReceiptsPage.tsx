import { receiptRecord } from '@contract/receipts/receipt';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { CardList } from '@/components/list/CardList';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import type { ReceiptRow } from '@/services/wms/generated/receipts.gen';
import { receiptPath } from '@/utils/paths';
import { isToSign, slipText, standingText, yearOf } from '../receiptTexts';
import { useOwnReceipts } from '../useOwnReceipts';

/** What is to be signed first; then year by year. */
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
    <Card component="li">
      <CardActionArea
        component={Link}
        to={receiptPath(row.id)}
        sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
      >
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="subtitle2">{slipText(row)}</Typography>
          <Typography variant="body2" sx={{ color: row.overdue ? 'error.main' : 'text.secondary' }}>
            {standingText(row)}
          </Typography>
          {row.answer ? <Typography variant="body2">Te respondieron</Typography> : null}
        </Box>
        <ChoiceChip field={receiptRecord.shown.state} value={row.state} late={row.overdue} />
      </CardActionArea>
    </Card>
  );
}
