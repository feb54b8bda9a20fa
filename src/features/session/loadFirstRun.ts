import type { ComponentType } from 'react';
import type { ConfigState } from '@/services/session/configSlice';
import { performCall } from '@/services/wms/performCall';
import type { FirstRunProps } from './first/FirstRunStep';

export type FirstRun = ComponentType<FirstRunProps>;

async function needsSetup(config: ConfigState): Promise<boolean> {
  const call = { method: 'GET', accion: 'servidor.estado' } as const;
  const state = await performCall(call, { user: {}, client: {}, config }).catch(() => null);
  return (state as { needsSetup?: unknown } | null)?.needsSetup === true;
}

/** The form of the first account, only where the server has none yet. */
export async function loadFirstRun(config: ConfigState): Promise<FirstRun | null> {
  if (!(await needsSetup(config))) return null;
  return (await import('./first/FirstRunStep')).FirstRunStep;
}
