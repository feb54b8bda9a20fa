import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { contractResolver } from '../form/contractResolver';
import { FormBody } from '../form/FormBody';
import { type FormDraft, useDraft } from '../form/useDraft';
import { Icon } from '../icons/Icon';

interface Values {
  body: string;
}

interface CommentFormProps {
  /** The key of the draft: the kind of thing commented, and its number. */
  draftKey: string;
  schema: z.ZodType<unknown, Values>;
  onSend: (body: string) => Promise<unknown>;
  autoFocus?: boolean;
  /** Where it is no comment: how it is called, and how much it holds. */
  words?: { label: string; placeholder: string; send: string; max: number };
  /** The files that go with the words. */
  children?: (draft: FormDraft) => ReactNode;
}

const ofComments = {
  label: 'Tu comentario',
  placeholder: 'Escribí un comentario',
  send: 'Enviar comentario',
  max: 1000,
};

/** Enter sends where there is a keyboard; on a phone it starts a new line. */
export function CommentForm(props: CommentFormProps) {
  const { draftKey, schema, onSend, autoFocus, words = ofComments, children } = props;
  const id = useId();
  const touch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const form = useForm<Values>({
    resolver: contractResolver(schema),
    defaultValues: { body: '' },
  });
  const draft = useDraft(form, draftKey);
  const { errors, isSubmitting } = form.formState;
  const field = form.register('body');
  const send = async ({ body }: Values) => {
    await onSend(body);
    form.setValue('body', '');
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement | HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || touch || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <FormBody form={form} onSubmit={send} draft={draft}>
      <FormControl fullWidth error={Boolean(errors.body)}>
        <OutlinedInput
          {...field}
          ref={null}
          inputRef={field.ref}
          multiline
          maxRows={8}
          autoFocus={autoFocus}
          placeholder={words.placeholder}
          onKeyDown={press}
          slotProps={{
            input: {
              'aria-label': words.label,
              'aria-describedby': `${id}-error`,
              maxLength: words.max,
            },
          }}
          endAdornment={
            <InputAdornment position="end">
              <IconButton
                type="submit"
                size="small"
                aria-label={words.send}
                loading={isSubmitting}
                // The words keep the focus, and a telephone its keyboard.
                onMouseDown={(event) => event.preventDefault()}
              >
                <Icon name="send" fontSize="small" />
              </IconButton>
            </InputAdornment>
          }
        />
        <FormHelperText id={`${id}-error`} hidden={!errors.body}>
          {errors.body?.message}
        </FormHelperText>
      </FormControl>
      {children?.(draft)}
    </FormBody>
  );
}
