import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { DecimalInput } from '@/components/form/DecimalInput';
import { WithReason } from '@/components/form/WithReason';
import { Icon } from '@/components/icons/Icon';
import { ProductInput } from '@/components/references/ProductInput';
import { type ArrivalValues, emptyLine } from '../arrivalForm';

const MOST = 200;

/** The products of a remito, one below the other. */
export function ArrivalLinesField() {
  const { control } = useFormContext<ArrivalValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const { errors } = useFormState<ArrivalValues>({ control, name: 'lines' });
  const error = errors.lines?.message ?? errors.lines?.root?.message;
  return (
    <Box role="group" aria-label="Productos" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" component="h2">
        Productos
      </Typography>
      {fields.map((field, index) => (
        <Box
          key={field.id}
          role="group"
          aria-label={`Línea ${index + 1}`}
          sx={{
            display: 'grid',
            gap: 1.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: '1fr 1fr auto', sm: '1fr 110px 110px auto' },
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
            <ProductInput<ArrivalValues> name={`lines.${index}.product`} label="Producto" />
          </Box>
          <DecimalInput<ArrivalValues>
            name={`lines.${index}.quantity`}
            label="Unidades"
            decimals={0}
          />
          <DecimalInput<ArrivalValues>
            name={`lines.${index}.packSize`}
            label="Por bulto"
            decimals={0}
          />
          <IconButton
            aria-label={`Quitar la línea ${index + 1}`}
            disabled={fields.length === 1}
            onClick={() => remove(index)}
            sx={{ mt: 3.25 }}
          >
            <Icon name="delete" />
          </IconButton>
        </Box>
      ))}
      <WithReason error={error}>
        {fields.length < MOST ? (
          <Button
            startIcon={<Icon name="add" />}
            onClick={() => append(emptyLine)}
            sx={{ justifySelf: 'start' }}
          >
            Agregar producto
          </Button>
        ) : null}
      </WithReason>
    </Box>
  );
}
