import { payNoteFields } from '@contract/liquidations/payNote';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { FormBody } from '@/components/form/FormBody';
import { SubmitButton } from '@/components/form/SubmitButton';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type PayNote,
  useAddPayNoteMutation,
  useListPayNotesQuery,
  useSettlePayNoteMutation,
} from '@/services/wms/generated/liquidations.gen';
import { formatDate } from '@/utils/dates';

/** These notes on a person return in each run to come, until a person settles them. */
export function PersonNotes({ personId }: { personId: number }) {
  const query = useListPayNotesQuery(personId);
  return (
    <Section
      title="Notas"
      description="Siguen en cada liquidación de esta persona hasta que alguien las resuelve. No las ve la persona."
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <QueryState query={query} skeleton={<SkeletonRows rows={2} />}>
          {({ rows }) =>
            rows.length === 0 ? null : (
              <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {rows.map((note) => (
                  <NoteRow key={note.id} note={note} />
                ))}
              </Card>
            )
          }
        </QueryState>
        <NewNote personId={personId} />
      </Box>
    </Section>
  );
}

const when = (instant: string) => formatDate(instant, 'DD/MM/AAA HS:MN');

function NoteRow({ note }: { note: PayNote }) {
  const { id, text, author, createdAt, settledAt, settledBy } = note;
  const [settle, { isLoading }] = useSettlePayNoteMutation();
  const notify = useNotice();
  const written = `${author?.name ?? 'Alguien'}, ${when(createdAt)}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        px: 2,
        py: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography
          variant="body2"
          sx={{
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            color: settledAt ? 'text.secondary' : 'text.primary',
          }}
        >
          {text}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {settledAt
            ? `${written} · La resolvió ${settledBy?.name ?? 'alguien'}, ${when(settledAt)}`
            : written}
        </Typography>
      </Box>
      {settledAt ? null : (
        <Button
          size="small"
          variant="outlined"
          loading={isLoading}
          onClick={async () => {
            const { data } = await settle({ id });
            if (data) notify({ text: 'Nota resuelta' });
          }}
        >
          Resolver
        </Button>
      )}
    </Box>
  );
}

function NewNote({ personId }: { personId: number }) {
  const [add] = useAddPayNoteMutation();
  const form = useForm({ resolver: contractResolver(payNoteFields), defaultValues: { text: '' } });
  const draft = useDraft(form, `nota-sueldo-${personId}`);
  return (
    <FormBody
      form={form}
      draft={draft}
      onSubmit={async ({ text }) => {
        await add({ personId, text }).unwrap();
        form.setValue('text', '');
      }}
    >
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Box sx={{ width: 1, maxWidth: 640 }}>
          <TextInput name="text" label="Nueva nota" rows={2} maxLength={500} />
        </Box>
        <SubmitButton label="Agregar nota" />
      </Box>
    </FormBody>
  );
}
