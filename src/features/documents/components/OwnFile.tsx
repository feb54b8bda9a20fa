import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { Pager } from '@/components/list/Pager';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { routes } from '@/utils/paths';
import { type DocumentType, useListDocumentsQuery } from '../api';
import { AddDocumentDialog } from './AddDocumentDialog';
import { DownloadFileButton } from './DownloadFileButton';
import { OwedDocuments } from './OwedDocuments';
import { OwnFolders } from './OwnFolders';

const size = 50;
const filters = [{ field: 'mine' as const, operator: 'is' as const, value: true }];
const sort = [
  { field: 'folder' as const, direction: 'asc' as const },
  { field: 'typeName' as const, direction: 'asc' as const },
];

interface OwnFileProps {
  types: readonly DocumentType[];
  /** Who keeps everybody's comes here from there. */
  keeps: boolean;
}

/** One's own file: what the house keeps, and what one may bring. */
export function OwnFile({ types, keeps }: OwnFileProps) {
  const { page, setPage } = useListParams(['documento']);
  const query = useListDocumentsQuery({ page, size, filters, sort });
  const [adding, setAdding] = useState(false);
  const brings = types.some(({ active, visibility }) => active && visibility === 'brings');
  return (
    <Page
      title="Mi legajo"
      back={keeps ? { to: routes.documents, label: 'Legajo' } : undefined}
      action={
        brings ? (
          <Button
            variant="contained"
            startIcon={<Icon name="upload" />}
            onClick={() => setAdding(true)}
          >
            Traer un documento
          </Button>
        ) : null
      }
    >
      <OwedDocuments />
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={5} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <StateMessage icon="folder" title="Tu legajo está vacío">
            Acá aparecen tu contrato, tus certificados y lo que traigas.
          </StateMessage>
        }
      >
        {({ rows, total }) => (
          <>
            <OwnFolders rows={rows} />
            {rows[0] ? (
              <Box sx={{ mt: 3 }}>
                <DownloadFileButton {...rows[0]} label="Descargar todo mi legajo" />
              </Box>
            ) : null}
            <Pager page={page} size={size} total={total} onPage={setPage} />
          </>
        )}
      </QueryState>
      {adding ? (
        <AddDocumentDialog types={types} keeps={false} onClose={() => setAdding(false)} />
      ) : null}
    </Page>
  );
}
