import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { relativeTime } from '@/utils/relativeTime';
import type { ConflictField } from './conflictField';
import { DialogHead } from './DialogHead';
import { usePhone } from './usePhone';
import { VersionChoice } from './VersionChoice';

interface ConflictDialogProps {
  open: boolean;
  /** The person who saved first, and when. */
  by: string | null;
  at: string | null;
  /** The fields that both changed. */
  clashes: readonly ConflictField[];
  /** The fields that only the other one changed: they stay. */
  taken: readonly ConflictField[];
  saving?: boolean;
  /** This is given the names of the fields whose stored version is kept. */
  onDecide: (stored: readonly string[]) => unknown;
  /** Nothing of mine is kept. */
  onKeepStored: () => unknown;
  /** Back to the form, with nothing decided. */
  onClose: () => void;
}

type Side = 'mine' | 'stored';

/** Another person saved first and changed the same fields: this person decides field by field. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { open, by, at, clashes, taken, saving = false, onDecide, onKeepStored, onClose } = props;
  const id = useId();
  const phone = usePhone();
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const decided = clashes.every(({ name }) => chosen[name]);
  const decide = () =>
    onDecide(clashes.filter(({ name }) => chosen[name] === 'stored').map(({ name }) => name));
  return (
    <Dialog
      open={open}
      onClose={() => !saving && onClose()}
      fullScreen={phone}
      fullWidth
      maxWidth="md"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogHead
        id={`${id}-title`}
        title={`${by ?? 'Otra persona'} guardó cambios antes`}
        covers={phone}
        onClose={() => !saving && onClose()}
      />
      <DialogContent>
        <Typography id={`${id}-text`} sx={{ color: 'text.secondary', mb: 2 }}>
          {at ? `${relativeTime(at)}. ` : ''}
          {clashes.length > 0
            ? 'Los dos cambiaron esto: elegí qué queda.'
            : 'Las dos versiones dicen lo mismo.'}
        </Typography>
        {clashes.map((field) => (
          <VersionChoice
            key={field.name}
            field={field}
            by={by}
            value={chosen[field.name]}
            onChange={(side) => setChosen({ ...chosen, [field.name]: side })}
          />
        ))}
        {taken.length > 0 ? <Taken fields={taken} by={by} /> : null}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose} disabled={saving}>
          Seguir editando
        </Button>
        <Button variant="outlined" onClick={onKeepStored} disabled={saving}>
          Descartar lo mío
        </Button>
        <Button
          variant="contained"
          loading={saving}
          loadingPosition="start"
          disabled={!decided}
          onClick={decide}
        >
          Guardar
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Taken({ fields, by }: { fields: readonly ConflictField[]; by: string | null }) {
  return (
    <Box component="section" aria-label="También queda" sx={{ mt: 3 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.75 }}>
        {`También queda lo que cambió solo ${by ?? 'la otra persona'}:`}
      </Typography>
      {fields.map(({ name, label, stored }) => (
        <Typography key={name} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <strong>{label}:</strong> {stored}
        </Typography>
      ))}
    </Box>
  );
}
