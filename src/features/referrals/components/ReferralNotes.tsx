import { noteReferral } from '@contract/referrals/referralAcciones';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { contractResolver } from '@/components/form/contractResolver';
import { FormBody } from '@/components/form/FormBody';
import { SubmitButton } from '@/components/form/SubmitButton';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { CardList } from '@/components/list/CardList';
import { Section } from '@/components/page/Section';
import { RelativeTime } from '@/components/time/RelativeTime';
import {
  type ReferralDetail,
  useNoteReferralMutation,
} from '@/services/wms/generated/referrals.gen';

const resolver = contractResolver(noteReferral.input.pick({ body: true }));

/** Notes of those who decide go when the person's data go. */
export function ReferralNotes({ row }: { row: ReferralDetail }) {
  const { id, notes, actions } = row;
  if (notes.length === 0 && !actions.includes('note')) return null;
  return (
    <Section
      title="Notas"
      description="Las leen quienes deciden. La persona puede pedir verlas, y se borran con sus datos."
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <CardList label="Notas">
          {notes.map(({ id: noteId, author, body, createdAt }) => (
            <Card component="li" key={noteId} sx={{ p: 2 }}>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {body}
              </Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {author.name} · <RelativeTime value={createdAt} />
              </Typography>
            </Card>
          ))}
        </CardList>
        {actions.includes('note') ? <NoteForm id={id} /> : null}
      </Box>
    </Section>
  );
}

function NoteForm({ id }: { id: number }) {
  const [note] = useNoteReferralMutation();
  const form = useForm<{ body: string }>({ resolver, defaultValues: { body: '' } });
  const draft = useDraft(form, `referral/${id}/note`);
  return (
    <FormBody
      form={form}
      draft={draft}
      onSubmit={async ({ body }) => {
        await note({ id, body }).unwrap();
        form.setValue('body', '');
      }}
    >
      <TextInput name="body" label="Nota" rows={2} maxLength={2000} />
      <div>
        <SubmitButton label="Anotar" />
      </div>
    </FormBody>
  );
}
