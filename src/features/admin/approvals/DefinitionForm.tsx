import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFieldArray, useForm, useFormContext, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { CheckInput } from '@/components/form/CheckInput';
import { contractResolver } from '@/components/form/contractResolver';
import { RecordForm } from '@/components/form/RecordForm';
import { TextInput } from '@/components/form/TextInput';
import { useRecordSave } from '@/components/form/useRecordSave';
import { Icon } from '@/components/icons/Icon';
import {
  type ApprovalDefinition as Definition,
  useSaveDefinitionMutation,
} from '@/services/wms/generated/workflow.gen';
import { definitionsPath } from '@/utils/paths';
import { ConditionFields } from './ConditionFields';
import { DryRun } from './DryRun';
import { type DefinitionValues, definitionForm, toInput, toValues } from './definitionForm';
import { conflictFields } from './definitionTexts';
import type { DefinitionRole, RequestKind } from './definitionTypes';
import { StepsField } from './StepsField';
import { useDefinitionNames } from './useDefinitionNames';

const resolver = contractResolver(definitionForm);

interface DefinitionFormProps {
  definition: Definition | null;
  kind: RequestKind;
  roles: readonly DefinitionRole[];
}

/** One form to create and to edit, with the dry run of what it says beside it. */
export function DefinitionForm({ definition, kind, roles }: DefinitionFormProps) {
  const form = useForm<DefinitionValues>({
    resolver,
    defaultValues: toValues(definition, kind.type),
  });
  const key = `definition/${definition?.id ?? `new/${kind.type}`}`;
  const navigate = useNavigate();
  const notify = useNotice();
  const [send] = useSaveDefinitionMutation();
  const selfApproval = useWatch({ control: form.control, name: 'selfApproval' });
  const record = useRecordSave<DefinitionValues, Definition>({
    form,
    draftKey: key,
    version: definition?.version,
    send: async (values, version) => {
      const own = definition ? { id: definition.id, version } : {};
      const saved = await send({ ...toInput(values), ...own }).unwrap();
      notify({ text: `Se guardó «${saved.name}»: rige para lo que se pida desde ahora` });
    },
    onDone: () => navigate(definitionsPath),
  });
  const { conflict } = record.versioned;
  const compared = conflict ? [toInput(conflict.mine), conflict.stored] : [];
  const names = useDefinitionNames(compared, roles);
  const readDraft = async () =>
    (await form.trigger(undefined, { shouldFocus: true }))
      ? { ...toInput(form.getValues()), id: definition?.id }
      : undefined;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
      }}
    >
      <RecordForm
        form={form}
        record={record}
        conflictFields={(mine, stored) => conflictFields(toInput(mine), stored, kind, names)}
        submitLabel={definition ? 'Guardar cambios' : 'Crear definición'}
        onCancel={() => navigate(definitionsPath)}
      >
        <TextInput<DefinitionValues> name="name" label="Nombre" maxLength={80} />
        <CheckInput<DefinitionValues>
          name="active"
          label="Activa"
          hint="Desmarcada, no rige ningún pedido."
        />
        <ConditionsField kind={kind} />
        <StepsField roles={roles} />
        <CheckInput<DefinitionValues>
          name="selfApproval"
          label="Quien pide puede aprobar lo propio si le toca decidir"
        />
        {selfApproval ? (
          <Alert severity="warning">
            Una persona sola podría pedir y concederse lo mismo. Queda en la auditoría, pero nadie
            más lo revisa.
          </Alert>
        ) : null}
      </RecordForm>
      <DryRun kind={kind} readDraft={readDraft} />
    </Box>
  );
}

const MOST = 10;

/** When it rules: all of them together; none, always. */
function ConditionsField({ kind }: { kind: RequestKind }) {
  const { control } = useFormContext<DefinitionValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'conditions' });
  const [first] = kind.fields;
  return (
    <Box role="group" aria-label="Cuándo rige" sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h3" component="h2">
          Cuándo rige
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {fields.length === 0
            ? 'Para todos los pedidos de este tipo.'
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
