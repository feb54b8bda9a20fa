import { linkRejectRecord } from '@contract/sync/linkReject';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { useNotice } from '@/components/feedback/useNotice';
import { Field } from '@/components/form/Field';
import { Icon } from '@/components/icons/Icon';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { selectCan } from '@/services/session/selectCan';
import {
  type LinkReject,
  useDropLinkRejectMutation,
  useMendLinkRejectMutation,
} from '@/services/wms/generated/sync.gen';
import { momentText } from '../linkTexts';

type Cell = LinkReject['cells'][number];

/** A row that was not taken in: what is wrong in each datum, mended where it stands and sent again alone. */
export function RejectCard({ row }: { row: LinkReject }) {
  const may = useSelector(selectCan('SYNC.run'));
  const notify = useNotice();
  const [mend, mending] = useMendLinkRejectMutation();
  const [drop, dropping] = useDropLinkRejectMutation();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const wrong = row.cells.filter(({ error }) => error !== null);
  const [all, setAll] = useState(wrong.length === 0);
  const open = all ? row.cells : wrong;
  const rest = row.cells.filter((cell) => !open.includes(cell) && cell.text !== '');
  const send = async () => {
    const cells = Object.entries(typed).map(([key, text]) => ({ key, text }));
    const { data } = await mend({ id: row.id, cells });
    if (!data) return;
    notify(
      data.state === 'mended'
        ? { text: 'La fila entró' }
        : { text: 'La fila todavía no entra: mirá los motivos', tone: 'error' },
    );
  };
  return (
    <Card component="li" aria-label={`Fila ${row.number}`} sx={{ p: 2, display: 'grid', gap: 2 }}>
      <Typography variant="subtitle2">
        {`Fila ${row.number}`}
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 1 }}>
          {`${row.fileName} · ${momentText(row.createdAt)}`}
        </Typography>
        {row.state === 'parked' ? (
          <Box component="span" sx={{ ml: 1 }}>
            <ChoiceChip field={linkRejectRecord.shown.state} value={row.state} />
          </Box>
        ) : null}
      </Typography>
      {row.errors.map((message) => (
        <Alert key={message} severity="warning">
          {message}
        </Alert>
      ))}
      {rest.length > 0 ? (
        <Facts>
          {rest.map(({ key, label, text }) => (
            <Fact key={key} label={label}>
              {text}
            </Fact>
          ))}
        </Facts>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        }}
      >
        {open.map((cell) => (
          <CellInput
            key={cell.key}
            cell={cell}
            text={typed[cell.key] ?? cell.text}
            disabled={!may}
            onChange={(text) => setTyped({ ...typed, [cell.key]: text })}
          />
        ))}
      </Box>
      {may ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            loading={mending.isLoading}
            loadingPosition="start"
            startIcon={<Icon name="send" />}
            onClick={() => void send()}
          >
            Mandar de nuevo
          </Button>
          {all ? null : <Button onClick={() => setAll(true)}>Corregir otros datos</Button>}
          <Button
            color="error"
            loading={dropping.isLoading}
            onClick={() => void drop({ id: row.id })}
          >
            Descartar la fila
          </Button>
        </Box>
      ) : null}
    </Card>
  );
}

interface CellInputProps {
  cell: Cell;
  text: string;
  disabled: boolean;
  onChange: (text: string) => void;
}

function CellInput({
  cell: { label, error, text: said },
  text,
  disabled,
  onChange,
}: CellInputProps) {
  const id = useId();
  // A datum that is being written anew is not called wrong before it is sent.
  const wrong = text === said ? (error ?? undefined) : undefined;
  return (
    <Field id={id} label={label} error={wrong} hint={error ?? undefined} disabled={disabled}>
      <OutlinedInput
        id={id}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ input: { maxLength: 2000, 'aria-describedby': `${id}-text` } }}
      />
    </Field>
  );
}
