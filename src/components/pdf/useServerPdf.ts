import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { SessionState } from '@/services/session/sessionStore';
import { baseAddress } from '@/services/wms/baseAddress';
import { guardedAddress } from '@/services/wms/serverImages';
import type { PdfSource } from './pdfSource';

/** A file of the server: by its address, with the session's header where the server is of another origin. */
export function useServerPdf(address: string): PdfSource {
  const base = useSelector((state: SessionState) => baseAddress(state));
  const token = useSelector((state: SessionState) => state.user.JWT);
  return useMemo(() => {
    const guarded = guardedAddress(address, base);
    if (!guarded) return { url: address };
    return { url: guarded, headers: { Authorization: `Bearer ${token}` } };
  }, [address, base, token]);
}
