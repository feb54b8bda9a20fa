import type { ReactNode } from 'react';
import { QueryState, type QueryStateProps } from '../state/QueryState';
import { SkeletonRows } from '../state/SkeletonRows';
import { CardList } from './CardList';
import { Pager } from './Pager';

export const OWN_CARDS = 20;

interface OwnCardsProps<Row> {
  query: QueryStateProps<{ rows: readonly Row[]; total: number }>['query'];
  page: number;
  onPage: (page: number) => void;
  /** Nothing yet: a `StateMessage` with the first step; null where something stands above that waits to be sent. */
  empty: ReactNode;
  /** A `LinkCard` with its key. */
  children: (row: Row) => ReactNode;
}

/** The person's own rows as cards, twenty a page. */
export function OwnCards<Row>({ query, page, onPage, empty, children }: OwnCardsProps<Row>) {
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonRows rows={5} />}
      isEmpty={({ total }) => total === 0 && empty !== null}
      empty={empty}
    >
      {({ rows, total }) => (
        <>
          <CardList>{rows.map(children)}</CardList>
          <Pager page={page} size={OWN_CARDS} total={total} onPage={onPage} />
        </>
      )}
    </QueryState>
  );
}
