import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { Icon } from '@/components/icons/Icon';
import { useMailVisitActMutation, type VisitDetail } from '@/services/wms/generated/visits.gen';

/** Sends the paper of a visit to its customer, where they have a mail and it was not sent. */
export function MailVisitAct({ visit: { id, mail, mailed } }: { visit: VisitDetail }) {
  const [asking, setAsking] = useState(false);
  const [send] = useMailVisitActMutation();
  const close = () => setAsking(false);
  if (mail === null || (mailed !== null && mailed.state !== 'failed')) return null;
  return (
    <>
      <Button startIcon={<Icon name="mail" />} onClick={() => setAsking(true)}>
        Mandar el acta
      </Button>
      <ConfirmDialog
        open={asking}
        title="¿Mandar el acta al cliente?"
        confirmLabel="Mandar"
        onConfirm={async () => {
          await send({ id }).unwrap();
          close();
        }}
        onClose={close}
      >
        {`Se manda a ${mail}, una sola vez, con el sello de la organización.`}
      </ConfirmDialog>
    </>
  );
}
