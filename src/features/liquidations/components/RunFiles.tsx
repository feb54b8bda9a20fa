import { payRunFileNames, payRunFiles } from '@contract/liquidations/payRun';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import {
  type PayRunDetail,
  useExportPayRunMutation,
} from '@/services/wms/generated/liquidations.gen';
import { useDownload } from '@/services/wms/useDownload';
import { BankFileDialog } from '../banks/BankFileDialog';

type PayRunFileName = (typeof payRunFileNames)[number];

/** A run as banks, books and offices want it. */
export function RunFiles({ run }: { run: PayRunDetail }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [send, { isLoading }] = useExportPayRunMutation();
  const download = useDownload();

  const [banking, setBanking] = useState(false);

  const take = async (file: PayRunFileName) => {
    setAnchor(null);
    if (file === 'bank') return setBanking(true);
    const { data } = await send({ id: run.id, file });
    if (data?.url) await download(data.url, data.name);
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
      {banking ? <BankFileDialog run={run} onClose={() => setBanking(false)} /> : null}
    </>
  );
}
