import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { CardList } from '@/components/list/CardList';
import { LinkCard } from '@/components/list/LinkCard';
import { Pager } from '@/components/list/Pager';
import { SearchBox } from '@/components/list/SearchBox';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type ListedDocument as DocumentRow,
  type DocumentType,
  useListDocumentsQuery,
} from '@/services/wms/generated/documents.gen';
import { documentPath, routes } from '@/utils/paths';
import { byFolder } from '../byFolder';
import { expiryText, versionsText } from '../documentTexts';
import { useSharedFiles } from '../useSharedFiles';
import { AddDocumentDialog } from './AddDocumentDialog';
import { DownloadFileButton } from './DownloadFileButton';
import { ExcerptText } from './ExcerptText';
import { OwedDocuments } from './OwedDocuments';
import { SigningChip } from './SigningChip';
import { ValidityChip } from './ValidityChip';

const size = 50;
const filters = [{ field: 'mine' as const, operator: 'is' as const, value: true }];
const sort = [
  { field: 'folder' as const, direction: 'asc' as const },
  { field: 'typeName' as const, direction: 'asc' as const },
];

interface OwnFileProps {
  types: readonly DocumentType[];
  /** A person who keeps everybody's files comes here from there. */
  keeps: boolean;
}

/** One's own file: what the organisation keeps, and what one may bring. */
export function OwnFile({ types, keeps }: OwnFileProps) {
  const { page, values, filtered, setFilter, setPage } = useListParams(['buscar']);
  const search = values.buscar;
  const query = useListDocumentsQuery({ page, size, filters, sort, search });
  const [adding, setAdding] = useState(false);
  const shared = useSharedFiles();
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
            Subir un documento
          </Button>
        ) : null
      }
    >
      <OwedDocuments />
      <SearchBox
        label="Buscar en mis documentos, también en su texto"
        value={search}
        onChange={(text) => setFilter('buscar', text)}
        sx={{ width: 1, maxWidth: 480, mb: 2 }}
      />
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={5} />}
        isEmpty={({ total }) => total === 0}
        empty={
          filtered ? (
            <StateMessage icon="search" title="Ningún documento tiene esas palabras">
              Buscamos en los títulos y en el texto. Lo que dice una foto no se puede leer.
            </StateMessage>
          ) : (
            <StateMessage
              icon="folder"
              title="Tu legajo está vacío"
              action={
                brings ? (
                  <Button variant="outlined" onClick={() => setAdding(true)}>
                    Traer el primero
                  </Button>
                ) : undefined
              }
            >
              Acá aparecen tu contrato, tus certificados y lo que traigas.
            </StateMessage>
          )
        }
      >
        {({ rows, total }) => (
          <>
            <OwnFolders rows={rows} />
            {rows[0] && !filtered ? (
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
      {brings && shared.file ? (
        <AddDocumentDialog
          key={shared.key}
          types={types}
          keeps={false}
          given={shared.file}
          onClose={shared.next}
        />
      ) : null}
    </Page>
  );
}

/** One's own papers, folder by folder. */
function OwnFolders({ rows }: { rows: readonly DocumentRow[] }) {
  return byFolder(rows).map(([folder, papers]) => (
    <Section key={folder} title={folder}>
      <CardList>
        {papers.map((row) => (
          <OwnDocumentCard key={row.id} row={row} />
        ))}
      </CardList>
    </Section>
  ));
}

function OwnDocumentCard({ row }: { row: DocumentRow }) {
  const detail = [
    row.typeName === row.title ? '' : row.typeName,
    row.expiresOn ? expiryText(row) : '',
    row.versions > 1 ? versionsText(row.versions) : '',
  ];
  return (
    <LinkCard
      to={documentPath(row.id)}
      title={row.title}
      detail={detail.filter(Boolean).join(' · ')}
      more={row.excerpt ? <ExcerptText excerpt={row.excerpt} /> : null}
    >
      <SigningChip signing={row.signing} />
      <ValidityChip validity={row.validity} />
    </LinkCard>
  );
}
