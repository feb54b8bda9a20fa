import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { routes } from '@/utils/paths';
import { type NewsType, useListNewsTypesQuery } from '../api';
import { NewsTypeCard } from '../components/NewsTypeCard';
import { NewsTypeDialog } from '../components/NewsTypeDialog';

function Types() {
  const query = useListNewsTypesQuery();
  const [open, setOpen] = useState<{ row: NewsType | null } | null>(null);
  const edits = query.data?.edits ?? false;
  return (
    <Page
      title="Tipos de novedad"
      back={{ to: routes.news, label: 'Novedades' }}
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
        {({ rows }) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {rows.map((row) => (
              <NewsTypeCard
                key={row.id}
                row={row}
                onEdit={edits ? () => setOpen({ row }) : undefined}
              />
            ))}
          </Box>
        )}
      </QueryState>
      {open ? <NewsTypeDialog row={open.row} onClose={() => setOpen(null)} /> : null}
    </Page>
  );
}

/** The rules by which each kind of novelty counts. */
export function NewsTypesPage() {
  return (
    <RequirePermission flag="NEWS.STATE">
      <Types />
    </RequirePermission>
  );
}
