import { countLineRecord as record } from '@contract/counters/countLine';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { WorkPhoto } from '@/components/capture/WorkPhoto';
import { useUploadFileMutation } from '@/services/wms/generated/files.gen';
import { formatNumber } from '@/utils/numbers';
import { unitsOf } from '@/utils/unitsOf';
import { type Counted, quantityIn } from './countingModel';

interface CountedFormProps {
  unit: string;
  working: boolean;
  onCounted: (counted: Counted) => void;
}

/** Asks how many there are. Nothing is filled in beforehand, and zero is typed like any other figure. */
export function CountedForm({ unit, working, onCounted }: CountedFormProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [more, setMore] = useState(false);
  const [damagedText, setDamagedText] = useState('');
  const [note, setNote] = useState('');
  const [photoHash, setPhotoHash] = useState<string | null>(null);
  const [upload] = useUploadFileMutation();
  const quantity = quantityIn(text);
  const damaged = damagedText === '' ? 0 : quantityIn(damagedText);
  const tooMany = damaged !== null && quantity !== null && damaged > quantity;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (quantity === null || damaged === null || tooMany || working) return;
    onCounted({ quantity, damaged, note: note.trim(), photoHash });
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', justifyItems: 'center' }}>
        <OutlinedInput
          value={text}
          onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
          autoFocus
          sx={{ height: 72, width: '10rem', '& input': { typography: 'h1', textAlign: 'center' } }}
          slotProps={{
            input: {
              'aria-label': record.fields.quantity.label,
              'aria-describedby': id,
              inputMode: 'numeric',
              enterKeyHint: 'done',
              autoComplete: 'off',
              maxLength: 6,
            },
          }}
        />
        <FormHelperText id={id}>{`En ${unitsOf(2, unit)}. Si no hay nada, poné 0.`}</FormHelperText>
      </Box>
      {more ? (
        <>
          <TextField
            label={record.fields.damaged.label}
            value={damagedText}
            onChange={(event) => setDamagedText(event.target.value.replace(/\D/g, ''))}
            error={tooMany}
            helperText={tooMany ? 'No puede haber más dañadas que las que hay.' : ' '}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
          />
          <TextField
            label={record.fields.note.label}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            slotProps={{ htmlInput: { maxLength: record.fields.note.max } }}
          />
          <WorkPhoto
            label="Agregar una foto"
            hash={photoHash}
            onHash={setPhotoHash}
            upload={async (file) => (await upload({ purpose: 'count', file })).data?.hash}
          />
        </>
      ) : (
        <Button onClick={() => setMore(true)}>Hay algo dañado, o quiero anotar algo</Button>
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={working}
        disabled={quantity === null || damaged === null || tooMany}
        sx={{ py: 1.75 }}
      >
        {quantity === null
          ? 'Anotar'
          : quantity === 0
            ? 'No hay nada'
            : `Anotar ${formatNumber(quantity)}`}
      </Button>
    </Box>
  );
}
