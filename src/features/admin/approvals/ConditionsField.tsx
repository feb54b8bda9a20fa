import { definitionRecord } from '@contract/workflow/definition';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Icon } from '@/components/icons/Icon';
import { ConditionFields } from './ConditionFields';
import type { DefinitionValues } from './definitionForm';
import type { RequestKind } from './definitionTypes';

const MOST = 10;
const word = definitionRecord.fields.conditions.label;

/** When it rules: all of them together; none, always. */
export function ConditionsField({ kind }: { kind: RequestKind }) {
  const { control } = useFormContext<DefinitionValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'conditions' });
  const [first] = kind.fields;
  return (
    <Box role="group" aria-label={word} sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h3" component="h2">
          {word}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {fields.length === 0
            ? 'Para todas las solicitudes de este tipo.'
            : 'Cuando se cumplen todas estas condiciones.'}
        </Typography>
      </Box>
      {fields.map((field, index) => (
        <ConditionFields key={field.id} index={index} kind={kind} onRemove={() => remove(index)} />
      ))}
      {first && fields.length < MOST ? (
        <Button
          startIcon={<Icon name="add" />}
          onClick={() => append({ field: first.key, operator: 'is', value: '' })}
          sx={{ justifySelf: 'start' }}
        >
          Agregar una condición
        </Button>
      ) : null}
    </Box>
  );
}
