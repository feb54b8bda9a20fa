import type { ReactNode } from 'react';
import { asAppError } from './asAppError';
import { ErrorState } from './ErrorState';
import { HiddenNote } from './HiddenNote';
import { Loading } from './Loading';
import { NoMatch } from './NoMatch';
import { NotFoundNote } from './NotFoundNote';

export interface QueryStateProps<T> {
  /** What an RTK Query hook gives. */
  query: { data?: T; isLoading: boolean; error?: unknown; refetch?: () => unknown };
  /** Of the same shape as the content. */
  skeleton: ReactNode;
  isEmpty?: (data: T) => boolean;
  /** Nothing yet: a `StateMessage` with the next step. */
  empty?: ReactNode;
  /** Filters are on: an empty answer means no match, and this clears them. */
  onClearFilters?: () => void;
  children: (data: T) => ReactNode;
}

/** Loading, nothing yet, no match, error: four different states, drawn in one place. */
export function QueryState<T>(props: QueryStateProps<T>) {
  const { query, skeleton, isEmpty, empty, onClearFilters, children } = props;
  // A failed refresh never hides what the person was reading.
  if (query.data === undefined) {
    if (query.error !== undefined) {
      const error = asAppError(query.error);
      if (error.code === 'oculto') return <HiddenNote>{error.message}</HiddenNote>;
      // Nothing failed: asking again would say the same.
      if (error.code === 'no_encontrado') return <NotFoundNote>{error.message}</NotFoundNote>;
      return <ErrorState error={error} onRetry={query.refetch} />;
    }
    return <Loading>{skeleton}</Loading>;
  }
  if (isEmpty?.(query.data)) {
    return onClearFilters ? <NoMatch onClear={onClearFilters} /> : empty;
  }
  return children(query.data);
}
