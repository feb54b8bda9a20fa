import type { ReactNode } from 'react';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type DocumentType,
  useListDocumentTypesQuery,
} from '@/services/wms/generated/documents.gen';

interface Types {
  rows: readonly DocumentType[];
  edits: boolean;
  keeps: boolean;
}

interface WithTypesProps {
  /** The title of the page, until it is known which one it is. */
  title: string;
  children: (types: Types) => ReactNode;
}

/** A page of the files depends on which papers its reader may see. */
export function WithTypes({ title, children }: WithTypesProps) {
  const query = useListDocumentTypesQuery();
  if (query.data) return children(query.data);
  return (
    <Page title={title}>
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {() => null}
      </QueryState>
    </Page>
  );
}
