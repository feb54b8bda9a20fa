import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type Ref, useState } from 'react';
import { TextInput } from './TextInput';
import { useField } from './useField';

interface ReasonInputProps {
  name: string;
  label?: string;
  /** The usual ones, one tap each; without them it is written. */
  usual?: readonly string[];
  autoFocus?: boolean;
}

/** Why: one tap where it is one of the usual reasons, in words where it is another. */
export function ReasonInput({ name, label = 'Motivo', usual = [], autoFocus }: ReasonInputProps) {
  const { field, error, labelId, textId } = useField(name);
  const [other, setOther] = useState(usual.length === 0);
  // Also where it comes later, from a draft; it stays so while it is rewritten.
  if (!other && field.value !== '' && !usual.includes(field.value)) setOther(true);
  const written = (
    <TextInput
      name={name}
      label={usual.length > 0 ? 'Otro motivo' : label}
      rows={2}
      maxLength={300}
      autoFocus={autoFocus ?? usual.length > 0}
    />
  );
  if (usual.length === 0) return written;
  const choose = (text: string | null) => {
    setOther(text === null);
    field.onChange(text ?? '');
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box role="group" aria-labelledby={labelId} aria-describedby={textId}>
        <FormLabel id={labelId} component="span" error={Boolean(error)}>
          {label}
        </FormLabel>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {usual.map((text, index) => (
            <Choice
              key={text}
              // A person who sends it empty is brought here.
              control={index === 0 && !other ? field.ref : undefined}
              text={text}
              chosen={!other && field.value === text}
              onChoose={() => choose(text)}
            />
          ))}
          <Choice text="Otro" chosen={other} onChoose={() => choose(null)} />
        </Box>
        <FormHelperText id={textId} error hidden={!error || other}>
          {error}
        </FormHelperText>
      </Box>
      {other ? written : null}
    </Box>
  );
}

interface ChoiceProps {
  control?: Ref<HTMLButtonElement> | undefined;
  text: string;
  chosen: boolean;
  onChoose: () => void;
}

function Choice({ control, text, chosen, onChoose }: ChoiceProps) {
  return (
    <Chip
      ref={control}
      label={text}
      component="button"
      type="button"
      clickable
      variant={chosen ? 'filled' : 'outlined'}
      color={chosen ? 'primary' : 'default'}
      aria-pressed={chosen}
      onClick={onChoose}
      sx={{
        height: 'var(--anden-row)',
        px: 0.5,
        borderRadius: 6,
        ...(chosen ? null : { borderColor: 'line.field' }),
      }}
    />
  );
}
