/**
 * How TypeScript is compiled for tests: the backend's as its `tsconfig.json` says, the web apps' with JSX.
 * @param {boolean} hasJsx
 */
export const swcOf = (hasJsx) => ({
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true, tsx: hasJsx },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
  },
  module: { type: 'nodenext' },
});
