import { chatName, MOST_MEMBERS } from '@contract/chats/chat';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { PeopleInput } from '@/components/references/PeopleInput';
import {
  useCreateGroupMutation,
  useOpenDirectChatMutation,
} from '@/services/wms/generated/chats.gen';
import { chatPath } from '@/utils/chatPaths';

const schema = z
  .object({
    personIds: z.array(z.int()).min(1, 'Elegí al menos una persona.').max(MOST_MEMBERS),
    name: z.string(),
  })
  .superRefine(({ personIds, name }, context) => {
    if (personIds.length < 2) return;
    const issue = chatName.safeParse(name).error?.issues[0];
    if (issue) context.addIssue({ code: 'custom', path: ['name'], message: issue.message });
  });

type Values = z.infer<typeof schema>;

/** A conversation with one person is of two; more make a group, which has a name. */
export function NewChatDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<Values>({
    resolver: contractResolver(schema),
    defaultValues: { personIds: [], name: '' },
  });
  const draft = useDraft(form, 'nueva-conversacion');
  const people = useWatch({ control: form.control, name: 'personIds' });
  const [open] = useOpenDirectChatMutation();
  const [create] = useCreateGroupMutation();
  const navigate = useNavigate();
  const submit = async ({ personIds, name }: Values) => {
    const [first = 0] = personIds;
    const opened =
      personIds.length === 1
        ? await open({ personId: first }).unwrap()
        : await create({ name, personIds }).unwrap();
    onClose();
    navigate(chatPath(opened.id));
  };
  const group = people.length > 1;
  return (
    <FormDialog
      open
      title="Nueva conversación"
      form={form}
      draft={draft}
      submitLabel={group ? 'Crear grupo' : 'Empezar'}
      onSubmit={submit}
      onClose={onClose}
    >
      <PeopleInput
        name="personIds"
        label="Personas"
        hint="Con una, hablan entre dos. Con más, es un grupo."
      />
      {group ? <TextInput<Values> name="name" label="Nombre del grupo" maxLength={80} /> : null}
    </FormDialog>
  );
}
