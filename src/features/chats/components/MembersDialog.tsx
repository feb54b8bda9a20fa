import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { DialogHead } from '@/components/dialog/DialogHead';
import { usePhone } from '@/components/dialog/usePhone';
import { useNotice } from '@/components/feedback/useNotice';
import { CardList } from '@/components/list/CardList';
import { PersonName } from '@/components/person/PersonName';
import {
  type ChatDetail,
  type ChatMember,
  useRemoveMemberMutation,
} from '@/services/wms/generated/chats.gen';
import { useMe } from '../useMe';

interface MembersDialogProps {
  chat: ChatDetail;
  onClose: () => void;
}

/** The people of a group; its owner takes them out. */
export function MembersDialog({ chat, onClose }: MembersDialogProps) {
  const id = useId();
  const phone = usePhone();
  const me = useMe();
  const [leaving, setLeaving] = useState<ChatMember | null>(null);
  const [remove] = useRemoveMemberMutation();
  const notify = useNotice();
  const mayRemove = chat.actions.includes('remove');
  const confirm = async () => {
    if (!leaving) return;
    const { data } = await remove({ id: chat.id, accountId: leaving.accountId });
    if (data) notify({ text: `${leaving.person.name} ya no está en el grupo` });
    setLeaving(null);
  };
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        fullScreen={phone}
        fullWidth
        maxWidth="xs"
        aria-labelledby={id}
      >
        <DialogHead
          id={id}
          title={`Quiénes están en “${chat.name}”`}
          covers={phone}
          onClose={onClose}
        />
        <DialogContent>
          <CardList>
            {chat.members.map((member) => (
              <Box
                component="li"
                key={member.accountId}
                sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <PersonName
                    name={member.person.name}
                    imageUrl={member.person.imageUrl}
                    detail={member.owner ? 'Cuida el grupo' : member.person.position}
                  />
                </Box>
                {mayRemove && member.accountId !== me ? (
                  <Button
                    size="small"
                    aria-label={`Quitar a ${member.person.name}`}
                    onClick={() => setLeaving(member)}
                  >
                    Quitar
                  </Button>
                ) : null}
              </Box>
            ))}
          </CardList>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cerrar</Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        open={leaving !== null}
        title={`¿Quitar a ${leaving?.person.name ?? ''} del grupo?`}
        confirmLabel="Quitar"
        tone="danger"
        onConfirm={confirm}
        onClose={() => setLeaving(null)}
      >
        Lo que se dijo hasta ahora lo sigue leyendo; lo que sigue, no.
      </ConfirmDialog>
    </>
  );
}
