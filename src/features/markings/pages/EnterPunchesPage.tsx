import { counted } from '@contract/core/counted';
import { manualHours, punchRecord } from '@contract/markings/punchRecord';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { BulkResultDialog } from '@/components/data-grid/BulkResultDialog';
import type { BulkOutput } from '@/components/data-grid/bulkOutput';
import { contractResolver } from '@/components/form/contractResolver';
import { Form } from '@/components/form/Form';
import { TimeInput } from '@/components/form/TimeInput';
import { useDraft } from '@/components/form/useDraft';
import { Page } from '@/components/page/Page';
import { RecordInput } from '@/components/record/RecordInput';
import { WhomInput } from '@/components/references/WhomInput';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { useEnterManyPunchesMutation } from '@/services/wms/generated/markings.gen';
import { punchDayPath } from '@/utils/timePaths';
import {
  type EnterPunchesValues,
  emptyPunches,
  enterPunchesForm,
  punchesInput,
} from '../enterPunchesForm';

const resolver = contractResolver(enterPunchesForm);
const say = (done: number) => `Se cargó a ${counted(done, 'persona', 'personas')}.`;

function Content() {
  const form = useForm<EnterPunchesValues>({ resolver, defaultValues: emptyPunches() });
  const draft = useDraft(form, 'markings/enter');
  const [enter] = useEnterManyPunchesMutation();
  const [output, setOutput] = useState<BulkOutput | null>(null);
  const navigate = useNavigate();
  const back = `${punchDayPath}?dia=${form.watch('day')}`;
  return (
    <Page
      title="Cargar fichadas"
      width="reading"
      purpose="Para quien no pudo fichar: la misma entrada y salida a una o a muchas personas."
      back={{ to: punchDayPath, label: 'Fichadas del día' }}
    >
      <Form
        form={form}
        draft={draft}
        submitLabel="Cargar"
        onSubmit={async (values) => setOutput(await enter(punchesInput(values)).unwrap())}
        onCancel={() => navigate(punchDayPath)}
      >
        <WhomInput label="Para quiénes" everybody={false} />
        <RecordInput record={punchRecord} name="day" />
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          <TimeInput name="startsAt" label={manualHours.startsAt.label} optional />
          <TimeInput
            name="endsAt"
            label={manualHours.endsAt.label}
            hint="Antes que la entrada: es del día siguiente."
            optional
          />
        </Box>
        <RecordInput record={punchRecord} name="note" />
      </Form>
      {output ? (
        <BulkResultDialog
          title="Cargar fichadas"
          output={output}
          say={say}
          onClose={() => navigate(back)}
        />
      ) : null}
    </Page>
  );
}

/** Written by hand, for many at once. */
export function EnterPunchesPage() {
  return (
    <RequirePermission flag="MARKINGS.SHOW">
      <Content />
    </RequirePermission>
  );
}
