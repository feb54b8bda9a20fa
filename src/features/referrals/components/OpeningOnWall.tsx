import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { selectCan } from '@/services/session/selectCan';
import {
  type ReferralOpening,
  useAnnounceReferralOpeningMutation,
} from '@/services/wms/generated/referrals.gen';
import { routes } from '@/utils/paths';

/** Tells of an opening on the wall, by choice of whoever opens it; or leads to where it is told. */
export function OpeningOnWall({ opening }: { opening: ReferralOpening }) {
  const { id, position, postId, receives } = opening;
  const publishes = useSelector(selectCan('POSTS.CREATE'));
  const [asked, setAsked] = useState(false);
  const notify = useNotice();
  const [announce] = useAnnounceReferralOpeningMutation();
  if (!publishes) return null;
  if (postId !== null) {
    return (
      <Button component={Link} to={`${routes.posts}/${postId}`}>
        Ver en el muro
      </Button>
    );
  }
  if (!receives) return null;
  return (
    <>
      <Button onClick={() => setAsked(true)}>Contarlo en el muro</Button>
      <ConfirmDialog
        open={asked}
        title={`¿Contar en el muro que buscan «${position}»?`}
        confirmLabel="Contarlo"
        onConfirm={async () => {
          await announce({ id }).unwrap();
          setAsked(false);
          notify({ text: 'La búsqueda está en el muro' });
        }}
        onClose={() => setAsked(false)}
      >
        Se publica con tu nombre el puesto, la sede y de qué se trata, con un enlace a la búsqueda.
        Del bono no dice nada. Sigue los cambios de la búsqueda, y sale del muro cuando cierra.
      </ConfirmDialog>
    </>
  );
}
