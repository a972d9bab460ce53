import { SWC } from '../.config/swc.mjs';

const root = new URL('..', import.meta.url).pathname.replace(/\/$/, '');

/** @type {import('jest').Config} */
const shared = {
  rootDir: import.meta.dirname,
  testEnvironment: `${root}/.config/environment-node.mjs`,
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '^#contract/(.*)$': '<rootDir>/src/contract/$1.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.ts$': ['@swc/jest', SWC],
  },
};

/**
 * In plain Node, where the files of a worker share what they load: Jest's own runner would load the two thousand files of
 * the product anew for each of them. It has no time limit and no `jest.mock`.
 * @type {import('jest').Config}
 */
const inNode = {
  rootDir: import.meta.dirname,
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  setupFiles: [`${root}/.config/typescript.mjs`],
};

/**
 * Unit: pure rules beside their source. Web: the same of the two web apps. Components:
 * their parts, drawn in jsdom. Store: the embedded store. API: the whole product over HTTP.
 */
export default {
  // A loaded machine of two cores takes its time; no test waits for a clock.
  testTimeout: 60_000,
  workerIdleMemoryLimit: '1GB',
  testSequencer: `${root}/.config/test-sequencer.mjs`,
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    {
      ...shared,
      displayName: 'web',
      roots: [`${root}/admin`, `${root}/public-web`],
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: ['/build/', '/dist/'],
    },
    {
      ...shared,
      displayName: 'components',
      roots: [`${root}/admin`, `${root}/public-web`],
      testMatch: ['**/*.spec.tsx'],
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '\\.(?:css|svg(?:\\?url)?)$': `${root}/public-web/test/asset.ts`,
      },
      testPathIgnorePatterns: ['/build/', '/dist/'],
      testEnvironment: `${root}/.config/environment-jsdom.mjs`,
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      setupFilesAfterEnv: [`${root}/.config/jest.components.mjs`],
      transform: {
        '^.+\\.tsx?$': [
          '@swc/jest',
          {
            jsc: {
              target: 'es2023',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
            module: { type: 'nodenext' },
          },
        ],
      },
    },
    { ...inNode, displayName: 'store', testMatch: ['<rootDir>/test/database/**/*.spec.ts'] },
    {
      ...inNode,
      displayName: 'api',
      testMatch: ['<rootDir>/test/*.e2e-spec.ts'],
      globalSetup: '<rootDir>/test/support/global-setup.mjs',
      setupFiles: [...inNode.setupFiles, '<rootDir>/test/support/hashing.ts'],
    },
  ],
};
