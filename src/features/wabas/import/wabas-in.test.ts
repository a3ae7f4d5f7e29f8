import { expect, test } from 'vitest';
import { parseCsv } from '../../kit/csv/lines';
import { blankPhone, type Waba } from '../data/facts';
import { sampleWabas } from '../sample';
import { mostLines, wabasIn as read } from './wabas-in';

const wabasIn = (text: string, known: readonly Waba[]) => read(parseCsv(text), known);

const [care] = sampleWabas as [Waba];
const [first, second] = care.phone_numbers.map(({ id: _, ...phone }) => phone);
const heading = 'Conta;Nome da conta;Número;Nome verificado;Qualidade;Verificação;Limite;Situação';

test('what a file says of a number changes that, and leaves the rest as it is', () => {
  const text = `${heading}\n${care.waba_id};;11 98765-4321;;Média;;TIER_100K;\n`;
  const { accounts, numbers, refused } = wabasIn(text, sampleWabas);
  expect([numbers, refused]).toEqual([1, []]);
  expect(accounts).toEqual([
    {
      id: care.id,
      version: care.version,
      body: {
        waba_id: care.waba_id,
        name: care.name,
        // It is the number that stood there without its ninth digit.
        phone_numbers: [{ ...first, number: '+5511987654321', quality: 'yellow', messaging_limit: '100k' }, second],
      },
    },
  ]);
});

test('of a number comes all that Meta shows, by its own codes or by our words; what is no such word is told', () => {
  const text = [
    'Conta;Número;Situação do nome;platform_type;throughput_level;Conta oficial',
    `${care.waba_id};11 3214-5600;Disponível sem análise;CLOUD_API;HIGH;sim`,
    `${care.waba_id};11 98765-4321;;;;talvez`,
  ];
  const { accounts, refused } = wabasIn(text.join('\n'), sampleWabas);
  expect(accounts[0]?.body.phone_numbers?.[1]).toEqual({
    ...second,
    name_status: 'available_without_review',
    platform: 'cloud_api',
    throughput: 'high',
    is_official: true,
  });
  expect(refused.map(({ line, why }) => [line, why])).toEqual([[3, 'official']]);
});

test('new accounts come with all their numbers; what changes nothing is not sent', () => {
  const text = `waba_id,name,number,quality,status\n${care.waba_id},,${first?.number},GREEN,\n900100200,Vendas,+5581988887777,RED,CONNECTED\n900100200,,(81) 3421-0900,,`;
  const { accounts, numbers } = wabasIn(text, [care]);
  expect(numbers).toBe(3);
  expect(accounts).toEqual([
    {
      body: {
        waba_id: '900100200',
        name: 'Vendas',
        phone_numbers: [
          { ...blankPhone, number: '+5581988887777', quality: 'red', status: 'connected' },
          { ...blankPhone, number: '+558134210900' },
        ],
      },
    },
  ]);
});

test('lines that are not taken are told by number and why', () => {
  const lines = [
    'x;Vendas;+5581988887777',
    '900100200;;+5581988887777',
    '900100200;Vendas;123',
    '900100200;Vendas;11987654321',
    '900100200;Vendas;+5581988887777;;ótima',
    '900100200;Vendas;+5581988887777',
    '900100200;Vendas;558188887777',
  ];
  const { refused, accounts } = wabasIn([heading, ...lines].join('\n'), sampleWabas);
  expect(refused.map(({ line, why, account }) => [line, why, account])).toEqual([
    [2, 'noAccount', undefined],
    [3, 'noName', undefined],
    [4, 'noNumber', undefined],
    [5, 'elsewhere', care.name],
    [6, 'quality', undefined],
    [8, 'repeated', undefined],
  ]);
  expect(accounts.map(({ body }) => body.phone_numbers?.length)).toEqual([1]);
});

test('without its heading nothing is guessed, and no more are taken than a server takes in a while', () => {
  expect(wabasIn(`${care.waba_id};Vendas;+5581988887777`, []).hasHeading).toBe(false);
  const number = (index: number) => `+55819${80_000_000 + index}`;
  const rows = Array.from(
    { length: mostLines + 1 },
    (_, index) => `${900_100 + (index % 100)};Vendas;${number(index)}`,
  );
  const { numbers, refused } = wabasIn([heading, ...rows].join('\n'), []);
  expect([numbers, refused.map(({ why }) => why)]).toEqual([mostLines, ['tooManyLines']]);
});
