import Button from '@mui/material/Button';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useCreateBackupMutation, useListBackupsQuery } from '@/services/wms/generated/admin.gen';
import { AdminPage } from '../components/AdminPage';
import { BackupList } from '../components/BackupList';
import { BackupPlanForm } from '../components/BackupPlanForm';
import { MakingBackup } from '../components/MakingBackup';

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
        {({ rows, plan }) => (
          <>
            <Section title="Copias">
              {making ? <MakingBackup /> : null}
              {rows.length > 0 ? (
                <BackupList copies={rows} />
              ) : (
                <StateMessage icon="archive" title="Todavía no hay copias">
                  Una copia guarda los datos y los archivos. Hacé la primera y bajala a otro lugar.
                </StateMessage>
              )}
            </Section>
            <Section title="Cuándo se hacen">
              <BackupPlanForm key={plan.version} plan={plan} />
            </Section>
          </>
        )}
      </QueryState>
    </AdminPage>
  );
}
