import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Field } from '../form/Field';
import { useField } from '../form/useField';
import { PersonPicker } from './PersonPicker';
import { usePersonNames } from './usePersonNames';

interface PeopleInputProps {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
}

/** People of the directory, one after the other. */
export function PeopleInput({ name, label, hint, optional }: PeopleInputProps) {
  const { field, error, id, labelId, textId } = useField(name);
  const chosen = (field.value ?? []) as number[];
  const nameOf = usePersonNames(chosen);
  return (
    <Field id={id} label={label} hint={hint} optional={optional} error={error}>
      <PersonPicker
        id={id}
        label={label}
        labelledBy={labelId}
        describedBy={textId}
        error={Boolean(error)}
        value={null}
        others={chosen}
        onChange={(person) => {
          if (person !== null && !chosen.includes(person)) field.onChange([...chosen, person]);
        }}
      />
      {chosen.length > 0 ? (
        <Box
          component="ul"
          aria-label={`${label}: elegidas`}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 1, p: 0, listStyle: 'none' }}
        >
          {chosen.map((person) => (
            <Box component="li" key={person} sx={{ maxWidth: '100%' }}>
              <Chip
                sx={{ maxWidth: '100%' }}
                label={nameOf(person)}
                onDelete={() => field.onChange(chosen.filter((one) => one !== person))}
              />
            </Box>
          ))}
        </Box>
      ) : null}
    </Field>
  );
}
