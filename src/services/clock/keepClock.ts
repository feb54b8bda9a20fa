import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { clock, moveClock, onClockMoved } from '@/utils/clock';
import { configSet, selectConfig, type WithConfig } from '../session/configSlice';

interface ClockStore {
  getState(): WithConfig;
  dispatch: Dispatch<UnknownAction>;
}

/** The difference stays in CONFIG: a page that opens without network has the day of the server too. */
export function keepClock({ getState, dispatch }: ClockStore): void {
  const kept = selectConfig('clockAheadMs')(getState());
  if (typeof kept === 'number' && Number.isFinite(kept)) moveClock(kept);
  onClockMoved(() => {
    const value = clock.aheadMs() === 0 ? undefined : clock.aheadMs();
    dispatch(configSet({ key: 'clockAheadMs', value }));
  });
}
