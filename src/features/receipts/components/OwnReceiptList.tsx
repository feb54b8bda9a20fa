import Box from '@mui/material/Box';
import { Section } from '@/components/page/Section';
import type { ReceiptRow } from '../api';
import { OwnReceiptCard } from './OwnReceiptCard';

interface OwnReceiptListProps {
  title: string;
  rows: readonly ReceiptRow[];
}

export function OwnReceiptList({ title, rows }: OwnReceiptListProps) {
  return (
    <Section title={title}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {rows.map((row) => (
          <OwnReceiptCard key={row.id} row={row} />
        ))}
      </Box>
    </Section>
  );
}
