import { planFields } from '@contract/admin/backup';
import Card from '@mui/material/Card';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { SaveConflict } from '@/components/dialog/SaveConflict';
import { useNotice } from '@/components/feedback/useNotice';
import { CheckInput } from '@/components/form/CheckInput';
import { contractResolver } from '@/components/form/contractResolver';
import { Form } from '@/components/form/Form';
import { SelectInput } from '@/components/form/SelectInput';
import { useFollowedVersion } from '@/components/form/useFollowedVersion';
import { useVersionedSave } from '@/components/form/useVersionedSave';
import { type BackupPlan, useSaveBackupPlanMutation } from '@/services/wms/generated/admin.gen';
import { keepChoices } from '../backupModel';

type Values = z.input<typeof planFields>;
const resolver = contractResolver(planFields);
const valuesOf = ({ daily, keepDays }: BackupPlan): Values => ({ daily, keepDays });
const yes = (on: boolean) => (on ? 'Sí' : 'No');

export function BackupPlanForm({ plan }: { plan: BackupPlan }) {
  const [send] = useSaveBackupPlanMutation();
  const notify = useNotice();
  const form = useForm<Values>({ resolver, defaultValues: valuesOf(plan) });
  const version = useFollowedVersion(form, plan, valuesOf);
  const versioned = useVersionedSave<Values, BackupPlan>(async (values, version) => {
    await send({ ...values, version }).unwrap();
    form.reset(values);
    notify({ text: 'Se guardó cuándo se hacen las copias' });
  });
  return (
    <Card sx={{ p: { xs: 2, md: 3 } }}>
      <Form
        form={form}
        onSubmit={(values) => versioned.save(values, version)}
        submitLabel="Guardar"
      >
        <CheckInput<Values>
          name="daily"
          label="Una copia por día"
          hint="Se hace sola a las 2:30, con el servidor en marcha."
        />
        <SelectInput<Values>
          name="keepDays"
          label="Guardar las diarias"
          hint="Las que hiciste a pedido quedan hasta que las borres."
          options={keepChoices(plan.keepDays)}
        />
      </Form>
      <SaveConflict
        versioned={versioned}
        conflictFields={(mine, stored) => [
          { label: 'Una copia por día', mine: yes(mine.daily), stored: yes(stored.daily) },
          { label: 'Días', mine: String(mine.keepDays), stored: String(stored.keepDays) },
        ]}
        onKeepStored={(stored) => {
          form.reset(valuesOf(stored));
          versioned.leaveConflict();
        }}
      />
    </Card>
  );
}
