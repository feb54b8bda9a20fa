import type { LinkRule } from '@contract/sync/linkRule';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { WithReason } from '@/components/form/WithReason';
import { Icon } from '@/components/icons/Icon';
import type { LinkColumn } from '@/services/wms/generated/sync.gen';
import type { LinkHeld } from '../linkForm';
import { RuleFields } from './RuleFields';

const emptyRule: LinkRule = {
  ...{ key: '', from: 'column', column: '', lookup: '', constant: '' },
  ...{ table: [], otherwise: 'keep', day: '', number: '', digits: 0 },
};

/** Rules for the data that do not come under their usual title, or in the usual way. */
export function RulesField({ columns }: { columns: readonly LinkColumn[] }) {
  const { control } = useFormContext<LinkHeld>();
  const { fields, append, remove } = useFieldArray({ control, name: 'rules' });
  const { errors } = useFormState<LinkHeld>({ control, name: 'rules' });
  const error = errors.rules?.message ?? errors.rules?.root?.message;
  return (
    <Box role="group" aria-label="Reglas por columna" sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h3" component="h2">
          Reglas por columna
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          Las columnas con los títulos de siempre se leen sin reglas. Agregá una para lo que viene
          con otro título, otro formato u otras palabras.
        </Typography>
      </div>
      {fields.map((field, index) => (
        <RuleFields key={field.id} index={index} columns={columns} onRemove={() => remove(index)} />
      ))}
      <WithReason error={error}>
        <Button
          startIcon={<Icon name="add" />}
          disabled={columns.length === 0}
          onClick={() => append(emptyRule)}
          sx={{ justifySelf: 'start' }}
        >
          Agregar una regla
        </Button>
      </WithReason>
    </Box>
  );
}
