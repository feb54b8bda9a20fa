import { visitRecord } from '@contract/visits/visit';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '@/components/dialog/FormDialog';
import { SignaturePad } from '@/components/files/SignaturePad';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import type { VisitDetail } from '@/services/wms/generated/visits.gen';
import { AnswerField } from './AnswerField';
import { emptyFinish, type FinishValues, finishSchema, givenAnswers } from './finishForm';
import type { Told } from './useVisitSteps';
import { VisitPhotos } from './VisitPhotos';
import { photosWaiting, useWaitingVisits } from './waitingVisits';

const { report, left, signedBy } = visitRecord.shown;

interface FinishDialogProps {
  visit: VisitDetail;
  onFinish: (told: Told, signature: File | null) => Promise<unknown>;
  onClose: () => void;
}

/** Asks what was done, question by question; what is typed survives a reload, and each photo is sent as it is taken. */
export function FinishDialog({ visit, onFinish, onClose }: FinishDialogProps) {
  const { id, checklist, files } = visit;
  const { waiting } = useWaitingVisits();
  const [signature, setSignature] = useState<File | null>(null);
  const photosOf = (place: number) =>
    files.filter(({ kind, question }) => kind === 'photo' && question === place).length +
    photosWaiting(waiting, id, place);
  const form = useForm<FinishValues>({
    resolver: contractResolver<FinishValues>(
      finishSchema({ checklist, photosOf, signed: signature !== null }),
    ),
    defaultValues: emptyFinish(checklist),
  });
  // A visit keeps its questions in their order, so the place of each is its name.
  const asked = checklist.map((question, place) => ({ question, place }));
  const draft = useDraft(form, `visits/${id}/finish`);
  return (
    <FormDialog
      open
      title="Terminar la visita"
      form={form}
      draft={draft}
      submitLabel="Terminar"
      onSubmit={async (values) => {
        const words = {
          report: values.report?.trim() ?? '',
          left: values.left?.trim() ?? '',
          signedBy: values.signedBy?.trim() ?? '',
        };
        await onFinish({ ...words, answers: givenAnswers(values.answers) }, signature);
        draft.forget();
        onClose();
      }}
      onClose={onClose}
    >
      {asked.map(({ question, place }) => (
        <AnswerField key={place} visit={visit} question={question} place={place} />
      ))}
      <TextInput<FinishValues>
        name="report"
        label={report.label}
        rows={report.rows}
        maxLength={report.max}
        optional
      />
      <VisitPhotos visit={visit} label="Agregar fotos" question={null} />
      <TextInput<FinishValues>
        name="left"
        label={left.label}
        hint="Si escribís algo, se planifica otra visita para hacerlo."
        rows={left.rows}
        maxLength={left.max}
        optional
      />
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        <FormLabel component="span">Firma de quien te recibió (opcional)</FormLabel>
        <SignaturePad label="Firma de quien te recibió" onChange={setSignature} />
      </Box>
      {signature ? (
        <TextInput<FinishValues>
          name="signedBy"
          label={signedBy.label}
          maxLength={signedBy.max}
          autoComplete="off"
        />
      ) : null}
    </FormDialog>
  );
}
