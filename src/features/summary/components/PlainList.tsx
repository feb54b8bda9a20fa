import type { ReactNode } from 'react';
import { CardList } from '@/components/list/CardList';

/** The rows of a card, without the look of a list. */
export function PlainList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <CardList label={label} gap={1.25}>
      {children}
    </CardList>
  );
}
