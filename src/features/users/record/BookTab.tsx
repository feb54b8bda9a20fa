import { personBookRecord as record } from '@contract/users/personBook';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { RemoveDialog } from '@/components/dialog/RemoveDialog';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type PersonBook,
  type PersonBookRow,
  useDeletePersonBookMutation,
  useGetPersonBookQuery,
} from '@/services/wms/generated/users.gen';
import { dayText } from '@/utils/personTexts';
import { bookText, codeText } from '../bookModel';
import { BookDialog } from './BookDialog';
import type { PartProps } from './PartProps';
import { RowButtons } from './RowButtons';

type Asking = { kind: 'save'; row: PersonBookRow | null } | { kind: 'delete'; row: PersonBookRow };

/** The codes with which ARCA knows somebody, and since when each. */
export function BookTab({ id, keeps }: PartProps) {
  const query = useGetPersonBookQuery(id);
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const add = keeps ? (
    <Button startIcon={<Icon name="add" />} onClick={() => setAsking({ kind: 'save', row: null })}>
      Cargar desde un día
    </Button>
  ) : null;
  return (
    <>
      <QueryState query={query} skeleton={<SkeletonRows rows={4} />}>
        {(book) => (
          <>
            <Section
              title="Cómo va hoy"
              description="Lo que no tiene propio va como en su sede, o como en todas."
            >
              <Card sx={{ p: { xs: 2, md: 3 } }}>
                <CodesToday book={book} />
              </Card>
            </Section>
            <Section
              title="Datos para el Libro de Sueldos"
              description="El libro de un mes lleva los del último día, y cada situación de revista con su día."
              action={add}
            >
              <Card>
                {book.rows.length > 0 ? (
                  <BookRows
                    book={book}
                    onEdit={keeps ? (row) => setAsking({ kind: 'save', row }) : undefined}
                    onDelete={keeps ? (row) => setAsking({ kind: 'delete', row }) : undefined}
                  />
                ) : (
                  <StateMessage icon="money" title="Va en todo como su sede" />
                )}
              </Card>
            </Section>
          </>
        )}
      </QueryState>
      {asking?.kind === 'save' && query.data ? (
        <BookDialog book={query.data} row={asking.row} onClose={close} />
      ) : null}
      {asking?.kind === 'delete' ? (
        <DeleteBookDialog personId={id} row={asking.row} onClose={close} />
      ) : null}
    </>
  );
}

function CodesToday({ book }: { book: PersonBook }) {
  return (
    <Facts>
      {book.codes.map((code) => (
        <Fact key={code.name} label={record.fields[code.name].label}>
          {codeText(code)}
        </Fact>
      ))}
    </Facts>
  );
}

const standing = ({ current, effectiveFrom }: PersonBookRow, today: string): string => {
  if (current) return 'Rige hoy';
  return effectiveFrom > today ? 'Todavía no empezó' : 'Ya no rige';
};

interface BookRowsProps {
  book: PersonBook;
  onEdit?: (row: PersonBookRow) => void;
  onDelete?: (row: PersonBookRow) => void;
}

function BookRows({ book: { rows, today }, onEdit, onDelete }: BookRowsProps) {
  return (
    <List disablePadding>
      {rows.map((row) => (
        <ListItem
          key={row.id}
          divider
          sx={{ gap: 2, py: 1.5, px: { xs: 2, md: 3 }, '&:last-of-type': { border: 0 } }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
              Desde el {dayText(row.effectiveFrom)}
            </Typography>
            <Typography component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
              {bookText(row)}
            </Typography>
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              {[standing(row, today), row.author].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          <RowButtons
            what={`los datos desde el ${dayText(row.effectiveFrom)}`}
            onEdit={onEdit ? () => onEdit(row) : undefined}
            onDelete={onDelete ? () => onDelete(row) : undefined}
          />
        </ListItem>
      ))}
    </List>
  );
}

interface DeleteBookDialogProps {
  personId: number;
  row: PersonBookRow;
  onClose: () => void;
}

function DeleteBookDialog({ personId, row, onClose }: DeleteBookDialogProps) {
  const [send] = useDeletePersonBookMutation();
  const { id, version } = row;
  return (
    <RemoveDialog
      title="¿Quitar estos datos?"
      removed="Se quitaron los datos"
      send={() => send({ personId, id, version })}
      onClose={onClose}
    >
      {bookText(row)} Desde el {dayText(row.effectiveFrom)} vuelve a ir como antes de ese día. La
      auditoría conserva lo que se quita.
    </RemoveDialog>
  );
}
