import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { ServerPdfDialog } from '@/components/pdf/ServerPdfDialog';
import type { VisitDetail } from '@/services/wms/generated/visits.gen';
import { visitActPath } from '@/utils/visitPaths';

/** The sealed paper of a visit, read, kept and printed without leaving its page; there is none before it is done. */
export function VisitAct({ visit: { id, number, state } }: { visit: VisitDetail }) {
  const [isShown, setShown] = useState(false);
  if (state !== 'done') return null;
  return (
    <>
      <Button startIcon={<Icon name="print" />} onClick={() => setShown(true)}>
        Acta de la visita
      </Button>
      {isShown ? (
        <ServerPdfDialog
          name={`Acta de la visita ${number}`}
          address={visitActPath(id)}
          onClose={() => setShown(false)}
        />
      ) : null}
    </>
  );
}
