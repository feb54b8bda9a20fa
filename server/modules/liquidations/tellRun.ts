import type { Context } from '../../engine/acciones/context';

/** The open screens of who prepares pay; nobody else hears of a run. */
export const tellRun = ({ emit }: Pick<Context, 'emit'>, id: number): Promise<void> =>
  emit(
    [
      { type: 'PayRun', id: 'LIST' },
      { type: 'PayRun', id },
    ],
    { kind: 'everyone', permission: 'LIQUIDATION.SHOW' },
  );
