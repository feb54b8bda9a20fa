import { hireReferral } from '@contract/referrals/referralAcciones';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { useDraft } from '@/components/form/useDraft';
import { useSeenRow } from '@/components/form/useSeenRow';
import {
  type ReferralDetail,
  useHireReferralMutation,
} from '@/services/wms/generated/referrals.gen';

const resolver = contractResolver(hireReferral.input.pick({ startDay: true }));

const waiting = 'Su contratación espera aprobación: te avisamos cuando se decida.';

/** Says from which day somebody works here; the bonus of who referred them is reckoned from it. */
export function HireDialog({ row, onClose }: { row: ReferralDetail; onClose: () => void }) {
  const notify = useNotice();
  const { seen, newest } = useSeenRow(row);
  const [hire] = useHireReferralMutation();
  const form = useForm<{ startDay: string }>({ resolver, defaultValues: { startDay: '' } });
  const draft = useDraft(form, `referral/${row.id}/hire`);
  return (
    <FormDialog
      open
      title={`Contratar a ${row.name}`}
      form={form}
      draft={draft}
      newest={newest}
      submitLabel="Contratar"
      onSubmit={async ({ startDay }) => {
        const { waits } = await hire({ id: row.id, version: seen.version, startDay }).unwrap();
        notify({ text: waits ? waiting : 'Contratada. Falta dar de alta su legajo.' });
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Quien la refirió recibe un aviso y ve en qué mes se espera cada parte de su bono. Después se
        da de alta el legajo, con estos datos. Si alguien tiene que aprobarlo, todo espera hasta
        entonces.
      </Typography>
      <DateInput name="startDay" label="Ingresa el" />
    </FormDialog>
  );
}
