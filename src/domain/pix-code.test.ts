import { expect, test } from 'vitest';
import { crc16, createPixCode } from './pix-code.ts';

test('the checksum is that of the catalogue of CRCs', () => {
  expect(crc16('123456789')).toBe('29B1');
  expect(crc16('')).toBe('FFFF');
});

test('the example of the Central Bank comes out letter by letter', () => {
  const request = { key: '123e4567-e12b-12d1-a456-426655440000', receiver: 'Fulano de Tal', city: 'BRASILIA' };
  expect(createPixCode(request)).toBe(
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
  );
});

/** Takes a code apart again. */
function read(code: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (let at = 0; at < code.length; ) {
    const length = Number(code.slice(at + 2, at + 4));
    found[code.slice(at, at + 2)] = code.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return found;
}

test('an amount has its centavos, names lose accents and what is too long', () => {
  const code = createPixCode({
    key: 'contas@trama.example',
    receiver: 'Automação & Manutenção de Máquinas Ltda',
    city: 'São José do Vale do Rio Preto',
    amount_cents: 100_000_005,
    reference: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1f01',
  });
  expect(read(code)).toMatchObject({
    '54': '1000000.05',
    '59': 'Automacao Manutencao de M',
    '60': 'Sao Jose do Val',
    '62': '05250198f6a25c1e7b709d3e3f6d2',
  });
  expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)));
  expect(code).toMatch(/^[\x20-\x7e]+$/);
});

test('what has no name is still a code that banks read', () => {
  expect(read(createPixCode({ key: '+5511998765432', receiver: '株式会社', city: '' }))).toMatchObject({
    '59': 'NAO INFORMADO',
    '60': 'BRASIL',
    '62': '0503***',
  });
});
