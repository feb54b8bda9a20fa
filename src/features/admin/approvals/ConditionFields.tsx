import { conditionOperators } from '@contract/workflow/condition';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectInput } from '@/components/form/SelectInput';
import { Icon } from '@/components/icons/Icon';
import { ConditionValue } from './ConditionValue';
import type { DefinitionValues } from './definitionForm';
import { operatorTexts } from './definitionTexts';
import type { RequestKind } from './definitionTypes';

interface ConditionFieldsProps {
  index: number;
  kind: RequestKind;
  onRemove: () => void;
}

export function ConditionFields({ index, kind, onRemove }: ConditionFieldsProps) {
  const { control, setValue, watch } = useFormContext<DefinitionValues>();
  const place = `conditions.${index}` as const;
  const key = useWatch({ control, name: `${place}.field` });
  const operator = useWatch({ control, name: `${place}.operator` });
  const field = kind.fields.find((one) => one.key === key);
  const operators = conditionOperators.filter(
    (one) => field?.kind === 'number' || one === 'is' || one === 'not',
  );
  const fits = operators.includes(operator);
  // Another field has fewer comparisons and other values: 500 units are no customer.
  useEffect(() => {
    if (!fits) setValue(`${place}.operator`, 'is');
  }, [fits, place, setValue]);
  useEffect(() => {
    const seen = watch((_values, { name, type }) => {
      if (name === `${place}.field` && type === 'change') setValue(`${place}.value`, '');
    });
    return () => seen.unsubscribe();
  }, [place, setValue, watch]);
  return (
    <Box
      role="group"
      aria-label={`Condición ${index + 1}`}
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr auto', sm: '1fr 0.8fr 1fr auto' },
        '& > *': { gridColumn: { xs: '1', sm: 'auto' } },
      }}
    >
      <SelectInput<DefinitionValues>
        name={`${place}.field`}
        label="Dato"
        options={kind.fields.map((one) => ({ value: one.key, label: one.label }))}
      />
      <SelectInput<DefinitionValues>
        name={`${place}.operator`}
        label="Compara"
        options={operators.map((one) => ({ value: one, label: operatorTexts[one] }))}
      />
      {field ? (
        <ConditionValue<DefinitionValues>
          key={field.key}
          type={kind.type}
          name={`${place}.value`}
          label="Valor"
          field={field}
        />
      ) : null}
      <IconButton
        aria-label={`Quitar la condición ${index + 1}`}
        onClick={onRemove}
        sx={{
          mt: 3.25,
          gridRow: { xs: 1, sm: 'auto' },
          '&&': { gridColumn: { xs: 2, sm: 'auto' } },
        }}
      >
        <Icon name="delete" />
      </IconButton>
    </Box>
  );
}
