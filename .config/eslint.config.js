import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

const SOURCES = ['**/*.ts', '**/*.tsx'];
const WEB = ['admin/**/*.{ts,tsx}', 'public-web/**/*.{ts,tsx}'];

export default ts.config(
  {
    ignores: [
      '**/dist/**',
      '**/build/**',
      '**/.react-router/**',
      '**/node_modules/**',
      '**/test-results/**',
      'data/**',
    ],
  },
  js.configs.recommended,
  {
    files: SOURCES,
    extends: [...ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      'max-lines': ['error', { max: 220, skipBlankLines: false, skipComments: false }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Nest and Mongoose take plain objects for their option classes everywhere.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true, allowEmpty: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/config/environment.ts', 'backend/src/**/*.spec.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are read once, in config/.' },
      ],
    },
  },
  {
    files: ['backend/test/**/*.ts', 'backend/src/**/*.spec.ts'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    // A file loads and starts the whole product: all tests of a subject share one.
    files: ['backend/test/*.e2e-spec.ts'],
    rules: { 'max-lines': ['error', { max: 420 }] },
  },
  {
    files: WEB,
    extends: [a11y.flatConfigs.strict],
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs.recommended.rules,
  },
  {
    files: ['public-web/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXText[value=/[a-z]{2}/i]', message: 'Texts come from the catalogues (messages/).' },
        {
          selector:
            'JSXAttribute[name.name=/^(alt|title|placeholder|aria-label|aria-description)$/] > Literal[value=/[a-z]/i]',
          message: 'Texts come from the catalogues (messages/).',
        },
        {
          selector: 'MemberExpression[property.name=/^(DateTimeFormat|NumberFormat|toLocale.*String)$/]',
          message: 'Browsers know no Sinhala dates, and Node lunar ones: words come from the catalogues.',
        },
      ],
    },
  },
  { files: ['admin/src/messages/**', 'public-web/messages/**'], rules: { 'max-lines': 'off' } },
  {
    // Runs in mongosh.
    files: ['docker/*.js'],
    languageOptions: { globals: { db: 'readonly', require: 'readonly' } },
  },
  {
    // Partly runs in the browser it measures.
    files: ['public-web/bench/**', 'admin/bench/**'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'addEventListener',
          'clearInterval',
          'document',
          'localStorage',
          'location',
          'MessageChannel',
          'performance',
          'PerformanceObserver',
          'Request',
          'requestAnimationFrame',
          'setInterval',
          'window',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: { globals: { process: 'readonly', URL: 'readonly', Buffer: 'readonly', console: 'readonly' } },
  },
);
