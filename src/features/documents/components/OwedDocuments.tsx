import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { CardList } from '@/components/list/CardList';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type AskedDocument,
  useListAskedDocumentsQuery,
} from '@/services/wms/generated/documents.gen';
import { deadlineText } from '@/utils/deadlineText';
import { AskedChip } from './AskedChip';
import { DeliverDialog } from './DeliverDialog';

const filters = [
  { field: 'mine' as const, operator: 'is' as const, value: true },
  {
    field: 'state' as const,
    operator: 'in' as const,
    value: ['requested', 'rejected', 'delivered'],
  },
];
const sort = [{ field: 'dueOn' as const, direction: 'asc' as const }];

interface OwedDocumentProps {
  row: AskedDocument;
  onDeliver: () => void;
}

function OwedDocument({ row, onDeliver }: OwedDocumentProps) {
  const brought = row.state === 'delivered';
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="subtitle2">{row.typeName}</Typography>
          <Typography variant="body2" sx={{ color: row.overdue ? 'error.main' : 'text.secondary' }}>
            {brought ? 'Lo están revisando' : deadlineText(row.dueOn)}
          </Typography>
          {row.note ? <Typography variant="body2">{row.note}</Typography> : null}
        </Box>
        <AskedChip state={row.state} overdue={row.overdue} />
        {brought ? null : (
          <Button
            variant="contained"
            startIcon={<Icon name="upload" />}
            onClick={onDeliver}
            aria-label={`Entregar, ${row.typeName}`}
          >
            Entregar
          </Button>
        )}
      </Box>
      {row.state === 'rejected' ? <Alert severity="warning">{row.reason}</Alert> : null}
    </Card>
  );
}

/** The papers that the person is asked to bring, before their own; where none is asked, nothing shows. */
export function OwedDocuments() {
  const query = useListAskedDocumentsQuery({ size: 50, filters, sort });
  const [delivering, setDelivering] = useState<AskedDocument | null>(null);
  if (query.data?.total === 0) return null;
  return (
    <Box sx={{ mb: 4 }}>
      <Section title="Te piden">
        <QueryState query={query} skeleton={<SkeletonRows rows={1} />}>
          {({ rows }) => (
            <CardList>
              {rows.map((row) => (
                <OwedDocument key={row.id} row={row} onDeliver={() => setDelivering(row)} />
              ))}
            </CardList>
          )}
        </QueryState>
      </Section>
      {delivering ? <DeliverDialog row={delivering} onClose={() => setDelivering(null)} /> : null}
    </Box>
  );
}
