import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FormBody } from './FormBody';
import { SubmitButton } from './SubmitButton';
import type { FormDraft } from './useDraft';
import type { SubmitHandler } from './useFormSubmit';
import type { Newest } from './useSeenRow';

interface FormProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  /** Usually a mutation's `.unwrap()`; a rejected `AppError` goes to its fields. */
  onSubmit: SubmitHandler<V>;
  submitLabel: string;
  onCancel?: () => void;
  guard?: boolean;
  draft?: FormDraft;
  /** From `useSeenRow`, where what is sent is an act over a row. */
  newest?: Newest;
  /** A long form keeps its foot in sight, with the button that saves it. */
  footStays?: boolean;
  children: ReactNode;
}

const foot = { display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 0.5 } as const;

const stays = {
  position: { md: 'sticky' },
  bottom: 0,
  zIndex: 1,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: { md: 1 },
  borderColor: { md: 'divider' },
} as const;

/** A form in a page: one column, Enter submits, focus goes to the first error. */
export function Form<V extends FieldValues>(props: FormProps<V>) {
  const { form, onSubmit, submitLabel, onCancel, guard, draft, newest } = props;
  const { footStays, children } = props;
  return (
    <FormBody
      form={form}
      onSubmit={onSubmit}
      guard={guard}
      draft={draft}
      newest={newest}
      foot={
        <Box sx={[foot, footStays ? stays : false]}>
          <SubmitButton label={submitLabel} />
          {onCancel ? <Button onClick={onCancel}>Cancelar</Button> : null}
        </Box>
      }
    >
      {children}
    </FormBody>
  );
}
