import Card from '@mui/material/Card';
import List from '@mui/material/List';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { type BackupCopy, useDeleteBackupMutation } from '@/services/wms/generated/admin.gen';
import { momentText } from '../jobModel';
import { BackupRow } from './BackupRow';
import { DownloadBackupDialog } from './DownloadBackupDialog';
import { RestoreDialog } from './RestoreDialog';

export function BackupList({ copies }: { copies: readonly BackupCopy[] }) {
  const [restoring, setRestoring] = useState<BackupCopy | null>(null);
  const [taking, setTaking] = useState<BackupCopy | null>(null);
  const [deleting, setDeleting] = useState<BackupCopy | null>(null);
  const [remove] = useDeleteBackupMutation();
  const notify = useNotice();
  return (
    <Card>
      <List disablePadding aria-label="Copias">
        {copies.map((copy) => (
          <BackupRow
            key={copy.name}
            copy={copy}
            onDownload={() => setTaking(copy)}
            onRestore={() => setRestoring(copy)}
            onDelete={() => setDeleting(copy)}
          />
        ))}
      </List>
      {taking ? <DownloadBackupDialog copy={taking} onClose={() => setTaking(null)} /> : null}
      {restoring ? <RestoreDialog copy={restoring} onClose={() => setRestoring(null)} /> : null}
      {deleting ? (
        <ConfirmDialog
          open
          title={`¿Borrar la copia del ${momentText(deleting.createdAt)}?`}
          confirmLabel="Borrar"
          tone="danger"
          onClose={() => setDeleting(null)}
          onConfirm={async () => {
            const { error } = await remove({ name: deleting.name });
            setDeleting(null);
            if (!error) notify({ text: 'Se borró la copia' });
          }}
        >
          No se puede deshacer. Si la necesitás más adelante, bajala antes.
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}
