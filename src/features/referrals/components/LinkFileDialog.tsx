import { linkReferral } from '@contract/referrals/referralAcciones';
import { personRecord } from '@contract/users/personFields';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { useDraft } from '@/components/form/useDraft';
import { useSeenRow } from '@/components/form/useSeenRow';
import { RecordInput } from '@/components/record/RecordInput';
import {
  type ReferralDetail,
  useLinkReferralMutation,
} from '@/services/wms/generated/referrals.gen';

const { cuil } = linkReferral.input.shape;
const resolver = contractResolver(z.object({ cuil: cuil.unwrap() }));

/** A former worker goes on with their file, found by their CUIL. */
export function LinkFileDialog({ row, onClose }: { row: ReferralDetail; onClose: () => void }) {
  const notify = useNotice();
  const { seen, newest } = useSeenRow(row);
  const [link] = useLinkReferralMutation();
  const form = useForm<{ cuil: string }>({ resolver, defaultValues: { cuil: '' } });
  const draft = useDraft(form, `referral/${row.id}/link`);
  return (
    <FormDialog
      open
      title="Ya tuvo un legajo acá"
      form={form}
      draft={draft}
      newest={newest}
      submitLabel="Vincular su legajo"
      onSubmit={async (typed) => {
        await link({ id: row.id, version: seen.version, cuil: typed.cuil }).unwrap();
        notify({ text: 'Su legajo de antes quedó vinculado' });
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Si la persona ya trabajó acá, sigue con el mismo legajo y no se da de alta otro. Después se
        reactiva en su ficha.
      </Typography>
      <RecordInput record={personRecord} name="cuil" hint="Once números, con o sin guiones." />
    </FormDialog>
  );
}
