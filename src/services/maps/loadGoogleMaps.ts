import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { logError } from '@/utils/logError';

export const mapsRetries = 3;

/** Milliseconds before a retry: its number times two to the power of that number. */
export const retryDelay = (attempt: number): number => attempt * 2 ** attempt;

let configured = false;

/** Policies allow Google's styles by the nonce of the page, and its script looks for it on a script. */
function lendNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  if (!nonce || document.querySelector('script[nonce]')) return;
  const holder = document.createElement('script');
  holder.type = 'text/plain';
  holder.setAttribute('nonce', nonce);
  document.head.append(holder);
}

/** The kept loader does not try again by itself; a script that does not come is asked for three times more. */
export async function loadGoogleMaps(key: string): Promise<google.maps.MapsLibrary> {
  if (!configured) {
    lendNonce();
    setOptions({ key, v: 'quarterly', language: 'es', region: 'AR' });
    configured = true;
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      const library = await importLibrary('maps');
      await importLibrary('marker');
      return library;
    } catch (error) {
      logError(error);
      if (attempt > mapsRetries) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(attempt)));
    }
  }
}
