import { counted } from '@contract/core/counted';
import { postRecord } from '@contract/posts/postFields';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { useCountPostAudienceQuery } from '@/services/wms/generated/posts.gen';
import type { PostValues } from '../postForm';
import { PlacesInput } from './PlacesInput';

type Audience = PostValues['audience'];

/** A fault can be about the whole of it, or about the places. */
interface Addressed {
  audience: { ids: number[] };
}

const kinds: Readonly<Record<Audience['kind'], string>> = {
  all: 'Toda la organización',
  site: 'Algunas sedes',
  area: 'Algunas áreas',
};

function reachText(people: number | null): string {
  if (people === null) return 'Tu rol no publica para esas personas: elegí otras.';
  if (people === 0) return 'No la va a ver nadie más que vos.';
  return `La ${people === 1 ? 'va' : 'van'} a ver ${counted(people, 'persona', 'personas')}.`;
}

/** How many will see it, before it stands there; or that one may not write for them. */
function Reach({ audience }: { audience: Audience }) {
  const nobody = audience.kind !== 'all' && audience.ids.length === 0;
  const { currentData } = useCountPostAudienceQuery(audience, { skip: nobody });
  const people = nobody ? undefined : currentData?.people;
  return (
    <FormHelperText role="status" sx={{ minHeight: '1.4em' }}>
      {people === undefined ? '' : reachText(people)}
    </FormHelperText>
  );
}

/** For whom: the server knows how far a role reaches and its refusal shows here. */
export function AudienceField() {
  const id = useId();
  const { field } = useController<PostValues, 'audience'>({ name: 'audience' });
  const { errors } = useFormState<Addressed>({ name: 'audience' });
  const { kind } = field.value;
  const ids = field.value.kind === 'all' ? [] : field.value.ids;
  const error = errors.audience?.message ?? errors.audience?.ids?.message;
  const choose = (next: Audience['kind'], places: number[]) =>
    field.onChange(next === 'all' ? { kind: next } : { kind: next, ids: places });
  return (
    <FormControl error={Boolean(error)} data-invalid={error ? '' : undefined} fullWidth>
      <FormLabel id={`${id}-label`} component="span" sx={{ mb: 0.5 }}>
        {postRecord.fields.audience.label}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-error`}
        value={kind}
        onChange={(_event, value) => choose(value as Audience['kind'], [])}
        sx={{ columnGap: 2 }}
      >
        {Object.entries(kinds).map(([value, label], index) => (
          <FormControlLabel
            key={value}
            value={value}
            label={label}
            control={
              <Radio
                slotProps={{
                  input: { ref: index === 0 && kind === 'all' ? field.ref : undefined },
                }}
              />
            }
          />
        ))}
      </RadioGroup>
      {kind === 'all' ? null : (
        <PlacesInput
          kind={kind}
          ids={ids}
          onChange={(next) => choose(kind, next)}
          onBlur={field.onBlur}
          inputRef={field.ref}
        />
      )}
      <Reach audience={field.value} />
      <FormHelperText id={`${id}-error`} role="alert" sx={{ display: error ? 'block' : 'none' }}>
        {error}
      </FormHelperText>
    </FormControl>
  );
}
