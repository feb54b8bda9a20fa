import { clock } from '@/utils/clock';
import { machineMs } from '@/utils/machineTime';

/** The moment of a change that may wait for the network: this device's own clock, with how far that is from the server's. */
export const claimedMoment = () => ({
  claimedAt: new Date(machineMs()).toISOString(),
  clockOffset: clock.aheadMs(),
});
