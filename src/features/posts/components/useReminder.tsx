import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import {
  type Post,
  useLazyListPostReadersQuery,
  useRemindPostReadersMutation,
} from '@/services/wms/generated/posts.gen';
import { counted } from '@/utils/counted';
import { tellRefusal } from '../refusals';

const people = (count: number) => counted(count, 'persona', 'personas');

/** Counts who is missing, says so, and only then reminds them. */
export function useReminder(post: Post): { ask: () => Promise<void>; dialog: ReactNode } {
  const [missing, setMissing] = useState(0);
  const [open, setOpen] = useState(false);
  const [count] = useLazyListPostReadersQuery();
  const [remind] = useRemindPostReadersMutation();
  const notify = useNotice();
  const { id, title, asksConfirmation } = post;

  const ask = async () => {
    try {
      const { total } = await count({ id, state: 'missing', size: 1 }).unwrap();
      setMissing(total);
      if (total > 0) setOpen(true);
      else notify({ text: 'Ya no falta nadie: no hay a quién avisar' });
    } catch (error) {
      tellRefusal('No pudimos contar a quiénes les falta.', error);
    }
  };
  const confirm = async () => {
    const { data } = await remind({ id });
    if (data) notify({ text: `Estamos avisando a ${people(data.people)}` });
    setOpen(false);
  };
  const lacking = asksConfirmation ? 'confirmar' : 'leer';
  const verb = missing === 1 ? 'le falta' : 'les falta';
  const dialog = (
    <ConfirmDialog
      open={open}
      title="¿Recordar la publicación?"
      confirmLabel={`Avisar a ${people(missing)}`}
      onConfirm={confirm}
      onClose={() => setOpen(false)}
    >
      {`Vas a avisar a ${people(missing)} a quien${missing === 1 ? '' : 'es'} ${verb} ${lacking} “${title}”.`}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
