import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { labelChoices } from '@/components/data-grid/labelChoices';
import { namedChoices } from '@/components/data-grid/namedChoices';
import { DecimalInput } from '@/components/form/DecimalInput';
import { SelectInput } from '@/components/form/SelectInput';
import { Icon } from '@/components/icons/Icon';
import { PersonInput } from '@/components/references/PersonInput';
import { type DefinitionValues, emptyResolver, type ResolverValues } from './definitionForm';
import { deadlineTexts, levelTexts, modeTexts } from './definitionTexts';
import type { DefinitionRole } from './definitionTypes';

type Place = `steps.${number}.resolvers.${number}` | `steps.${number}.escalateTo`;

const kinds: { value: ResolverValues['kind']; label: string }[] = [
  { value: 'manager', label: 'Un responsable' },
  { value: 'areaHead', label: 'El responsable del área' },
  { value: 'role', label: 'Quienes tienen un rol' },
  { value: 'person', label: 'Una persona' },
];

const levels = levelTexts.map((label, index) => ({ value: index + 1, label }));

interface ResolverFieldsProps {
  name: Place;
  label: string;
  roles: readonly DefinitionRole[];
}

/** The fields say who decides, so that it holds for every person who asks. */
function ResolverFields({ name, label, roles }: ResolverFieldsProps) {
  const { control } = useFormContext<DefinitionValues>();
  const kind = useWatch({ control, name: `${name}.kind` });
  const chosen = useWatch({ control, name: `${name}.roleId` });
  const deciding = roles.filter(({ id, decides }) => decides || id === chosen);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' }, flex: 1 }}>
      <SelectInput<DefinitionValues> name={`${name}.kind`} label={label} options={kinds} />
      {kind === 'manager' ? (
        <SelectInput<DefinitionValues> name={`${name}.level`} label="Cuál" options={levels} />
      ) : null}
      {kind === 'role' ? (
        <SelectInput<DefinitionValues>
          name={`${name}.roleId`}
          label="Qué rol"
          hint="Solo los que pueden abrir Aprobaciones."
          options={namedChoices(deciding)}
        />
      ) : null}
      {kind === 'person' ? <PersonInput name={`${name}.personId`} label="Quién" /> : null}
    </Box>
  );
}

const MOST = 10;

const optionsOf = (texts: Record<string, string>) => labelChoices(texts);
const modes = optionsOf(modeTexts);
const deadlines = optionsOf(deadlineTexts);

/** A step says who decides in it, until when, and what if they do not. */
export function StepFields({ step, roles }: { step: number; roles: readonly DefinitionRole[] }) {
  const { control } = useFormContext<DefinitionValues>();
  const { fields, append, remove } = useFieldArray({ control, name: `steps.${step}.resolvers` });
  const onDeadline = useWatch({ control, name: `steps.${step}.onDeadline` });
  return (
    <>
      {fields.map((field, index) => (
        <Box key={field.id} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <ResolverFields
            name={`steps.${step}.resolvers.${index}`}
            label={index === 0 ? 'Decide' : 'O también'}
            roles={roles}
          />
          {fields.length > 1 ? (
            <IconButton
              aria-label={`Quitar a quien decide, ${index + 1} del paso ${step + 1}`}
              onClick={() => remove(index)}
              sx={{ mt: 3.25 }}
            >
              <Icon name="close" />
            </IconButton>
          ) : null}
        </Box>
      ))}
      {fields.length < MOST ? (
        <Button
          size="small"
          startIcon={<Icon name="add" />}
          onClick={() => append(emptyResolver)}
          sx={{ justifySelf: 'start' }}
        >
          Sumar a quien decide en este paso
        </Button>
      ) : null}
      <SelectInput<DefinitionValues>
        name={`steps.${step}.mode`}
        label="Si son varias personas"
        options={modes}
      />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <DecimalInput<DefinitionValues>
          name={`steps.${step}.hours`}
          label="Plazo"
          suffix="horas"
          decimals={0}
          optional={onDeadline === 'remind'}
        />
        <SelectInput<DefinitionValues>
          name={`steps.${step}.onDeadline`}
          label="Si se pasa el plazo"
          options={deadlines}
        />
      </Box>
      {onDeadline === 'escalate' ? (
        <ResolverFields name={`steps.${step}.escalateTo`} label="Pasa a" roles={roles} />
      ) : null}
    </>
  );
}
