import { heldText } from '@contract/users/handover';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckInput } from '@/components/form/CheckInput';
import { PersonInput } from '@/components/references/PersonInput';
import type { HeldThings } from '@/services/wms/generated/users.gen';
import type { LeavingValues } from '../leavingForm';

/** The fields show what others have of the person who leaves, and who goes on with it: one with all, or one with each. */
export function HandoverFields({ held }: { held: readonly HeldThings[] }) {
  const { control } = useFormContext<LeavingValues>();
  const apart = useWatch({ control, name: 'apart' });
  if (held.length === 0) return null;
  return (
    <>
      <Alert severity="warning">
        Deja sin quien siga:
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {held.map((things) => (
            <li key={things.kind}>{heldLine(things)}</li>
          ))}
        </Box>
      </Alert>
      {apart ? null : (
        <PersonInput
          name="heir"
          label="Quién sigue"
          hint="El equipo pasa después del último día; lo demás, ahora. Vacío: queda como está."
          optional
        />
      )}
      {apart
        ? held.map(({ kind, count }) => (
            <PersonInput
              key={kind}
              name={`heirs.${kind}`}
              label={`Quién sigue con ${heldText(kind, count)}`}
              hint={kind === 'team' ? 'Desde el día siguiente al último.' : 'Desde ahora.'}
              optional
            />
          ))
        : null}
      {held.length > 1 ? (
        <CheckInput name="apart" label="Elegir a una persona distinta para cada cosa" />
      ) : null}
    </>
  );
}

function heldLine({ kind, count, names }: HeldThings): string {
  const more = count - names.length;
  return `${heldText(kind, count)}: ${names.join('; ')}${more > 0 ? ` y ${more} más` : ''}`;
}
