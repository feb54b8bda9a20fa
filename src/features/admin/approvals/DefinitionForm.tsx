import { definitionRecord } from '@contract/workflow/definition';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { RecordForm } from '@/components/form/RecordForm';
import { useRecordSave } from '@/components/form/useRecordSave';
import { RecordInput } from '@/components/record/RecordInput';
import {
  type ApprovalDefinition as Definition,
  useSaveDefinitionMutation,
} from '@/services/wms/generated/workflow.gen';
import { definitionsPath } from '@/utils/paths';
import { ConditionsField } from './ConditionsField';
import { DryRun } from './DryRun';
import { type DefinitionValues, definitionForm, toInput, toValues } from './definitionForm';
import { conflictFields } from './definitionTexts';
import type { DefinitionRole, RequestKind } from './definitionTypes';
import { StepsField } from './StepsField';
import { useDefinitionNames } from './useDefinitionNames';

const resolver = contractResolver(definitionForm);

/** The fields that differ are known before the names in them. */
const unnamed = (roles: readonly DefinitionRole[]) => ({ person: () => undefined, roles });

interface DefinitionFormProps {
  definition: Definition | null;
  kind: RequestKind;
  roles: readonly DefinitionRole[];
}

/** A single form creates and edits, with the dry run of what it says beside it. */
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
    compared: {
      values: (stored) => toValues(stored, kind.type),
      conflict: (mine, stored) => conflictFields(toInput(mine), stored, kind, unnamed(roles)),
    },
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
        <RecordInput record={definitionRecord} name="name" />
        <RecordInput
          record={definitionRecord}
          name="active"
          hint="Desmarcada, no rige ninguna solicitud."
        />
        <ConditionsField kind={kind} />
        <StepsField roles={roles} />
        <RecordInput
          record={definitionRecord}
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
