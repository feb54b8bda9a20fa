import { counted } from '@contract/core/counted';
import { payRunFileNames, payRunFiles } from '@contract/liquidations/payRun';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { Icon } from '@/components/icons/Icon';
import {
  type PayRunDetail,
  useExportPayRunMutation,
} from '@/services/wms/generated/liquidations.gen';
import { useDownload } from '@/services/wms/useDownload';

type PayRunFileName = (typeof payRunFileNames)[number];

interface LeftOut {
  file: PayRunFileName;
  names: readonly string[];
}

const MOST_NAMED = 12;

/** "Pérez, Ana; Ríos, Luis y 4 más". */
function namesText(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return `${names.slice(0, MOST_NAMED).join('; ')}${more > 0 ? ` y ${more} más` : ''}`;
}

/** A run as banks, books and offices want it. */
export function RunFiles({ run }: { run: PayRunDetail }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [send, { isLoading }] = useExportPayRunMutation();
  const download = useDownload();

  const [asked, setAsked] = useState<LeftOut | null>(null);

  const take = async (file: PayRunFileName, leaveOut = false) => {
    setAnchor(null);
    const { data } = await send({ id: run.id, file, leaveOut });
    if (!data) return;
    if (data.url === null) {
      setAsked({ file, names: data.left });
      return;
    }
    setAsked(null);
    await download(data.url, data.name);
  };

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="download" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isLoading}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Archivos
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {payRunFileNames.map((file) => (
          <MenuItem key={file} onClick={() => take(file)}>
            {payRunFiles[file].label}
          </MenuItem>
        ))}
      </Menu>
      {asked ? (
        <ConfirmDialog
          open
          title={`¿Generar el archivo sin ${counted(asked.names.length, 'persona', 'personas')}?`}
          confirmLabel="Generar sin ellas"
          onConfirm={() => take(asked.file, true)}
          onClose={() => setAsked(null)}
        >
          {`Cobran en esta liquidación y no tienen CBU, CVU ni alias: ${namesText(asked.names)}. Cargales la cuenta en su ficha y volvé a calcularlas, o pagales de otra manera.`}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
