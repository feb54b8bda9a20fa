import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import { selectCan } from '@/services/session/selectCan';
import {
  type Link,
  useCopyLinkMutation,
  usePauseLinkMutation,
  useRunLinkMutation,
} from '@/services/wms/generated/sync.gen';
import { editLinkPath, linkPath } from '@/utils/linkPaths';
import { saveText } from '@/utils/saveText';
import { linkFile } from '../file/linkFile';
import { SendAgainButton } from '../out/SendAgainButton';
import { RemoveLinkDialog } from './RemoveLinkDialog';

/** Runs, pauses, copies, changes or removes a link, for whoever may. */
export function LinkActions({ link }: { link: Link }) {
  const { id, version, paused, health, ownRight } = link;
  const may = useSelector(selectCan('SYNC.run'));
  const lends = useSelector(selectCan('ADMIN.whole'));
  const navigate = useNavigate();
  const notify = useNotice();
  const [run, running] = useRunLinkMutation();
  const [pause, pausing] = usePauseLinkMutation();
  const [copy, copying] = useCopyLinkMutation();
  const [removing, setRemoving] = useState(false);
  if (!may) return null;
  const copyIt = async () => {
    const { data } = await copy({ id });
    if (!data) return;
    notify({ text: 'Copia hecha: está en pausa' });
    navigate(linkPath(data.id));
  };
  const turn = async () => {
    const { data } = await pause({ id, version, paused: !paused });
    if (data) notify({ text: paused ? 'Enlace reanudado' : 'Enlace en pausa' });
  };
  const runIt = async () => {
    const { data } = await run({ id });
    if (data) notify({ text: 'Corriendo' });
  };
  return (
    <>
      {ownRight || lends ? (
        <>
          <Button color="error" onClick={() => setRemoving(true)}>
            Quitar
          </Button>
          <Button
            onClick={() => saveText(`${link.name}.json`, linkFile.write(link), 'application/json')}
          >
            Exportar
          </Button>
          <Button loading={copying.isLoading} onClick={() => void copyIt()}>
            Copiar
          </Button>
          <Button component={RouterLink} to={editLinkPath(id)}>
            Cambiar
          </Button>
        </>
      ) : null}
      {link.direction === 'out' && link.lastGoodAt ? <SendAgainButton link={link} /> : null}
      <Button variant="outlined" loading={pausing.isLoading} onClick={() => void turn()}>
        {paused ? 'Reanudar' : 'Pausar'}
      </Button>
      <Button
        variant="contained"
        loading={running.isLoading || health === 'running'}
        loadingPosition="start"
        startIcon={<Icon name="sync" />}
        onClick={() => void runIt()}
      >
        Correr ahora
      </Button>
      {removing ? <RemoveLinkDialog link={link} onClose={() => setRemoving(false)} /> : null}
    </>
  );
}
