import { loadDemonstration } from './demo/load.ts';
import { type Config, readConfig } from './kernel/config.ts';
import { demoPassword, demoPeople } from './kernel/demo-cast.ts';
import { runHousekeeping } from './kernel/housekeeping.ts';
import { openMetrics, serveMetrics } from './kernel/metrics.ts';
import { StartError } from './kernel/start-error.ts';
import { openStore } from './kernel/store/open.ts';
import { openDoors } from './listen.ts';

const soonMs = 60_000;
const hourMs = 3_600_000;
const graceMs = 8_000;
const idleMs = 100;
const lastMs = 9_500;

function announce(config: Config, port: number): void {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  console.log(`Trama está em http://${host}:${port}`);
  if (config.demoRefusedBy) console.log(`Sem demonstração, apesar de TRAMA_DEMO=1: ${config.demoRefusedBy}.`);
  if (!config.demo) return;
  const emails = Object.values(demoPeople).map(({ email }) => email);
  console.log(`Contas de demonstração: ${emails.join(', ')} (senha: ${demoPassword})`);
}

async function serve(config: Config): Promise<void> {
  // The store opens in its own thread while the rest is loaded.
  const [store, { assemble }, { areas }] = await Promise.all([
    openStore(config, { demonstrate: loadDemonstration, tell: console.log }),
    import('./assemble.ts'),
    import('./areas.ts'),
  ]);
  let isClosing = false;
  const metrics = openMetrics({ process: config.metrics !== undefined });
  const app = await assemble({ store, config, metrics, now: () => new Date(), isClosing: () => isClosing });
  const sweeps = areas.flatMap(({ sweep = [] }) => sweep);
  const sweep = () =>
    runHousekeeping(store, config, new Date(), sweeps).catch((error) =>
      app.log.warn({ err: error }, 'Housekeeping failed'),
    );
  // Soon too, for a server may be started anew more often than hourly.
  const sweeping = [setTimeout(sweep, soonMs), setInterval(sweep, hourMs)];

  let port: number;
  let measured: Awaited<ReturnType<typeof serveMetrics>> | undefined;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    sweeping.forEach(clearInterval);
    measured?.close().closeAllConnections();
    // `close` would wait for connections that stay open after their last response.
    setInterval(() => app.server.closeIdleConnections(), idleMs).unref();
    // A request that does not end by itself is cut off, for the store has to close in time.
    setTimeout(() => app.server.closeAllConnections(), graceMs).unref();
    setTimeout(() => process.exit(1), lastMs).unref();
    await app.close();
    await store.close();
    process.exit(0);
  };
  // The last is the end of whoever started it by `npm start`: nobody would be left to end it.
  for (const end of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'] as const) process.on(end, close);
  try {
    if (config.metrics) measured = await serveMetrics(metrics, config.metrics);
    port = await openDoors(app, config);
  } catch (error) {
    measured?.close();
    await app.close();
    await store.close();
    if (error instanceof StartError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartError(`A porta ${config.port} de ${config.host} já está em uso.`);
    throw new StartError(`Não foi possível ouvir em ${config.host}:${config.port}: ${message}`);
  }
  announce(config, port);
}

try {
  await serve(readConfig(process.env));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
