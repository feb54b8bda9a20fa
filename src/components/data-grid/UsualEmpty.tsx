import type { ReactNode } from 'react';
import { NoMatch } from '../state/NoMatch';
import { QueryState } from '../state/QueryState';
import { SkeletonRows } from '../state/SkeletonRows';
import type { GridRow } from './GridContext';
import type { GridList } from './gridList';

interface UsualEmptyProps<R extends GridRow> {
  list: GridList<R>;
  empty: ReactNode;
  onClear: () => void;
}

/** Nothing passes the filters with which a list opens, and nobody chose them: whether there is anything at all decides what is said. */
export function UsualEmpty<R extends GridRow>({ list, empty, onClear }: UsualEmptyProps<R>) {
  const query = list.useRows({ page: 1, size: 1, sort: [], search: '', filters: [] });
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonRows rows={3} />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={empty}
    >
      {() => <NoMatch onClear={onClear} />}
    </QueryState>
  );
}
