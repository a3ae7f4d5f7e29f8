import { areas } from './areas.ts';
import { writeReset } from './auth/new-password.ts';
import { handlers } from './handlers.ts';
import { buildApp } from './http/app.ts';
import type { AppServices } from './kernel/app-services.ts';
import type { MessageWriter } from './kernel/notifications.ts';
import { writeMeetingMail } from './meetings/mail/changes.ts';
import { leftOutCounts } from './notifications/budget.ts';
import { openNotifications } from './notifications/notifications.ts';

/** Writes the messages that are composed when they are sent. */
function taskWriter(parts: AppServices): MessageWriter {
  const [writePasswordReset, writeChange] = [writeReset(parts), writeMeetingMail(parts.now)];
  return (tx, row, task) => (task.kind === 'meeting' ? writeChange(tx, row, task) : writePasswordReset(tx, row, task));
}

const assembly = {
  handlers,
  areas,
  openNotifications: (parts: AppServices, log: Parameters<typeof openNotifications>[1]) => {
    const help = 'Messages that a budget left out, by purpose.';
    parts.metrics.registerCounter('trama_mail_left_out_total', help, leftOutCounts, 'purpose');
    return openNotifications(parts, log, taskWriter(parts), {
      dues: areas.flatMap(({ due = [] }) => due),
      jobs: areas.flatMap(({ job = [] }) => job),
    });
  },
};

/** The whole server over its parts, put together from its areas, not yet listening. */
export const assemble = (parts: AppServices, siteFolder?: string, docsFolder?: string) =>
  buildApp(parts, assembly, siteFolder, docsFolder);
