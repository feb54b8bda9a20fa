import { applicationFields } from '@contract/referrals/referral';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { contractResolver } from '@/components/form/contractResolver';
import { FormBody } from '@/components/form/FormBody';
import { SubmitButton } from '@/components/form/SubmitButton';
import { useCorrectOwnApplicationMutation } from '@/services/wms/generated/referrals.gen';
import { ApplicationInputs } from './ApplicationInputs';

type Written = z.infer<typeof applicationFields>;

const resolver = contractResolver<Written>(
  applicationFields as unknown as z.ZodType<unknown, Written>,
);

interface CorrectFormProps {
  code: string;
  kept: Written;
  onDone: (kept: Written) => void;
  onCancel: () => void;
}

/** Puts right what is kept of whoever holds the link. */
export function CorrectForm({ code, kept, onDone, onCancel }: CorrectFormProps) {
  const [correct] = useCorrectOwnApplicationMutation();
  const form = useForm<Written>({ resolver, defaultValues: kept });
  return (
    <FormBody
      form={form}
      onSubmit={async (written) => {
        await correct({ ...written, code }).unwrap();
        onDone(written);
      }}
    >
      <ApplicationInputs />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton label="Guardar la corrección" />
        <Button onClick={onCancel}>Dejarlo como estaba</Button>
      </Box>
    </FormBody>
  );
}
