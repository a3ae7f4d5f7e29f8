import { expect, test } from 'vitest';
import { rulesFor } from '../scripts/rules-for.mjs';

const markup = '<main class="page wide"><button class="primary">Entrar</button></main>';
const kept = (css: string) => rulesFor(markup, css);

test.each([
  ['.page{color:red}'],
  ['.page .primary:hover,.other{color:red}'],
  [':root{--a:1}button{font:inherit}'],
  ['.page:not(.other)>button{color:red}'],
  ['.primary:is(:focus-visible,:has(>:is(input,.other))){color:red}'],
  ['@media (width>=60rem){.page{color:red}}'],
  ['@font-face{font-family:Geist;src:url(/a.woff2)}'],
  ['@keyframes turn{to{rotate:1turn}}.primary{animation:1s linear infinite turn}'],
  ['.page:before{content:"}"}'],
])('%s is kept', (css) => expect(kept(css)).toBe(css));

test.each([
  ['.other{color:red}'],
  ['.page .other,.other{color:red}'],
  ['@media print{.other{color:red}}'],
  ['@media (width>=60rem){@supports (gap:0){.other{color:red}}}'],
  ['@keyframes turn{to{rotate:1turn}}.other{animation:1s turn}'],
  ['@page{margin:0}'],
  ['.other:before{content:"{"}'],
])('%s is left out', (css) => expect(kept(css)).toBe(''));

test('of what is kept in parts the rest is left out', () => {
  expect(kept('.a{x:y}.page{x:y}@media print{.a{x:y}.wide{x:y}}.b{x:y}')).toBe('.page{x:y}@media print{.wide{x:y}}');
});

test('a stylesheet that is cut off is refused', () => expect(() => kept('.page{color:red')).toThrow('no end'));
