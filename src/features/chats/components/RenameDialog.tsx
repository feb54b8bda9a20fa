import { chatName } from '@contract/chats/chat';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { useSeenRow } from '@/components/form/useSeenRow';
import { type ChatDetail, useRenameGroupMutation } from '@/services/wms/generated/chats.gen';

const schema = z.object({ name: chatName });
type Values = z.infer<typeof schema>;

interface RenameDialogProps {
  chat: ChatDetail;
  onClose: () => void;
}

export function RenameDialog({ chat, onClose }: RenameDialogProps) {
  const { seen, newest } = useSeenRow(chat);
  const form = useForm<Values>({
    resolver: contractResolver(schema),
    defaultValues: { name: chat.name },
  });
  const draft = useDraft(form, `grupo-${chat.id}`);
  const [rename] = useRenameGroupMutation();
  const submit = async ({ name }: Values) => {
    await rename({ id: seen.id, version: seen.version, name }).unwrap();
    onClose();
  };
  return (
    <FormDialog
      open
      title="Cambiar el nombre del grupo"
      form={form}
      draft={draft}
      newest={newest}
      submitLabel="Guardar"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput<Values> name="name" label="Nombre" maxLength={80} autoFocus />
    </FormDialog>
  );
}
