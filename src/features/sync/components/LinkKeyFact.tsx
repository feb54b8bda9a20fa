import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Fact } from '@/components/facts/Fact';
import { selectCan } from '@/services/session/selectCan';
import type { Link } from '@/services/wms/generated/sync.gen';
import { LinkKeyDialog } from './LinkKeyDialog';

/** Says whether the key of an address is there, never which; whoever may change the link gives another. */
export function LinkKeyFact({ link }: { link: Link }) {
  const runs = useSelector(selectCan('SYNC.run'));
  const lends = useSelector(selectCan('ADMIN.whole'));
  const [open, setOpen] = useState(false);
  const may = runs && (link.ownRight || lends);
  return (
    <Fact label={`Clave, en ${link.header}`}>
      <span>{link.hasKey ? 'Guardada' : 'Falta: sin ella no puede pedir los datos'}</span>
      {may ? (
        <Button size="small" sx={{ ml: 1 }} onClick={() => setOpen(true)}>
          {link.hasKey ? 'Cambiar la clave' : 'Cargar la clave'}
        </Button>
      ) : null}
      {open ? <LinkKeyDialog link={link} onClose={() => setOpen(false)} /> : null}
    </Fact>
  );
}
