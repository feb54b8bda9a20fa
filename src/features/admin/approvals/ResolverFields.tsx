import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { namedChoices } from '@/components/data-grid/namedChoices';
import { SelectInput } from '@/components/form/SelectInput';
import { PersonInput } from '@/components/references/PersonInput';
import type { DefinitionValues, ResolverValues } from './definitionForm';
import { levelTexts } from './definitionTexts';
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

/** Who decides, said so that it holds for whoever asks. */
export function ResolverFields({ name, label, roles }: ResolverFieldsProps) {
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
