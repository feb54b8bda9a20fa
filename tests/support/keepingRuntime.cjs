const asyncHooks = require('node:async_hooks');
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { sep } = require('node:path');
const { Script } = require('node:vm');
const { readBy, sharedModule } = require('./sharedModules.cjs');

const Runtime = createRequire(require.resolve('jest'))('jest-runtime').default;

const VENDORS = `${sep}node_modules${sep}`;

// Modules are kept by the name they are given first: both projects ask for the same module, by different names.
const keptOf = new Map();

function keptFor(head) {
  if (!keptOf.has(head)) keptOf.set(head, new Map());
  return keptOf.get(head);
}

/** A test that puts something in the place of what others share has modules of its own. */
const changesModules = (file) =>
  /\bjest\.(mock|doMock|spyOn|replaceProperty|useFakeTimers)\(/.test(readFileSync(file, 'utf8'));

/** Shared modules throw and answer these, so that `instanceof` in a test has to mean the same ones. */
const shared = { Date, Error, Map, RangeError, Set, SyntaxError, TypeError };

/**
 * Jest reads each module again for each test file, some three thousand times for the server. Here test files of the server
 * share the modules of the product and of libraries (sharedModules.cjs). All other modules are made anew, but of a compiled
 * script that stays in the worker, with the functions in it that were compiled when they were called.
 */
module.exports = class extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor, transformCache } = this;
    const compileAnew = executor.compile.bind(executor);
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    const kept = keptFor(head);

    function scriptOf(source, filename) {
      const known = kept.get(filename);
      if (known?.source === source) return known.script;
      // On the line of the first statement, so that lines and columns of a stack are those of the file.
      const place = { filename, columnOffset: -head.length };
      const script = new Script(`${head}${source}\n})`, place);
      kept.set(filename, { source, script });
      return script;
    }

    const readAnew = transformCache.transform.bind(transformCache);
    // A library does not change during a run, so it is not even read again.
    transformCache.transform = (filename, options) =>
      (filename.includes(VENDORS) && kept.get(filename)?.source) || readAnew(filename, options);

    executor.compile = (source, filename) => {
      const sandbox = executor.environment.getVmContext();
      // No file asks for the test of another.
      if (!sandbox || filename === executor.testPath) return compileAnew(source, filename);
      try {
        return scriptOf(source, filename).runInContext(sandbox);
      } catch {
        // Nothing of the module ran yet, so this can only be its grammar, which Jest explains better.
        return compileAnew(source, filename);
      }
    };

    this.stores = new Set();
    const { coreModule, stores } = this;
    const requireCore = coreModule.require.bind(coreModule);
    class AsyncLocalStorage extends asyncHooks.AsyncLocalStorage {
      constructor(...options) {
        super(...options);
        stores.add(this);
      }
    }
    coreModule.require = (name) =>
      /^(node:)?async_hooks$/.test(name) ? { ...asyncHooks, AsyncLocalStorage } : requireCore(name);

    const ofServer = executor.config.displayName?.name === 'server';
    this.shares = ofServer && !changesModules(executor.testPath);
    if (this.shares) {
      readBy(this);
      Object.assign(executor.environment.global, shared);
    }
  }

  /** Node hands the value of each such store to every promise, also of stores whose test file is over: Jest makes one a file. */
  teardown() {
    for (const store of this.stores) store.disable();
    super.teardown();
  }

  requireModuleOrMock(from, name) {
    const found = this.shares ? sharedModule(from, name) : null;
    return found ? found.exports : super.requireModuleOrMock(from, name);
  }
};
