const { createRequire } = require('node:module');
const { join } = require('node:path');

const Sequencer = createRequire(require.resolve('jest'))('@jest/test-sequencer').default;

// Small, so that Jest would begin it last and wait for it alone.
const LONG = join(__dirname, '../../server/app.test.ts');

const turnOf = ({ context, path }) => {
  if (context.config.displayName?.name === 'client') return 0;
  return path === LONG ? 1 : 2;
};

/** Tests of the client need no database: they run while the demo is made for the others. */
module.exports = class extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => turnOf(one) - turnOf(other));
  }
};
