import { rejectReferral } from '@contract/referrals/referralAcciones';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { useSeenRow } from '@/components/form/useSeenRow';
import {
  type ReferralDetail,
  useRejectReferralMutation,
} from '@/services/wms/generated/referrals.gen';

const resolver = contractResolver(rejectReferral.input.pick({ words: true }));

const kindly = (name: string) =>
  `Hola${name ? ` ${name}` : ''}: gracias por tu tiempo y por contarnos de vos. Esta vez seguimos con otra persona. Nos gustó conocerte y ojalá nos volvamos a cruzar.`;

/** Closes an application with words that its candidate reads. */
export function RejectDialog({ row, onClose }: { row: ReferralDetail; onClose: () => void }) {
  const notify = useNotice();
  const { seen, newest } = useSeenRow(row);
  const [reject] = useRejectReferralMutation();
  const form = useForm<{ words: string }>({
    resolver,
    defaultValues: { words: kindly(row.firstName) },
  });
  const draft = useDraft(form, `referral/${row.id}/reject`);
  return (
    <FormDialog
      open
      title="Esta persona no sigue"
      form={form}
      draft={draft}
      newest={newest}
      submitLabel="Cerrar la postulación"
      onSubmit={async ({ words }) => {
        await reject({ id: row.id, version: seen.version, words }).unwrap();
        notify({ text: 'Postulación cerrada' });
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        La persona lo lee en el enlace de su postulación, y por correo si hay uno configurado. Quien
        la refirió ve la etapa, y no estas palabras.
      </Typography>
      <TextInput name="words" label="Qué le decimos" rows={5} maxLength={1000} />
    </FormDialog>
  );
}
