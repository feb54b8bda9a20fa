import { CardList } from '@/components/list/CardList';
import { Section } from '@/components/page/Section';
import type { ReceiptRow } from '@/services/wms/generated/receipts.gen';
import { OwnReceiptCard } from './OwnReceiptCard';

interface OwnReceiptListProps {
  title: string;
  rows: readonly ReceiptRow[];
}

export function OwnReceiptList({ title, rows }: OwnReceiptListProps) {
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
