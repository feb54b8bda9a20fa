import { useNotice } from '@/components/feedback/useNotice';
import { openNewest } from '@/services/offline/openNewest';

/** Loads the page anew; where nobody would answer it stays, and says so. */
export function useOpenNewest(): () => void {
  const notify = useNotice();
  return () =>
    void openNewest().then((opened) => {
      if (opened) return;
      const text =
        'No llegamos al servidor. La página se queda como está: probá de nuevo en un rato.';
      notify({ text, tone: 'error' });
    });
}
