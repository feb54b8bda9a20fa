import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Icon } from '../icons/Icon';
import { CardList } from '../list/CardList';
import { Page } from '../page/Page';
import { Section } from '../page/Section';
import { QueryState, type QueryStateProps } from '../state/QueryState';
import { SkeletonRows } from '../state/SkeletonRows';
import { CatalogCard, type CatalogCardWords } from './CatalogCard';

interface CatalogProps<Row extends { id: number }> {
  title: string;
  back: { to: string; label: string };
  /** "Nuevo tipo". */
  addLabel: string;
  /** What there is, and whether this person may change it. */
  query: QueryStateProps<{ rows: readonly Row[]; edits: boolean }>['query'];
  /** In sections, each under its title. */
  groups: (rows: readonly Row[]) => readonly (readonly [title: string, rows: readonly Row[]])[];
  card: (row: Row, edits: boolean) => CatalogCardWords;
  /** The form over one, or over a new one. */
  editor: (row: Row | null, onClose: () => void) => ReactNode;
}

/** A short list of rules that a module keeps: read by many, added to and corrected by who may. */
export function Catalog<Row extends { id: number }>(props: CatalogProps<Row>) {
  const { title, back, addLabel, query, groups, card, editor } = props;
  const [open, setOpen] = useState<{ row: Row | null } | null>(null);
  const edits = query.data?.edits ?? false;
  return (
    <Page
      title={title}
      back={back}
      action={
        edits ? (
          <Button
            variant="contained"
            startIcon={<Icon name="add" />}
            onClick={() => setOpen({ row: null })}
          >
            {addLabel}
          </Button>
        ) : null
      }
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={8} />}>
        {({ rows }) =>
          groups(rows)
            .filter(([, members]) => members.length > 0)
            .map(([name, members]) => (
              <Section key={name} title={name}>
                <CardList gap={1}>
                  {members.map((row) => (
                    <CatalogCard
                      key={row.id}
                      words={card(row, edits)}
                      onEdit={edits ? () => setOpen({ row }) : undefined}
                    />
                  ))}
                </CardList>
              </Section>
            ))
        }
      </QueryState>
      {open ? editor(open.row, () => setOpen(null)) : null}
    </Page>
  );
}
