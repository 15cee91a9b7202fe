// eslint.config.mjs - common mistakes in the page and in its tests; form is not checked.
const names = (list) => Object.fromEntries(list.split(' ').map((name) => [name, 'readonly']));
const rules = {
  'no-undef': 'error', 'no-unused-vars': ['error', { argsIgnorePattern: '^_' }], 'no-var': 'error', 'prefer-const': 'error', eqeqeq: 'error', 'no-shadow': 'error',
  'no-eval': 'error', 'no-implied-eval': 'error', 'no-new-func': 'error', 'no-fallthrough': 'error', 'no-duplicate-imports': 'error', 'no-unreachable': 'error', 'no-self-compare': 'error',
  // Text of the game is never markup.
  'no-restricted-properties': ['error', ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'write', 'setHTMLUnsafe'].map((property) => ({ property, message: 'text is a text node, never markup' }))],
  complexity: ['error', 26], 'max-lines': ['error', 400],
};
const browser = names('document window location history localStorage navigator fetch console setTimeout clearTimeout performance matchMedia innerWidth innerHeight getComputedStyle CSS Node Element HTMLElement SVGElement requestAnimationFrame HTMLInputElement HTMLTextAreaElement HTMLSelectElement ResizeObserver URLSearchParams URL TextDecoder MouseEvent KeyboardEvent Event MutationObserver');
export default [
  { files: ['bindings/web/page/*.js'], languageOptions: { ecmaVersion: 2024, sourceType: 'module', globals: browser }, rules },
  { files: ['**/*.mjs'], languageOptions: { ecmaVersion: 2024, sourceType: 'module', globals: { ...browser, ...names('process Buffer AbortController') } }, rules: { ...rules, complexity: 'off', 'no-shadow': 'off', 'no-new-func': 'off', 'no-restricted-properties': 'off' } },
  { ignores: ['**/node_modules/**'] },
];
