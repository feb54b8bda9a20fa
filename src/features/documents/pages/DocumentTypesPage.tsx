import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { CardList } from '@/components/list/CardList';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { routes } from '@/utils/paths';
import { type DocumentType, useListDocumentTypesQuery } from '../api';
import { byFolder } from '../byFolder';
import { DocumentTypeCard } from '../components/DocumentTypeCard';
import { DocumentTypeDialog } from '../components/DocumentTypeDialog';

function Types() {
  const query = useListDocumentTypesQuery();
  const [open, setOpen] = useState<{ row: DocumentType | null } | null>(null);
  const edits = query.data?.edits ?? false;
  return (
    <Page
      title="Tipos de documento"
      back={{ to: routes.documents, label: 'Legajo' }}
      action={
        edits ? (
          <Button
            variant="contained"
            startIcon={<Icon name="add" />}
            onClick={() => setOpen({ row: null })}
          >
            Nuevo tipo
          </Button>
        ) : null
      }
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={8} />}>
        {({ rows }) =>
          byFolder(rows).map(([folder, types]) => (
            <Section key={folder} title={folder}>
              <CardList gap={1}>
                {types.map((row) => (
                  <DocumentTypeCard
                    key={row.id}
                    row={row}
                    onEdit={edits ? () => setOpen({ row }) : undefined}
                  />
                ))}
              </CardList>
            </Section>
          ))
        }
      </QueryState>
      {open ? <DocumentTypeDialog row={open.row} onClose={() => setOpen(null)} /> : null}
    </Page>
  );
}

/** Which papers a file has, who sees them and until when they are kept. */
export function DocumentTypesPage() {
  return (
    <RequirePermission flag="DOCUMENTS">
      <Types />
    </RequirePermission>
  );
}
