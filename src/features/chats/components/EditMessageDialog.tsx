import { type Mention, withMarks, withNames } from '@contract/chats/mentionText';
import { MOST_WORDS, messageBody } from '@contract/chats/message';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { useSeenRow } from '@/components/form/useSeenRow';
import { type Message, useEditMessageMutation } from '@/services/wms/generated/chats.gen';
import { MentionBox } from './MentionBox';

const schema = z.object({ body: messageBody });
type Values = z.infer<typeof schema>;

interface EditMessageDialogProps {
  message: Message;
  onClose: () => void;
}

export function EditMessageDialog({ message, onClose }: EditMessageDialogProps) {
  const { seen, newest } = useSeenRow(message);
  const form = useForm<Values>({
    resolver: contractResolver(schema),
    defaultValues: { body: withNames(message.body, message.mentions) },
  });
  const draft = useDraft(form, `mensaje-corregir-${message.id}`);
  const [picked, setPicked] = useState<readonly Mention[]>([]);
  const people = [...picked, ...message.mentions];
  const [edit] = useEditMessageMutation();
  const submit = async ({ body }: Values) => {
    await edit({ id: seen.id, version: seen.version, body: withMarks(body, people) }).unwrap();
    onClose();
  };
  return (
    <FormDialog
      open
      title="Corregir el mensaje"
      form={form}
      draft={draft}
      newest={newest}
      submitLabel="Guardar"
      onSubmit={submit}
      onClose={onClose}
    >
      <MentionBox chatId={message.chatId} onPick={(person) => setPicked((all) => [...all, person])}>
        <TextInput<Values> name="body" label="Mensaje" rows={4} maxLength={MOST_WORDS} autoFocus />
      </MentionBox>
    </FormDialog>
  );
}
