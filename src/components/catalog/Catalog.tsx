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
import { AdminTabs } from '../shell/AdminTabs';
import { QueryState, type QueryStateProps } from '../state/QueryState';
import { SkeletonRows } from '../state/SkeletonRows';
import { StateMessage } from '../state/StateMessage';

interface CatalogProps<Row extends { id: number }> {
  title: string;
  back?: { to: string; label: string };
  /** "Nuevo tipo". */
  addLabel: string;
  /** Another way to add one, for people who may. */
  bring?: ReactNode;
  /** The rows of the catalogue, and whether this person may change them. */
  query: QueryStateProps<{ rows: readonly Row[]; edits: boolean }>['query'];
  /** While there is none; what an organisation begins with has no need of it. */
  empty?: ReactNode;
  /** In sections, each under its title. */
  groups: (rows: readonly Row[]) => readonly (readonly [title: string, rows: readonly Row[]])[];
  card: (row: Row, edits: boolean) => CatalogCardWords;
  /** The form over one, or over a new one. */
  editor: (row: Row | null, onClose: () => void) => ReactNode;
}

/** A short list of rules that a module keeps: read by many, added to and corrected by who may. */
export function Catalog<Row extends { id: number }>(props: CatalogProps<Row>) {
  const { title, back, addLabel, bring, query, empty, groups, card, editor } = props;
  const [open, setOpen] = useState<{ row: Row | null } | null>(null);
  const edits = query.data?.edits ?? false;
  const add = () => setOpen({ row: null });
  return (
    <Page
      title={title}
      width="wide"
      back={back}
      action={
        edits ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {bring}
            <Button variant="contained" startIcon={<Icon name="add" />} onClick={add}>
              {addLabel}
            </Button>
          </Box>
        ) : null
      }
    >
      <AdminTabs />
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={8} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          empty ?? (
            <StateMessage
              icon="inbox"
              title="Todavía no hay nada cargado"
              action={
                edits ? (
                  <Button variant="outlined" onClick={add}>
                    Cargar a mano
                  </Button>
                ) : undefined
              }
            >
              Lo primero que se cargue aparece en esta lista.
            </StateMessage>
          )
        }
      >
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
  /** Before the name: its colour. */
  lead?: ReactNode;
  /** Beside the name: "ENF". */
  code?: string;
  /** Its rules on one line. */
  rules: string;
  /** The mark sets it apart: "Reservada". */
  mark?: string;
  /** Out of use: it is kept for what already has it. */
  active: boolean;
  /** How much it is used, for who may change it. */
  use?: string;
  /** The other actions on it. */
  actions?: ReactNode;
}

/** A card of a catalogue, with its rules on a line. */
function CatalogCard({ words, onEdit }: { words: CatalogCardWords; onEdit?: () => void }) {
  const { lead, name, code, rules, mark, active, use, actions } = words;
  return (
    <Card
      component="li"
      sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
    >
      {lead}
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {actions}
        {onEdit ? (
          <Button size="small" aria-label={`Editar ${name}`} onClick={onEdit}>
            Editar
          </Button>
        ) : null}
      </Box>
    </Card>
  );
}
