import { areas } from './areas.ts';
import { writeReset } from './auth/new-password.ts';
import { handlers } from './handlers.ts';
import { buildApp } from './http/app.ts';
import type { Parts } from './kernel/parts.ts';
import { openNotifications } from './notifications/notifications.ts';

const assembly = {
  handlers,
  areas,
  openNotifications: (parts: Parts, log: Parameters<typeof openNotifications>[1]) =>
    openNotifications(parts, log, writeReset(parts), {
      dues: areas.flatMap(({ due = [] }) => due),
      jobs: areas.flatMap(({ job = [] }) => job),
    }),
};

/** The whole server over its parts, put together from its areas, not yet listening. */
export const assemble = (parts: Parts, siteFolder?: string, docsFolder?: string) =>
  buildApp(parts, assembly, siteFolder, docsFolder);
