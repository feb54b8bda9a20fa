const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { extname } = require('node:path');
const { transformSync, version } = require('esbuild');
const tsJest = require('ts-jest').default;

const loaders = { '.ts': 'ts', '.tsx': 'tsx', '.js': 'js' };
const own = readFileSync(__filename);

/** Mocks have to stand before what they replace is read, and only the TypeScript compiler moves them there. */
const mocks = (source) => source.includes('jest.mock(');

/**
 * Makes the scripts that Jest runs: some two thousand modules, in each worker, and in each clean clone anew. Types are looked at by
 * `npm run check`, so here they are only taken away, which esbuild does many times faster than the compiler.
 */
module.exports = {
  createTransformer(options) {
    const slow = tsJest.createTransformer(options);
    return {
      process(source, path, given) {
        if (mocks(source)) return slow.process(source, path, given);
        const { code, map } = transformSync(source, {
          loader: loaders[extname(path)],
          format: 'cjs',
          target: 'es2022',
          // Jest's own modules are scripts, which `import()` does not find.
          supported: { 'dynamic-import': false },
          jsx: 'automatic',
          sourcefile: path,
          sourcemap: true,
          sourcesContent: false,
        });
        return { code, map };
      },
      getCacheKey(source, path, given) {
        const hash = createHash('sha256').update(own).update(version).update(path);
        return hash.update(source).update(given.configString).digest('hex').slice(0, 32);
      },
    };
  },
};
