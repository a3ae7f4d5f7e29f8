import { describe, expect, test } from 'vitest';
import { Problem, toProblem } from '../kernel/problem';
import { failureText } from './failure-texts';
import { signUpText } from './sign-up-text';

const pt = 'pt-BR';

describe('section 8, auth: a server error that mentions a missing window object', () => {
  const missing = new Problem('INTERNAL', 'ReferenceError: window is not defined', { status: 500 });

  test.each([
    ['signIn', 'Ocorreu um erro ao fazer login. Por favor, tente novamente.'],
    ['code', 'Ocorreu um erro ao verificar o código. Por favor, tente novamente.'],
    ['signUp', 'Ocorreu um erro ao realizar cadastro. Por favor, tente novamente.'],
  ] as const)('%s', (step, text) => expect(failureText(step, missing, pt)).toBe(text));

  test('also on sign-up', () => expect(signUpText(missing, pt)).toMatch('ao realizar cadastro'));
  test('also beneath a failed authenticate', () => {
    const failure = new Error('Failed to authenticate: window is not defined', { cause: missing });
    expect(failureText('signIn', failure, pt)).toMatch('ao fazer login');
  });
});

test('what the server says of a refused password is said', () => {
  const refused = new Problem('INVALID_CREDENTIALS', 'E-mail ou senha incorretos.', { status: 401 });
  expect(failureText('signIn', refused, pt)).toBe('E-mail ou senha incorretos.');
});

describe('section 8, auth: sign-up', () => {
  test.each([
    [
      'an unparseable error body',
      new Problem('UNREADABLE', '', { status: 502 }),
      'Erro interno do servidor. Tente novamente.',
    ],
    ['500', new Problem('INTERNAL', 'x', { status: 500 }), 'Erro interno do servidor. Tente novamente mais tarde.'],
    ['anything else', new Error('?'), 'Falha ao realizar cadastro. Verifique os dados e tente novamente.'],
    [
      'no network',
      toProblem(new TypeError('fetch failed')),
      'Erro de conexão. Verifique sua internet e tente novamente.',
    ],
    ['a list: its first message', new Problem('VALIDATION', ['Um.', 'Dois.'], { status: 400 }), 'Um.'],
    ['a message', new Problem('RATE_LIMITED', 'Muitas tentativas.', { status: 429 }), 'Muitas tentativas.'],
    [
      'an empty message',
      new Problem('VALIDATION', '', { status: 400 }),
      'Falha ao realizar cadastro. Verifique os dados e tente novamente.',
    ],
  ])('%s', (_, failure, text) => expect(signUpText(failure, pt)).toBe(text));
});
