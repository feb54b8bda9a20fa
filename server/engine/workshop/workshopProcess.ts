import { cutBench } from '../cutting/cutBench';
import { imageBench } from '../files/images/imageBench';
import { rowsBench } from '../imports/rowsBench';
import { pdfBench } from '../signing/pdf/pdfBench';
import { textBench } from '../texts/textBench';
import { moveClock } from '../time/clock';
import { serveWork } from './serveWork';

/** All that is done with files from anybody. */
const benches = { ...pdfBench, ...cutBench, ...textBench, ...imageBench, ...rowsBench };
export type Benches = typeof benches;

// The server's clock, where it stands at another moment than the machine's.
moveClock(Number(process.env.ANDEN_AHEAD_MS ?? 0));
serveWork(benches);
