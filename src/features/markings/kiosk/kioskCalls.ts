import { accionMeta } from '@/services/wms/generated/accionMeta.gen';
import type {
  ActivateKioskOutput,
  KioskState,
  PunchAtKioskInput,
  PunchAtKioskOutput,
} from '@/services/wms/generated/markings.gen';
import { performCall } from '@/services/wms/performCall';

/** A person waits at the door; after this it counts as no network. */
const PATIENCE_MS = 8000;

/** The calls have no person: who is signed in in the same browser does not matter to a kiosk. */
const nobody = { user: {}, client: {}, config: {} };

async function call<T>(accion: string, body: object): Promise<T> {
  const { private: privateFields } = accionMeta[accion] ?? {};
  const asked = { method: 'POST', accion, body: { ...body }, privateFields } as const;
  const gone = new AbortController();
  const timer = setTimeout(() => gone.abort(), PATIENCE_MS);
  try {
    return (await performCall(asked, nobody, { signal: gone.signal })) as T;
  } finally {
    clearTimeout(timer);
  }
}

export const activate = (code: string) => call<ActivateKioskOutput>('kiosco.activar', { code });
export const readState = (kioskKey: string) =>
  call<KioskState>('kiosco.obtenerEstado', { kioskKey });
export const sendTouch = (touch: PunchAtKioskInput) =>
  call<PunchAtKioskOutput>('kiosco.fichar', touch);
