import { backupPlanRecord } from '@contract/admin/backup';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { ProgressLine } from '@/components/feedback/ProgressLine';
import { useNotice } from '@/components/feedback/useNotice';
import { SelectInput } from '@/components/form/SelectInput';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { RecordInput } from '@/components/record/RecordInput';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type BackupCopy,
  type BackupPlan,
  useCreateBackupMutation,
  useDeleteBackupMutation,
  useListAllJobsQuery,
  useListBackupsQuery,
  useSaveBackupPlanMutation,
} from '@/services/wms/generated/admin.gen';
import { backupPlanForm, keepChoices } from '../backupModel';
import { AdminPage } from '../components/AdminPage';
import { BackupRow } from '../components/BackupRow';
import { DownloadBackupDialog } from '../components/DownloadBackupDialog';
import { RestoreDialog } from '../components/RestoreDialog';
import { SettingsForm } from '../components/SettingsForm';
import { momentText } from '../jobModel';

export function BackupsPage() {
  const query = useListBackupsQuery();
  const [create, { isLoading }] = useCreateBackupMutation();
  const making = query.data?.making === true;
  return (
    <AdminPage
      title="Copias de seguridad"
      action={
        <Button
          variant="contained"
          startIcon={<Icon name="archive" />}
          loading={isLoading}
          loadingPosition="start"
          disabled={making}
          onClick={() => void create()}
        >
          Hacer una copia
        </Button>
      }
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={5} />}>
        {({ rows, plan, folder }) => (
          <>
            <Section title="Copias" description={<WhereTheyLie folder={folder} />}>
              {making ? <MakingBackup /> : null}
              {rows.length > 0 ? (
                <BackupList copies={rows} />
              ) : (
                <StateMessage
                  icon="archive"
                  title="Todavía no hay copias"
                  action={
                    <Button
                      variant="outlined"
                      disabled={making || isLoading}
                      onClick={() => void create()}
                    >
                      Hacer la primera
                    </Button>
                  }
                >
                  Una copia guarda los datos y los archivos.
                </StateMessage>
              )}
            </Section>
            <BackupPlanForm key={plan.version} plan={plan} />
          </>
        )}
      </QueryState>
    </AdminPage>
  );
}

/** A person who looks for them on the machine, or copies them away from it, needs the path. */
function WhereTheyLie({ folder }: { folder: string }) {
  return (
    <>
      Quedan en el servidor, en la carpeta{' '}
      <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
        {folder}
      </Box>
      . Bajá alguna a otro lugar: si se rompe el disco, se pierden con él.
    </>
  );
}

/** How far the copy got that is being made. */
function MakingBackup() {
  const { data } = useListAllJobsQuery({
    size: 1,
    filters: [
      { field: 'title', operator: 'is', value: 'Copia de seguridad' },
      { field: 'state', operator: 'in', value: ['queued', 'running'] },
    ],
  });
  const job = data?.rows[0];
  return (
    <Card sx={{ p: 2, mb: 2 }}>
      <Typography sx={{ mb: 1 }}>Se está haciendo una copia. Podés seguir trabajando.</Typography>
      <ProgressLine
        label="Avance de la copia"
        done={job?.doneUnits ?? 0}
        total={job?.totalUnits ?? null}
      />
    </Card>
  );
}

function BackupList({ copies }: { copies: readonly BackupCopy[] }) {
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

function BackupPlanForm({ plan }: { plan: BackupPlan }) {
  const [send] = useSaveBackupPlanMutation();
  const { resolver, values } = backupPlanForm;
  const form = useForm({ resolver, defaultValues: values(plan) });
  return (
    <SettingsForm
      title="Cuándo se hacen"
      form={form}
      stored={plan}
      model={backupPlanForm}
      send={(fields, version) => send({ ...fields, version }).unwrap()}
      saved="Se guardó cuándo se hacen las copias"
    >
      <RecordInput
        record={backupPlanRecord}
        name="daily"
        hint="Se hace sola a las 2:30, con el servidor en marcha."
      />
      <SelectInput
        name="keepDays"
        label={backupPlanRecord.fields.keepDays.label}
        hint="Las que hiciste a pedido quedan hasta que las borres."
        options={keepChoices(plan.keepDays)}
      />
    </SettingsForm>
  );
}
