/** How the backend's TypeScript is compiled for its tests: as `tsconfig.json` says. */
export const SWC = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
  module: { type: 'nodenext' },
};
