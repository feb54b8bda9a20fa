import { definitionRecord } from '@contract/workflow/definition';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Icon } from '@/components/icons/Icon';
import { type DefinitionValues, emptyStep } from './definitionForm';
import type { DefinitionRole } from './definitionTypes';
import { StepFields } from './StepFields';

const word = definitionRecord.fields.steps.label;

const MOST = 8;

/** The chain, one step after the other. */
export function StepsField({ roles }: { roles: readonly DefinitionRole[] }) {
  const { control } = useFormContext<DefinitionValues>();
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'steps' });
  return (
    <Box role="group" aria-label={word} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" component="h2">
        {word}
      </Typography>
      {fields.map((field, index) => (
        <Card
          key={field.id}
          role="group"
          aria-label={`Paso ${index + 1}`}
          sx={{ p: 2, display: 'grid', gap: 2 }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <Typography variant="subtitle1" component="h3" sx={{ flex: 1 }}>
              Paso {index + 1}
            </Typography>
            <IconButton
              aria-label={`Subir el paso ${index + 1}`}
              disabled={index === 0}
              onClick={() => swap(index, index - 1)}
            >
              <Icon name="moveUp" />
            </IconButton>
            <IconButton
              aria-label={`Bajar el paso ${index + 1}`}
              disabled={index === fields.length - 1}
              onClick={() => swap(index, index + 1)}
            >
              <Icon name="moveDown" />
            </IconButton>
            <IconButton
              aria-label={`Quitar el paso ${index + 1}`}
              disabled={fields.length === 1}
              onClick={() => remove(index)}
            >
              <Icon name="delete" />
            </IconButton>
          </Box>
          <StepFields step={index} roles={roles} />
        </Card>
      ))}
      {fields.length < MOST ? (
        <Button
          startIcon={<Icon name="add" />}
          onClick={() => append(emptyStep)}
          sx={{ justifySelf: 'start' }}
        >
          Agregar un paso
        </Button>
      ) : null}
    </Box>
  );
}
