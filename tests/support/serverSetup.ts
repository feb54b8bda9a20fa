import { forgetCounts } from '../../server/engine/http/rateLimit';
import { moveClock } from '../../server/engine/time/clock';

// Where the run began, and from there on (globalSetup.mjs).
moveClock(Number(process.env.ANDEN_TEST_AHEAD_MS));
// The file before this one may have used up what a minute allows.
forgetCounts();
