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
import { type NewsType, useListNewsTypesQuery } from '../api';
import { NewsTypeCard } from '../components/NewsTypeCard';
import { NewsTypeDialog } from '../components/NewsTypeDialog';

const units = [
  ['days', 'Se cuentan en días'],
  ['hours', 'Se cuentan en horas'],
  ['amount', 'Son un importe'],
] as const;

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
        {({ rows }) =>
          units
            .map(([unit, title]) => ({ title, types: rows.filter((row) => row.unit === unit) }))
            .filter(({ types }) => types.length > 0)
            .map(({ title, types }) => (
              <Section key={title} title={title}>
                <CardList gap={1}>
                  {types.map((row) => (
                    <NewsTypeCard
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
