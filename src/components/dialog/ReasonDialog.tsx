import { reason } from '@contract/core/reason';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { contractResolver } from '../form/contractResolver';
import { ReasonInput } from '../form/ReasonInput';
import type { Newest } from '../form/useSeenRow';
import { FormDialog } from './FormDialog';

const reasonForm = z.object({ reason });
type Values = z.input<typeof reasonForm>;
const resolver = contractResolver(reasonForm);

interface ReasonDialogProps {
  title: string;
  /** The text says what will happen. */
  children: string;
  submitLabel: string;
  /** A person mostly loses by an action that asks for a reason; "normal" where nobody does. */
  tone?: 'normal' | 'danger';
  /** The reason that was written before and did not arrive. */
  written?: string;
  /** The usual ones, one tap each. */
  usual?: readonly string[];
  /** From `useSeenRow`. */
  newest?: Newest;
  /** A mutation's `.unwrap()`. */
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** This dialog is for actions that may not happen without a reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, submitLabel, tone = 'danger', written = '', usual } = props;
  const { newest, onSubmit, onClose } = props;
  const form = useForm<Values>({ resolver, defaultValues: { reason: written } });
  return (
    <FormDialog
      open
      title={title}
      form={form}
      newest={newest}
      submitLabel={submitLabel}
      tone={tone}
      onSubmit={async (values) => {
        await onSubmit(values.reason.trim());
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>
      <ReasonInput name="reason" usual={usual} autoFocus />
    </FormDialog>
  );
}
