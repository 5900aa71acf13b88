// What is wrong although it compiles. How it looks is the formatter's business.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['target/**', 'node_modules/**', 'crates/**', 'web/dist/**', 'web/src/protocol.ts', 'games/*/web/wire.ts', '**/fixtures/**'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs['flat/recommended'],
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // TypeScript knows these names better.
      'no-undef': 'off',
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
      // Runes are declared with let; the rule of the plugin knows them.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all' }],
      // Maps that nothing is drawn from are plain on purpose.
      'svelte/prefer-svelte-reactivity': 'off',
      // svelte-check needs some comments that this rule does not.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  { files: ['**/browser/**', '**/*.config.*'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
);
