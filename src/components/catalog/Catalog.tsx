import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Icon } from '../icons/Icon';
import { CardList } from '../list/CardList';
import { Page } from '../page/Page';
import { Section } from '../page/Section';
import { QueryState, type QueryStateProps } from '../state/QueryState';
import { SkeletonRows } from '../state/SkeletonRows';

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

interface CatalogCardWords {
  name: string;
  /** Beside the name: "ENF". */
  code?: string;
  /** Its rules on one line. */
  rules: string;
  /** What sets it apart: "Reservada". */
  mark?: string;
  /** Out of use: it is kept for what already has it. */
  active: boolean;
  /** How much it is used, for who may change it. */
  use?: string;
}

/** One of a catalogue, with its rules on one line. */
function CatalogCard({ words, onEdit }: { words: CatalogCardWords; onEdit?: () => void }) {
  const { name, code, rules, mark, active, use } = words;
  return (
    <Card
      component="li"
      sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <Typography variant="subtitle2">{code ? `${name} (${code})` : name}</Typography>
          {mark ? <Chip size="small" variant="outlined" label={mark} /> : null}
          {active ? null : <Chip size="small" variant="outlined" color="warning" label="Sin uso" />}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {rules}
        </Typography>
      </Box>
      {use ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {use}
        </Typography>
      ) : null}
      {onEdit ? (
        <Button size="small" aria-label={`Editar ${name}`} onClick={onEdit}>
          Editar
        </Button>
      ) : null}
    </Card>
  );
}
