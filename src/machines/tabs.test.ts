import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Browser } from './testing/browser';

const second = 1_000;

const acts = ['renew', 'woke', 'leave', 'extend', 'dismiss', 'token needed'] as const;
type Act = { tab: number; act: (typeof acts)[number] } | { server: 'renews' | 'refuses' } | { pass: number };

async function play(browser: Browser, act: Act) {
  if ('pass' in act) return browser.advance(act.pass);
  if ('server' in act) return browser.server(act.server);
  const tab = browser.tabs[act.tab % browser.tabs.length];
  if (act.act === 'extend' || act.act === 'dismiss') tab?.snapshot.children.dialog?.send({ type: act.act });
  else tab?.actor.send({ type: act.act });
  return browser.settle();
}

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ tab: fc.nat(2), act: fc.constantFrom(...acts) }) },
  { weight: 2, arbitrary: fc.constantFrom({ server: 'renews' } as const, { server: 'refuses' } as const) },
  { weight: 2, arbitrary: fc.constantFrom(5 * second, 61 * second, 125 * second).map((pass) => ({ pass })) },
);

function assertAgreement(browser: Browser) {
  const snapshots = browser.tabs.map(({ snapshot }) => snapshot);
  for (const { status, context, matches } of snapshots) {
    expect(status).not.toBe('error');
    expect(matches).toBeDefined();
    expect(context.tokens.accessToken).toBe(browser.stored.accessToken);
  }
}

describe.each([2, 3])('%i tabs that share storage and lock', (count) => {
  it('never renew twice at once, and agree in the end', async () => {
    const seed = Number(process.env.SEED ?? 20_261_121);
    console.log(`SEED=${seed}`);
    await fc.assert(
      fc.asyncProperty(fc.array(anyAct, { maxLength: 30 }), async (way) => {
        const browser = new Browser(count);
        await browser.settle();
        for (const act of way) await play(browser, act);
        while (browser.asked.length) await browser.server('renews');
        await browser.settle();
        expect(browser.mostAtOnce).toBeLessThanOrEqual(1);
        assertAgreement(browser);
        for (const { actor } of browser.tabs) actor.stop();
      }),
      { numRuns: 1_000, seed },
    );
  }, 120_000);
});

it('without the lock two tabs do renew at once: the test would see it', async () => {
  const browser = new Browser(2, false);
  await browser.settle();
  for (const tab of [0, 1]) await play(browser, { tab, act: 'renew' });
  expect(browser.mostAtOnce).toBe(2);
});
