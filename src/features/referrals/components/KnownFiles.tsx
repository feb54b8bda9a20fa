import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import {
  type ReferralDetail,
  useLinkReferralMutation,
} from '@/services/wms/generated/referrals.gen';
import { personPath } from '@/utils/paths';
import { knownFileText } from '../referralTexts';

/** Files that the person has already: a former one goes on instead of a second, and whoever works here is not hired again. */
export function KnownFiles({ row }: { row: ReferralDetail }) {
  const { knownFiles, personLeft, personId } = row;
  return (
    <>
      {personLeft && personId !== null ? (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" component={Link} to={personPath(personId)}>
              Abrir su legajo
            </Button>
          }
        >
          Su legajo es de antes y sigue dado de baja: reactivalo en su ficha. El bono espera hasta
          entonces.
        </Alert>
      ) : null}
      {knownFiles.map((file) => (
        <KnownFile key={file.personId} row={row} file={file} />
      ))}
    </>
  );
}

interface KnownFileProps {
  row: ReferralDetail;
  file: ReferralDetail['knownFiles'][number];
}

function KnownFile({ row, file }: KnownFileProps) {
  const { id, version, actions } = row;
  const notify = useNotice();
  const [asked, setAsked] = useState(false);
  const [link] = useLinkReferralMutation();
  const left = file.leaveDate !== null;
  return (
    <Alert
      severity={left ? 'info' : 'warning'}
      sx={{ mb: 2 }}
      action={
        left && actions.includes('admit') ? (
          <Button color="inherit" size="small" onClick={() => setAsked(true)}>
            Vincular ese legajo
          </Button>
        ) : undefined
      }
    >
      {knownFileText(file)}
      <ConfirmDialog
        open={asked}
        title={`¿Vincular el legajo ${file.docket}?`}
        confirmLabel="Vincular"
        onConfirm={async () => {
          await link({ id, version, personId: file.personId }).unwrap();
          setAsked(false);
          notify({ text: `Quedó vinculado el legajo ${file.docket}` });
        }}
        onClose={() => setAsked(false)}
      >
        La persona sigue con el legajo que ya tuvo y no se da de alta otro. Después se reactiva en
        su ficha.
      </ConfirmDialog>
    </Alert>
  );
}
