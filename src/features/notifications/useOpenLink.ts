import { useNavigate } from 'react-router-dom';
import { useDownload } from '@/services/wms/useDownload';
import { filesFolder } from '@/utils/paths';

/** Leads to a page of the client, or saves a file of the server under the name that the server gives it. */
export function useOpenLink(): (link: string) => void {
  const navigate = useNavigate();
  const download = useDownload();
  return (link) => void (link.startsWith(filesFolder) ? download(link, '') : navigate(link));
}
