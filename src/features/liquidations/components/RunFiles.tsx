import { counted } from '@contract/core/counted';
import { payRunFileNames, payRunFiles } from '@contract/liquidations/payRun';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import {
  type PayRunDetail,
  useExportPayRunMutation,
} from '@/services/wms/generated/liquidations.gen';
import { useDownload } from '@/services/wms/useDownload';

/** A run as banks, books and offices want it. */
export function RunFiles({ run }: { run: PayRunDetail }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [send, { isLoading }] = useExportPayRunMutation();
  const download = useDownload();
  const notify = useNotice();

  const take = async (file: (typeof payRunFileNames)[number]) => {
    setAnchor(null);
    const { data } = await send({ id: run.id, file });
    if (!data) return;
    await download(data.url, data.name);
    if (data.left > 0) {
      const who = counted(data.left, 'persona', 'personas');
      notify({ text: `Sin cuenta para cobrar, fuera del archivo: ${who}` });
    }
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
    </>
  );
}
