import { interviewRecord as record } from '@contract/referrals/interview';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { Icon } from '@/components/icons/Icon';
import { CardList } from '@/components/list/CardList';
import { Section } from '@/components/page/Section';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { PersonInput } from '@/components/references/PersonInput';
import {
  type ReferralDetail,
  type ReferralInterview,
  useCancelInterviewMutation,
  useSaveInterviewMutation,
} from '@/services/wms/generated/referrals.gen';
import { interviewForm } from '../interviewForm';
import { interviewText } from '../referralTexts';

/** The talks with a candidate; their interviewer has them in their own calendar. */
export function Interviews({ row }: { row: ReferralDetail }) {
  const { id, interviews, actions } = row;
  const may = actions.includes('interview');
  const [edited, setEdited] = useState<ReferralInterview | 'new' | null>(null);
  const [ended, setEnded] = useState<ReferralInterview | null>(null);
  const [cancel] = useCancelInterviewMutation();
  if (interviews.length === 0 && !may) return null;
  return (
    <Section
      title="Entrevistas"
      description="La persona las ve en su enlace; quien entrevista recibe un aviso y la tiene en su calendario."
      action={
        may ? (
          <Button startIcon={<Icon name="add" />} onClick={() => setEdited('new')}>
            Acordar
          </Button>
        ) : null
      }
    >
      {interviews.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>Todavía no se acordó ninguna.</Typography>
      ) : (
        <CardList label="Entrevistas">
          {interviews.map((one) => (
            <Card
              component="li"
              key={one.id}
              sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
            >
              <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                <Typography variant="subtitle2">{interviewText(one)}</Typography>
                <Typography
                  variant="body2"
                  sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
                >
                  {`${one.place} · con ${one.interviewer.name}`}
                </Typography>
              </Box>
              {may ? (
                <Box sx={{ display: 'flex', gap: 1 }}>
                  <Button
                    onClick={() => setEdited(one)}
                    aria-label={`Cambiar la del ${interviewText(one)}`}
                  >
                    Cambiar
                  </Button>
                  <Button
                    onClick={() => setEnded(one)}
                    aria-label={`Cancelar la del ${interviewText(one)}`}
                  >
                    Cancelar
                  </Button>
                </Box>
              ) : null}
            </Card>
          ))}
        </CardList>
      )}
      {edited ? (
        <Editor
          referralId={id}
          row={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
      <ConfirmDialog
        open={ended !== null}
        title="¿Cancelar la entrevista?"
        confirmLabel="Cancelar la entrevista"
        cancelLabel="Dejarla"
        tone="danger"
        onConfirm={async () => {
          if (ended)
            await cancel({ referralId: id, id: ended.id, version: ended.version }).unwrap();
          setEnded(null);
        }}
        onClose={() => setEnded(null)}
      >
        Quien iba a entrevistar recibe un aviso. A la persona avisale vos: en su enlace ya no la ve.
      </ConfirmDialog>
    </Section>
  );
}

interface EditorProps {
  referralId: number;
  row: ReferralInterview | null;
  onClose: () => void;
}

function Editor({ referralId, row, onClose }: EditorProps) {
  const [save] = useSaveInterviewMutation();
  return (
    <RecordEditor
      model={interviewForm}
      title={row ? 'Cambiar la entrevista' : 'Acordar una entrevista'}
      row={row && { ...row, personId: row.interviewer.id ?? 0 }}
      draftKey={`ReferralInterview/${row?.id ?? `new/${referralId}`}`}
      added="Entrevista acordada"
      send={(fields) => save({ ...fields, referralId })}
      onClose={onClose}
    >
      <RecordInput record={record} name="day" />
      <RecordInput record={record} name="time" />
      <RecordInput record={record} name="minutes" />
      <RecordInput record={record} name="place" hint="Una dirección, o el enlace de la llamada." />
      <PersonInput name="personId" label={record.fields.personId.label} />
    </RecordEditor>
  );
}
