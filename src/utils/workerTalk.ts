/** A page says this to the worker that stands between it and the network. */
export type ToWorker =
  /** The pieces that the page has loaded already, and then all the others of its version. */
  | { say: 'keep'; urls: readonly string[] }
  /** The look that stands in the pages changed: the kept ones are to be asked for again. */
  | { say: 'another look' }
  /** The person asked for the new version. */
  | { say: 'take over' };

/** The worker says this to the pages that are open. */
export type ToPage =
  /** The network is back: what waits may go. */
  | { say: 'flush' }
  /** A notice of the device was pressed: the page goes where it leads. */
  | { say: 'open'; link: string };

/** The build writes the worker there; its scope is the whole site. */
export const workerPath = '/sw.js';

/** The name under which the browser is asked to wake the worker when the network is back. */
export const queueTag = 'anden-cola';
