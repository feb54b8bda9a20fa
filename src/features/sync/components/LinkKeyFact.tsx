import type { LinkSecret } from '@contract/sync/linkSecret';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Fact } from '@/components/facts/Fact';
import { selectCan } from '@/services/session/selectCan';
import type { Link } from '@/services/wms/generated/sync.gen';
import { LinkKeyDialog } from './LinkKeyDialog';

const words = {
  key: {
    label: ({ header }: Link) => `Clave, en ${header}`,
    has: ({ hasKey }: Link) => hasKey,
    change: 'Cambiar la clave',
    load: 'Cargar la clave',
    kept: 'Guardada',
    missing: 'Falta: sin ella',
  },
  token: {
    label: () => 'Token',
    has: ({ hasToken }: Link) => hasToken,
    change: 'Cambiar el token',
    load: 'Cargar el token',
    kept: 'Guardado',
    missing: 'Falta: sin él',
  },
  login: {
    label: () => 'Contraseña o clave privada',
    has: ({ hasLogin }: Link) => hasLogin,
    change: 'Cambiar la contraseña o clave',
    load: 'Cargar la contraseña o clave',
    kept: 'Guardada',
    missing: 'Falta: sin ella',
  },
};

/** Says whether a secret of the link is there, never which; whoever may change the link gives another. */
export function LinkKeyFact({ link, secret }: { link: Link; secret: LinkSecret }) {
  const runs = useSelector(selectCan('SYNC.run'));
  const lends = useSelector(selectCan('ADMIN.whole'));
  const [open, setOpen] = useState(false);
  const may = runs && (link.ownRight || lends);
  const { change, load, kept, missing, ...said } = words[secret];
  const has = said.has(link);
  return (
    <Fact label={said.label(link)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <span>
          {has
            ? kept
            : `${missing} no puede ${link.direction === 'out' ? 'mandar' : 'pedir'} los datos`}
        </span>
        {may ? (
          <Button size="small" sx={{ px: 0.5, ml: -0.5 }} onClick={() => setOpen(true)}>
            {has ? change : load}
          </Button>
        ) : null}
      </Box>
      {open ? <LinkKeyDialog link={link} secret={secret} onClose={() => setOpen(false)} /> : null}
    </Fact>
  );
}
