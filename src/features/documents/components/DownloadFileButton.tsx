import Button from '@mui/material/Button';
import { Icon } from '@/components/icons/Icon';
import { useDownload } from '@/services/wms/useDownload';
import { paperZipPath } from '@/utils/paths';

interface DownloadFileButtonProps {
  personId: number;
  docket: string;
  label: string;
}

/** Every paper of a person in one archive. */
export function DownloadFileButton({ personId, docket, label }: DownloadFileButtonProps) {
  const download = useDownload();
  return (
    <Button
      size="small"
      startIcon={<Icon name="download" />}
      onClick={() => void download(paperZipPath(personId), `legajo ${docket}.zip`)}
    >
      {label}
    </Button>
  );
}
