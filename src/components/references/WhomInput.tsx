import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useWatch } from 'react-hook-form';
import { Field } from '../form/Field';
import { SelectInput } from '../form/SelectInput';
import { useField } from '../form/useField';
import { PersonPicker } from './PersonPicker';
import { usePersonNames } from './usePersonNames';
import { usePlaces } from './usePlaces';
import { type Whom, whomLabels } from './whomForm';

interface WhomInputProps {
  /** "A quiénes", "Quiénes firman". */
  label: string;
  /** Off where nothing is ever for everybody. */
  everybody?: boolean;
}

/** For whom, in a form with `whomFields`. */
export function WhomInput({ label, everybody = true }: WhomInputProps) {
  const whom = useWatch<Whom, 'whom'>({ name: 'whom' });
  const { areas, sites } = usePlaces();
  const options = Object.entries(whomLabels)
    .map(([value, text]) => ({ value, label: text }))
    .filter(({ value }) => everybody || value !== 'everybody');
  return (
    <>
      <SelectInput<Whom> name="whom" label={label} options={options} />
      {whom === 'people' ? <PeopleInput name="people" label="Personas" /> : null}
      {whom === 'area' ? <SelectInput<Whom> name="areaId" label="Área" options={areas} /> : null}
      {whom === 'site' ? <SelectInput<Whom> name="siteId" label="Sede" options={sites} /> : null}
    </>
  );
}

/** People of the directory, one after the other. */
function PeopleInput({ name, label }: { name: string; label: string }) {
  const { field, error, id, labelId, textId } = useField(name);
  const chosen = (field.value ?? []) as number[];
  const nameOf = usePersonNames(chosen);
  return (
    <Field id={id} label={label} error={error}>
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
          aria-label="Elegidas"
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
