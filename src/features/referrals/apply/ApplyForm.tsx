import { fileLimits } from '@contract/files/fileLimits';
import { megabytes } from '@contract/files/megabytes';
import { applicationRecord as record } from '@contract/referrals/referral';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FileDrop } from '@/components/files/FileDrop';
import { CheckInput } from '@/components/form/CheckInput';
import { contractResolver } from '@/components/form/contractResolver';
import { FormBody } from '@/components/form/FormBody';
import { SubmitButton } from '@/components/form/SubmitButton';
import { recordShape } from '@/components/record/recordForm';
import {
  type ApplicationShown,
  useSendApplicationMutation,
} from '@/services/wms/generated/referrals.gen';
import { newKey } from '@/services/wms/newKey';
import { ApplicationInputs } from './ApplicationInputs';
import { PrivacyNotice } from './PrivacyNotice';

const schema = z.object({
  ...recordShape(record),
  cv: z.custom<File | null>(),
  consent: z.boolean().refine((agreed) => agreed, 'Para postularte hace falta que aceptes.'),
});

interface Values {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
  cv: File | null;
  consent: boolean;
}

const resolver = contractResolver<Values>(schema as unknown as z.ZodType<unknown, Values>);

const rules = {
  accept: ['application/pdf'],
  acceptLabel: 'PDF',
  maxBytes: megabytes(fileLimits.cv),
  maxFiles: 1,
};

interface ApplyFormProps {
  code: string;
  shown: ApplicationShown;
  onSent: (ownCode: string) => void;
}

/** The candidate writes and agrees themselves; nothing of it stays in the browser of a phone that may be shared. */
export function ApplyForm({ code, shown, onSent }: ApplyFormProps) {
  const [send] = useSendApplicationMutation();
  // The form keeps it: sent again after a lost answer, it is the same application.
  const [ownCode] = useState(newKey);
  const form = useForm<Values>({
    resolver,
    defaultValues: {
      ...{ firstName: '', lastName: '', email: '', phone: '', message: '' },
      ...{ cv: null, consent: false },
    },
  });
  const submit = async ({ cv, consent: _, ...written }: Values) => {
    const answer = await send({
      ...{ ...written, code, ownCode, consent: true },
      ...(cv ? { cv } : {}),
    }).unwrap();
    onSent(answer.code);
  };
  return (
    <FormBody form={form} onSubmit={submit}>
      <Typography variant="h2">Postulate</Typography>
      <ApplicationInputs />
      <CvField form={form} />
      <PrivacyNotice shown={shown} />
      <CheckInput name="consent" label="Acepto que guarden mis datos para esta búsqueda" />
      <div>
        <SubmitButton label="Enviar mi postulación" />
      </div>
    </FormBody>
  );
}

function CvField({ form }: { form: ReturnType<typeof useForm<Values>> }) {
  const cv = form.watch('cv');
  const error = form.formState.errors.cv?.message;
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <FormLabel component="span">Currículum (opcional)</FormLabel>
      <FileDrop
        label="Currículum"
        rules={rules}
        files={cv ? [cv] : []}
        onChange={([chosen]) => {
          form.clearErrors('cv');
          form.setValue('cv', chosen ?? null, { shouldDirty: true });
        }}
      />
      {error ? (
        <FormHelperText error data-invalid>
          {error}
        </FormHelperText>
      ) : null}
    </Box>
  );
}
