import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { SessionState } from '@/services/session/sessionStore';
import { baseAddress } from '@/services/wms/baseAddress';
import { filesFolder } from '@/utils/paths';

/** Leads to a page of the client, or downloads a file of the server. */
export function useOpenLink(): (link: string) => void {
  const navigate = useNavigate();
  const store = useStore<SessionState>();
  return (link) => {
    if (link.startsWith(filesFolder)) window.location.assign(baseAddress(store.getState()) + link);
    else void navigate(link);
  };
}
