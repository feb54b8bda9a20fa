/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const compile = (more = {}): [string, Record<string, unknown>] => [
  '<rootDir>/tests/support/fastTransform.cjs',
  {
    tsconfig: {
      module: 'CommonJS',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      target: 'ES2022',
      esModuleInterop: true,
      isolatedModules: true,
      strict: true,
      skipLibCheck: true,
      types: ['jest', 'node'],
      ...more,
    },
    // TypeScript's own checks run in `npm run check`; here only syntax matters.
    diagnostics: false,
  },
];

const transform = { '^.+\\.tsx?$': compile() };

const moduleNameMapper = {
  '^@contract/(.*)$': '<rootDir>/contract/$1',
  '^@/env$': '<rootDir>/tests/support/env.stub.ts',
  '^@/(.*)$': '<rootDir>/src/$1',
  // The package answers Node with an ES module only; this is its other build.
  '^supercluster$': '<rootDir>/node_modules/supercluster/dist/supercluster.js',
  '\\.(css|svg|png|ftl|woff2)$': '<rootDir>/tests/support/asset.stub.cjs',
};

const config: Config = {
  // Two cores may be busy with a browser or a build at the same time, and the first suite may wait for the demo.
  testTimeout: 180_000,
  testSequencer: '<rootDir>/tests/support/clientFirst.cjs',
  projects: [
    {
      displayName: 'client',
      runtime: '<rootDir>/tests/support/keepingRuntime.cjs',
      testEnvironment: '<rootDir>/tests/support/jsdomEnvironment.cjs',
      testEnvironmentOptions: {
        customExportConditions: ['require', 'default'],
        url: 'http://localhost/',
      },
      testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/clientSetup.ts'],
      transform,
      moduleNameMapper,
    },
    {
      displayName: 'server',
      runtime: '<rootDir>/tests/support/keepingRuntime.cjs',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/server/**/*.test.ts',
        '<rootDir>/contract/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
        '<rootDir>/tests/imports/**/*.test.ts',
        '<rootDir>/tests/security/**/*.test.ts',
        '<rootDir>/tests/hostile/**/*.test.ts',
        '<rootDir>/tests/bench/**/*.test.ts',
      ],
      globalSetup: '<rootDir>/tests/support/globalSetup.mjs',
      globalTeardown: '<rootDir>/tests/support/globalTeardown.mjs',
      setupFiles: ['<rootDir>/tests/support/serverSetup.ts'],
      // Some packages are ES modules only; Jest reads them as CommonJS.
      transform: { ...transform, '^.+\\.js$': compile({ allowJs: true }) },
      transformIgnorePatterns: [
        '/node_modules/(?!(file-type|strtok3|token-types|@tokenizer|uint8array-extras|@borewit)/)',
      ],
      moduleNameMapper,
    },
  ],
};

export default config;
