import { MOST_MEMBERS } from '@contract/chats/chat';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { useDraft } from '@/components/form/useDraft';
import { PeopleInput } from '@/components/references/PeopleInput';
import { type ChatDetail, useAddMembersMutation } from '@/services/wms/generated/chats.gen';

const schema = z.object({
  personIds: z.array(z.int()).min(1, 'Elegí al menos una persona.').max(MOST_MEMBERS),
});
type Values = z.infer<typeof schema>;

interface AddMembersDialogProps {
  chat: ChatDetail;
  onClose: () => void;
}

export function AddMembersDialog({ chat, onClose }: AddMembersDialogProps) {
  const form = useForm<Values>({
    resolver: contractResolver(schema),
    defaultValues: { personIds: [] },
  });
  const draft = useDraft(form, `grupo-personas-${chat.id}`);
  const [add] = useAddMembersMutation();
  const submit = async ({ personIds }: Values) => {
    await add({ id: chat.id, personIds }).unwrap();
    onClose();
  };
  return (
    <FormDialog
      open
      title={`Agregar personas a “${chat.name}”`}
      form={form}
      draft={draft}
      submitLabel="Agregar"
      onSubmit={submit}
      onClose={onClose}
    >
      <PeopleInput
        name="personIds"
        label="Personas"
        hint="Leen lo que se diga desde ahora; lo de antes, no."
      />
    </FormDialog>
  );
}
