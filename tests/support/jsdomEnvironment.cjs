// Before jsdom takes it for its own.
require('./quickSelectors.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom lacks these; MessageChannel stays out on purpose, React's scheduler would keep Jest alive.
const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
];

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of fromNode) this.global[name] = globalThis[name];
  }
};
