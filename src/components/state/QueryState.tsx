import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../a11y/visuallyHidden';
import { asAppError } from './asAppError';
import { ErrorState } from './ErrorState';
import { NoMatch } from './NoMatch';
import { StateMessage } from './StateMessage';
import { useSlow } from './useSlow';

export interface QueryStateProps<T> {
  /** The result of an RTK Query hook. */
  query: { data?: T; isLoading: boolean; error?: unknown; refetch?: () => unknown };
  /** The skeleton has the shape of the content. */
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

/** A thing that is kept from the reader on purpose is no failure, and trying again would not help. */
function HiddenNote({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" sx={{ p: { xs: 2, md: 3 }, color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

/** In the place of a record that is not there, or not for whoever asks. */
function NotFoundNote({ children }: { children: string }) {
  return (
    <StateMessage icon="search" title="No encontramos lo que buscás" role="status">
      {children}
    </StateMessage>
  );
}

/** The skeleton, only when waiting is noticed; it keeps its room from the start so that nothing jumps. */
function Loading({ children }: { children: ReactNode }) {
  const slow = useSlow(true);
  return (
    <Box aria-busy="true">
      <Box aria-hidden="true" sx={{ visibility: slow ? 'visible' : 'hidden' }}>
        {children}
      </Box>
      <Box component="span" role="status" sx={visuallyHidden}>
        {slow ? 'Cargando…' : ''}
      </Box>
    </Box>
  );
}
