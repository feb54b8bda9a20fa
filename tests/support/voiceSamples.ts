const head = '1a45dfa3874282847765626d';
const endlessSegment = '1853806701ffffffffffffff';
const oneSound = '1654ae6b85ae83838102';

/** The head of a WebM with one track of sound and a length that is not known, as a recorder begins it. */
export const soundInWebm = (): Uint8Array => Buffer.from(head + endlessSegment + oneSound, 'hex');
