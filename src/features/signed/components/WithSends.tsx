import type { ReactNode } from 'react';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useListEnvelopesQuery } from '@/services/wms/generated/signed.gen';

/** A page of signatures depends on whether its reader sends. */
export function WithSends({ children }: { children: (sends: boolean) => ReactNode }) {
  const query = useListEnvelopesQuery({ size: 1 });
  if (query.data) return children(query.data.sends);
  return (
    <Page title="Firmas">
      <QueryState query={query} skeleton={<SkeletonRows rows={5} />}>
        {() => null}
      </QueryState>
    </Page>
  );
}
